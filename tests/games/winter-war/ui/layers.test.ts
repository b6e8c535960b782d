import { vi } from 'vitest';

const KEY = 'winter-war-layers';
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
};

/** The module as a page finds it that is opened now. */
async function opened() {
  vi.resetModules();
  return import('#games/winter-war/ui/controller/layers.ts');
}

describe('What belongs to the sheet is as this device left it', () => {
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('has its numbers and the small map at first, and nothing drawn over it', async () => {
    const { useLayers } = await opened();
    expect(useLayers.getState()).toEqual({
      numbers: true,
      overview: true,
      supply: false,
      zones: false,
      trails: false,
    });
  });

  it('keeps what was switched off; what is drawn for a moment is not kept', async () => {
    const first = await opened();
    first.toggleLayer('numbers');
    first.toggleLayer('zones');
    const { useLayers } = await opened();
    expect(useLayers.getState()).toMatchObject({ numbers: false, overview: true, zones: false });
  });

  it.each(['', 'null', '{', '[]', '{"numbers":"no"}'])('is as printed where "%s" was kept', async (text) => {
    kept.set(KEY, text);
    const { useLayers } = await opened();
    expect(useLayers.getState()).toMatchObject({ numbers: true, overview: true });
  });

  it('goes on where nothing can be kept', async () => {
    const { useLayers, toggleLayer } = await opened();
    vi.stubGlobal('localStorage', {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    toggleLayer('overview');
    expect(useLayers.getState().overview).toBe(false);
  });
});
