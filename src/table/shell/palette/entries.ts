/** Everything the palette can find, with what happens then. */
import extrasMessages from '../../content/en/extras.ftl';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Command } from '../../game/command.ts';
import type { SearchResult } from '../../game/game.ts';
import { activeGame } from '../../game/registry.ts';
import type { Position } from '../../game/position.ts';
import { allCommands } from '../commands/all-commands.ts';
import { carryOn, openPalette } from '../commands/table-commands.ts';
import { showRule } from '../../store/ui.ts';
import type { OpenRulebook } from '../../text/rulebook.ts';
import { refusalText } from '../../text/refusal-text.ts';
import { ruleInWords } from '../../text/rule-titles.ts';
import { ruleNumber } from '../../text/rule-number.ts';
import { score } from '#kit/text/fuzzy.ts';

/** What the palette finds, in the order of its heads. */
export const KINDS = ['command', 'place', 'unit', 'rule'] as const;
export type Kind = (typeof KINDS)[number];

/** A line of the palette: a command, or what the game finds by name. */
export interface Entry extends Omit<SearchResult, 'kind'> {
  readonly kind: Kind;
  /** Below it: why it cannot be done now. */
  readonly reason?: string;
}

const inWords = (reason: Refusal | string | null): string =>
  reason === null
    ? ''
    : typeof reason === 'string'
      ? reason
      : `${refusalText(reason)} (${ruleInWords(reason.rule)})`;

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
    ...(reason || !enabled ? { reason: reason || extrasMessages().palette.notNow } : {}),
    enabled,
    run: command.run,
  };
}

/** A paragraph is found by its title, and by the terms that lead to it. */
function ofRules(book: OpenRulebook): Entry[] {
  const terms = (rule: string): string[] =>
    book.terms.filter(({ see }) => see.includes(rule)).flatMap(({ term, also = [] }) => [term, ...also]);
  return activeGame().book.ids.map((rule) => ({
    id: `rule ${rule}`,
    kind: 'rule',
    text: `${ruleNumber(rule)} ${book.paragraph(rule).title}`,
    also: [rule, ...terms(rule)].join(' '),
    enabled: true,
    run: () => showRule(rule),
  }));
}

/** A place by its number; null when there is none. */
function ofPlace(typed: string): Entry | null {
  const place = activeGame().placeNamed(typed.trim());
  if (place === null) return null;
  return {
    id: `number ${place}`,
    kind: 'place',
    text: extrasMessages().palette.goTo({ place: activeGame().placeText(place) }),
    enabled: true,
    run: () => activeGame().goTo(place),
  };
}

/** Commands of rules that are not in this game are left out. */
export function readEntries(position: Position, book: OpenRulebook): Entry[] {
  return [
    ...allCommands()
      .filter((command) => command !== openPalette && command.belongsTo(position.state))
      .map(ofCommand),
    ...activeGame().search(position.state, position.seen),
    ...ofRules(book),
  ];
}

const MOST = 40;

/** The end of the phase, which may end much, stands behind the others that can be given. */
const place = ({ enabled, id }: Entry): number => (enabled ? Number(id === `command ${carryOn.id}`) : 2);

/** What was typed, best first; before anything is typed, the commands, those that can be given first. */
export function find(entries: readonly Entry[], typed: string): Entry[] {
  if (!typed.trim()) {
    const commands = entries.filter(({ kind }) => kind === 'command');
    return commands.toSorted((a, b) => place(a) - place(b));
  }
  const numbered = ofPlace(typed);
  const found = entries
    .map((entry) => ({ entry, points: score(typed, `${entry.text} ${entry.also ?? ''}`) }))
    .filter((one): one is { entry: Entry; points: number } => one.points !== null)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST)
    .map(({ entry }) => entry);
  return numbered ? [numbered, ...found] : found;
}
