import { useDeferredValue } from 'react';
import { at, decider, type Action, type State } from '../../engine/winter-war/index.ts';
import { seat, useGame } from '../store/game.ts';
import { isLevel, onlyHuman } from '../store/seats.ts';
import { useTable } from '../store/table.ts';
import { changeSeats } from '../seats/commands.ts';
import { DropCard } from '../../games/winter-war/ui/panels/DropCard.tsx';
import { HexPanel } from '../../games/winter-war/ui/panels/HexPanel.tsx';
import { OddsCard } from '../../games/winter-war/ui/panels/OddsCard.tsx';
import { ResultCard } from '../../games/winter-war/ui/panels/ResultCard.tsx';
import { plain } from '../words/plain.ts';
import { SpeedChoice } from '../replay/SpeedChoice.tsx';
import { TurnSoFar } from '../replay/ReplayPanel.tsx';
import { toldAt } from '../replay/spoken.ts';
import { seatsWords } from '../seats/words.ts';
import * as ask from '../../games/winter-war/ui/hand/queries.ts';
import { useShownTimeline } from '../seen/shown.ts';
import { usePosition } from '../seen/usePosition.ts';
import { Button } from '../../kit/widgets/Button.tsx';
import { Icon } from '../../kit/widgets/Icon.tsx';
import { Words } from '../text/Links.tsx';
import { Section } from '../../kit/widgets/Section.tsx';
import { hexText } from '../../games/winter-war/ui/words/words.ts';
import { step } from './driver.ts';
import { retry, setPace, setPaused, skip, useRival } from './rival.ts';
import { rivalWords } from './words.ts';
import css from './Rival.module.css';

function Controls() {
  const paused = useRival((rival) => rival.paused);
  const ready = useRival(({ next }) => next.length > 0);
  const speed = useRival((rival) => rival.speed);
  const person = useGame(({ seats }) => onlyHuman(seats) !== null);
  const w = rivalWords();
  const toggle = paused ? w.goOn : w.pause;
  const skipping = person ? w.skip : w.skipTurn;
  return (
    <div className={css.controls} role="toolbar" aria-label={w.keys}>
      <Button
        kind="primary"
        className={css.control}
        aria-label={toggle}
        title={`${toggle} (K)`}
        onClick={() => setPaused(!paused)}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </Button>
      <Button
        className={css.control}
        aria-label={w.step}
        title={`${w.step} (.)`}
        why={ready ? null : w.thinking}
        onClick={step}
      >
        <Icon name="right" />
      </Button>
      <Button className={css.control} aria-label={skipping} title={`${skipping} (E)`} onClick={skip}>
        <Icon name="last" />
      </Button>
      <SpeedChoice speed={speed} onChange={setPace} />
    </div>
  );
}

/** What stands in the way, and two ways on. The game itself is not touched by it. */
function TroubleBox({ state }: { readonly state: State }) {
  const trouble = useRival((rival) => rival.trouble);
  const w = rivalWords();
  if (!trouble) return null;
  return (
    <div className={css.trouble} role="alert">
      <p>
        <b>{w.trouble[trouble]}</b> {w.safe}
      </p>
      <div className={css.row}>
        <Button kind="primary" onClick={retry}>
          {w.retry}
        </Button>
        <Button onClick={() => seat(decider(state), 'human')}>{w.takeOver}</Button>
      </div>
    </div>
  );
}

/** The attack that is pointed at, with its odds. */
function Aimed({ state, action }: { readonly state: State; readonly action: Action | undefined }) {
  if (action?.type !== 'attack') return null;
  return (
    <Section title={rivalWords().aims(action.targets.map(hexText).join(', '))}>
      <OddsCard report={ask.odds(state, action.attackers, action.targets)} />
    </Section>
  );
}

function Status() {
  const thinking = useRival((rival) => rival.thinking);
  const paused = useRival((rival) => rival.paused);
  const trouble = useRival((rival) => rival.trouble);
  const w = rivalWords();
  if (trouble) return null;
  return (
    <p className={css.status} data-thinking={thinking !== null || undefined}>
      {thinking !== null ? w.thinking : paused ? w.paused : null}
      <progress
        className={css.progress}
        max={1}
        value={thinking ?? 0}
        hidden={thinking === null}
        aria-label={w.thinking}
      />
    </p>
  );
}

/** Beside the map while a computer player has the word: what it does, and how fast that is shown. */
export default function RivalPanel() {
  const { state } = usePosition();
  const timeline = useShownTimeline();
  const later = useDeferredValue(timeline);
  const mode = useTable((table) => table.mode);
  const seats = useGame((game) => game.seats);
  const aiming = useRival((rival) => rival.aiming);
  const next = useRival((rival) => rival.next[0]);
  const side = decider(state);
  const level = seats[side];
  if (!timeline || !later || !isLevel(level)) return null;
  const w = rivalWords();
  const hidden = state.phase === 'set-up' && side === 'finn' && onlyHuman(seats) === 'soviet';
  const done = timeline.steps[timeline.cursor - 1];
  const fought = done?.events.some(({ type }) => type === 'attacked') ?? false;
  // What the person himself did before is no news.
  const own = timeline.cursor > 0 && isLevel(seats[decider(at(timeline, timeline.cursor - 1))]);
  return (
    <>
      <section className={css.rival} aria-label={w.title(level)}>
        <div className={css.head}>
          <h2 className={css.title}>
            <span className={css.flag} data-side={side} aria-hidden />
            {w.title(level)} <small>{seatsWords().side[side]}</small>
          </h2>
          <Status />
        </div>
        <Controls />
        <TroubleBox state={state} />
      </section>
      {aiming ? <Aimed state={state} action={next} /> : <ResultCard />}
      <DropCard />
      {mode.mode === 'look' ? <HexPanel hex={(mode as unknown as { readonly hex: number }).hex} /> : null}
      {hidden ? <p className={css.told}>{w.hidden}</p> : null}
      {own && !hidden && !fought && !aiming ? (
        <div className={css.told}>
          {toldAt(timeline, timeline.cursor).map((parts, i) => (
            <p key={`${i} ${plain(parts)}`}>
              <Words parts={parts} />
            </p>
          ))}
        </div>
      ) : null}
      {state.phase === 'set-up' ? null : <TurnSoFar timeline={later} />}
      <div className={css.foot}>
        <Button onClick={changeSeats.run}>{changeSeats.label}</Button>
      </div>
      <details className={css.keys}>
        <summary>{w.keys}</summary>
        <dl>
          {w.keyList.map(([key, text]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{w.undoHint}</p>
      </details>
    </>
  );
}
