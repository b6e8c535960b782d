/** The game on the table is saved as it is played. */
import { present } from '#engine/core/timeline.ts';
import { nextPaint } from '#kit/motion/motion.ts';
import { game, nameOf } from '../game/registry.ts';
import { current, useGame } from './game.ts';
import { computerSeats, toGameToKeep } from './keep.ts';
import { recordText } from './record.ts';
import { rememberSlot } from './remembered-slot.ts';
import { setRescue } from './rescue.ts';
import { beginSlot, keepGame, slotInPlay } from './slot.ts';

/** Until a game that the storage did not take is saved once more, in milliseconds. */
const RETRY_MS = 5000;

let writing: Promise<void> = Promise.resolve();
let waiting = false;

/** Settles when all that was to be saved up to now has been tried. */
export const pendingSave = (): Promise<void> => writing;

/**
 * Saves the game after all earlier writes, and after what was done shows: what it is at that moment, so that one write
 * waits at most.
 */
export function save(): Promise<void> {
  if (waiting) return writing;
  waiting = true;
  writing = writing.then(nextPaint).then(async () => {
    waiting = false;
    const { timeline, practice, table, seats, curtain, saving } = useGame.getState();
    if (!timeline || practice || saving === 'overtaken') return;
    const kept = await keepGame(toGameToKeep(timeline, table, curtain, computerSeats(seats)));
    if (kept === 'overtaken') markOvertaken();
    else if (kept !== saving) useGame.setState({ saving: kept });
    // It may answer again, though nothing more is played.
    if (kept === 'silent') setTimeout(() => void save(), RETRY_MS);
  });
  return writing;
}

/** Another tab has played on: nothing more of this one is saved. */
export function markOvertaken(): void {
  const { suspendedGame, timeline } = useGame.getState();
  if (suspendedGame) useGame.setState({ suspendedGame: { ...suspendedGame, saving: 'overtaken' } });
  else if (timeline) useGame.setState({ saving: 'overtaken' });
}

/** The game on the table goes on in a slot of its own. */
export async function keepInNewSlot(): Promise<void> {
  beginSlot();
  useGame.setState({ saving: 'saved' });
  await save();
  rememberInPlay();
}

/** A reload of this tab goes on with the game in play. */
export function rememberInPlay(): void {
  const id = slotInPlay();
  rememberSlot(id === null ? null : { id, ...nameOf(game().card) });
}

/** The record of the game on the table, with who plays it. */
export const recordOf = (): string => recordText(current(), computerSeats(useGame.getState().seats));

setRescue(() => {
  const now = useGame.getState();
  const { timeline, seats, saving } = now.suspendedGame ?? now;
  if (!timeline) return null;
  const text = recordText(timeline, computerSeats(seats));
  const { card, rules } = game();
  return { kind: card.id, text, turn: rules.turn(present(timeline)), kept: saving === 'saved' };
});
