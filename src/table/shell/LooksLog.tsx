import type { Look } from '#engine/core/about.ts';
import { present } from '#engine/core/timeline.ts';
import { game } from '../game/registry.ts';
import { momentName } from '../features/replay/spoken.ts';
import { playerText, seatName, usePlayers } from '../features/seats/names.ts';
import { seatsWords } from '../features/seats/words.ts';
import { useLooks } from '../view/useLooks.ts';
import { usePosition } from '../view/usePosition.ts';
import { useGame } from '../store/game.ts';
import css from './LogPanel.module.css';

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

/** More lines than these are folded away: they are looked up, while the log is read. */
const FEW = 2;

/** Above the log: who took the screen, was handed a side, or looked at what is written down, while it was secret. */
export function LooksLog() {
  const timeline = useGame((game) => game.timeline);
  const looks = useLooks();
  const { viewer } = usePosition();
  const players = usePlayers();
  if (!timeline) return null;
  const { card, rules, secrets, secretWords } = game();
  const over = rules.isOver(present(timeline));
  // That something written down was looked at says that there is something.
  const told = looks.filter(
    ({ how, at, side }) => at <= timeline.cursor && (how !== 'written' || viewer === side || over),
  );
  if (!told.length) return null;
  const w = seatsWords();
  const lines = counted(told);
  const secret = secrets.secretAt(timeline, timeline.cursor) !== null;
  const inWords = ({ side, how, who }: Look): string => {
    if (how === 'seat') return w.seated(card.side(side).name, seatName(who!));
    return how === 'curtain' ? w.lifted(playerText(side, players[side])) : secretWords.looked();
  };
  return (
    <details className={css.looks} open={secret && lines.length <= FEW}>
      <summary>{w.looks}</summary>
      <ul>
        {lines.map(({ look, times }, i) => (
          <li key={`${i}`}>
            {momentName(timeline, look.at)}: {inWords(look)}
            {times > 1 ? ` ${w.times(times)}` : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
