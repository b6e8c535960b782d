import extrasMessages from '../content/en/extras.ftl';
import { AIDS, type Aid } from '#engine/core/about.ts';
import type { GameMeta } from '../game/meta.ts';
import { Choice } from '#kit/widgets/Choice.tsx';
import css from './players.module.css';

interface AidChoiceProps {
  readonly game: GameMeta;
  readonly without: readonly Aid[];
  onChange(aid: Aid, allowed: boolean): void;
}

/** The aids that two people at one screen allow each other. */
export function AidChoice({ game, without, onChange }: AidChoiceProps) {
  const t = extrasMessages().aids;
  return (
    <fieldset className={css.aids}>
      <legend>{t.title}</legend>
      {(game.aids ?? AIDS).map((aid) => (
        <Choice
          key={aid}
          type="checkbox"
          name={aid}
          label={t.aid[aid].name}
          hint={t.aid[aid].hint}
          checked={!without.includes(aid)}
          onChange={(allowed) => onChange(aid, allowed)}
        />
      ))}
      <p className={css.note}>{t.hint}</p>
    </fieldset>
  );
}
