import { readFileSync } from 'node:fs';
import * as talvisota from '#engine/talvisota';
import * as winterWar from '#engine/winter-war';
import { COURSE, start } from '#games/talvisota/lessons/index.ts';
import talvisotaProblems from '#games/talvisota/problems/problems.json';
import winterWarProblems from '#games/winter-war/problems/problems.json';
import { EXAMPLE_IDS, EXAMPLES } from '#games/winter-war/ui/examples/index.ts';
import { stateOf } from '#games/winter-war/ui/examples/scene.ts';

// The positions of Winter War's lessons and short games are judged with the rest of these.

/** Why the first position of a text cannot come about. */
function faultsIn(text: string): string[] {
  const isGame = /^\S+ game\n/m.test(text);
  const engine = text.includes('talvisota') ? talvisota : winterWar;
  const read = isGame ? engine.readGame(text) : engine.readPosition(text);
  if (!read.ok) return [read.refusal.text];
  return engine.positionFaults(read.timeline.start as never).map((fault) => fault.text);
}

const problems: readonly { readonly id: string; readonly position: string }[] = [
  ...winterWarProblems,
  ...talvisotaProblems,
];

describe('Positions that are shipped can come about', () => {
  it('in the problems of both games', () => {
    expect(
      problems.flatMap(({ id, position }) => faultsIn(position).map((text) => `${id}: ${text}`)),
    ).toEqual([]);
  });

  it('in the pictures of the rulebook', () => {
    const faults = EXAMPLE_IDS.flatMap((id) =>
      winterWar.positionFaults(stateOf(EXAMPLES[id])).map(({ text }) => `${id}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it('in the lessons of Talvisota', () => {
    const faults = COURSE.flatMap((lesson) =>
      talvisota.positionFaults(start(lesson).state).map(({ text }) => `${lesson.id}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it('on the page of the notation', () => {
    const blocks = [...readFileSync('docs/notation.md', 'utf8').matchAll(/```text\n([^]*?)```/g)];
    expect(blocks.flatMap(([, text]) => faultsIn(text!))).toEqual([]);
  });
});
