import { board, score, WORTH, type Hex, type LedgerLine, type State } from '#engine/winter-war';

/** Tenths of an ordinary hex. */
const PLAIN = 10;
const STRONGPOINT = 5;

/** Objectives that are won by holding hexes. */
const OBJECTIVES: readonly LedgerLine['key'][] = [
  'viipuri-row',
  'viipuri',
  'petsamo',
  'oulu',
  'mannerheim-line',
];

/** The same for every position; worked out when first asked for. */
let table: Map<Hex, number> | null = null;

function workOut(state: State): Map<Hex, number> {
  const found = new Map<Hex, number>();
  const add = (hex: Hex, tenths: number) => found.set(hex, groundOf(found, hex) + tenths);
  for (const { kind, name, hex } of board.places) {
    if (kind === 'fortification' || kind === 'finnish-city') add(hex, STRONGPOINT);
    if (kind !== 'supply-city') continue;
    if (name === 'Leningrad') add(hex, STRONGPOINT - WORTH.leningradTaken);
    else add(hex, STRONGPOINT - (name === 'Murmansk' ? WORTH.murmanskTaken : WORTH.supplyCity));
  }
  // A tenth of an ordinary hex for each Victory Point, shared by the hexes that win it together.
  for (const { key, worth, hexes } of score(state).lines)
    if (OBJECTIVES.includes(key)) for (const hex of hexes) add(hex, worth / hexes.length);
  return found;
}

const groundOf = (worths: ReadonlyMap<Hex, number>, hex: Hex): number => worths.get(hex) ?? PLAIN;

/** What a hex is worth in tenths of an ordinary one: fortifications, cities and objectives are worth more. */
export const groundWorth = (state: State, hex: Hex): number => groundOf((table ??= workOut(state)), hex);
