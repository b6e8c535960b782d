/** Parts of this game that the table lays out. */
import { Demo } from '../start-screen/Demo.tsx';
import playMessages from '../../content/en/play.ftl';
import interphaseMessages from '../../content/en/interphase.ftl';
import {
  firstTurn,
  levelOf,
  secrets,
  type GameEvent,
  type Outcome,
  type Side,
  type State,
} from '#engine/winter-war';
import type { Screen, Tab } from '#table/game';
import { computerSides, dialogOf, onlyHuman, say, showOnMap, soundsFor, useCanAct } from '#table';
import { useGame, selectUnit, usePosition, useTable } from '../../table-adapter.ts';
import { clearOverlays } from '../board/overlays/overlay.ts';
import { clearInteraction } from '../controller/mode.ts';
import { late } from '../late.ts';
import { Voice } from '../situation/Voice.tsx';
import { resetPlanner } from '../controller/planner-store.ts';
import { glanceAt } from '../panels/glance.tsx';
import { endWarnings } from '../warnings/end-warnings.ts';
import { DraggedCounters } from '../controller/DraggedCounters.tsx';
import { Board } from './Board.tsx';
import { ContextPanel } from './ContextPanel.tsx';
import { signed } from '../text/numbers.ts';
import startMessages from '../../content/en/start.ftl';
import logMessages from '../../content/en/log.ftl';
import { Suspense, type ReactNode, type ComponentType, useEffect, useRef } from 'react';
import * as ask from '../controller/queries.ts';
import { Ledger, LedgerPanel } from '../panels/LedgerPanel.tsx';
import { withoutHandicaps } from '../text/counts-text.ts';
import css from './screen.module.css';
import { Score } from './Score.tsx';
import { barOf, stagesOf, stepIn } from './step.ts';
import { CombatTablePanel } from '../panels/CombatTablePanel.tsx';
import { SupplyPanel } from '../panels/SupplyPanel.tsx';
import { TerrainPanel } from '../panels/TerrainPanel.tsx';
import { TrackPanel } from '../panels/TrackPanel.tsx';
import type { TabName } from '../commands.ts';
import { handlerOf } from '../controller/decisions/index.ts';

const WarCourse = late('WarCourse');

function reasonOf({ reason }: Outcome, turns: number, finn: string | null): string {
  const t = logMessages().final.reason;
  if (reason === 'turns') return t.turns({ n: turns });
  return reason === 'cease-fire' ? t[reason]({ name: finn }) : t[reason];
}

/** Result and level, buttons for what to do next, and the ledger. */
function Ending({ children }: { readonly children: ReactNode }) {
  const { state } = usePosition();
  const timeline = useGame((game) => game.timeline);
  const { outcome, options, lastTurn, goal } = state;
  if (!outcome) return null;
  const first = goal && timeline ? timeline.start.turn : firstTurn(options);
  // Leningrad ends the game without a count.
  const counted = outcome.reason !== 'leningrad';
  const without = counted ? withoutHandicaps(ask.score(state), outcome.points) : null;
  return (
    <>
      <div>
        <p className={css.level}>{startMessages().common.level[outcome.level]}</p>
        <p className={css.points}>
          {counted ? `${logMessages().ledger.total}: ${signed(outcome.points)}. ` : null}
          {counted && goal ? `${logMessages().goal.par({ par: signed(goal.par) })} ` : null}
          {reasonOf(outcome, lastTurn - first + 1, timeline?.about?.players?.finn ?? null)}
        </p>
        {without === null ? null : (
          <p className={css.points}>
            {logMessages().ledger.without}:{' '}
            {logMessages().ledger.levelWithout({
              points: signed(without),
              level: startMessages().common.level[levelOf(without)],
            })}
          </p>
        )}
      </div>
      {children}
      {timeline ? (
        <Suspense>
          <WarCourse timeline={timeline} />
        </Suspense>
      ) : null}
      {counted ? <Ledger /> : null}
    </>
  );
}

/** Announces once that the Finnish counters are now face up, while they turn over on the map. */
function Reveal() {
  const revealed = useGame(({ happening: { count, kind, events } }) =>
    kind === 'play' && events.some(({ type }) => type === 'revealed') ? count : 0,
  );
  const announced = useRef(0);
  // No news for a player who set them up or watched.
  const news = useGame(({ seats }) => !computerSides(seats).length || onlyHuman(seats) === 'soviet');
  useEffect(() => {
    if (!news || revealed <= announced.current) return;
    announced.current = revealed;
    say(playMessages().reveal.told);
  }, [revealed, news]);
  return null;
}

/**
 * Selects a unit that alone can decide. A separate component, so that a change of the mode does not render
 * the whole table.
 */
function TurnTaking() {
  // Null when nothing is selected automatically, as in movement.
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

/** True while a set-up is hidden, as opposed to a secret plan. */
function hidesSetUp(): boolean {
  const { timeline } = useGame.getState();
  return timeline !== null && secrets.secretAt(timeline, timeline.cursor) !== 'written';
}

export const SOUNDS = {
  guns: ['attacked', 'landing', 'demolished'],
  moves: ['placed', 'arrived', 'joined', 'moved', 'retreated', 'advanced', 'dropped'],
} as const satisfies Record<string, readonly GameEvent['type'][]>;

export const screen: Screen<State> = {
  Board,
  ContextPanel,
  Ending,
  tabs,
  dialogs: {
    summary: late('SummaryDialog', dialogOf('summary')),
    dice: late('DiceDialog', dialogOf('dice')),
    history: late('HistoryDialog', dialogOf('history')),
  },
  always: [TurnTaking, Voice, soundsFor(SOUNDS), Reveal, DraggedCounters],
  step: stepIn,
  glance: glanceAt,
  beforeEnd: endWarnings,
  bar: barOf,
  stages: stagesOf,
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
