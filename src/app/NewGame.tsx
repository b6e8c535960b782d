import { useState, type FormEvent, type ReactNode } from 'react';
import {
  rememberedSwitches,
  rememberSwitches,
  type Switches,
} from '../games/talvisota/options/remembered.ts';
import { RulesLine, RulesSwitches } from '../games/talvisota/ui/options/RulesSwitches.tsx';
import type { Options } from '../engine/winter-war/game/options.ts';
import { rememberedOptions, rememberOptions } from '../games/winter-war/options/options-choice.ts';
import { RulesChoice } from '../games/winter-war/ui/options/RulesChoice.tsx';
import { RulesSummary } from '../games/winter-war/ui/options/RulesSummary.tsx';
import { Button } from '../kit/widgets/Button.tsx';
import type { Card } from '../table/contract/card.ts';
import { nameOf } from '../table/here.ts';
import { Bring } from '../table/library/Bring.tsx';
import { WhoPlays, type Who } from '../table/seats/WhoPlays.tsx';
import { openTable } from '../table/store/screen.ts';
import { rememberedSeats, rememberSeats, seatsOf } from '../table/store/seats.ts';
import css from './StartScreen.module.css';
import { startWords } from './start-words.ts';

/** How the rules of a game are chosen. */
interface RulesOf<Chosen> {
  /** As for the last game of its kind. */
  remembered(): Chosen;
  remember(options: Chosen): void;
  Choose(props: { readonly options: Chosen; onChange(options: Chosen): void }): ReactNode;
  /** What the choice amounts to. */
  Summary(props: { readonly options: Chosen }): ReactNode;
}

const winterWar: RulesOf<Options> = {
  remembered: rememberedOptions,
  remember: rememberOptions,
  Choose: RulesChoice,
  Summary: RulesSummary,
};

const talvisota: RulesOf<Switches> = {
  remembered: rememberedSwitches,
  remember: rememberSwitches,
  Choose: RulesSwitches,
  Summary: RulesLine,
};

const RULES: Readonly<Record<string, RulesOf<unknown>>> = { 'winter-war': winterWar, talvisota };

/** Who plays, by which rules; `of` is the game that is to be played, and stays the same. */
export function NewGame({ card, children }: { readonly card: Card; readonly children: ReactNode }) {
  const { remembered, remember, Choose, Summary } = RULES[card.id]!;
  const [seats, setSeats] = useState(() => rememberedSeats(card));
  const [who, setWho] = useState<Who>(seats.kind === 'people' ? 'hotseat' : seats.kind);
  const table = who === 'solo' ? 'solo' : 'hotseat';
  const [options, setOptions] = useState(remembered);
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    const kind = who === 'rival' || who === 'watch' ? who : 'people';
    remember(options);
    rememberSeats(card, { ...seats, kind });
    const of = nameOf(card);
    openTable({
      from: 'new',
      ...(of !== undefined && { of }),
      table,
      options,
      ...(kind !== 'people' && { seats: seatsOf(card, { ...seats, kind }) }),
    });
  };
  return (
    <form className={css.form} onSubmit={begin}>
      <div className={css.headed}>
        <h2>{startWords().newGame}</h2>
        <Bring table={table} />
      </div>
      {children}
      <WhoPlays card={card} who={who} seats={seats} onWho={setWho} onSeats={setSeats} />
      <Choose options={options} onChange={setOptions} />
      <div className={css.bar}>
        <Summary options={options} />
        <div className={css.row}>
          <Button kind="primary" urgent type="submit">
            {startWords().begin}
          </Button>
        </div>
      </div>
    </form>
  );
}
