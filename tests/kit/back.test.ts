import type { readdress, onBack } from '#kit/back/back.ts';

interface Entry {
  state: unknown;
  url: string;
}

/** The history of a tab: the page is one entry of it, and other pages lie below. */
class Tab {
  entries: Entry[] = [{ state: null, url: '/' }];
  at = 0;
  /** The user has left the page by going back beyond it. */
  gone = false;
  moved: () => void = () => {};
  get state(): unknown {
    return this.entries[this.at]!.state;
  }
  get href(): string {
    return this.entries[this.at]!.url;
  }
  pushState(state: unknown, _: string, url = this.href): void {
    this.entries.splice(++this.at, Infinity, { state, url });
  }
  replaceState(state: unknown, _: string, url = this.href): void {
    this.entries[this.at] = { state, url };
  }
  go(by: number): void {
    setTimeout(() => this.step(by));
  }
  private step(by: number): void {
    const to = this.at + by;
    if (to < 0) this.gone = true;
    if (to < 0 || to >= this.entries.length) return;
    this.at = to;
    this.moved();
  }
  /** What the user does, and what the page does upon it. */
  async press(by: -1 | 1): Promise<void> {
    this.step(by);
    await rest();
  }
  /** Twice, before the page has done anything upon it. */
  async pressTwice(): Promise<void> {
    this.step(-1);
    this.step(-1);
    await rest();
  }
  /** Another fragment in the address. */
  async follow(url: string): Promise<void> {
    this.entries.splice(++this.at, Infinity, { state: null, url });
    this.moved();
    await rest();
  }
}

const rest = (): Promise<void> => new Promise((done) => setTimeout(done, 30));

let tab: Tab;
let back: { onBack: typeof onBack; readdress: typeof readdress; followBack(): void };

/** The page as it is loaded, anew too. */
async function load(follow = true): Promise<void> {
  vi.resetModules();
  vi.stubGlobal('history', tab);
  vi.stubGlobal('location', tab);
  vi.stubGlobal('addEventListener', (type: string, heard: () => void) => {
    if (type === 'popstate') tab.moved = heard;
  });
  back = await import('#kit/back/back.ts');
  if (follow) back.followBack();
  await rest();
}

/** Something that can be open, with how often Back has closed it. */
function thing(ground = false) {
  let put: (() => void) | null = null;
  return {
    closed: 0,
    get isOpen() {
      return put !== null;
    },
    async open() {
      put = back.onBack(() => {
        this.closed++;
        if (!ground) void this.close();
      }, ground);
      await rest();
    },
    async close() {
      put?.();
      put = null;
      await rest();
    },
  };
}

describe('Back', () => {
  beforeEach(async () => {
    tab = new Tab();
    await load();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('leaves the page where nothing is open', async () => {
    expect(tab.entries).toHaveLength(1);
    await tab.press(-1);
    expect(tab.gone).toBe(true);
  });

  it('closes the nearest thing, one at a time, by the same entries for all', async () => {
    const [panel, dialog] = [thing(), thing()];
    await panel.open();
    await dialog.open();
    expect(tab.entries).toHaveLength(3);
    await tab.press(-1);
    expect([panel.isOpen, dialog.isOpen]).toEqual([true, false]);
    await tab.press(-1);
    expect([panel.isOpen, dialog.isOpen]).toEqual([false, false]);
    expect(tab.gone).toBe(false);
    await tab.press(-1);
    expect(tab.gone).toBe(true);
  });

  it('comes to the ground last, however late that was laid, and asks it every time', async () => {
    const [dialog, table] = [thing(), thing(true)];
    await dialog.open();
    await table.open();
    await tab.press(-1);
    expect([dialog.closed, table.closed]).toEqual([1, 0]);
    await tab.press(-1);
    await tab.press(-1);
    expect(table.closed).toBe(2);
    expect(tab.gone).toBe(false);
  });

  it('leaves no entry behind for what was closed otherwise, nor a way forward into it', async () => {
    const dialog = thing();
    await dialog.open();
    await dialog.close();
    expect(tab.at).toBe(0);
    await tab.press(1);
    expect(tab.at).toBe(0);
    await tab.press(-1);
    expect(tab.gone).toBe(true);
  });

  it('keeps still while one thing gives way to another', async () => {
    const [menu, help] = [thing(), thing()];
    await menu.open();
    const go = vi.spyOn(tab, 'go');
    await Promise.all([menu.close(), help.open()]);
    expect(go).not.toHaveBeenCalled();
    expect(tab.at).toBe(2);
    await tab.press(-1);
    expect(help.closed).toBe(1);
  });

  it('is not left behind by a second press that comes at once', async () => {
    const [table, panel, dialog] = [thing(true), thing(), thing()];
    for (const one of [table, panel, dialog]) await one.open();
    await tab.pressTwice();
    expect([panel.closed, dialog.closed, tab.gone]).toEqual([1, 1, false]);
    expect(tab.at).toBe(2);
    await tab.press(-1);
    expect([table.closed, tab.gone]).toEqual([1, false]);
  });

  it('takes a link in the address for no Back, and goes back over it at once', async () => {
    const [table, asked] = [thing(true), thing()];
    await table.open();
    await tab.follow('/#link');
    await asked.open();
    expect([table.closed, asked.closed]).toEqual([0, 0]);
    await tab.press(-1);
    expect([table.closed, asked.closed]).toEqual([0, 1]);
    // The entry with the link in it is not come back to.
    expect(tab.at).toBe(2);
    await tab.press(-1);
    expect(table.closed).toBe(1);
    await table.close();
    expect(tab.at).toBe(0);
  });

  it('comes back to no address of before: a link that was taken out stays out', async () => {
    tab.entries = [{ state: null, url: '/#link' }];
    await load();
    const [asked, table] = [thing(), thing(true)];
    await asked.open();
    back.readdress('/#rest');
    await asked.close();
    expect([tab.at, tab.href]).toEqual([0, '/#rest']);
    await table.open();
    for (let press = 1; press <= 2; press++) {
      await tab.press(-1);
      expect(tab.href).toBe('/#rest');
    }
    // Nor after a reload on an entry above the one with the link in it.
    tab.entries[0]!.url = '/#link';
    await load();
    expect([tab.at, tab.href]).toEqual([0, '/#rest']);
  });

  it('keeps the address of a link that nobody has answered, wherever the page goes meanwhile', async () => {
    const asked = thing();
    await tab.follow('/#link');
    expect([tab.at, tab.href]).toEqual([0, '/#link']);
    await asked.open();
    await tab.press(-1);
    expect(asked.closed).toBe(1);
    expect(tab.href).toBe('/#link');
  });

  it('comes to the page again where the same address was written once more', async () => {
    const table = thing(true);
    await table.open();
    tab.replaceState(null, '');
    tab.moved();
    await rest();
    await tab.press(-1);
    expect(table.closed).toBe(1);
    await table.close();
    expect([tab.at, tab.gone]).toEqual([0, false]);
    await tab.press(-1);
    expect(tab.gone).toBe(true);
  });

  it('goes on after a reload, with what is open then or with nothing', async () => {
    await thing(true).open();
    await load();
    expect(tab.at).toBe(0);
    await thing(true).open();
    expect(tab.at).toBe(2);
    await load(false);
    const table = thing(true);
    await table.open();
    expect([tab.entries.length, tab.at]).toEqual([3, 2]);
    await tab.press(-1);
    expect(table.closed).toBe(1);
  });
});
