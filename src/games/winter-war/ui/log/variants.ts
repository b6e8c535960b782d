/** Log sentences for the nine variants: heavy tanks, air drops, railways, the thaw. */
import { signed } from '../text/numbers.ts';
import interphaseMessages from '../../content/en/interphase.ftl';
import type { DropModifier, GameEvent, State } from '#engine/winter-war';
import { hexPart, unitList, unitText } from '../text/describe.ts';
import type { Sentence } from '#table';
import type { WholeAction } from '#table/game';

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

/** Sentence for an event, given the position after its action; null when the log omits it. */
type SentenceFor<T extends EventType> = (
  event: EventOf<T>,
  after: State,
  action?: WholeAction<State, GameEvent>,
) => Sentence | null;

/** Sentences for a group of event types. */
export type SentenceTable<T extends EventType> = { readonly [K in T]: SentenceFor<K> };

const log = () => interphaseMessages().interphase.log;

/** "−1 weather, −2 distance" */
export function dropModifierText(modifiers: readonly DropModifier[]): string {
  return [...new Set(modifiers)]
    .map(
      (kind) =>
        `${signed(-modifiers.filter((m) => m === kind).length)} ${interphaseMessages().interphase.drop.modifier[kind]}`,
    )
    .join(', ');
}

/** Events that occur only with variants. */
export const variants: SentenceTable<'heavy' | 'planned' | 'dropped' | 'demolished' | 'mended' | 'thawed'> = {
  heavy: ({ units }) => log().heavy.parts({ units: unitList(units) }),
  planned: () => log().planned.parts({}),
  dropped({ unit, hex, die, modifiers, result }) {
    if (die === null) return log().droppedByEvent.parts({ unit: unitText(unit), hex: hexPart(hex) });
    return log().dropped.parts({
      unit: unitText(unit),
      hex: hexPart(hex),
      die,
      against: dropModifierText(modifiers),
      net: signed(die - modifiers.length),
      result: interphaseMessages().interphase.drop.result[result],
    });
  },
  demolished: ({ unit, hex }) => log().demolished.parts({ unit: unitText(unit), hex: hexPart(hex) }),
  mended: ({ hex }) => log().mended.parts({ hex: hexPart(hex) }),
  thawed: ({ unit, from, to }) =>
    log().thawed.parts({ unit: unitText(unit), from: hexPart(from), to: hexPart(to) }),
};
