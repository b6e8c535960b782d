import type { Game } from '#table/game/game.ts';

/** Winter War without its screen: as much as keeping and opening games asks of it. */
async function pureGame(): Promise<Game> {
  const [{ meta }, { rules }, { secrets }, { records }, { codec }, { kindOf }] = await Promise.all([
    import('#games/winter-war/meta.ts'),
    import('#games/winter-war/rules.ts'),
    import('#engine/winter-war'),
    import('#games/winter-war/saving.ts'),
    import('#games/winter-war/codec/codec.ts'),
    import('#games/winter-war/ui/log/segments.ts'),
  ]);
  return {
    meta,
    rules,
    secrets,
    records,
    codec,
    story: { kindOf },
    notation: () => import('#games/winter-war/notation.ts'),
  } as unknown as Game;
}

/** Puts Winter War without its screen beside the modules that are loaded now. */
export async function bringPure(): Promise<void> {
  const { setActiveGame: bring } = await import('#table/game/registry.ts');
  bring(await pureGame());
}

/** The modules of a tab that has just been opened: each tab has its own memory, and shares the database. */
export async function newTab() {
  vi.resetModules();
  await bringPure();
  return {
    ...(await import('#table/store/history.ts')),
    ...(await import('#table/store/shared-screen.ts')),
    ...(await import('#table/store/kept-games.ts')),
    ...(await import('#table/store/game.ts')),
    ...(await import('#table/store/open-game.ts')),
    ...(await import('#table/store/incoming.ts')),
    ...(await import('#table/store/library.ts')),
    ...(await import('#table/store/play.ts')),
    ...(await import('#table/store/address.ts')),
    ...(await import('#table/store/saving.ts')),
    ...(await import('#games/winter-war/ui/controller/decisions/placement.ts')),
    ...(await import('#kit/storage/database.ts')),
    ...(await import('#kit/storage/stay.ts')),
  };
}

export type Tab = Awaited<ReturnType<typeof newTab>>;
