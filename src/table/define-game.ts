/** Defines a game for the table: its required members, and defaults for all others. */
import { at, type Timeline } from '#engine/core/timeline.ts';
import type { Codec, Records } from './game/record.ts';
import type { Commands, Screen, SearchResult } from './game/screen.ts';
import type { Book, Game } from './game/game.ts';
import type { GameMeta } from './game/meta.ts';
import type { Place } from './game/position.ts';
import type { Rules, SecretTexts, Secrets } from './game/rules.ts';
import type { Situation, StatusLine, Story, TurnSegment } from './game/story.ts';
import { plain } from './text/parts.ts';

type Defaulted<T, Required extends keyof T> = Pick<T, Required> & Partial<Omit<T, Required>>;

/** Types of positions `S`, actions `A`, events `E`, and barriers of undo `B`. */
export interface GameSpec<S, A, E, B extends string = string> extends Partial<
  Pick<
    Game,
    | 'barriers'
    | 'codec'
    | 'notation'
    | 'editor'
    | 'aiPlayers'
    | 'review'
    | 'problems'
    | 'lessons'
    | 'print'
    | 'refusalText'
  >
> {
  readonly meta: GameMeta;
  /** By default nothing is hidden, and positions hold no dice generator. */
  readonly rules: Defaulted<
    Rules<S, A, E, B>,
    'newGame' | 'optionsOf' | 'play' | 'restartPhase' | 'restartTurn' | 'turn' | 'decider' | 'isOver'
  >;
  readonly records: Records<S, A, E, B>;
  readonly screen: Defaulted<Screen<S>, 'Board' | 'step'>;
  /** By default a turn lasts as long as the same side decides. */
  readonly story: Defaulted<Story<S, A, E>, 'eventSentence'>;
  readonly situation?: Partial<Situation<S>>;
  readonly secrets?: Secrets<S, A, E, B>;
  readonly secretTexts?: Partial<SecretTexts<S>>;
  readonly commands?: Partial<Commands>;
  readonly book?: Partial<Book>;
  placeCode?(place: Place): string;
  placeText?(place: Place): string;
  placeNamed?(code: string): Place | null;
  search?(state: S, seen: S): readonly SearchResult[];
}

const nothing = (): null => null;
const none = (): readonly never[] => [];
const unsaid = (): string => '';

/** Plain JSON, which deflates well. */
const JSON_CODEC: Codec = {
  form: 1,
  pack: (record) => new TextEncoder().encode(JSON.stringify(JSON.parse(record))),
  unpack(bytes) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      throw new RangeError('The bytes are no text');
    }
  },
};

const OPEN: Secrets = {
  secretAt: nothing,
  secretFrom: nothing,
  stillSecretAt: nothing,
  stillSecretFrom: nothing,
  handoverLimit: (_, limit) => limit,
};

const NO_BOOK: Book = {
  open: async () => ({ chapters: [], terms: [] }),
  ids: [],
  number: (rule) => rule,
  holds: () => true,
  InForce: nothing,
  termMarks: none,
  picturesOf: none,
  paragraphsOf: none,
  Picture: nothing,
};

const NO_COMMANDS: Commands = {
  others: [],
  onMap: [],
  atThumb: [],
  besideMain: [],
  inMenu: { game: [], view: [] },
  atLog: [],
  atEnd: [],
};

/** Segments of a game: steps of one side within one game turn. */
function segmentsBy<S>(
  rules: Pick<Rules<S>, 'turn' | 'decider'>,
  line: Timeline<S, unknown, unknown>,
  upTo: number,
) {
  const found: TurnSegment[] = [];
  for (let step = 0; step < upTo; step++) {
    const state = at(line, step);
    const [turn, side] = [rules.turn(state), rules.decider(state)];
    const last = found.at(-1);
    if (last?.turn === turn && last.side === side) found[found.length - 1] = { ...last, to: step + 1 };
    else found.push({ kind: 'turn', turn, side, from: step, to: step + 1 });
  }
  return found;
}

/** Fills in the defaults. The table passes positions, actions and events on without reading them. */
export function defineGame<S, A, E, B extends string = string>(spec: GameSpec<S, A, E, B>): Game {
  const { meta } = spec;
  const rules: Rules<S, A, E, B> = {
    view: (state) => state,
    openView: (state) => state,
    onlooker: spec.rules.decider,
    generator: none,
    withoutGenerator: (line) => line,
    ...spec.rules,
  };
  const playerOf = (state: S): string => meta.side(rules.decider(state)).player;
  const statusLine = (state: S): StatusLine => ({
    turn: meta.title(),
    dates: '',
    phase: playerOf(state),
    who: null,
    side: rules.decider(state),
  });
  const story: Story<S, A, E> = {
    opening: () => ({ title: meta.title(), side: null }),
    headingFor: nothing,
    inReadingOrder: (events) => events,
    isStrong: () => false,
    nothingYet: unsaid,
    describeLegacyAction: nothing,
    endsPhase: () => false,
    changesSince: none,
    redactedLine: () => ['…'],
    segments: (line, upTo) => segmentsBy(rules, line, upTo),
    kindOf: () => 'turn',
    segmentName: ({ turn, side }) => `${turn} · ${meta.side(side).player}`,
    heading: (state) => `${rules.turn(state)} · ${playerOf(state)}`,
    statusLine,
    isBattle: () => false,
    pauseAfter: () => 600,
    hasTarget: () => false,
    StepDetails: nothing,
    coversStep: () => false,
    TurnSummary: nothing,
    turnDone: nothing,
    screenReaderText: (events, after) =>
      events
        .map((event) => spec.story.eventSentence(event, after))
        .flatMap((sentence) => (sentence ? [plain(sentence)] : []))
        .join(' '),
    promptForTurn: nothing,
    keyHints: unsaid,
    ...spec.story,
  };
  const screen: Screen<S> = {
    ContextPanel: nothing,
    Ending: ({ children }) => children,
    tabs: [],
    dialogs: {},
    always: [],
    bar: story.statusLine,
    curtain: (side) => ({
      title: meta.side(side).player,
      text: meta.passing(),
      lift: meta.side(side).player,
    }),
    signs: none,
    boardKeys: none,
    clear: () => undefined,
    ...spec.screen,
  };
  const situation: Situation<S> = {
    now: (state) => [story.heading(state)],
    due: (state) => ({ todo: screen.step(state, { mode: 'idle' }).todo, hindrance: null }),
    fronts: none,
    Points: nothing,
    asText: ({ seen }, { todo }) => `${story.heading(seen)}\n${todo}`,
    ...spec.situation,
  };
  const secretTexts: SecretTexts<S> = {
    givesAway: none,
    notYet: unsaid,
    takingOver: nothing,
    ...spec.secretTexts,
  };
  return {
    barriers: { text: unsaid, line: unsaid },
    codec: JSON_CODEC,
    secrets: OPEN,
    print: { Sheets: nothing },
    placeCode: String,
    placeText: String,
    placeNamed: nothing,
    search: none,
    refusalText: ({ text }) => text,
    ...spec,
    rules,
    story,
    screen,
    situation,
    secretTexts,
    commands: { ...NO_COMMANDS, ...spec.commands },
    book: { ...NO_BOOK, ...spec.book },
  } as Game;
}
