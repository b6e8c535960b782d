/** Opens games on the table. The previous one is saved first, in its slot. */
import shellMessages from '../content/en/shell.ftl';
import { cleanPlayerName, type Seats } from '#engine/core/about.ts';
import type { SaveError } from '#engine/core/record.ts';
import { present } from '#engine/core/timeline.ts';
import type { Outcome, StoreProblem } from '#kit/storage/database.ts';
import type { Line, Side } from '../game/position.ts';
import { activeGame } from '../game/registry.ts';
import {
  canPlaySolo,
  handoverTo,
  type Viewer,
  FRESH,
  useGame,
  type Referee,
  current,
  deviceHolderAt,
  isSolo,
} from './game.ts';
import { isSecret, type GameSource, type KeptGame, type TableKind } from './kept-games.ts';
import type { IncomingGame } from './incoming.ts';
import { readGame, renameGame, addGame } from './library.ts';
import type { HostEnding } from './hosted.ts';
import { forTable, readRecord, toGameToKeep } from './record.ts';
import { rememberedSlot } from './address.ts';
import {
  keepInNewSlot,
  rememberInPlay,
  pendingSave,
  playIn,
  slotInPlay,
  markOvertaken,
  onOvertaken,
} from './saving.ts';
import { freshSeed } from './dice.ts';
import type { Opening, Practice } from './navigation.ts';
import { PEOPLE, seated } from './seats.ts';
import { say } from './ui.ts';

export type Failure =
  | { readonly of: 'file'; readonly error: SaveError }
  | { readonly of: 'store'; readonly problem: StoreProblem | 'gone' }
  /** With the place of the error in its position, and the reason in English. */
  | { readonly of: 'problem'; readonly id: string; readonly reason: string }
  | { readonly of: 'host'; readonly problem: HostEnding | 'other-game' };

interface GameSetup {
  readonly line: Line;
  readonly table: TableKind;
  readonly seats: Seats;
  readonly curtain: Side | null;
}

/** Opens a game on the table; returns the failure or null. */
export async function openGame(
  opening: Exclude<Opening, Practice | { from: 'hosted' }>,
): Promise<Failure | null> {
  await pendingSave();
  switch (opening.from) {
    case 'new': {
      const { table, options, ready, seats, players, withoutAids } = opening;
      const start = activeGame().rules.newGame(options, freshSeed());
      const about = { ...playersIn(players), ...(withoutAids?.length && { withoutAids }) };
      const line = forTable({ start, steps: [], cursor: 0, about }, table);
      const sitting = seats ? { ...seats, seed: freshSeed() } : PEOPLE;
      const setup = { line: ready ? setUp(line) : line, table, seats: sitting };
      return startInNewSlot({ ...setup, curtain: handoverTo(null, setup) });
    }
    case 'incoming':
      return startBehindCurtain(opening);
    case 'saved':
      return openKept(opening.id);
    case 'suspended': {
      return resumeSuspended() ? null : openKept(slotInPlay() ?? rememberedSlot()?.id ?? null);
    }
  }
}

/** Returns to the suspended game; false if there is none. */
export function resumeSuspended(): boolean {
  const { suspendedGame } = useGame.getState();
  if (suspendedGame) useGame.setState({ ...suspendedGame, happening: FRESH.happening });
  return suspendedGame !== null;
}

/** Opens a practice session; the previous game is kept in `suspendedGame`, already saved. */
export async function openUnsaved(line: Line, referee: Referee | null = null): Promise<void> {
  await pendingSave();
  const now = useGame.getState();
  const waits = now.practice ? now.suspendedGame : now.timeline ? now : null;
  showGame({ line, table: 'solo', curtain: null, seats: PEOPLE });
  useGame.setState({ practice: true, referee, suspendedGame: waits });
}

function showGame({ line, table, seats, curtain }: GameSetup): void {
  useGame.setState({ ...FRESH, timeline: line, table, seats: seated(activeGame().meta, seats), curtain });
}

async function startInNewSlot(setup: GameSetup, source?: GameSource): Promise<null> {
  const { line, table } = setup;
  const { alone: _alone, players, withoutAids, ...about } = line.about ?? {};
  const who =
    table === 'solo' ? { alone: true } : { ...(players && { players }), ...(withoutAids && { withoutAids }) };
  showGame({ ...setup, line: { ...line, about: { ...about, ...who } } });
  await keepInNewSlot(source);
  return null;
}

/** The entered names in the form stored. */
function playersIn(given: Readonly<Record<Side, string>> = {}): Pick<NonNullable<Line['about']>, 'players'> {
  const names = Object.entries(given)
    .map(([side, name]) => [side, cleanPlayerName(name)] as const)
    .filter(([, name]) => name);
  return names.length ? { players: Object.fromEntries(names) } : {};
}

/** Plays the set-up of a new game. */
function setUp(line: Line): Line {
  const { rules } = activeGame();
  let now = line;
  for (;;) {
    const actions = rules.readySteps?.(present(now)) ?? [];
    if (!actions.length) return now;
    for (const action of actions) {
      const result = rules.play(now, action);
      if (!result.ok) throw new Error(result.refusal.text);
      now = result.timeline;
    }
  }
}

/** One player's set-up is hidden from the other: the game opens behind the curtain, never for solo practice. */
async function startBehindCurtain({
  timeline,
  table: asked,
  seats = PEOPLE,
  source,
}: Extract<Opening, { from: 'incoming' }>): Promise<null> {
  const table = canPlaySolo(timeline) ? asked : 'hotseat';
  const line = forTable(timeline, table);
  await startInNewSlot({ line, table, curtain: handoverTo(null, { line, table, seats }), seats }, source);
  if (source === 'file') say(shellMessages().opened.loaded);
  return null;
}

/**
 * Opens a kept game by its slot; an unreadable one stays in its slot unchanged. `before`: the viewer who has already
 * seen it on this screen.
 */
export async function openKept(id: string | null, before: Viewer | null = null): Promise<Failure | null> {
  if (id === null) return { of: 'store', problem: 'gone' };
  const found = await readGame(id);
  if (!found.ok) return { of: 'store', problem: found.problem };
  const { game: text, table, curtain } = found.value;
  const result = readRecord(text);
  if (!result.ok) return { of: 'file', error: result.error };
  const { seats = PEOPLE } = result;
  const line = forTable(result.timeline, table);
  // It may be opened by the other player.
  const setup = { line, table, seats, curtain: handoverTo(before, { line, table, seats }) ?? curtain };
  if ((result.lost || line.about?.refusedVariations) && !isSecret(found.value)) {
    // The readable part continues in a new slot: the original record stays until it is deleted.
    await renameGame(
      id,
      found.value.name ?? shellMessages().store.asSaved({ turn: found.value.summary.turn }),
    );
    return startInNewSlot(setup);
  }
  playIn(found.value);
  showGame(setup);
  rememberInPlay();
  return null;
}

/** Adds the game of a file to the library under a name. What is hidden in it stays hidden. */
export function importGame(
  { timeline, seats, game: of }: IncomingGame,
  asked: TableKind,
  name: string,
): Promise<Outcome<KeptGame>> {
  const table = canPlaySolo(timeline, of) ? asked : 'hotseat';
  const line = forTable(timeline, table, of);
  const curtain = handoverTo(null, { line, table, seats: seats ?? PEOPLE, of });
  return addGame({ ...toGameToKeep(line, table, curtain, seats, of), source: 'file' }, name);
}

/** Opens the other tab's version here, for the same viewer; returns the failure or null. */
export function followOtherTab(): Promise<Failure | null> {
  const { timeline, curtain } = useGame.getState();
  return openKept(slotInPlay(), timeline && !curtain ? deviceHolderAt(present(timeline)) : null);
}

/** Nothing in the game on the table is face down, or it is solo practice. */
const liesOpen = (): boolean =>
  isSolo() || activeGame().secrets.secretAt(current(), current().cursor) !== 'face-down';

/** False if a copy would allow the player to look at face-down counters. */
export const mayKeepBoth = (): boolean => useGame.getState().timeline !== null && liesOpen();

/** This tab continues in a slot of its own. */
export async function keepBoth(): Promise<void> {
  if (mayKeepBoth()) await keepInNewSlot();
}

onOvertaken(markOvertaken);

// Counters that are face down for the player of the other tab must not stay visible here.
useGame.subscribe(({ saving }, before) => {
  if (saving === 'overtaken' && before.saving !== 'overtaken' && !liesOpen()) void followOtherTab();
});
