import { writeFileSync } from 'node:fs';
import type { BoardFile } from '#engine/winter-war/board/format.ts';
import type { OutlinesFile } from '#games/talvisota/ui/board/outlines.ts';
import type { NamesFile } from '#games/winter-war/ui/board/names-format.ts';
import type { GeographyFile } from '#games/winter-war/ui/board/layers/geography.ts';

const NUMBERS_A_LINE = 20;

const lines = (items: string[]): string => `[\n    ${items.join(',\n    ')}\n  ]`;

function numbers(values: number[]): string {
  const chunks: string[] = [];
  for (let i = 0; i < values.length; i += NUMBERS_A_LINE)
    chunks.push(values.slice(i, i + NUMBERS_A_LINE).join(', '));
  return lines(chunks);
}

const each = (values: unknown[]): string => lines(values.map((value) => JSON.stringify(value)));

/** One row or one place per line, so that changes of the board are readable as a diff. */
export function writeBoard(file: string, board: BoardFile): void {
  const fields: Record<keyof BoardFile, string> = {
    terrain: each(board.terrain),
    country: each(board.country),
    river: numbers(board.river),
    lake: numbers(board.lake),
    road: numbers(board.road),
    rail: numbers(board.rail),
    blocked: numbers(board.blocked),
    places: each(board.places),
    regions: each(board.regions),
  };
  write(file, fields);
}

/** One shape per line. */
export function writeGeography(file: string, geography: GeographyFile): void {
  write(file, Object.fromEntries(Object.entries(geography).map(([key, values]) => [key, each(values)])));
}

/** One name per line. */
export function writeNames(file: string, { towns, areas }: NamesFile): void {
  const levels = (of: Readonly<Record<string, readonly unknown[]>>): string =>
    `{${Object.entries(of)
      .map(([level, names]) => `\n  "${level}": ${each([...names])}`)
      .join(',')}\n  }`;
  write(file, { towns: levels(towns), areas: levels(areas) });
}

/** One shape or space per line. */
export function writeOutlines(file: string, outlines: OutlinesFile): void {
  const field = (value: unknown): string => (Array.isArray(value) ? each(value) : JSON.stringify(value));
  write(file, Object.fromEntries(Object.entries(outlines).map(([key, value]) => [key, field(value)])));
}

function write(file: string, fields: Record<string, string>): void {
  const body = Object.entries(fields).map(([key, value]) => `  "${key}": ${value}`);
  writeFileSync(file, `{\n${body.join(',\n')}\n}\n`);
}
