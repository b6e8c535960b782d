/** What the table frames of this game. */
import { secrets, type Side, type State } from '#engine/winter-war';
import type { Screen } from '#table/game/game.ts';
import { dialogOf } from '#table/faults/later.tsx';
import { useGame, type Mode } from '../../table-adapter.ts';
import { clearOverlays } from '../board/overlays/overlay.ts';
import { clearInteraction } from '../controller/mode.ts';
import { late } from '../late.ts';
import { Voice } from '../situation/Voice.tsx';
import { resetPlanner } from '../planner/planner-store.ts';
import { glanceAt } from '../panels/glance.tsx';
import { Sounds } from '../sound/Sounds.tsx';
import { endWarnings } from '../warnings/end-warnings.ts';
import { RefusalTip } from '../controller/RefusalTip.tsx';
import { curtainWords } from '../words/curtain-words.ts';
import { signsWords } from '../words/signs-words.ts';
import { variantWords, type VariantWords } from '../words/variant-words.ts';
import { DraggedCounters } from '../controller/DraggedCounters.tsx';
import { Board } from './Board.tsx';
import { ContextPanel } from './ContextPanel.tsx';
import { Ending } from './Ending.tsx';
import { Reveal } from './Reveal.tsx';
import { Score } from './Score.tsx';
import { barOf, stepIn } from './step.ts';
import { tabs } from './tabs.ts';
import { TurnTaking } from './TurnTaking.tsx';

/** Signs that only some games have. */
const signsOf = ({ options }: State): string[] =>
  (Object.keys(variantWords().signs) as (keyof VariantWords['signs'])[])
    .filter((key) => options[key])
    .map((key) => variantWords().signs[key]);

/** True while a deployment is hidden, and not what a side has written down. */
function hidesSetUp(): boolean {
  const { timeline } = useGame.getState();
  return timeline !== null && secrets.secretAt(timeline, timeline.cursor) !== 'written';
}

export const screen: Screen = {
  Board,
  Hand: ContextPanel,
  Ending,
  tabs,
  dialogs: {
    summary: late('SummaryDialog', dialogOf('summary')),
    dice: late('DiceDialog', dialogOf('dice')),
    history: late('HistoryDialog', dialogOf('history')),
    hex: late('HexDialog', dialogOf('hex')),
  },
  always: [TurnTaking, Voice, Sounds, RefusalTip, Reveal, DraggedCounters],
  step: (state, mode) => stepIn(state as State, mode as Mode),
  glance: (state, mode) => glanceAt(state as State, mode as Mode),
  beforeEnd: (state) => endWarnings(state as State),
  bar: (state) => barOf(state as State),
  Score,
  curtain: (side) => ({
    title: curtainWords().title(side as Side),
    text: hidesSetUp() ? curtainWords().text(side as Side) : curtainWords().written,
    lift: curtainWords().lift(side as Side),
  }),
  signs: (state) => [...signsWords().signs, ...signsOf(state as State)],
  boardKeys: () => signsWords().keys,
  clear() {
    clearOverlays();
    clearInteraction();
    resetPlanner();
  },
};
