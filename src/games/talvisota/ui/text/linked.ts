import { spaceOf } from '#engine/talvisota';
import type { Part } from '#table';
import { spaceName } from './names.ts';

function partOf(piece: string, i: number): Part {
  if (i % 2 === 0) return piece;
  const [id, text] = piece.split('|') as [string, string?];
  const place = spaceOf(id);
  return { place, text: text ?? spaceName(place) };
}

/** A text with its spaces as links: `{TER}` by its name, `{TER|Terijoelle}` in the form that the sentence needs. */
export const linked = (text: string): readonly Part[] => text.split(/\{([^}]+)\}/).map(partOf);
