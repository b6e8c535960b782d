/** Positions and games of Talvisota as text; loaded when needed. */
export { readGame, readPosition, writeGame, writePosition } from '#engine/talvisota';
