/** How a game comes on the table. What was there is saved first, and stays in its slot. */
import shellMessages from '../content/en/shell.ftl';
import { cleanPlayerName } from '#engine/core/about.ts';
import type { SaveError } from '#engine/core/record.ts';
import type { Seats } from '#engine/core/seats.ts';
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

/** Why a game could not be put on the table. */
export type Failure =
  | { readonly of: 'file'; readonly error: SaveError }
  | { readonly of: 'store'; readonly problem: StoreProblem | 'gone' }
  /** With the place in its position, and the reason in English. */
  | { readonly of: 'problem'; readonly id: string; readonly reason: string }
  | { readonly of: 'host'; readonly problem: HostEnding | 'other-game' };

/** A game as it goes on the table. */
interface GameSetup {
  readonly line: Line;
  readonly table: TableKind;
  readonly seats: Seats;
  readonly curtain: Side | null;
}

/** Puts a game of the kind that was brought on the table, or tells why not. */
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

/** The game that waited comes back on the table; false where none did. */
export function resumeSuspended(): boolean {
  const { suspendedGame } = useGame.getState();
  if (suspendedGame) useGame.setState({ ...suspendedGame, happening: FRESH.happening });
  return suspendedGame !== null;
}

/** Puts something to practise on the table; the game that was there waits in `suspendedGame`, saved as it is. */
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

/** Puts a game on the table in a slot of its own. */
async function startInNewSlot(setup: GameSetup, source?: GameSource): Promise<null> {
  const { line, table } = setup;
  const { alone: _alone, players, withoutAids, ...about } = line.about ?? {};
  const who =
    table === 'solo' ? { alone: true } : { ...(players && { players }), ...(withoutAids && { withoutAids }) };
  showGame({ ...setup, line: { ...line, about: { ...about, ...who } } });
  await keepInNewSlot(source);
  return null;
}

/** The names that were given, as they are kept. */
function playersIn(given: Readonly<Record<Side, string>> = {}): Pick<NonNullable<Line['about']>, 'players'> {
  const names = Object.entries(given)
    .map(([side, name]) => [side, cleanPlayerName(name)] as const)
    .filter(([, name]) => name);
  return names.length ? { players: Object.fromEntries(names) } : {};
}

/** A game that begins without its set-up. */
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

/** What one player has set up is not for the other to see: it comes in behind the curtain, and not for solo practice. */
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
 * Puts a kept game on the table, by its slot; what cannot be read stays in its slot as it is. `before`: the viewer who
 * has seen it on this screen already.
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
  // Whoever opens it may not be the one who left it.
  const setup = { line, table, seats, curtain: handoverTo(before, { line, table, seats }) ?? curtain };
  if ((result.lost || line.about?.refusedVariations) && !isSecret(found.value)) {
    // What could be read goes on in a slot of its own: the record stays as it was, until it is deleted.
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

/** Puts the game of a file into the library; a name keeps it for good. What is hidden in it stays hidden. */
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

/** Shows the other tab's game here, to the same viewer; gives why not. */
export function followOtherTab(): Promise<Failure | null> {
  const { timeline, curtain } = useGame.getState();
  return openKept(slotInPlay(), timeline && !curtain ? deviceHolderAt(present(timeline)) : null);
}

/** Nothing of the game on the table lies face down for one of the players, or there is nobody to hide it from. */
const liesOpen = (): boolean =>
  isSolo() || activeGame().secrets.secretAt(current(), current().cursor) !== 'face-down';

/** Not where it would be a copy in which the counters could be turned up. */
export const mayKeepBoth = (): boolean => useGame.getState().timeline !== null && liesOpen();

/** This tab goes on with a game of its own. */
export async function keepBoth(): Promise<void> {
  if (mayKeepBoth()) await keepInNewSlot();
}

onOvertaken(markOvertaken);

// What lies face down for the player who has the screen there must not stay open here.
useGame.subscribe(({ saving }, before) => {
  if (saving === 'overtaken' && before.saving !== 'overtaken' && !liesOpen()) void followOtherTab();
});
