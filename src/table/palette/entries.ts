/** Everything the palette can find, with what happens then. */
import { board, counter, RULE_IDS, type Refusal } from '../../engine/winter-war/index.ts';
import { paragraph } from '../../games/winter-war/rulebook/index.ts';
import { look, pickUp, showRule } from '../store/table.ts';
import { COMMAND_LIST, GROUPS, type Command } from '../commands/commands.ts';
import { placeText, ruleNumber } from '../words/names.ts';
import { refusalText } from '../words/refusal-text.ts';
import type { BookText } from '../book/text.ts';
import { canPick } from '../../games/winter-war/ui/hand/actions.ts';
import { goTo } from '../../games/winter-war/ui/hand/jumps.ts';
import type { Position } from '../seen/usePosition.ts';
import { hexText, kindText, unitText } from '../../games/winter-war/ui/words/words.ts';
import { score } from '../../kit/text/fuzzy.ts';
import { paletteWords, type Kind } from './palette-words.ts';

export interface Entry {
  readonly id: string;
  readonly kind: Kind;
  readonly text: string;
  /** Found by this too. */
  readonly also?: string;
  /** At the end of the line: a key, a place. */
  readonly aside?: string;
  /** Below it: why it cannot be done now. */
  readonly reason?: string;
  readonly enabled: boolean;
  run(): void;
}

const inWords = (reason: Refusal | string | null): string =>
  reason === null
    ? ''
    : typeof reason === 'string'
      ? reason
      : `${refusalText(reason)} (${ruleNumber(reason.rule)})`;

function ofCommand(command: Command): Entry {
  const enabled = command.enabled();
  const why = command.why();
  // A command that can be given may still be refused: then only the engine's word counts.
  const reason = inWords(enabled && typeof why === 'string' ? null : why);
  return {
    id: `command ${command.id}`,
    kind: 'command',
    text: command.label,
    aside: command.keyText,
    ...(reason || !enabled ? { reason: reason || paletteWords().notNow } : {}),
    enabled,
    run: command.run,
  };
}

const PLACES = board.places.filter(
  ({ kind, name }, i, all) => kind !== 'fortification' && all.findIndex((place) => place.name === name) === i,
);

/** The larger ones first, where two are found equally well. */
const ofPlace = ({ name, hex }: (typeof PLACES)[number]): Entry => ({
  id: `place ${name}`,
  kind: 'place',
  text: board.placeNameOf(hex) === name ? hexText(hex) : `${placeText(name)} (${board.hexName(hex)})`,
  also: name,
  enabled: true,
  run: () => {
    look(hex);
    goTo(hex);
  },
});

const at = (hex: number): string => (hex >= 0 ? hexText(hex) : paletteWords().inTray);

/** Units that the viewer can see: on the map, or in the tray and to be placed. */
function ofUnits({ seen, state }: Position): Entry[] {
  return seen.units.flatMap(({ at: hex }, unit) => {
    const mine = canPick(state, unit);
    if (hex < 0 && !mine) return [];
    return [
      {
        id: `unit ${unit}`,
        kind: 'unit' as const,
        text: `${unitText(unit)} ${kindText(unit)}`,
        also: counter(unit).name,
        aside: at(hex),
        enabled: true,
        run: () => {
          if (mine) pickUp(unit);
          else look(hex);
          if (hex >= 0) goTo(hex);
        },
      },
    ];
  });
}

const ofRules = (book: BookText): Entry[] =>
  RULE_IDS.map((rule) => ({
    id: `rule ${rule}`,
    kind: 'rule',
    text: `${ruleNumber(rule)} ${book.title(paragraph(rule))}`,
    also: rule,
    enabled: true,
    run: () => showRule(rule),
  }));

/** A hex by its number; null when there is none. */
function ofHex(typed: string): Entry | null {
  const name = /^\s*(\d{4})\s*$/.exec(typed)?.[1];
  if (!name) return null;
  const row = Number(name.slice(2));
  const column = Number(name.slice(0, 2));
  if (row < 1 || row > board.rows || column < 1 || column > board.columns) return null;
  const hex = board.hexByName(name);
  return {
    id: `hex ${name}`,
    kind: 'hex',
    text: paletteWords().hex(hexText(hex)),
    enabled: true,
    run: () => goTo(hex),
  };
}

/** Commands of rules that are not in this game are left out. */
export function allEntries(position: Position, book: BookText): Entry[] {
  const { options } = position.state;
  return [
    ...COMMAND_LIST.filter(({ id, option }) => id !== 'palette' && (!option || options[option]))
      .toSorted((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group))
      .map(ofCommand),
    ...PLACES.map(ofPlace),
    ...ofUnits(position),
    ...ofRules(book),
  ];
}

const MOST = 40;

/** What was typed, best first; before anything is typed, the commands, those that can be given first. */
export function find(entries: readonly Entry[], typed: string): Entry[] {
  if (!typed.trim()) {
    const commands = entries.filter(({ kind }) => kind === 'command');
    return commands.toSorted((a, b) => Number(b.enabled) - Number(a.enabled));
  }
  const hex = ofHex(typed);
  const found = entries
    .map((entry) => ({ entry, points: score(typed, `${entry.text} ${entry.also ?? ''}`) }))
    .filter((one): one is { entry: Entry; points: number } => one.points !== null)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST)
    .map(({ entry }) => entry);
  return hex ? [hex, ...found] : found;
}
