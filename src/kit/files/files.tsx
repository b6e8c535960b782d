import { useRef } from 'react';
import { Button } from '../widgets/Button.tsx';

interface FileButtonProps {
  readonly label: string;
  readonly multiple?: boolean;
  readonly kind?: 'quiet';
  readonly className?: string | undefined;
  onFiles(files: readonly File[]): void;
}

/** A button that opens files with any name, since mail programs rename attachments. */
export function FileButton({ label, multiple = false, onFiles, ...looks }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...looks} onClick={() => input.current?.click()}>
        <span>{label}</span>
      </Button>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length) onFiles(files);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

/** Copies the text of a field; when it returns false, the text is selected for the player to copy. */
export async function copyFrom(field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Not available over plain HTTP, or not allowed.
  }
  field.focus();
  field.select();
  return document.execCommand('copy');
}

/** A request for the same file within this time is the second click of a double click. */
const SAME_PRESS_MS = 1000;
let latest = { name: '', size: 0, at: -Infinity };

/** Downloads a text (as JSON) or a picture; only once for a double click. */
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
  // By then the browser has its own copy of the data.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const LONGEST = 60;

/**
 * A file name valid on every system: "winter-war-my-game-turn-3-step-57.json". `kind`: prefix of letters and digits;
 * `step`: number of steps done, to distinguish saves of one turn.
 */
export function fileName(kind: string, name: string | null, turn: number, step?: number): string {
  const words = (name ?? '').normalize().match(/[\p{L}\p{N}]+/gu) ?? [];
  const at = step === undefined ? '' : `-step-${step}`;
  return `${[kind, ...words].join('-').slice(0, LONGEST)}-turn-${turn}${at}.json`;
}

/** No file of more bytes is a game; the loader refuses one that was cut off here. */
const MOST_BYTES = 20_000_000;

/** The bytes of a file; only the beginning of a huge one. */
export const bytesOf = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, MOST_BYTES + 1).arrayBuffer());
