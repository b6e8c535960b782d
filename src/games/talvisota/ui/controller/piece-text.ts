/** Descriptions of counters. */
import startMessages from '../../content/en/start.ftl';
import playMessages from '../../content/en/play.ftl';
import {
  FINNISH_VALUES,
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

export function describeUnit(unit: SovietUnit | FinnishUnit): InWords {
  const { strength, bonus } = isSovietUnit(unit) ? SOVIET_VALUES[unit] : FINNISH_VALUES[unit];
  return {
    name: startMessages().common.unit[unit],
    about: `${playMessages().effects.unit[unit]} ${playMessages().effects.values({ strength, bonus })}`,
    rule: '1.4',
    ours: true,
  };
}

/** Name, effect (in a turn, or as printed) and paragraph of a counter. */
export function describePiece(piece: Piece, turn?: number): InWords {
  const common = startMessages().common;
  const e = playMessages().effects;
  switch (piece.kind) {
    case 'unit':
      return describeUnit(piece.unit);
    case 'strategy':
      return {
        name: common.strategy[piece.strategy],
        about: `${limitsText(piece.strategy, turn)} ${e.strategy[piece.strategy]}`,
        rule:
          piece.strategy in e.strategy && ['PRUD', 'MASS', 'BLIN', 'MAN'].includes(piece.strategy)
            ? '3.2.2'
            : '3.2.3',
        ours: false,
      };
    case 'support': {
      const name = supportName(piece.support);
      const finnish = name === 'MANN' || name === 'AT' || name === 'EMB';
      return {
        name: common.support[name],
        about: e.support[name],
        rule: finnish ? '3.3.3' : '3.3.2',
        ours: false,
      };
    }
    case 'environment':
      return {
        name: common.environment[piece.marker],
        about: e.environment[piece.marker],
        rule: '5',
        ours: false,
      };
    case 'entrenchment':
      return { name: startMessages().common.entrenched, about: e.entrenched, rule: 'N17', ours: true };
  }
}
