/** Lines of the log that are folded beneath what they were for. */
import type { Line } from '../../game/game.ts';
import { activeGame } from '../../game/registry.ts';
import type { LogGroup, LogLine } from './log.ts';

/** Lines beneath one head. */
export interface Fold {
  readonly key: string;
  readonly text: string;
  readonly lines: readonly LogLine[];
}

/** The lines of a part in the order in which they are shown, those of one purpose together where the first of them stood. */
export type Rows = readonly (LogLine | Fold)[];

/** Folds what a game tells in groups; what stays and what may be taken back are never mixed in one of them. */
export function rowsOf(line: Line, { lines }: LogGroup, limit: number): Rows {
  const { folds } = activeGame().story;
  if (!folds || lines.length < 2) return lines;
  const rows: (LogLine | (Fold & { lines: LogLine[] }))[] = [];
  for (const part of [lines.filter(({ step }) => step <= limit), lines.filter(({ step }) => step > limit)]) {
    if (!part.length) continue;
    const groups = folds(line, part[0]!.step - 1, part.at(-1)!.step);
    const foldOf = new Map(
      groups.flatMap(({ text, steps }) => {
        const fold = { key: `${steps[0]}`, text, lines: [] as LogLine[] };
        return steps.map((step) => [step, fold] as const);
      }),
    );
    for (const told of part) {
      const fold = told.staysOpen ? undefined : foldOf.get(told.step);
      if (!fold) rows.push(told);
      else if (fold.lines.push(told) === 1) rows.push(fold);
    }
  }
  return rows;
}
