import interphaseMessages from '../../content/en/interphase.ftl';
import type { ScenarioLetter, SpecialEvent } from '#engine/winter-war';

/** Message key of a Special Event. */
export const eventKey = (event: SpecialEvent): Exclude<SpecialEvent, 'G+J'> | 'GJ' =>
  event === 'G+J' ? 'GJ' : event;

/** "die 3", "dice 3 + 4 = 7" */
export const diceText = (dice: readonly number[]): string =>
  interphaseMessages().interphase.dice({
    count: dice.length,
    faces: dice.join(' + '),
    sum: dice.reduce((sum, face) => sum + face, 0),
  });

/** Which part of a Scenario's printed text is lost; undefined for none. */
export function lostText(letter: ScenarioLetter): string | undefined {
  const { lost } = interphaseMessages().interphase;
  return letter === 'A' ? undefined : lost[letter];
}
