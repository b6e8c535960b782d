import { createHash } from 'node:crypto';
import path from 'node:path';

/** The name of a class in the page: its own with four letters for its style sheet, which repeat and so compress well. */
export function className(name: string, sheet: string): string {
  const file = path.relative('', sheet.replace(/\?.*/, '')).replaceAll(path.sep, '/');
  return `${name}_${createHash('sha256').update(file).digest('base64url').slice(0, 4)}`;
}
