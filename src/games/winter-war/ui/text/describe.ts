/** Names of units and hexes on screen. */
import startMessages from '../../content/en/start.ftl';
import { board, counter, type Hex, type UnitId } from '#engine/winter-war';
import { designation, placeText } from './names.ts';
import type { Part } from '#table';
import { fill } from '#kit/i18n/messages.ts';
import analysisMessages from '../../content/en/analysis.ftl';
import type { Cut } from '../../analysis/threats/index.ts';

/** Names the first few units. */
export function fewUnits(units: readonly UnitId[], most = 3): string {
  const named = units.slice(0, most).map(unitText).join(', ');
  return units.length > most
    ? `${named}, ${analysisMessages().threats.more({ n: units.length - most })}`
    : named;
}

/** The cause of a cut supply path, as a sentence. */
export function cutText({ cause, hex, by, hq, city, far }: Omit<Cut, 'unit' | 'rule'>): string {
  return fill(analysisMessages().threats.cut[cause], {
    place: hex === null ? '' : hexText(hex),
    by: fewUnits(by),
    hq: hq === null ? '' : designation(counter(hq).name),
    city: city === null ? '' : hexText(city),
    far,
  });
}

const isKey = <Texts extends object>(texts: Texts, key: PropertyKey): key is keyof Texts => key in texts;

/** Translated name of a hex's city or town, if it has one. */
export function placeNameText(hex: Hex): string | undefined {
  const name = board.placeNameOf(hex);
  return name === undefined ? undefined : placeText(name);
}

export const hexText = (hex: Hex): string =>
  startMessages().common.hex({ name: board.hexName(hex), place: placeNameText(hex) ?? null });

export const hexPart = (hex: Hex): Part => ({ place: hex, text: hexText(hex) });

/** "6-4-2 (18)" */
export function unitText(unit: UnitId): string {
  const { type, name } = counter(unit);
  return startMessages().common.unit({ label: type.label, name: designation(name) });
}

/** "infantry division"; names that already include the size are used alone. */
export const kindText = (unit: UnitId): string => {
  const { arm, size } = counter(unit).type;
  const { arm: arms, kind, size: sizes, stem } = startMessages().common;
  return isKey(stem, arm) && isKey(sizes, size) ? kind({ stem: stem[arm], size: sizes[size] }) : arms[arm];
};

export const unitList = (units: readonly UnitId[]): string => units.map(unitText).join(', ');
