import shellMessages from '../content/en/shell.ftl';
import playMessages from '../content/en/play.ftl';
import { memo, useDeferredValue, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { backLimit, backTo, whyNotBackTo } from '../store/history.ts';
import { useGame } from '../store/game.ts';
import { activeGame } from '../game/registry.ts';
import { putDown, say } from '../store/ui.ts';
import shared from '#kit/widgets/shared.module.css';
import panelCss from '#kit/widgets/panel.module.css';
import { nonBreaking } from '#kit/text/non-breaking.tsx';
import { rowsOf, type Fold, type Rows, logOf, type LogGroup, type LogLine } from '../text/log.ts';
import { PastLog } from './PastLog.tsx';
import { plain } from '../text/parts.ts';
import { LogTools } from '../features/replay/LogTools.tsx';
import { goTo } from '../store/replay.ts';
import { useShown } from '../view/usePosition.ts';
import { barredLine, barredText } from '../text/refusal-text.ts';
import { Against, usePlayers } from '../view/players.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { Linked } from '../text/Links.tsx';
import css from './LogPanel.module.css';

interface ShownGroup extends LogGroup {
  readonly rows: Rows;
}

interface GroupProps {
  readonly group: ShownGroup;
  /** Name of the player whose phase it was, if known. */
  readonly name: string | undefined;
  /** The step on show, clamped to this group. */
  readonly now: number;
  /** The earliest step for undo, clamped likewise. */
  readonly limit: number;
  /** Shown between final lines and those that can be undone. */
  readonly bar: string | null;
  readonly button: (line: LogLine, closed: boolean) => ReactNode;
}

interface OneProps extends Pick<GroupProps, 'bar' | 'button'> {
  readonly line: LogLine;
  readonly now: boolean;
  readonly ahead: boolean;
  readonly closed: boolean;
}

const One = memo(function One({ line, now, ahead, closed, bar, button }: OneProps) {
  return (
    <li
      className={css.line}
      data-weight={line.weight}
      data-ahead={ahead || undefined}
      data-bar={bar ?? undefined}
      aria-current={now ? 'step' : undefined}
    >
      {bar === null ? null : <p className={css.bar}>{bar}</p>}
      <span className={css.words}>
        <Linked parts={line.text} />
      </span>
      {now ? null : button(line, closed)}
    </li>
  );
});

/** Props of a line that depend on the moment and the limit: a step changes only few lines of a long phase. */
const standing = (
  line: LogLine,
  { now, limit, button }: Pick<GroupProps, 'now' | 'limit' | 'button'>,
): Omit<OneProps, 'bar'> => ({
  line,
  now: line.step === now,
  ahead: line.step > now,
  closed: line.step < limit,
  button,
});

interface FoldedProps extends Omit<GroupProps, 'group' | 'name'> {
  readonly fold: Fold;
}

/** Expanded while it contains the moment on show. */
function Folded({ fold, bar, ...rest }: FoldedProps) {
  return (
    <li>
      {bar === null ? null : <p className={css.bar}>{bar}</p>}
      <details className={css.fold} open={fold.lines.some(({ step }) => step === rest.now)}>
        <summary>{nonBreaking(fold.text)}</summary>
        <ol>
          {fold.lines.map((line, i) => (
            <One key={`${i}`} {...standing(line, rest)} bar={null} />
          ))}
        </ol>
      </details>
    </li>
  );
}

const sameLines = (a: readonly LogLine[], b: readonly LogLine[]): boolean =>
  a.length === b.length && a.every((line, i) => line === b[i]);

/** Memoised: a long game has a thousand lines. */
const Group = memo(
  function Group({ group, name, now, limit, bar, button }: GroupProps) {
    const { title, side, rows } = group;
    const stepOf = (row: Rows[number] | undefined): number =>
      row === undefined ? limit : 'step' in row ? row.step : row.lines[0]!.step;
    return (
      <li>
        <h2 className={css.head} data-side={side ?? 'both'}>
          {name === undefined ? title : `${title} · ${name}`}
        </h2>
        <ol>
          {rows.map((row, i) => {
            const first = bar !== null && stepOf(row) > limit && stepOf(rows[i - 1]) <= limit;
            const common = { now, limit, bar: first ? bar : null, button };
            return 'step' in row ? (
              <One key={`${i}`} {...standing(row, common)} bar={common.bar} />
            ) : (
              <Folded key={row.key} {...common} fold={row} />
            );
          })}
        </ol>
      </li>
    );
  },
  (a, b) =>
    a.name === b.name &&
    a.now === b.now &&
    a.limit === b.limit &&
    a.bar === b.bar &&
    a.button === b.button &&
    a.group.key === b.group.key &&
    a.group.title === b.group.title &&
    sameLines(a.group.lines, b.group.lines) &&
    a.group.rows.length === b.group.rows.length,
);

interface LogListProps {
  readonly groups: readonly ShownGroup[];
  readonly players: ReturnType<typeof usePlayers>;
  readonly now: number;
  readonly limit: number;
  readonly bar: string | null;
  readonly button: GroupProps['button'];
  readonly ref: RefObject<HTMLOListElement | null>;
}

const within = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);

const LogList = memo(function LogList({ groups, players, now, limit, bar, button, ref }: LogListProps) {
  return (
    <ol ref={ref} className={css.log}>
      {groups.map((group) => {
        const from = group.lines[0]!.step - 1;
        const to = group.lines.at(-1)!.step;
        // The first line that can be undone shows what bars undo beyond it.
        const barred = limit > 0 && limit >= from && limit < to;
        return (
          <Group
            key={group.key}
            group={group}
            name={players[group.side ?? '']}
            now={within(now, from, to + 1)}
            limit={within(limit, from, to + 1)}
            bar={barred ? bar : null}
            button={button}
          />
        );
      })}
    </ol>
  );
});

interface LineButtonProps {
  readonly name: string;
  readonly hint: string;
  readonly icon: 'undo' | 'play';
  /** It can still be pressed, and then shows why it does nothing. */
  readonly closed?: boolean;
  onPress(): void;
}

function LineButton({ name, hint, icon, closed = false, onPress }: LineButtonProps) {
  return (
    <button
      type="button"
      className={css.go}
      aria-label={name}
      title={hint}
      aria-disabled={closed || undefined}
      // Hundreds of final lines must not be tab stops.
      tabIndex={closed ? -1 : 0}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

function back(step: number): void {
  const why = whyNotBackTo(step);
  if (why) return say(barredText(why));
  putDown();
  backTo(step);
}

const backButton = ({ text, step }: LogLine, closed: boolean): ReactNode => {
  const { log } = playMessages().replay;
  return (
    <LineButton
      name={log.back({ line: plain(text) })}
      hint={log.backShort}
      icon="undo"
      closed={closed || whyNotBackTo(step) === 'ai'}
      onPress={() => back(step)}
    />
  );
};

const showButton = ({ text, step }: LogLine): ReactNode => {
  const { log } = playMessages().replay;
  return (
    <LineButton
      name={log.show({ line: plain(text) })}
      hint={log.showShort}
      icon="play"
      onPress={() => goTo(step)}
    />
  );
};

/** The log of the game on the table, scrolled to the newest line. */
function RunningLog() {
  // Deferred, so that the map renders first.
  const timeline = useDeferredValue(useGame((game) => game.timeline));
  const players = usePlayers();
  const groups = useMemo(() => {
    if (!timeline) return [];
    const limit = backLimit(timeline);
    return logOf(timeline).map((group) => ({ ...group, rows: rowsOf(timeline, group, limit) }));
  }, [timeline]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const scroller = list.current?.parentElement;
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }, [groups]);
  if (!timeline || !groups.length)
    return <p className={`${shared.soft} ${css.empty}`}>{activeGame().story.nothingYet()}</p>;
  const limit = backLimit(timeline);
  const why = whyNotBackTo(limit - 1);
  return (
    <LogList
      ref={list}
      groups={groups}
      players={players}
      now={timeline.cursor}
      limit={why === 'lesson' ? timeline.cursor + 1 : limit}
      bar={why && why !== 'lesson' && why !== 'ai' ? barredLine(why) : null}
      button={backButton}
    />
  );
}

/** The whole log of a game in replay, scrolled to the moment on show. */
function WatchedLog() {
  const { timeline } = useShown()!;
  const { steps, cursor } = timeline;
  const players = usePlayers();
  const groups = useMemo(
    () => {
      const line = { ...timeline, cursor: steps.length };
      return logOf(line).map((group) => ({ ...group, rows: rowsOf(line, group, 0) }));
    },
    // The steps are the same from moment to moment.
    // oxlint-disable-next-line react/exhaustive-deps
    [steps],
  );
  // A step without a line shows the line before it.
  const now = useMemo(() => {
    const told = groups.flatMap(({ lines }) => lines.map(({ step }) => step));
    return told.findLast((step) => step <= cursor) ?? 0;
  }, [groups, cursor]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [cursor, now, groups]);
  if (!groups.length)
    return <p className={`${shared.soft} ${css.empty}`}>{activeGame().story.nothingYet()}</p>;
  return (
    <LogList
      ref={list}
      groups={groups}
      players={players}
      now={now}
      limit={0}
      bar={null}
      button={showButton}
    />
  );
}

/** The log by phases, with buttons for undo and replay. */
export function LogPanel() {
  const watching = useShown() !== null;
  return (
    <div className={css.panel}>
      <LogTools />
      {/* Focusable, to scroll by keyboard even if no line has a link. */}
      <div
        className={`${panelCss.scroll} ${css.scroll}`}
        role="group"
        aria-label={shellMessages().regions.log}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <PastLog />
        <Against />
        {watching ? <WatchedLog /> : <RunningLog />}
      </div>
    </div>
  );
}
