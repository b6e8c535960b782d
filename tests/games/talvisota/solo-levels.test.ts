import { atLevel, soloLevelOf, withoutSolo } from '#games/talvisota/options/solo-levels.ts';

test('a level sets its switches, and leaving solo play takes them back', () => {
  const before = { freeSupports: true };
  const solo = atLevel(before, 'officer');
  expect(solo).toMatchObject({ solo: true, bestOfEight: true, noLinePoints: true, freeSupports: true });
  expect(soloLevelOf(solo)).toBe('officer');
  expect(withoutSolo(solo)).toMatchObject({
    solo: false,
    bestOfEight: false,
    noLinePoints: false,
    freeSupports: true,
  });
});

test('a level takes back what another has set', () => {
  const hard = atLevel({}, 'general');
  expect(hard).toMatchObject({ bestOfTwelve: true, noLinePoints: true, fortGainOnly: true });
  expect(atLevel(hard, 'recruit')).toMatchObject({
    bestOfThree: true,
    bestOfTwelve: false,
    noLinePoints: false,
    fortGainOnly: false,
  });
});

test('a game for two keeps the switches that were chosen for it', () => {
  const chosen = { noLinePoints: true };
  expect(withoutSolo(chosen)).toEqual(chosen);
});
