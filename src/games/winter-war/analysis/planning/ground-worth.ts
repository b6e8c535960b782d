import { board, score, WORTH, type Hex, type LedgerLine, type State } from '#engine/winter-war';

/** Tenths of an ordinary hex. */
const PLAIN_HEX_TENTHS = 10;
const STRONGPOINT_TENTHS = 5;

/** Objectives that are won by holding hexes. */
const OBJECTIVES: readonly LedgerLine['key'][] = [
  'viipuri-row',
  'viipuri',
  'petsamo',
  'oulu',
  'mannerheim-line',
];

/** The same for every position; worked out when first asked for. */
let valueByHex: Map<Hex, number> | null = null;

function computeHexValues(state: State): Map<Hex, number> {
  const found = new Map<Hex, number>();
  const add = (hex: Hex, tenths: number) => found.set(hex, valueIn(found, hex) + tenths);
  for (const { kind, name, hex } of board.places) {
    if (kind === 'fortification' || kind === 'finnish-city') add(hex, STRONGPOINT_TENTHS);
    if (kind !== 'supply-city') continue;
    if (name === 'Leningrad') add(hex, STRONGPOINT_TENTHS - WORTH.leningradTaken);
    else add(hex, STRONGPOINT_TENTHS - (name === 'Murmansk' ? WORTH.murmanskTaken : WORTH.supplyCity));
  }
  // A tenth of an ordinary hex for each Victory Point, shared by the hexes that win it together.
  for (const { key, worth, hexes } of score(state).lines)
    if (OBJECTIVES.includes(key)) for (const hex of hexes) add(hex, worth / hexes.length);
  return found;
}

const valueIn = (worths: ReadonlyMap<Hex, number>, hex: Hex): number => worths.get(hex) ?? PLAIN_HEX_TENTHS;

/** What a hex is worth in tenths of an ordinary one: fortifications, cities and objectives are worth more. */
export const hexValueTenths = (state: State, hex: Hex): number =>
  valueIn((valueByHex ??= computeHexValues(state)), hex);
