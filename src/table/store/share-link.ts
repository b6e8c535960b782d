import {
  NO_GENERATOR,
  serialise,
  startTimeline,
  type SaveError,
  type Seats,
  type State,
  type Timeline,
} from '../../engine/winter-war/index.ts';
import { linkIn, type LinkKind } from './address.ts';
import { deflate, fromBase64Url, inflate, sealed, toBase64Url, unsealed } from '../../kit/bytes/deflate.ts';
import { pack, unpack } from '../../games/winter-war/codec/record.ts';
import { TooManySteps } from '../../games/winter-war/codec/steps.ts';
import { readRecord, recordText } from './record.ts';

/**
 * Games and positions as links. A link looks like `#game=LETTERS.3`; the number is the form of the letters. At the
 * end it also shows that nothing was cut off, and keeps the address from ending in a mark that programs leave out.
 * Forms 1 and 2 (with computer players) hold the first record, which told no edition; they are read for ever.
 */
const FORM = 3;

/** Links longer than this are cut off by many programs: a file is the better way then. */
export const LONG_LINK = 16_000;
/** Longer ones are not read at all. */
const MOST_LETTERS = 65_536;
/** What a link may inflate to: several times what the longest game needs. */
const MOST_BYTES = 262_144;

/** Why a link is refused. */
export interface LinkError {
  readonly key: 'too-large' | 'damaged' | 'newer' | 'not-a-game' | 'illegal-step';
  /** The step that is not legal, and why; without a reason only its dice do not fit. */
  readonly step?: number;
  readonly why?: NonNullable<SaveError['why']>;
}

export type LinkRead =
  | {
      readonly ok: true;
      readonly kind: LinkKind;
      readonly timeline: Timeline;
      /** Absent where people play both sides. */
      readonly seats?: Seats;
    }
  | { readonly ok: false; readonly error: LinkError };

const refused = (key: LinkError['key'], more: Omit<LinkError, 'key'> = {}): LinkRead => ({
  ok: false,
  error: { key, ...more },
});

const lettersOf = async (record: string): Promise<string> => toBase64Url(await deflate(sealed(pack(record))));

const fragment = (kind: LinkKind, letters: string): string => `#${kind}=${letters}.${FORM}`;

/** The game up to a step, with its dice and who plays it; steps beyond it and the table's own notes stay out. */
export async function gameLink(timeline: Timeline, upTo = timeline.cursor, seats?: Seats): Promise<string> {
  const steps = timeline.steps.slice(0, upTo);
  const { looks: _looks, alone: _alone, ...about } = timeline.about ?? {};
  const shared = { ...timeline, steps, cursor: steps.length, about };
  return fragment('game', await lettersOf(recordText(shared, seats)));
}

/** The position alone: as another game, with other dice to come. */
export async function positionLink(state: State): Promise<string> {
  return fragment('position', await lettersOf(serialise(startTimeline({ ...state, random: NO_GENERATOR }))));
}

/** Reads a link; null when there is none. The game is played again, and refused where it breaks a rule. */
export async function readLink(hash: string): Promise<LinkRead | null> {
  if (hash.length > MOST_LETTERS) return linkIn(hash.slice(0, 32)) && refused('too-large');
  const link = linkIn(hash);
  if (!link) return null;
  const [, letters, form] = /^([\w-]*)(?:\.(\d{1,9}))?$/.exec(link.text) ?? [];
  if (!letters) return refused('not-a-game');
  if (form !== undefined && Number(form) > FORM) return refused('newer');
  if (!Number(form)) return refused('damaged');
  try {
    return await readLetters(link.kind, letters);
  } catch (error) {
    return refused(error instanceof TooManySteps ? 'too-large' : 'damaged');
  }
}

async function readLetters(kind: LinkKind, letters: string): Promise<LinkRead> {
  const all = await inflate(fromBase64Url(letters), MOST_BYTES);
  if (!all) return refused('too-large');
  const bytes = unsealed(all);
  if (!bytes) return refused('damaged');
  const restored = readRecord(unpack(bytes));
  if (!restored.ok) {
    const { key, params, why } = restored.error;
    if (key !== 'illegal-step') return refused(KEYS[key]);
    return refused(key, { step: Number(params['step']), ...(why && { why }) });
  }
  const { timeline, seats } = restored;
  // A position is nobody's game.
  if (kind === 'position' && (timeline.steps.length || seats)) return refused('damaged');
  return { kind, ...restored };
}

/** What a refusal of the loader means for a link. */
const KEYS: Readonly<Record<SaveError['key'], LinkError['key']>> = {
  'too-large': 'too-large',
  'not-json': 'damaged',
  'not-a-game': 'not-a-game',
  newer: 'newer',
  damaged: 'damaged',
  'illegal-step': 'illegal-step',
};
