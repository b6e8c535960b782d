import type { Side, VictoryLevel } from '#engine/winter-war';
import type { Sentence, Part } from '#table/words/parts.ts';
import { sentence } from '#table/words/parts.ts';
import { plural } from '#kit/i18n/plural.ts';
import { finalWords } from '../words/final-words.ts';
import { army, common } from '../words/common-words.ts';
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  empty: 'Nothing has happened yet. Moves, battles and captures are listed here; every hex is a link.',
  setUp: (side: Side): Sentence => sentence`The ${army[side]} set-up is complete.`,
  revealed: sentence`The Finnish counters are revealed and dummies removed.`,
  phase: (turn: number, side: Side, name: string): string => `Turn ${turn} · ${army[side]} · ${name}`,
  interphase: (turn: number): string => `After turn ${turn} · Interphase`,
  /** Of a step that the log does not tell. */
  placing: 'Placing counters.',
  silent: 'Play continues.',
  /** Stretches of a game, as a replay names them. */
  setUpOf: (player: string): string => `Set-up: ${player}`,
  interphaseAfter: (turn: number): string => `Interphase after turn ${turn}`,
  arrived: (unit: string, hex: Part): Sentence => sentence`${unit} arrives at ${hex}.`,
  delayed: (unit: string): Sentence => sentence`${unit} returns to the track.`,
  moved: (unit: string, from: Part, to: Part, rail: boolean): Sentence =>
    rail
      ? sentence`${unit} moves by rail from ${from} to ${to}.`
      : sentence`${unit} moves from ${from} to ${to}.`,
  administered: (unit: string): Sentence => sentence`${unit} is assigned a new supply source.`,
  cut: (unit: string): Sentence => sentence`${unit} is isolated.`,
  leftOut: (unit: string): Sentence => sentence`${unit} is isolated: its city is overloaded.`,
  relieved: (unit: string): Sentence => sentence`${unit} is in supply again.`,
  retreated: (unit: string, from: Part, to: Part, before: boolean): Sentence =>
    before
      ? sentence`${unit} retreats before combat from ${from} to ${to}.`
      : sentence`${unit} retreats from ${from} to ${to}.`,
  advanced: (unit: string, to: Part, before: boolean): Sentence =>
    before ? sentence`${unit} advances before combat to ${to}.` : sentence`${unit} advances to ${to}.`,
  attacked: (units: string, many: boolean, targets: Sentence, strengths: string): Sentence =>
    sentence`${units} ${many ? 'attack' : 'attacks'} ${targets}, ${strengths}`,
  rolled: (column: string, die: number, name: string): Sentence =>
    sentence`: ${column}, die ${die}. ${name}.`,
  noDie: (name: string): Sentence => sentence`. ${name}, no die.`,
  eliminated: (unit: string, hex: Part, cause: string): Sentence =>
    sentence`${unit} is eliminated at ${hex}${cause}.`,
  cause: {
    attack: '',
    exchange: ' in exchange',
    'no-retreat': ', unable to retreat',
    'ski-patrol': '',
    overstack: ', overstacked',
    'isolated-at-end': ', isolated at the end',
    landing: ', the assault from the sea failed',
    climate: ', lost to the cold',
    drop: ', lost in the drop',
    thaw: ', lost through the ice',
  },
  captured: (side: Side, hex: Part): Sentence => sentence`${hex} falls to the ${army[side]} army.`,
  murmansk: (turn: number, units: number, needed: number, points: number): Sentence =>
    points
      ? sentence`Murmansk Defence, turn ${turn}: ${units} of ${needed} units, ${common.signed(points)} Victory Points.`
      : sentence`Murmansk Defence, turn ${turn}: ${plural(units, 'unit')}, enough.`,
  ended: (level: VictoryLevel, points: number): Sentence =>
    sentence`The game ends: ${common.level[level]}, ${common.signed(points)} Victory Points.`,
  endedAtOnce: (level: VictoryLevel): Sentence =>
    sentence`The game ends: ${common.level[level]}. ${finalWords().reason.leningrad}`,
} as const;

export type LogWords = Wording<typeof english>;

/** The sentences and heads of the log. */
export const logWords = words<LogWords>('winter-war/log', english);
