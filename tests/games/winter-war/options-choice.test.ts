import { AS_PRINTED, OPTION_KEYS, RECOMMENDED } from '#engine/winter-war/state/options.ts';
import {
  differences,
  nearestPreset,
  OPTION_SOURCES,
  presetOf,
  PRESET_NAMES,
  PRESETS,
  rememberedOptions,
  rememberOptions,
} from '#games/winter-war/options/options-choice.ts';

describe('the presets', () => {
  it('are told apart, whatever is chosen for touch-move', () => {
    for (const name of PRESET_NAMES) {
      expect(presetOf(PRESETS[name])).toBe(name);
      expect(presetOf({ ...PRESETS[name], touchMove: true })).toBe(name);
    }
  });

  it('hold what they promise', () => {
    expect(PRESETS.recommendedEvents).toEqual({ ...RECOMMENDED, events: true });
    expect(PRESETS.recommendedEvents.ceaseFire).toBe(true);
    expect(PRESETS.tournament).toMatchObject({ clar9: true, clar10: true, events: false, ceaseFire: false });
    expect(OPTION_KEYS.filter((key) => !PRESETS.everything[key])).toEqual(['touchMove']);
  });

  it('leave the cease-fire as it stands when the events come on', () => {
    expect(presetOf({ ...PRESETS.recommended, events: true })).toBe('recommendedEvents');
    expect({ ...PRESETS.tournament, events: true }.ceaseFire).toBe(false);
    expect({ ...PRESETS.printed, events: true }.ceaseFire).toBe(true);
  });

  it('are judged by what counts in a game, not by what is merely ticked', () => {
    expect(presetOf({ ...RECOMMENDED, ceaseFire: false })).toBe('recommended');
    expect(presetOf({ ...RECOMMENDED, resoluteIntervention: true })).toBe('recommended');
    expect(presetOf({ ...PRESETS.everything, airborne: false })).toBe('everything');
    expect(presetOf({ ...PRESETS.recommendedEvents, ceaseFire: false })).toBeNull();
  });

  it('give the nearest name to a choice of its own', () => {
    const own = { ...AS_PRINTED, clar9: true };
    expect(presetOf(own)).toBeNull();
    expect(nearestPreset(own)).toBe('printed');
    expect(differences(PRESETS.printed, own)).toEqual(['clar9']);
    // As far from the recommended rules as from the tournament.
    expect(nearestPreset({ ...RECOMMENDED, clar9: true })).toBe('recommended');
  });
});

describe('the switches', () => {
  it('each have one source', () => {
    const sorted = Object.values(OPTION_SOURCES).flat();
    expect(sorted.toSorted()).toEqual(OPTION_KEYS.filter((key) => key !== 'touchMove').toSorted());
    expect(new Set(sorted).size).toBe(sorted.length);
  });
});

describe('the remembered choice', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('comes back as it was', () => {
    expect(rememberedOptions()).toEqual(RECOMMENDED);
    const own = { ...PRESETS.everything, ceaseFire: false, clar3: false, touchMove: true };
    rememberOptions(own);
    expect(rememberedOptions()).toEqual(own);
  });

  it('has no handicap: that is agreed on for one game', () => {
    rememberOptions({ ...RECOMMENDED, handicap: 30 });
    expect(rememberedOptions()).toEqual(RECOMMENDED);
  });

  it('from before the optional rules plays without them', () => {
    const { errata, touchMove, clar1 } = AS_PRINTED;
    kept.set('winter-war-options', JSON.stringify({ errata, touchMove, clar1, unknown: true, clar2: 'yes' }));
    expect(rememberedOptions()).toEqual({ ...RECOMMENDED, clar1: false });
  });

  it('that cannot be read gives way to the recommended rules', () => {
    kept.set('winter-war-options', '{');
    expect(rememberedOptions()).toEqual(RECOMMENDED);
  });
});
