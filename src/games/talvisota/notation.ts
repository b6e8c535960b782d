/** Positions and games of Talvisota as text, loaded when they are asked for. */
export { readGame, readPosition, writeGame, writePosition } from '#engine/talvisota';
