import { vi } from 'vitest';
import type { Game } from '../../../src/table/contract.ts';

/** Winter War without its screen: as much as keeping and opening games asks of it. */
async function pureGame(): Promise<Game> {
  const [{ card }, { rules }, { secrets }, { records }, { codec }, { notation }] = await Promise.all([
    import('../../../src/games/winter-war/card.ts'),
    import('../../../src/games/winter-war/rules.ts'),
    import('../../../src/engine/winter-war/index.ts'),
    import('../../../src/games/winter-war/saving.ts'),
    import('../../../src/games/winter-war/codec/codec.ts'),
    import('../../../src/games/winter-war/ui/notation.ts'),
  ]);
  return { card, rules, secrets, records, codec, notation } as unknown as Game;
}

/** Puts Winter War without its screen beside the modules that are loaded now. */
export async function bringPure(): Promise<void> {
  const { bring } = await import('../../../src/table/here.ts');
  bring(await pureGame());
}

/** The modules of a tab that has just been opened: each tab has its own memory, and shares the database. */
export async function newTab() {
  vi.resetModules();
  await bringPure();
  return {
    ...(await import('../../../src/table/store/back.ts')),
    ...(await import('../../../src/table/store/curtain.ts')),
    ...(await import('../../../src/table/store/entries.ts')),
    ...(await import('../../../src/table/store/game.ts')),
    ...(await import('../../../src/table/store/import-game.ts')),
    ...(await import('../../../src/table/store/kept.ts')),
    ...(await import('../../../src/table/store/library.ts')),
    ...(await import('../../../src/table/store/opening.ts')),
    ...(await import('../../../src/table/store/other-tab.ts')),
    ...(await import('../../../src/table/store/play.ts')),
    ...(await import('../../../src/table/store/remembered-slot.ts')),
    ...(await import('../../../src/table/store/saving.ts')),
    ...(await import('../../../src/table/store/seating.ts')),
    ...(await import('../../../src/table/store/slot.ts')),
    ...(await import('../../../src/table/store/tabs.ts')),
    ...(await import('../../../src/games/winter-war/ui/hand/set-up.ts')),
    ...(await import('../../../src/kit/storage/database.ts')),
    ...(await import('../../../src/kit/storage/stay.ts')),
  };
}

export type Tab = Awaited<ReturnType<typeof newTab>>;
