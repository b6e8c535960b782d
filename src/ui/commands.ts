/** Everything a key or a button can do, one object each. Buttons and keys read the same table. */
import { mayRedo, mayUndo, position, redo, restartPhase, undo, useGame } from '../store/game.ts';
import { leaveTable } from '../store/screen.ts';
import { openDialog, putDown, setFocus, setTab, toggle, useTable } from '../store/table.ts';
import type { OptionKey } from '../engine/game/options.ts';
import { saveToFile } from './files.ts';
import { t } from './strings.ts';
import { demolish, idleUnits, takeNext } from './table/actions.ts';
import { fitMap, focusMap, showOnMap, zoomMap } from './table/map-handle.ts';
import { askToPlanByKey, togglePlan } from './table/plan.ts';
import { primaryStep } from './table/primary.ts';
import * as ask from './table/queries.ts';
import { positionOf } from './table/usePosition.ts';

export interface Command {
  readonly id: string;
  readonly label: string;
  /** As react-hotkeys-hook reads it; several parted by commas. Empty: no key. */
  readonly keys: string;
  /** As people read it. */
  readonly keyText: string;
  /** The rule that it belongs to; absent when it serves every game. */
  readonly option?: OptionKey;
  enabled(): boolean;
  run(): void;
}

const atTable = (): boolean => {
  const { timeline, curtain } = useGame.getState();
  return timeline !== null && curtain === null;
};

const command = (
  id: string,
  label: string,
  keys: string,
  keyText: string,
  run: () => void,
  enabled: () => boolean = () => true,
): Command => ({ id, label, keys, keyText, run, enabled: () => atTable() && enabled() });

/** A command of one of the optional rules. */
const only = (option: OptionKey, one: Command): Command => ({
  ...one,
  option,
  enabled: () => one.enabled() && position().options[option],
});

const afresh = (change: () => void) => (): void => {
  change();
  putDown();
};

export const COMMANDS = {
  next: command(
    'next',
    t.command.next,
    'n',
    'N',
    () => {
      const hex = takeNext();
      focusMap();
      if (hex === null) return;
      setFocus(hex);
      showOnMap(hex);
    },
    () => idleUnits(position()).length > 0,
  ),
  end: command(
    'end',
    t.command.end,
    'e',
    'E',
    () => primaryStep().run(),
    () => primaryStep().shown,
  ),
  undo: command('undo', t.command.undo, 'u,mod+z', 'U', afresh(undo), mayUndo),
  redo: command('redo', t.command.redo, 'shift+u,mod+shift+z,mod+y', 'Shift U', afresh(redo), mayRedo),
  restart: command('restart', t.command.restart, '', '', afresh(restartPhase), mayUndo),
  cancel: command(
    'cancel',
    t.command.cancel,
    'escape',
    'Esc',
    () => putDown(),
    () => {
      const { mode, dialog, rule } = useTable.getState();
      return mode.mode !== 'idle' && !dialog && !rule;
    },
  ),
  waypoint: command(
    'waypoint',
    t.command.waypoint,
    'w',
    'W',
    () => {
      const { mode } = useTable.getState();
      if (mode.mode === 'unit') useTable.setState({ mode: { ...mode, addWaypoint: !mode.addWaypoint } });
    },
    () => useTable.getState().mode.mode === 'unit' && position().phase === 'movement',
  ),
  plan: only(
    'airborne',
    command('plan', t.variant.command.plan, 'p', 'P', askToPlanByKey, () => ask.mayPlan(position())),
  ),
  peek: only(
    'airborne',
    command(
      'peek',
      t.variant.command.peek,
      'shift+p',
      'Shift P',
      togglePlan,
      // By what the one who decides may see: the plan is for Soviet eyes.
      () => positionOf(position()).seen.course.plan !== null && position().phase !== 'planned-drop',
    ),
  ),
  demolish: only(
    'variableDemolition',
    command(
      'demolish',
      t.variant.command.demolish,
      'b',
      'B',
      () => {
        const { mode } = useTable.getState();
        if (mode.mode === 'unit') demolish(mode.unit);
      },
      () => useTable.getState().mode.mode === 'unit' && position().phase === 'movement',
    ),
  ),
  supply: command('supply', t.command.supply, 's', 'S', () => toggle('showSupply')),
  zones: command('zones', t.command.zones, 'z', 'Z', () => toggle('showZones')),
  numbers: command('numbers', t.command.numbers, 'h', 'H', () => toggle('hexNumbers')),
  fit: command('fit', t.command.fit, '0', '0', fitMap),
  zoomIn: command('zoomIn', t.command.zoomIn, 'equal,shift+equal,numpadadd', '+', () => zoomMap(1.4)),
  zoomOut: command('zoomOut', t.command.zoomOut, 'minus,numpadsubtract', '−', () => zoomMap(1 / 1.4)),
  log: command('log', t.command.log, 'l', 'L', () => setTab('log')),
  rulebook: command('rulebook', t.command.rulebook, 'r', 'R', () => setTab('rules')),
  context: command('context', t.command.context, '[', '[', () => toggle('leftOpen')),
  charts: command('charts', t.command.charts, ']', ']', () => toggle('rightOpen')),
  save: command('save', t.command.save, '', '', () => saveToFile()),
  help: command('help', t.command.help, 'shift+slash', '?', () => openDialog('help')),
  leave: command('leave', t.command.newGame, '', '', () => leaveTable()),
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

export const COMMAND_LIST: readonly Command[] = Object.values(COMMANDS);
