/** Copies the text of a field; false when the player has to, with the text selected. */
export async function copyFrom(field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Not asked for by a page that came over plain HTTP, or not allowed.
  }
  field.focus();
  field.select();
  return document.execCommand('copy');
}

/** Within this time the same file is asked for by the second press of a double click. */
const SAME_PRESS_MS = 1000;
let latest = { name: '', size: 0, at: -Infinity };

/** Hands a text, as JSON, or a picture to the browser as a download; once, where a double click asks for it. */
export function download(what: string | Blob, name: string): void {
  const blob = typeof what === 'string' ? new Blob([what], { type: 'application/json' }) : what;
  const { size } = blob;
  const at = performance.now();
  if (latest.name === name && latest.size === size && at - latest.at < SAME_PRESS_MS) return;
  latest = { name, size, at };
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has taken its own hold of the data by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const LONGEST = 60;

/**
 * A name that every system takes for a file: "winter-war-my-game-turn-3-step-57.json". `kind`: of what, in its letters;
 * `step`: how many steps have been done, which tells saves of one turn apart.
 */
export function fileName(kind: string, name: string | null, turn: number, step?: number): string {
  const words = (name ?? '').normalize().match(/[\p{L}\p{N}]+/gu) ?? [];
  const at = step === undefined ? '' : `-step-${step}`;
  return `${[kind, ...words].join('-').slice(0, LONGEST)}-turn-${turn}${at}.json`;
}

/** Bytes beyond which no file is a game; the loader refuses what was cut off there. */
const MOST_BYTES = 20_000_000;

/** The bytes of a file, of a huge one only its beginning. */
export const bytesOf = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, MOST_BYTES + 1).arrayBuffer());
