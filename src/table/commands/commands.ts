/** Everything a key or a button can do, one object each. Buttons, keys, menu and palette read the same table. */
import type { OptionKey } from '../../engine/winter-war/game/options.ts';
import type { Refusal, UnitId } from '../../engine/winter-war/index.ts';
import {
  mayRedo,
  mayRestartPhase,
  mayRestartTurn,
  mayUndo,
  position,
  redo,
  restartPhase,
  restartTurn,
  undo,
  useGame,
  whyNotBackTo,
} from '../store/game.ts';
import { askToPaste, leaveTable, useScreen } from '../store/screen.ts';
import { openDialog, putDown, setMode, setTab, toggle, useTable, type Tab } from '../store/table.ts';
import { mayAskAdvice, toggleAdvice, useAdvice } from '../../games/winter-war/ui/advice/advice.ts';
import { adviceWords } from '../../games/winter-war/ui/advice/words.ts';
import { commandWords } from './command-words.ts';
import { saveToFile } from '../library/files.ts';
import { learnWords } from '../lessons/learn-words.ts';
import { libraryWords } from '../library/words.ts';
import { diceWords } from '../../games/winter-war/ui/records/words.ts';
import { togglePlanner } from '../../games/winter-war/ui/planner/planner-store.ts';
import { plannerWords } from '../../games/winter-war/ui/planner/words.ts';
import { isReplaying, mayReplay, watchTable } from '../replay/replay.ts';
import { replayWords } from '../replay/words.ts';
import { step as oneAction } from '../rival/driver.ts';
import { changePace, rivalAtPlay, setPaused, useRival } from '../rival/rival.ts';
import { rivalWords } from '../rival/words.ts';
import { seatsWords } from '../seats/words.ts';
import { hasLastTurn } from '../../games/winter-war/ui/summary/last-turn.ts';
import { summaryWords } from '../../games/winter-war/ui/summary/words.ts';
import { demolish, idleUnits } from '../../games/winter-war/ui/hand/actions.ts';
import { askAbout } from '../../games/winter-war/ui/hand/hex-info.ts';
import { jump, jumpToUnit, stopsOf, type Stop } from '../../games/winter-war/ui/hand/jumps.ts';
import { fitMap, focusMap, zoomMap } from '../seen/map-handle.ts';
import { askToPlanByKey, togglePlan, whyNotPlan } from '../../games/winter-war/ui/hand/plan.ts';
import { primaryStep } from '../../games/winter-war/ui/hand/primary.ts';
import * as ask from '../../games/winter-war/ui/hand/queries.ts';
import { pressPrimary } from '../../games/winter-war/ui/hand/rest.ts';
import { focusRegion, nextRegion } from '../seen/regions.ts';
import { situationOf } from '../../games/winter-war/ui/hand/situation.ts';
import { positionOf } from '../seen/usePosition.ts';
import { speak } from '../seen/voice.ts';
import { toggleThreats } from '../../games/winter-war/ui/threats/threat-store.ts';
import { threatWords } from '../../games/winter-war/ui/threats/words.ts';
import { askWhy } from '../../games/winter-war/ui/why/why.ts';
import { barredWords } from '../words/barred-words.ts';
import { whyWords } from '../../games/winter-war/ui/why/words.ts';
import { tabWords } from '../../games/winter-war/ui/words/tab-words.ts';
import { mainWords } from '../../games/winter-war/ui/words/command-words.ts';
import { variantWords } from '../../games/winter-war/ui/words/variant-words.ts';

/** Where a command stands in the sheet of keys. */
export const GROUPS = ['play', 'jump', 'map', 'panels', 'game'] as const;
export type CommandGroup = (typeof GROUPS)[number];

interface Spec {
  readonly group: CommandGroup;
  /** Asked for when drawing: the language may change. */
  label(): string;
  /** As `isKey` reads it; several parted by spaces. None: no key. */
  readonly keys?: string;
  /** As people read it. */
  readonly keyText?: string;
  /** The rule that it belongs to; absent when it serves every game. */
  readonly option?: OptionKey;
  enabled?(): boolean;
  /** Why it cannot be done now, or what would stand in its way: the engine's reason where it has one. */
  why?(): Refusal | string | null;
  run(): void;
}

export interface Command {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string;
  readonly keys: string;
  readonly keyText: string;
  readonly option?: OptionKey;
  /** True where it belongs, be it that it can be done now or not. */
  offered(): boolean;
  enabled(): boolean;
  why(): Refusal | string | null;
  run(): void;
}

const atTable = (): boolean => {
  const { timeline, curtain } = useGame.getState();
  return timeline !== null && curtain === null && useScreen.getState().incoming === null;
};

/** A command of one of the optional rules serves only games that are played with it. */
const inGame = ({ option }: Spec): boolean => option === undefined || position().options[option];

/** A replay has commands of its own; of these it lets through what only changes the view. */
const whileWatching = (id: string, { group }: Spec): boolean =>
  group === 'map' || (group === 'panels' && id !== 'situation') || id === 'help' || id === 'settings';

/** While a computer player has the word, nothing is done for it. */
const whileRival = (id: string, { group }: Spec): boolean =>
  (group !== 'play' && group !== 'jump') || id === 'end' || id === 'undo' || id.startsWith('rival');

function made(id: string, spec: Spec): Command {
  const offered = (): boolean => atTable() && inGame(spec) && (!isReplaying() || whileWatching(id, spec));
  return {
    id,
    group: spec.group,
    get label() {
      return spec.label();
    },
    keys: spec.keys ?? '',
    keyText: spec.keyText ?? '',
    ...(spec.option && { option: spec.option }),
    offered,
    enabled: () => offered() && (!rivalAtPlay() || whileRival(id, spec)) && (spec.enabled?.() ?? true),
    why: () =>
      atTable() && rivalAtPlay() && !whileRival(id, spec) ? barredWords().waiting : (spec.why?.() ?? null),
    run: spec.run,
  };
}

const afresh = (change: () => void) => (): void => {
  change();
  putDown();
};

/** What bars the way back: a die, the end of a set-up. */
function barredBack(): string | null {
  const { timeline } = useGame.getState();
  const bar = timeline && timeline.cursor > 0 ? whyNotBackTo(timeline.cursor - 1) : null;
  return bar && barredWords().bar[bar];
}

/** What the map shows beside the counters; a key says what it has done. */
function show(layer: 'showSupply' | 'showZones' | 'showTrails' | 'hexNumbers', name: string): void {
  toggle(layer);
  speak(commandWords().shown(name, useTable.getState()[layer]));
}

const unitInHand = (): number | null => {
  const { mode } = useTable.getState();
  return mode.mode === 'unit' ? mode.unit : null;
};

/** Everybody, or the strongest stack, that may attack the targets chosen. */
function allJoining(): UnitId[] {
  const { mode } = useTable.getState();
  return mode.mode === 'attack' && mode.targets.length
    ? ask.wholeForce(position(), mode.targets, mode.attackers)
    : [];
}

const hopping = (stop: Stop, step: 1 | -1, keys: string, keyText: string): Spec => ({
  group: 'jump',
  label: () => commandWords()[step > 0 ? 'next' : 'previous'][stop],
  keys,
  keyText,
  enabled: () => stopsOf(stop).length > 0,
  why: () => commandWords().none[stop],
  run: () => jump(stop, step),
});

const tab = (name: Tab, keys = '', keyText = ''): Spec => ({
  group: 'panels',
  label: () => commandWords().tab(tabWords()[name]),
  keys,
  keyText,
  run: () => setTab(name),
});

const SPECS = {
  next: {
    group: 'jump',
    label: () => mainWords().next,
    keys: 'n',
    keyText: 'N',
    enabled: () => idleUnits(position()).length > 0,
    why: () => commandWords().none.unit,
    run: () => jumpToUnit(1),
  },
  previous: {
    group: 'jump',
    label: () => commandWords().previous.unit,
    keys: 'shift+n',
    keyText: 'Shift N',
    enabled: () => idleUnits(position()).length > 0,
    why: () => commandWords().none.unit,
    run: () => jumpToUnit(-1),
  },
  nextOpen: hopping('open', 1, 'x', 'X'),
  previousOpen: hopping('open', -1, 'shift+x', 'Shift X'),
  nextObligation: hopping('obligation', 1, 'o', 'O'),
  previousObligation: hopping('obligation', -1, 'shift+o', 'Shift O'),
  nextThreatened: hopping('threatened', 1, 't', 'T'),
  previousThreatened: hopping('threatened', -1, 'shift+t', 'Shift T'),
  nextCity: hopping('city', 1, 'c', 'C'),
  previousCity: hopping('city', -1, 'shift+c', 'Shift C'),
  end: {
    group: 'play',
    label: () => mainWords().end,
    keys: 'e',
    keyText: 'E',
    enabled: () => primaryStep().shown,
    why: () => primaryStep().refusal ?? commandWords().decideFirst,
    run: pressPrimary,
  },
  undo: {
    group: 'play',
    label: () => mainWords().undo,
    keys: 'u mod+z',
    keyText: 'U',
    enabled: mayUndo,
    why: () => barredBack() ?? commandWords().nothingToUndo,
    run: afresh(undo),
  },
  redo: {
    group: 'play',
    label: () => mainWords().redo,
    keys: 'shift+u mod+shift+z mod+y',
    keyText: 'Shift U',
    enabled: mayRedo,
    why: () => commandWords().nothingToRedo,
    run: afresh(redo),
  },
  restart: {
    group: 'play',
    label: () => mainWords().restart,
    enabled: mayRestartPhase,
    why: () => commandWords().nothingToUndo,
    run: afresh(restartPhase),
  },
  restartTurn: {
    group: 'play',
    label: () => replayWords().command.restartTurn,
    enabled: mayRestartTurn,
    why: () => commandWords().nothingToUndo,
    run: afresh(restartTurn),
  },
  cancel: {
    group: 'play',
    label: () => mainWords().cancel,
    keys: 'escape',
    keyText: 'Esc',
    enabled: () => {
      const { mode, dialog, rule } = useTable.getState();
      return mode.mode !== 'idle' && !dialog && !rule;
    },
    why: () => commandWords().nothingInHand,
    run: () => putDown(),
  },
  waypoint: {
    group: 'play',
    label: () => mainWords().waypoint,
    keys: 'shift+w',
    keyText: 'Shift W',
    enabled: () => unitInHand() !== null && position().phase === 'movement',
    why: () => commandWords().nothingInHand,
    run: () => {
      const { mode } = useTable.getState();
      if (mode.mode === 'unit') useTable.setState({ mode: { ...mode, addWaypoint: !mode.addWaypoint } });
    },
  },
  plan: {
    group: 'play',
    option: 'airborne',
    label: () => variantWords().command.plan,
    keys: 'p',
    keyText: 'P',
    enabled: () => ask.mayPlan(position()),
    why: whyNotPlan,
    run: askToPlanByKey,
  },
  peek: {
    group: 'play',
    option: 'airborne',
    label: () => variantWords().command.peek,
    keys: 'shift+p',
    keyText: 'Shift P',
    // By what the one who decides may see: the plan is for Soviet eyes.
    enabled: () => positionOf(position()).seen.course.plan !== null && position().phase !== 'planned-drop',
    run: togglePlan,
  },
  demolish: {
    group: 'play',
    option: 'variableDemolition',
    label: () => variantWords().command.demolish,
    keys: 'b',
    keyText: 'B',
    enabled: () => unitInHand() !== null && position().phase === 'movement',
    why: () => {
      const unit = unitInHand();
      return unit === null ? commandWords().nothingInHand : ask.check(position(), { type: 'demolish', unit });
    },
    run: () => {
      const unit = unitInHand();
      if (unit !== null) demolish(unit);
    },
  },
  allAttackers: {
    group: 'play',
    label: () => commandWords().allAttackers,
    keys: 'shift+a',
    keyText: 'Shift A',
    enabled: () => allJoining().length > 0,
    why: () => commandWords().noTarget,
    run: () => {
      const { mode } = useTable.getState();
      if (mode.mode === 'attack') setMode({ ...mode, attackers: allJoining() });
    },
  },
  why: { group: 'map', label: () => whyWords().command, keys: 'w', keyText: 'W', run: askWhy },
  attackPlan: {
    group: 'play',
    label: () => plannerWords().command,
    keys: 'j',
    keyText: 'J',
    enabled: () => situationOf(position()).kind === 'attack',
    why: () => plannerWords().onlyInAttack,
    run: togglePlanner,
  },
  advice: {
    group: 'play',
    label: () => adviceWords().command,
    keys: 'q',
    keyText: 'Q',
    enabled: () => mayAskAdvice() || useAdvice.getState().state !== null,
    why: () => adviceWords().notNow,
    run: toggleAdvice,
  },
  details: {
    group: 'map',
    label: () => commandWords().details,
    keys: 'd',
    keyText: 'D',
    enabled: () => useTable.getState().focus !== null,
    why: () => commandWords().noFocus,
    run: () => askAbout(useTable.getState().focus),
  },
  supply: {
    group: 'map',
    label: () => mainWords().supply,
    keys: 's',
    keyText: 'S',
    run: () => show('showSupply', mainWords().supply),
  },
  zones: {
    group: 'map',
    label: () => mainWords().zones,
    keys: 'z',
    keyText: 'Z',
    run: () => show('showZones', mainWords().zones),
  },
  threats: {
    group: 'map',
    label: () => threatWords().command,
    keys: 'shift+z',
    keyText: 'Shift Z',
    run: toggleThreats,
  },
  trails: {
    group: 'map',
    label: () => summaryWords().trails,
    keys: 'f',
    keyText: 'F',
    enabled: () => isReplaying() || hasLastTurn(),
    why: () => summaryWords().trailsWhy,
    run: () => show('showTrails', summaryWords().trails),
  },
  numbers: {
    group: 'map',
    label: () => mainWords().numbers,
    keys: 'h',
    keyText: 'H',
    run: () => show('hexNumbers', mainWords().numbers),
  },
  fit: { group: 'map', label: () => mainWords().fit, keys: '0', keyText: '0', run: fitMap },
  zoomIn: {
    group: 'map',
    label: () => mainWords().zoomIn,
    keys: '+ =',
    keyText: '+',
    run: () => zoomMap(1.4),
  },
  zoomOut: {
    group: 'map',
    label: () => mainWords().zoomOut,
    keys: '-',
    keyText: '−',
    run: () => zoomMap(1 / 1.4),
  },
  toMap: { group: 'panels', label: () => commandWords().toMap, keys: 'm', keyText: 'M', run: focusMap },
  toHand: {
    group: 'panels',
    label: () => commandWords().toHand,
    keys: 'a',
    keyText: 'A',
    run: () => focusRegion('hand'),
  },
  nextRegion: {
    group: 'panels',
    label: () => commandWords().nextRegion,
    keys: 'f6',
    keyText: 'F6',
    run: () => nextRegion(1),
  },
  previousRegion: {
    group: 'panels',
    label: () => commandWords().previousRegion,
    keys: 'shift+f6',
    keyText: 'Shift F6',
    run: () => nextRegion(-1),
  },
  log: { ...tab('log', 'l', 'L'), label: () => mainWords().log },
  rulebook: { ...tab('rules', 'r', 'R'), label: () => mainWords().rulebook },
  turns: tab('turns'),
  combatTable: tab('combat'),
  terrain: tab('terrain'),
  points: tab('points'),
  supplyPanel: tab('supply'),
  context: {
    group: 'panels',
    label: () => mainWords().context,
    keys: '[',
    keyText: '[',
    run: () => toggle('leftOpen'),
  },
  charts: {
    group: 'panels',
    label: () => mainWords().charts,
    keys: ']',
    keyText: ']',
    run: () => toggle('rightOpen'),
  },
  situation: {
    group: 'panels',
    label: () => commandWords().situation,
    keys: 'i',
    keyText: 'I',
    run: () => openDialog('situation'),
  },
  rivalPause: {
    group: 'play',
    label: () => (useRival.getState().paused ? rivalWords().goOn : rivalWords().pause),
    keys: 'k',
    keyText: 'K',
    enabled: rivalAtPlay,
    why: () => rivalWords().notNow,
    run: () => setPaused(!useRival.getState().paused),
  },
  rivalStep: {
    group: 'play',
    label: () => rivalWords().step,
    keys: '.',
    keyText: '.',
    enabled: rivalAtPlay,
    why: () => rivalWords().notNow,
    run: oneAction,
  },
  rivalFaster: {
    group: 'play',
    label: () => rivalWords().faster,
    keys: '>',
    keyText: '>',
    enabled: rivalAtPlay,
    why: () => rivalWords().notNow,
    run: () => changePace(1),
  },
  rivalSlower: {
    group: 'play',
    label: () => rivalWords().slower,
    keys: '<',
    keyText: '<',
    enabled: rivalAtPlay,
    why: () => rivalWords().notNow,
    run: () => changePace(-1),
  },
  seats: {
    group: 'game',
    label: () => seatsWords().command,
    keys: 'shift+k',
    keyText: 'Shift K',
    enabled: () => !useGame.getState().practice,
    run: () => openDialog('seats'),
  },
  replay: {
    group: 'game',
    label: () => replayWords().command.replay,
    keys: 'v',
    keyText: 'V',
    enabled: mayReplay,
    why: () => replayWords().command.nothing,
    run: () => watchTable(),
  },
  lastTurn: {
    group: 'game',
    label: () => summaryWords().command,
    keys: 'y',
    keyText: 'Y',
    enabled: hasLastTurn,
    why: () => summaryWords().trailsWhy,
    run: () => openDialog('summary'),
  },
  dice: {
    group: 'game',
    label: () => diceWords().command,
    keys: 'g',
    keyText: 'G',
    run: () => openDialog('dice'),
  },
  palette: {
    group: 'game',
    label: () => commandWords().palette,
    keys: 'mod+k',
    keyText: 'Ctrl K',
    run: () => openDialog('palette'),
  },
  help: {
    group: 'game',
    label: () => mainWords().help,
    keys: '?',
    keyText: '?',
    run: () => openDialog('help'),
  },
  settings: {
    group: 'game',
    label: () => commandWords().settings,
    keys: ',',
    keyText: ',',
    run: () => openDialog('settings'),
  },
  name: {
    group: 'game',
    label: () => libraryWords().nameGame,
    enabled: () => !useGame.getState().practice,
    run: () => openDialog('name'),
  },
  share: { group: 'game', label: () => libraryWords().share, run: () => openDialog('share') },
  lessons: { group: 'game', label: () => learnWords().lessons, run: () => openDialog('lessons') },
  paste: { group: 'game', label: () => libraryWords().paste, run: askToPaste },
  save: { group: 'game', label: () => mainWords().save, run: () => saveToFile() },
  leave: { group: 'game', label: () => mainWords().newGame, run: () => leaveTable() },
} as const satisfies Record<string, Spec>;

export type CommandName = keyof typeof SPECS;

export const COMMANDS = Object.fromEntries(
  Object.entries(SPECS).map(([id, spec]) => [id, made(id, spec)]),
) as Readonly<Record<CommandName, Command>>;

export const COMMAND_LIST: readonly Command[] = Object.values(COMMANDS);
