import type { GameEvent } from '#engine/winter-war';

/** A landing that was put off comes by itself, as the Interphase begins. */
function movePhaseFirst(events: readonly GameEvent[]): readonly GameEvent[] {
  const phase = events.findLast((event) => event.type === 'phase');
  const begins = events.findIndex(({ type }) => type === 'scenario');
  if (phase?.phase !== 'interphase' || begins < 0) return events;
  const others = events.filter((event) => event !== phase);
  return [...others.slice(0, begins), phase, ...others.slice(begins)];
}

/** What one action brought as it is read: a hex falls after the move that took it, though the engine tells of it on the way. */
export function toReadingOrder(happened: readonly GameEvent[]): GameEvent[] {
  const events = movePhaseFirst(happened);
  const told: GameEvent[] = [];
  let taken: GameEvent[] = [];
  for (const event of events) {
    if (event.type === 'captured') taken.push(event);
    else if (event.type === 'moved' || event.type === 'advanced' || event.type === 'retreated') {
      told.push(event, ...taken);
      taken = [];
    } else told.push(event);
  }
  return [...told, ...taken];
}
