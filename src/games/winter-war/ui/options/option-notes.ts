import {
  BRINGS,
  HANDICAPS,
  inForce,
  NEEDS,
  OPTION_KEYS,
  type Options,
} from '../../../../engine/winter-war/game/options.ts';
import type { Switch } from '../../options/options-choice.ts';
import { choiceWords as words } from '../words/option-words.ts';
import { t } from '../words/strings.ts';

/** What one switch means beside the others that are chosen. */
export interface Standing {
  /** Another switch brings it: it cannot be taken out by itself. */
  readonly locked: boolean;
  /** Chosen, but without the ground it needs. */
  readonly idle: boolean;
  readonly notes: readonly string[];
}

type Note = readonly [Switch, (options: Options) => boolean, () => string];

const together = (other: Switch): string =>
  words.together(other, t.signed((HANDICAPS.sovietPreparedness ?? 0) + (HANDICAPS.earlierStart ?? 0)));

/** Where two switches change each other, by those that count. */
const MEETINGS: readonly Note[] = [
  ['events', ({ events }) => events, () => words.murmanskOff],
  ['airborne', ({ airborne, events }) => airborne && events, () => words.dropReturns],
  [
    'variableLength',
    ({ variableLength, events }) => variableLength && events,
    () => words.lengthBeforeEvents,
  ],
  ['acceleratedAid', ({ events }) => !events, () => words.aidWithoutEvents],
  [
    'acceleratedAid',
    ({ acceleratedAid, resoluteIntervention }) => acceleratedAid && resoluteIntervention,
    () => words.aidWithResolve,
  ],
  [
    'sovietPreparedness',
    ({ sovietPreparedness, events }) => sovietPreparedness && events,
    () => words.eventHVoid,
  ],
  ['resoluteIntervention', ({ events }) => events, () => words.tableReplaced],
  [
    'sovietPreparedness',
    ({ sovietPreparedness, earlierStart }) => sovietPreparedness && earlierStart,
    () => together('earlierStart'),
  ],
  [
    'earlierStart',
    ({ sovietPreparedness, earlierStart }) => sovietPreparedness && earlierStart,
    () => together('sovietPreparedness'),
  ],
];

export function standingOf(key: Switch, options: Options): Standing {
  const counting = inForce(options);
  const need = NEEDS[key];
  const missing = need !== undefined && !counting[need] ? need : null;
  const bringer = OPTION_KEYS.find((other) => BRINGS[other] === key && counting[other]);
  const brought = BRINGS[key];
  return {
    locked: bringer !== undefined,
    idle: missing !== null,
    notes: [
      ...(missing ? [words.needs(missing)] : []),
      ...(bringer ? [words.brought(bringer)] : []),
      ...(brought ? [words.brings(brought)] : []),
      ...MEETINGS.filter(([at, when]) => at === key && when(counting)).map(([, , text]) => text()),
    ],
  };
}
