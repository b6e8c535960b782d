import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { whenBack } from '../../src/kit/back/back.ts';

/** The history of a tab: the page is one entry of it, and other pages lie below. */
class Tab {
  entries: unknown[] = [null];
  at = 0;
  /** The user has left the page by going back beyond it. */
  gone = false;
  moved: () => void = () => {};
  get state(): unknown {
    return this.entries[this.at];
  }
  pushState(state: unknown): void {
    this.entries.splice(++this.at, Infinity, state);
  }
  replaceState(state: unknown): void {
    this.entries[this.at] = state;
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
  /** Another fragment in the address. */
  async follow(): Promise<void> {
    this.pushState(null);
    this.moved();
    await rest();
  }
}

const rest = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

let tab: Tab;
let back: { whenBack: typeof whenBack; followBack(): void };

/** The page as it is loaded, anew too. */
async function load(): Promise<void> {
  vi.resetModules();
  vi.stubGlobal('history', tab);
  vi.stubGlobal('addEventListener', (_: string, moved: () => void) => (tab.moved = moved));
  back = await import('../../src/kit/back/back.ts');
  back.followBack();
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
      put = back.whenBack(() => {
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
    expect(tab.entries).toEqual([null]);
    await tab.press(-1);
    expect(tab.gone).toBe(true);
  });

  it('closes the nearest thing, one at a time, by one entry for all', async () => {
    const [panel, dialog] = [thing(), thing()];
    await panel.open();
    await dialog.open();
    expect(tab.entries).toHaveLength(2);
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
    expect(tab.at).toBe(1);
    await tab.press(-1);
    expect(help.closed).toBe(1);
  });

  it('takes a link in the address for no Back, and goes back over it at once', async () => {
    const [table, asked] = [thing(true), thing()];
    await table.open();
    await tab.follow();
    await asked.open();
    expect([table.closed, asked.closed]).toEqual([0, 0]);
    await tab.press(-1);
    expect([table.closed, asked.closed]).toEqual([0, 1]);
    // The entry with the link in it is not come back to.
    expect(tab.at).toBe(1);
    await tab.press(-1);
    expect(table.closed).toBe(1);
    await table.close();
    expect(tab.at).toBe(0);
  });

  it('goes on after a reload, with what is open then or with nothing', async () => {
    await thing(true).open();
    await load();
    expect(tab.at).toBe(0);
    await thing(true).open();
    expect(tab.at).toBe(1);
    vi.resetModules();
    back = await import('../../src/kit/back/back.ts');
    const table = thing(true);
    await table.open();
    expect([tab.entries.length, tab.at]).toEqual([2, 1]);
    await tab.press(-1);
    expect(table.closed).toBe(1);
  });
});
