import mapMessages from '../../content/en/map.ftl';
import { memo, useMemo, useRef } from 'react';
import { defineCommand, frameOnMap, useReplaying } from '#table';
import { position, positionOf, usePosition, useTable, type Position } from '../../table-adapter.ts';
import panel from '#kit/widgets/panel.module.css';
import css from './FrontBar.module.css';
import type { Hex } from '#engine/winter-war';
import { idleUnits } from '../controller/decisions/index.ts';
import { stopsOf } from '../controller/jumps.ts';
import { occupied } from '../controller/situation.ts';
import { FRONTS, frontOf, hexesOf, type Front } from '../board/fronts.ts';

/** To each front by a key. */
export const frontCommands = FRONTS.map((front, i) =>
  defineCommand({
    id: `front-${front}`,
    group: 'map',
    label: () => mapMessages().fronts.front({ name: mapMessages().fronts.names[front] }),
    short: () => mapMessages().fronts.short[front],
    keys: String(i + 1),
    keyText: String(i + 1),
    while: ['watching', 'ai'],
    run: () => frameOnMap(hexesOf(front, occupied(positionOf(position()).seen).keys())),
  }),
);

function countByFront(hexes: readonly Hex[]): Readonly<Record<Front, number>> {
  const count = Object.fromEntries(FRONTS.map((front) => [front, 0])) as Record<Front, number>;
  for (const hex of hexes) count[frontOf(hex)]++;
  return count;
}

/** Number of hexes with a pending obligation, by front. */
const dueByFront = (): Readonly<Record<Front, number>> => countByFront(stopsOf('obligation'));

/** The front with most units that can act; on a tie the southernmost. */
export function busiestFront({ state }: Pick<Position, 'state'>): Front | null {
  const at = idleUnits(state)
    .map((unit) => state.units[unit]!.at)
    .filter((hex) => hex >= 0);
  if (!at.length) return null;
  const count = countByFront(at);
  return FRONTS.toReversed().toSorted((a, b) => count[b] - count[a])[0]!;
}

interface Props {
  /** True: a list to unfold, in a narrow window; false: numbers on the minimap. */
  readonly folded: boolean;
}

/** A button for each front, marked if there is a pending decision. */
export const FrontBar = memo(function FrontBar({ folded }: Props) {
  const position = usePosition();
  const mode = useTable((table) => table.mode);
  const replaying = useReplaying();
  // Obligations come from the position on the table; a past moment in a replay has none.
  // oxlint-disable-next-line react/exhaustive-deps
  const due = useMemo(() => (replaying ? countByFront([]) : dueByFront()), [position, mode, replaying]);
  return <Fronts folded={folded} due={due} />;
});

interface FrontsProps extends Props {
  readonly due: ReturnType<typeof dueByFront>;
}

const sameFronts = (a: FrontsProps, b: FrontsProps): boolean =>
  a.folded === b.folded && FRONTS.every((front) => a.due[front] === b.due[front]);

const Fronts = memo(function Fronts({ folded, due }: FrontsProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const t = mapMessages().fronts;
  const fold = (): void => {
    if (box.current) box.current.open = false;
  };
  const buttons = (
    <div className={css.bar} role="toolbar" aria-label={t.title}>
      {frontCommands.map((command, i) => {
        const waiting = due[FRONTS[i]!];
        return (
          <button
            key={command.id}
            type="button"
            className={`${panel.line} ${css.front}`}
            data-due={waiting > 0 || undefined}
            title={`${command.label} (${command.keyText})`}
            aria-label={waiting ? `${command.label}, ${t.due({ n: waiting })}` : command.label}
            onClick={() => {
              fold();
              command.run();
            }}
          >
            {folded ? <span className={css.name}>{command.short}</span> : command.keyText}
            {folded && waiting ? <span className={css.due}>{waiting}</span> : null}
          </button>
        );
      })}
    </div>
  );
  if (!folded) return buttons;
  const all = FRONTS.reduce((sum, front) => sum + due[front], 0);
  return (
    // Folds again when it loses focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={box}
      className={css.folded}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) fold();
      }}
    >
      <summary className={`${panel.line} ${css.front}`}>
        {t.title}
        {all ? <span className={css.due}>{all}</span> : null}
      </summary>
      {buttons}
    </details>
  );
}, sameFronts);
