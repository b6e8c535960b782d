/** The nine variants: heavy tanks, air drops, railways, the thaw. */
import type { DropModifier } from '#engine/winter-war';
import { commonWords } from '../words/common-words.ts';
import { interphaseWords, type InterphaseWords } from '../words/interphase-words.ts';
import { hexPart, unitList, unitText } from '../words/words.ts';
import type { Tellers } from './teller.ts';

const log = (): InterphaseWords['log'] => interphaseWords().log;

/** "−1 weather, −2 distance" */
export function dropModifierText(modifiers: readonly DropModifier[]): string {
  return [...new Set(modifiers)]
    .map(
      (kind) =>
        `${commonWords().signed(-modifiers.filter((m) => m === kind).length)} ${interphaseWords().drop.modifier[kind]}`,
    )
    .join(', ');
}

/** What only the variants bring. */
export const variants: Tellers<'heavy' | 'planned' | 'dropped' | 'demolished' | 'mended' | 'thawed'> = {
  heavy: ({ units }) => log().heavy(unitList(units)),
  planned: () => log().planned,
  dropped({ unit, hex, die, modifiers, result }) {
    if (die === null) return log().droppedByEvent(unitText(unit), hexPart(hex));
    return log().dropped(
      unitText(unit),
      hexPart(hex),
      die,
      dropModifierText(modifiers),
      commonWords().signed(die - modifiers.length),
      interphaseWords().drop.result[result],
    );
  },
  demolished: ({ unit, hex }) => log().demolished(unitText(unit), hexPart(hex)),
  mended: ({ hex }) => log().mended(hexPart(hex)),
  thawed: ({ unit, from, to }) => log().thawed(unitText(unit), hexPart(from), hexPart(to)),
};
