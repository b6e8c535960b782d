/**
 * Games and positions as links: `#game=LETTERS.3`, or `#game=NAME.LETTERS.1` for all but the default game. The number is
 * the codec's form of the letters. At the end it also proves that nothing was cut off, and keeps the address from ending
 * in punctuation, which programs drop.
 */
import type { Restored, SaveError } from '#engine/core/record.ts';
import type { Seats } from '#engine/core/about.ts';
import { variationsUpTo } from '#engine/core/variations.ts';
import { TooLong, deflate, fromBase64Url, inflate, sealed, toBase64Url, unsealed } from '#kit/bytes/bytes.ts';
import type { Game } from '../game/game.ts';
import type { Line, State } from '../game/position.ts';
import { activeGame, gameReference, loadGame } from '../game/registry.ts';
import type { LinkKind } from './address.ts';
import { readRecord, recordText } from './record.ts';

/** Many programs truncate links longer than this: a file is better then. In characters. */
export const LONG_LINK = 16_000;
/** Longer ones are not read at all. */
export const MOST_LETTERS = 65_536;
/** Limit for the inflated bytes: several times the longest game. */
const MOST_BYTES = 262_144;

export interface LinkError {
  readonly key: 'too-large' | 'damaged' | 'newer' | 'not-a-game' | 'illegal-step';
  /** The illegal step, and why; without a reason only its dice do not fit. */
  readonly step?: number;
  readonly why?: NonNullable<SaveError['why']>;
}

/** The content of a link, or why it is rejected. */
export type LinkRead =
  | {
      readonly ok: true;
      readonly kind: LinkKind;
      /** The game that it belongs to. */
      readonly game: Game;
      readonly timeline: Line;
      /** Absent if people play both sides. */
      readonly seats?: Seats;
    }
  | { readonly ok: false; readonly error: LinkError };

const refused = (key: LinkError['key'], more: Omit<LinkError, 'key'> = {}): LinkRead => ({
  ok: false,
  error: { key, ...more },
});

async function fragment(kind: LinkKind | 'problem', content: Uint8Array, form: number): Promise<string> {
  const bytes = sealed(content);
  const letters = toBase64Url(await deflate(bytes));
  const parts = [gameReference(activeGame().meta).of, letters, form];
  const link = `#${kind}=${parts.filter((part) => part !== undefined).join('.')}`;
  if (bytes.length > MOST_BYTES || link.length > MOST_LETTERS) throw new TooLong('No link may be so long');
  return link;
}

function recordLink(kind: LinkKind, record: string): Promise<string> {
  const { codec } = activeGame();
  return fragment(kind, codec.pack(record), codec.formOf?.(record) ?? codec.form);
}

/** The form of links to problems: the text of a file of problems. */
const PROBLEM_FORM = 1;

/** A link to a problem of the game on the table, given as its file. Rejects as `gameLink` does. */
export const problemLink = (file: string): Promise<string> =>
  fragment('problem', new TextEncoder().encode(file), PROBLEM_FORM);

/**
 * The game on the table up to a step, with dice and seats, but without the table's own notes. Rejects if the browser
 * cannot make links, with `TooLong` if the link would be too long to be read.
 */
export async function gameLink(line: Line, upTo = line.cursor, seats?: Seats): Promise<string> {
  const steps = line.steps.slice(0, upTo);
  const {
    alone: _alone,
    players: _players,
    withoutAids: _aids,
    computerHelped: _helped,
    variations,
    ...others
  } = line.about ?? {};
  const about = { ...others, ...(variations && { variations: variationsUpTo(variations, steps.length) }) };
  return recordLink('game', recordText({ ...line, steps, cursor: steps.length, about }, seats));
}

/** A position of the game on the table without its history: as a new game, with other dice to come. */
export async function positionLink(state: State): Promise<string> {
  const { records, rules } = activeGame();
  return recordLink(
    'position',
    records.serialise(rules.withoutGenerator({ start: state, steps: [], cursor: 0 })),
  );
}

/** The parts of a link, `NAME.LETTERS.FORM`; the default game has no name. */
interface LinkParts {
  readonly of?: string | undefined;
  readonly letters: string;
  readonly form: number;
}

/** Reads a link to a game or position. The game is replayed, and rejected if it breaks a rule. */
export async function readLink(kind: LinkKind, { of: name, letters, form }: LinkParts): Promise<LinkRead> {
  const of = await loadGame(name);
  if (!of) return refused('not-a-game');
  const bytes = await bytesIn(letters, form, of.codec.form);
  if (typeof bytes === 'string') return refused(bytes);
  try {
    return readRecordOf(kind, readRecord(of.codec.unpack(bytes), of), of);
  } catch (error) {
    return refused(error instanceof TooLong ? 'too-large' : 'damaged');
  }
}

/** The bytes in the letters of a link, or what is wrong with them. */
async function bytesIn(
  letters: string,
  form: number,
  newest: number,
): Promise<Uint8Array | 'too-large' | 'damaged' | 'newer'> {
  if (letters.length > MOST_LETTERS) return 'too-large';
  if (form > newest) return 'newer';
  if (!form) return 'damaged';
  try {
    const all = await inflate(fromBase64Url(letters), MOST_BYTES);
    return all ? (unsealed(all) ?? 'damaged') : 'too-large';
  } catch {
    return 'damaged';
  }
}

function readRecordOf(kind: LinkKind, restored: Restored<Line, Seats>, game: Game): LinkRead {
  if (!restored.ok) {
    const { key, params, why } = restored.error;
    if (key !== 'illegal-step') return refused(KEYS[key]);
    return refused(key, { step: Number(params['step']), ...(why && { why }) });
  }
  const { timeline, seats } = restored;
  // A position has neither steps nor seats.
  if (kind === 'position' && (timeline.steps.length || seats)) return refused('damaged');
  return { kind, game, ...restored };
}

/** Maps errors of the loader to errors of a link. */
const KEYS: Readonly<Record<SaveError['key'], LinkError['key']>> = {
  'too-large': 'too-large',
  'not-json': 'damaged',
  'not-a-game': 'not-a-game',
  newer: 'newer',
  damaged: 'damaged',
  'illegal-step': 'illegal-step',
};

/** The file of a problem from a link, not validated yet (features/problems/passed-on.ts). */
export async function readProblemLink({
  letters,
  form,
}: LinkParts): Promise<
  { readonly ok: true; readonly file: string } | { readonly ok: false; readonly error: LinkError }
> {
  const bytes = await bytesIn(letters, form, PROBLEM_FORM);
  return typeof bytes === 'string'
    ? { ok: false, error: { key: bytes } }
    : { ok: true, file: new TextDecoder().decode(bytes) };
}
