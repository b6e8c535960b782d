import startMessages from '../../content/en/start.ftl';
import { setTab } from '#table';
import css from '#kit/widgets/BarFigure.module.css';
import { usePosition } from '../../table-adapter.ts';
import { figure } from '../text/numbers.ts';

/** The morale of both on the bar; the way to the track. */
export function Morale({ narrow }: { readonly narrow: boolean }) {
  const { morale } = usePosition().seen;
  const { side, morale: name } = startMessages().common;
  const short = `${name} ${figure(morale.soviet)}\u00a0:\u00a0${figure(morale.finn)}`;
  if (narrow) return <span>{short}</span>;
  const whole = `${side.soviet} ${figure(morale.soviet)}, ${side.finn} ${figure(morale.finn)}`;
  return (
    <button type="button" className={css.score} onClick={() => setTab('score')}>
      <b>{name}</b>
      <span>{whole}</span>
    </button>
  );
}
