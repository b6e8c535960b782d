import { startScreen } from '#games/talvisota/meta.ts';
import { atLevel, soloLevelOf, withoutSolo } from '#games/talvisota/options/solo-levels.ts';

test('a level sets its switches, and leaving solo play takes them back', () => {
  const before = { freeSupports: true };
  const solo = atLevel(before, 'officer');
  expect(solo).toMatchObject({ solo: true, bestOfEight: true, noLinePoints: true, freeSupports: true });
  expect(soloLevelOf(solo)).toBe('officer');
  expect(withoutSolo(solo)).toEqual({ ...solo, solo: false, bestOfEight: false, noLinePoints: false });
});

test('a level takes back what another has set', () => {
  const hard = atLevel({}, 'general');
  expect(hard).toMatchObject({ bestOfTwelve: true, noLinePoints: true, fortGainOnly: true });
  expect(atLevel(hard, 'recruit')).toEqual(atLevel({}, 'recruit'));
});

test('a game for two keeps the switches that were chosen for it', () => {
  const chosen = { noLinePoints: true };
  expect(withoutSolo(chosen)).toEqual(chosen);
});

test('Play now begins at the level where a beginner wins half, and says how the Finns are drawn', () => {
  const { options, hint } = startScreen.quick;
  expect(soloLevelOf(options as object)).toBe('recruit');
  expect(hint!()).toContain('best of three draws');
});
