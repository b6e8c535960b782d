import { useDeferredValue, useMemo, useRef } from 'react';
import type { Timeline } from '../../engine/winter-war/index.ts';
import { playerTurns } from '../../games/winter-war/records/player-turns.ts';
import { useTable } from '../store/table.ts';
import { DropCard } from '../../games/winter-war/ui/panels/DropCard.tsx';
import { HexPanel } from '../../games/winter-war/ui/panels/HexPanel.tsx';
import { ResultCard } from '../../games/winter-war/ui/panels/ResultCard.tsx';
import { accountOf } from '../../games/winter-war/ui/summary/last-turn.ts';
import { TurnSummaryView } from '../../games/winter-war/ui/summary/TurnSummaryView.tsx';
import { useShown } from '../seen/shown.ts';
import { Button } from '../../kit/widgets/Button.tsx';
import { Words } from '../text/Links.tsx';
import { Section } from '../../kit/widgets/Section.tsx';
import { plain } from '../words/plain.ts';
import css from './ReplayPanel.module.css';
import { nameOf, toldAt } from './spoken.ts';
import { watchFile } from './watch-file.ts';
import { replayWords } from './words.ts';

/** What has happened in the Player-Turn that is watched, as far as it has come. */
export function TurnSoFar({ timeline }: { readonly timeline: Timeline }) {
  const turn = useMemo(() => playerTurns(timeline).at(-1), [timeline]);
  const account = useMemo(
    () => (turn && turn.kind !== 'set-up' ? accountOf(timeline, turn.from, turn.to) : null),
    [timeline, turn],
  );
  if (!turn) return null;
  return <Section title={nameOf(turn)}>{account ? <TurnSummaryView account={account} /> : null}</Section>;
}

function OtherFile() {
  const input = useRef<HTMLInputElement>(null);
  const w = replayWords();
  return (
    <>
      <Button onClick={() => input.current?.click()}>{w.openFile}</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={w.openFile}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void watchFile(file);
        }}
      />
    </>
  );
}

function Keys() {
  const w = replayWords();
  return (
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
    </details>
  );
}

/** The card of the battle tells of it already. */
const isBattle = ({ steps }: Timeline, step: number): boolean =>
  steps[step - 1]?.events.some(({ type }) => type === 'attacked') ?? false;

/** Beside the map while a game is watched: what just happened, and the turn so far. */
export function ReplayPanel() {
  const shown = useShown();
  const mode = useTable((table) => table.mode);
  // The account of the turn may come a little later: the map goes first.
  const later = useDeferredValue(shown?.timeline ?? null);
  if (!shown || !later) return null;
  const { timeline } = shown;
  const w = replayWords();
  return (
    <>
      <ResultCard />
      <DropCard />
      {mode.mode === 'look' ? <HexPanel hex={(mode as unknown as { readonly hex: number }).hex} /> : null}
      {isBattle(timeline, timeline.cursor) ? null : (
        <Section title={w.latest}>
          <div className={css.told}>
            {toldAt(timeline, timeline.cursor).map((parts, i) => (
              <p key={`${i} ${plain(parts)}`}>
                <Words parts={parts} />
              </p>
            ))}
          </div>
        </Section>
      )}
      <TurnSoFar timeline={later} />
      <div className={css.foot}>
        <Keys />
        <OtherFile />
      </div>
    </>
  );
}
