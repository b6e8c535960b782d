import interphaseMessages from '../../content/en/interphase.ftl';
import type { ScenarioLetter, SpecialEvent } from '#engine/winter-war';

/** The key of a Special Event in the catalogue. */
export const eventKey = (event: SpecialEvent): Exclude<SpecialEvent, 'G+J'> | 'GJ' =>
  event === 'G+J' ? 'GJ' : event;

/** "die 3", "dice 3 + 4 = 7" */
export const diceText = (dice: readonly number[]): string =>
  interphaseMessages().interphase.dice({
    count: dice.length,
    faces: dice.join(' + '),
    sum: dice.reduce((sum, face) => sum + face, 0),
  });

/** What the printed game has lost of a Scenario; undefined where nothing is. */
export function lostText(letter: ScenarioLetter): string | undefined {
  const { lost } = interphaseMessages().interphase;
  return letter === 'A' ? undefined : lost[letter];
}
