/** Descriptions of counters. */
import startMessages from '../../content/en/start.ftl';
import playMessages from '../../content/en/play.ftl';
import {
  COMMANDERS,
  EFFECTS,
  ENTRENCHMENT,
  FINNISH_PLANS,
  FINNISH_VALUES,
  SOVIET_PLANS,
  SOVIET_VALUES,
  size,
  supportLimits,
  type FinnishStrategy,
  type RuleId,
  type Side,
  type SovietStrategy,
  type SovietSupport,
  type SovietUnit,
  type Strategy,
  type Unit,
} from '#engine/talvisota';
import type { Means, Piece } from './piece.ts';
import { supportName } from '../text/force-text.ts';
import { signed } from '../text/numbers.ts';

const CODES: Readonly<Partial<Record<string, string>>> = { T34: 'T-34', AT: 'A-T' };

type Marked = Exclude<Piece, { readonly kind: 'unit' | 'strategy' }>;

/** The letters on a support, an Environment marker or an Entrenchment. */
export function codeOf(piece: Marked): string {
  if (piece.kind === 'environment') return startMessages().common.environment[piece.marker];
  const name = piece.kind === 'support' ? supportName(piece.support) : 'RET';
  return CODES[name] ?? name;
}

/** What it does, in one or two short lines. */
export function effectLines(piece: Marked, side: Side): string[] {
  const t = playMessages().effects.face;
  if (piece.kind === 'entrenchment') return [signed(ENTRENCHMENT)];
  const key = piece.kind === 'environment' ? piece.marker : supportName(piece.support);
  const text = t[side === 'finn' && (key === 'AIR' || key === 'ART') ? (`finn${key}` as const) : key];
  return (typeof text === 'string' ? text : text(EFFECTS)).replaceAll('-', '−').split('\n');
}

const isSovietUnit = (unit: Unit): unit is SovietUnit => unit in SOVIET_VALUES;

interface InWords {
  readonly name: string;
  readonly about: string;
  readonly rule: RuleId;
  /** True if its values are this edition's. */
  readonly ours: boolean;
}

const inWords = (name: string, about: string, rule: RuleId, ours = false): InWords => ({
  name,
  about,
  rule,
  ours,
});

export function describeUnit(unit: Unit): InWords {
  const { unit: about, values } = playMessages().effects;
  const { strength, bonus } = isSovietUnit(unit) ? SOVIET_VALUES[unit] : FINNISH_VALUES[unit];
  return inWords(
    startMessages().common.unit[unit],
    `${about[unit]} ${values({ strength, bonus })}`,
    '1.4',
    true,
  );
}

const ONLY_FINNISH: readonly string[] = ['MANN', 'AT', 'EMB'];

/** Name, effect (in a turn, or as printed) and paragraph of a counter. */
export function describePiece(piece: Piece, turn?: number): InWords {
  const { strategy, support, environment, entrenched } = startMessages().common;
  const e = playMessages().effects;
  switch (piece.kind) {
    case 'unit':
      return describeUnit(piece.unit);
    case 'strategy': {
      const { strategy: id } = piece;
      const rule = id in SOVIET_PLANS ? '3.2.2' : '3.2.3';
      return inWords(strategy[id], `${limitsText(id, turn)} ${e.strategy[id]}`, rule);
    }
    case 'support': {
      const name = supportName(piece.support);
      return inWords(support[name], e.support[name], ONLY_FINNISH.includes(name) ? '3.3.3' : '3.3.2');
    }
    case 'environment':
      return inWords(environment[piece.marker], e.environment[piece.marker], '5');
    case 'entrenchment':
      return inWords(entrenched, e.entrenched, 'N17', true);
  }
}

/** What a strategy may engage, in sentences: in a turn, or as printed. */
export function limitsText(strategy: Strategy, turn?: number): string {
  const t = playMessages().decision;
  if (!(strategy in SOVIET_PLANS)) {
    const { units, environment, supports } = FINNISH_PLANS[strategy as FinnishStrategy];
    return `${t.engagesFinn({ units, environment, supports })}.`;
  }
  const { most, supports, needs, spaces } = SOVIET_PLANS[strategy as SovietStrategy];
  const { normal, commanders } =
    turn === undefined
      ? { normal: supports, commanders: 0 }
      : supportLimits(strategy as SovietStrategy, turn);
  const kinds = needs?.of.map((unit) => startMessages().common.unit[unit]).join(', ') ?? '';
  return [
    t.engages({ units: most, supports: normal, commanders }),
    ...(needs ? [t.needs({ count: needs.count, units: kinds })] : []),
    t.spaces({ count: spaces }),
  ]
    .map((line) => `${line}.`)
    .join(' ');
}

const times = (count: number, what: string): string[] =>
  Array.from({ length: Math.max(0, count) }, () => what);

/** The empty places of a box, each by what may go in; first those that have to be filled. */
export function roomIn(strategy: Strategy, means: Means, turn: number): string[] {
  const { units, supports, environment = [], entrenched } = means;
  const t = playMessages().decision.room;
  if (!(strategy in SOVIET_PLANS)) {
    const limits = FINNISH_PLANS[strategy as FinnishStrategy];
    return [
      ...times(limits.units - size(units), t.unit),
      ...times(limits.environment - environment.length, t.environment),
      ...times(limits.supports - supports.length, t.support),
      ...times(limits.entrenched && !entrenched ? 1 : 0, 'RET'),
    ];
  }
  const { most, needs } = SOVIET_PLANS[strategy as SovietStrategy];
  const limits = supportLimits(strategy as SovietStrategy, turn);
  const counts = units as Readonly<Record<string, number>>;
  const missing = needs
    ? Math.max(0, needs.count - needs.of.reduce((all, unit) => all + counts[unit]!, 0))
    : 0;
  const commanders = supports.filter((support) => COMMANDERS.includes(support as SovietSupport)).length;
  return [
    ...times(missing, needs?.of.join(' ') ?? ''),
    ...times(most - size(units) - missing, t.unit),
    ...times(limits.normal - supports.length + commanders, t.support),
    ...times(limits.commanders - commanders, t.commander),
  ];
}
