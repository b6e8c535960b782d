import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { useEffect, useRef } from 'react';
import {
  decider,
  FRONTS,
  size,
  type Side,
  type State,
  type SovietForce,
  type Support,
} from '#engine/talvisota';
import type { Mode } from '#table/game';
import { CursorVoice, speak, useUi } from '#table';
import { usePosition } from '../../table-adapter.ts';
import { useForAll } from '../common/for-all.ts';
import { highlightsOf, markText } from '../controller/clicks.ts';
import { deskOf, type Desk } from '../controller/desk.ts';
import { describePiece } from '../controller/piece-text.ts';
import { meansOf } from '../controller/PlanLine.tsx';
import { spaceAloud } from '../controller/SpaceCard.tsx';
import { forceText, meansText, supportText } from '../text/force-text.ts';
import { boxName, spaceName } from '../text/names.ts';

function changeInWords(now: Desk, before: Desk): string {
  const t = playMessages().voice;
  const lines: string[] = [];
  if (now.held && now.held !== before.held) lines.push(t.inHand({ counter: describePiece(now.held).name }));
  if (now.slot !== null && now.slot !== before.slot) lines.push(t.opened({ box: boxName(now.slot) }));
  if (now.from !== null && now.from !== before.from)
    lines.push(
      t.from({
        where: typeof now.from === 'number' ? spaceName(now.from) : startMessages().common.front[now.from],
      }),
    );
  if (now.target !== null && now.target !== before.target)
    lines.push(t.target({ space: spaceName(now.target) }));
  if (now.units && now.units !== before.units && size(now.units as SovietForce))
    lines.push(t.force({ units: forceText(now.units as SovietForce) }));
  const more = meansText(now.supports ?? [], now.environment ?? []);
  if (more && more !== meansText(before.supports ?? [], before.environment ?? []))
    lines.push(t.means({ means: more }));
  return lines.join(' ');
}

/** The content of a sheet, one line for each used counter or box. */
function sheetLines(state: State, side: Side): string[] {
  const common = startMessages().common;
  const { posts, plans } = side === 'soviet' ? state.soviet : state.finnish;
  const supports = Object.entries(posts) as [Support, (typeof FRONTS)[number]][];
  return [
    ...plans.flatMap((plan, slot) =>
      plan?.strategy
        ? [
            `${boxName(slot)}: ${common.strategy[plan.strategy]}${size(plan.units) ? `, ${meansOf(plan)}` : ''}`,
          ]
        : [],
    ),
    ...supports.map(([support, front]) => `${supportText(support)}: ${common.front[front]}`),
    ...(side === 'soviet'
      ? FRONTS.flatMap((front) =>
          size(state.soviet.boxes[front])
            ? [`${common.front[front]}: ${forceText(state.soviet.boxes[front])}`]
            : [],
        )
      : []),
  ];
}

/** Phases in which a sheet is filled without events. */
const SILENT = /set-up|plans|allotment/;

/** Announces what was put on the sheet of the side to decide, or removed from it. */
function useSheetAloud(): void {
  const { seen, viewer } = usePosition();
  const mine = decider(seen) === viewer && SILENT.test(seen.phase);
  const lines = sheetLines(seen, viewer);
  const last = useRef({ phase: seen.phase, viewer, lines });
  const text = lines.join('\n');
  useEffect(() => {
    const before = last.current;
    last.current = { phase: seen.phase, viewer, lines };
    if (!mine || before.phase !== seen.phase || before.viewer !== viewer) return;
    const added = lines.filter((line) => !before.lines.includes(line));
    const gone = before.lines.filter((line) => !lines.includes(line));
    if (added.length) speak(playMessages().voice.laid({ lines: added.join('; ') }));
    else if (gone.length) speak(playMessages().voice.takenBack({ lines: gone.join('; ') }));
    // `text` represents the lines.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, seen.phase, viewer, mine]);
}

export function Voice() {
  const { seen } = usePosition();
  const mode = useUi((table) => table.mode);
  const open = useForAll(seen);
  useSheetAloud();
  const desk = deskOf(mode);
  return (
    <CursorVoice
      describe={(space) =>
        [markText(highlightsOf(seen, desk), space), spaceAloud(open, space)].filter(Boolean).join(' ')
      }
      told={(now: Mode, before: Mode) => changeInWords(deskOf(now), deskOf(before))}
      isSecret={({ secret = false }) => secret}
    />
  );
}
