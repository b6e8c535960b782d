/** What the table frames of this game. */
import { Demo } from '../start-screen/Demo.tsx';
import playMessages from '../../content/en/play.ftl';
import interphaseMessages from '../../content/en/interphase.ftl';
import { secrets, type Side, type State } from '#engine/winter-war';
import type { Screen, Tab } from '#table/game';
import { computerSides, dialogOf, onlyHuman, say, showOnMap, useCanAct } from '#table';
import { useGame, selectUnit, usePosition, useTable } from '../../table-adapter.ts';
import { clearOverlays } from '../board/overlays/overlay.ts';
import { clearInteraction } from '../controller/mode.ts';
import { late } from '../late.ts';
import { Voice } from '../situation/Voice.tsx';
import { resetPlanner } from '../planner/planner-store.ts';
import { glanceAt } from '../panels/glance.tsx';
import { Sounds } from '../sound/Sounds.tsx';
import { endWarnings } from '../warnings/end-warnings.ts';
import { RefusalTip } from '../controller/RefusalTip.tsx';
import { DraggedCounters } from '../controller/DraggedCounters.tsx';
import { Board } from './Board.tsx';
import { ContextPanel } from './ContextPanel.tsx';
import { Ending } from './Ending.tsx';
import { Score } from './Score.tsx';
import { barOf, stepIn } from './step.ts';
import { type ComponentType, useEffect, useRef } from 'react';
import { CombatTablePanel } from '../panels/CombatTablePanel.tsx';
import { LedgerPanel } from '../panels/LedgerPanel.tsx';
import { SupplyPanel } from '../panels/SupplyPanel.tsx';
import { TerrainPanel } from '../panels/TerrainPanel.tsx';
import { TrackPanel } from '../panels/TrackPanel.tsx';
import type { TabName } from '../commands.ts';
import { handlerOf } from '../controller/decisions/index.ts';

/** Tells once that the Finnish counters are face up now, while they turn over on the map. */
function Reveal() {
  const revealed = useGame(({ happening: { count, kind, events } }) =>
    kind === 'play' && events.some(({ type }) => type === 'revealed') ? count : 0,
  );
  const announced = useRef(0);
  // Who set them up himself, or watched, has seen them.
  const news = useGame(({ seats }) => !computerSides(seats).length || onlyHuman(seats) === 'soviet');
  useEffect(() => {
    if (!news || revealed <= announced.current) return;
    announced.current = revealed;
    say(playMessages().reveal.told);
  }, [revealed, news]);
  return null;
}

/**
 * Selects a unit that alone can decide. A component of its own, so that a change of the mode does not draw the whole
 * table again.
 */
function TurnTaking() {
  // Null where nothing comes to hand by itself, as in movement.
  const position = usePosition((now) => (handlerOf(now).opensWith(now) ? now : null));
  const isIdle = useTable(({ mode }) => position !== null && mode.mode === 'idle');
  const canAct = useCanAct();
  useEffect(() => {
    if (!position || !isIdle || !canAct) return;
    const { hex, unit } = handlerOf(position).opensWith(position)!;
    if (unit !== undefined) selectUnit(unit, { unasked: true });
    showOnMap(hex);
  }, [position, isIdle, canAct]);
  return null;
}

const tab = (id: TabName, Panel: ComponentType): Tab => ({
  id,
  name: () => playMessages().tabs[id],
  Panel,
});

/** The charts beside the log. */
export const tabs: readonly Tab[] = [
  tab('turns', TrackPanel),
  tab('combat', CombatTablePanel),
  tab('terrain', TerrainPanel),
  tab('points', LedgerPanel),
  tab('supply', SupplyPanel),
];

/** Signs that only some games have. */
const signsOf = ({ options }: State): string[] =>
  (
    Object.keys(interphaseMessages().variant.signs) as (keyof ReturnType<
      typeof interphaseMessages
    >['variant']['signs'])[]
  )
    .filter((key) => options[key])
    .map((key) => interphaseMessages().variant.signs[key]);

/** True while a deployment is hidden, and not what a side has written down. */
function hidesSetUp(): boolean {
  const { timeline } = useGame.getState();
  return timeline !== null && secrets.secretAt(timeline, timeline.cursor) !== 'written';
}

export const screen: Screen<State> = {
  Board,
  ContextPanel,
  Ending,
  tabs,
  dialogs: {
    summary: late('SummaryDialog', dialogOf('summary')),
    dice: late('DiceDialog', dialogOf('dice')),
    history: late('HistoryDialog', dialogOf('history')),
    hex: late('HexDialog', dialogOf('hex')),
  },
  always: [TurnTaking, Voice, Sounds, RefusalTip, Reveal, DraggedCounters],
  step: stepIn,
  glance: glanceAt,
  beforeEnd: endWarnings,
  bar: barOf,
  Score,
  Demo,
  curtain: (side: Side) => ({
    title: playMessages().curtain.title({ side }),
    text: hidesSetUp() ? playMessages().curtain.text({ side }) : playMessages().curtain.written,
    lift: playMessages().curtain.lift({ side }),
  }),
  signs: (state) => [...playMessages().signs.signs, ...signsOf(state)],
  boardKeys: () => playMessages().signs.keys,
  clear() {
    clearOverlays();
    clearInteraction();
    resetPlanner();
  },
};
