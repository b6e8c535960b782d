import { present, secretAt, type Look, type Side } from '../../../../engine/winter-war/index.ts';
import { useGame, usePosition } from '../../here.ts';
import { game } from '../../../../table/here.ts';
import { seatName } from '../../../../table/seats/names.ts';
import { momentName } from '../../../../table/replay/spoken.ts';
import { seatsWords } from '../../../../table/seats/words.ts';
import { useLooks } from '../../../../table/seen/useLooks.ts';
import css from '../../../../table/frame/LogPanel.module.css';
import { commonWords } from '../words/common-words.ts';

const isSame = (a: Look, b: Look): boolean =>
  a.at === b.at && a.side === b.side && a.how === b.how && a.who === b.who;

/** Equal ones in a row as one, with how many they are. */
const counted = (looks: readonly Look[]): { readonly look: Look; readonly times: number }[] =>
  looks.reduce<{ look: Look; times: number }[]>((lines, look) => {
    const last = lines.at(-1);
    if (last && isSame(last.look, look)) last.times++;
    else lines.push({ look, times: 1 });
    return lines;
  }, []);

/** Above the log: who took the screen, was handed a side, or looked at what is written down, while it was secret. */
export function LooksLog() {
  const timeline = useGame((game) => game.timeline);
  const looks = useLooks();
  const { viewer } = usePosition();
  if (!timeline) return null;
  const over = present(timeline).phase === 'over';
  // That a plan was looked at says that there is one.
  const told = looks.filter(
    ({ how, at }) => at <= timeline.cursor && (how !== 'written' || viewer === 'soviet' || over),
  );
  if (!told.length) return null;
  const w = seatsWords();
  const words = ({ side, how, who }: Look): string => {
    if (how === 'seat') return w.seated(game().card.side(side).name, seatName(who!));
    return how === 'curtain' ? w.lifted(commonWords().player[side as Side]) : w.looked;
  };
  return (
    <details className={css.looks} open={secretAt(timeline, timeline.cursor) !== null}>
      <summary>{w.looks}</summary>
      <ul>
        {counted(told).map(({ look, times }, i) => (
          <li key={`${i}`}>
            {momentName(timeline, look.at)}: {words(look)}
            {times > 1 ? ` ${w.times(times)}` : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
