const KEY = 'winter-war-layers';
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
};

/** The module as a page finds it that is opened now. */
async function opened() {
  vi.resetModules();
  return import('#games/winter-war/ui/board/overlays/overlay.ts');
}

describe('What belongs to the sheet is as this device left it', () => {
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('has its numbers and the small map at first, and nothing drawn over it', async () => {
    const { isOverlayShown } = await opened();
    expect(['numbers', 'overview', 'supply', 'zones', 'trails', 'threats'].filter(isOverlayShown)).toEqual([
      'numbers',
      'overview',
    ]);
  });

  it('keeps what was switched off; what is drawn for a moment is not kept', async () => {
    const first = await opened();
    first.toggleOverlay('numbers');
    first.toggleOverlay('zones');
    const { isOverlayShown } = await opened();
    expect(['numbers', 'overview', 'zones'].filter(isOverlayShown)).toEqual(['overview']);
  });

  it.each(['', 'null', '{', '[]', '{"numbers":"no"}'])('is as printed where "%s" was kept', async (text) => {
    kept.set(KEY, text);
    const { isOverlayShown } = await opened();
    expect(['numbers', 'overview'].filter(isOverlayShown)).toEqual(['numbers', 'overview']);
  });

  it('goes on where nothing can be kept', async () => {
    const { isOverlayShown, toggleOverlay } = await opened();
    vi.stubGlobal('localStorage', {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    toggleOverlay('overview');
    expect(isOverlayShown('overview')).toBe(false);
  });
});
