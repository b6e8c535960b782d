/** Descriptions of counters. */
import startMessages from '../../content/en/start.ftl';
import playMessages from '../../content/en/play.ftl';
import {
  FINNISH_VALUES,
  SOVIET_PLANS,
  SOVIET_VALUES,
  type FinnishSupport,
  type FinnishUnit,
  type RuleId,
  type SovietSupport,
  type SovietUnit,
} from '#engine/talvisota';
import type { Piece } from './piece.ts';
import { limitsText } from './limits.ts';
import { supportName } from '../text/force-text.ts';

type Support = SovietSupport | FinnishSupport;

const CODES: Readonly<Partial<Record<Support, string>>> = {
  T34: 'T-34',
  AT1: 'A-T',
  AT2: 'A-T',
  EMB1: 'EMB',
  EMB2: 'EMB',
};

/** The letters on a support counter. */
export const supportCode = (support: Support): string => CODES[support] ?? support;

const isSovietUnit = (unit: SovietUnit | FinnishUnit): unit is SovietUnit => unit in SOVIET_VALUES;

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

export function describeUnit(unit: SovietUnit | FinnishUnit): InWords {
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
