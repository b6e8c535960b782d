/** Positions and games of any kind as text that people read and write; docs/notation.md is the grammar. */
import * as v from 'valibot';
import type { Facts, Fields, Form, NotationGame, NotationState, NotationAction } from './notation-game.ts';
import { NO_GENERATOR } from './random.ts';
import type { Seats } from './about.ts';
import type { Editions } from './recorded.ts';
import { same } from './same.ts';
import { at, present, type Step, type Timeline } from './timeline.ts';
import {
  joined,
  listOf,
  oneOf,
  pair,
  readNumber,
  readOrRefuse,
  refuseAt,
  split,
  statementsOf,
  Words,
  type NotationRead,
  type TextPlace,
  type Word,
} from './notation-text.ts';

/** The second word of a game; a position has its turn there. */
const GAME = 'game';
/** Lines are broken after this column. */
const WIDTH = 100;
/** At most this many consecutive phase ends without an action may be left out. */
const MOST_ENDS = 40;
/** The limit of a record. */
const MOST_STEPS = 20_000;
const DICE = /^d[1-6]+$/;

/** Writes and reads the texts of a game. */
export function notationOf<
  State extends NotationState,
  Action extends NotationAction,
  Event,
  Barrier extends string,
  S extends Seats,
>(game: NotationGame<State, Action, Event, Barrier, S>) {
  type Line = Timeline<State, Action, Event, Barrier>;
  type GameStep = Step<State, Action, Event, Barrier>;
  type Read = NotationRead<Line, S>;
  type Type = Action['type'];
  const { format, editions, optionKeys, optionNumbers = {}, turnOf, openActions } = game;
  const forms = game.forms as unknown as Readonly<Record<Type, Form<State, Action>>>;
  const types = Object.keys(forms) as Type[];
  const verbOf = (type: Type): string => forms[type].verb ?? type;
  const END = { type: 'end' } as Action;

  function writeOptions({ options }: State): string {
    const chosen = options as Readonly<Record<string, boolean | number>>;
    const numbers = Object.keys(optionNumbers).filter((key) => chosen[key] !== undefined);
    return joined([
      ...optionKeys.filter((key) => chosen[key]),
      ...numbers.map((key) => `${key}:${chosen[key]}`),
    ]);
  }

  function readOption(word: Word): readonly [key: string, value: boolean | number] {
    const [key, value] = split(word, ':');
    const isNumber = Object.hasOwn(optionNumbers, key!.text);
    const isPossible = isNumber && optionNumbers[key!.text];
    if (!value || !isPossible) return [oneOf(word, optionKeys, 'value'), true];
    const number = readNumber(value);
    return isPossible(number)
      ? [key!.text, number]
      : refuseAt(value, 'expected', { what: 'value', found: value.text });
  }

  const readOptions = (word: Word): State['options'] =>
    Object.fromEntries([
      ...optionKeys.map((key) => [key, false] as const),
      ...listOf(word).map(readOption),
    ]) as State['options'];

  const writeStart = (state: State): string =>
    [turnOf(state), state.phase, `rules=${writeOptions(state)}`, ...game.writeFields(state)].join(' ');

  function readStart(words: Words): State {
    const turn = words.take('turn');
    if (!game.turnPattern.test(turn.text)) refuseAt(turn, 'expected', { what: 'turn', found: turn.text });
    const phase = oneOf(words.take('phase'), game.phases, 'phase');
    const fields: Fields = new Map();
    for (const word of words.takeAll()) {
      const [key, value] = pair(word);
      if (fields.has(key.text)) refuseAt(key, 'twice', { found: key.text });
      fields.set(key.text, { key, value });
    }
    const rules = fields.get('rules')?.value ?? refuseAt(words.place, 'missing', { what: 'field' });
    fields.delete('rules');
    const places = new Map([...fields].map(([key, { value }]) => [key, value]));
    const state = game.readFields({ turn, phase, options: readOptions(rules) }, fields);
    for (const { key } of fields.values()) refuseAt(key, 'expected', { what: 'field', found: key.text });
    const start = { ...state, random: NO_GENERATOR };
    const { issues: [issue] = [] } = v.safeParse(game.positionSchema, start, { abortEarly: true });
    if (issue) {
      const where = v.getDotPath(issue) ?? '';
      const [why] = where ? [] : (game.contradictions?.(start) ?? []);
      refuseAt(places.get(where.split('.')[0]!) ?? turn, why ? 'position-why' : 'position', { where }, why);
    }
    return start;
  }

  /**
   * A game that starts from a position, if the record loader accepts it as playable. `seatWords`: the words
   * of the text that name the players, by their path in the record.
   */
  function judged(
    start: State,
    place: TextPlace,
    seats?: S,
    seatWords: ReadonlyMap<string, Word> = new Map(),
  ): { timeline: Line; seats?: S } {
    const restored = game.restore(game.serialise(game.startTimeline(start), seats));
    if (restored.ok) return { timeline: restored.timeline, ...(restored.seats && { seats: restored.seats }) };
    const where = String(restored.error.params['where'] ?? '');
    const seat = seatWords.get(where);
    if (seat) return refuseAt(seat, 'expected', { what: 'player', found: seat.text });
    if (where.startsWith('seats.')) refuseAt(seatWords.get('seats') ?? place, 'missing', { what: 'player' });
    return refuseAt(place, 'position', { where });
  }

  function takeName(words: Words): void {
    if (!words.takeIf(format)) refuseAt(words.place, 'other-game', { found: format });
  }

  /** A position as one line. Values hidden from a side are marked; such a line cannot be read back. */
  const writePosition = (state: State): string => `${format} ${writeStart(state)}\n`;

  /** Reads a position, with any line breaks, as a game that starts from it. */
  function readPosition(text: string): Read {
    return readOrRefuse(() => {
      const words = Words.of(statementsOf(text));
      const { place } = words;
      takeName(words);
      return judged(readStart(words), place);
    });
  }

  /** Indices of phase ends that a reader can infer from the next action. */
  function impliedEnds(line: Line): ReadonlySet<number> {
    const { steps, cursor: upTo } = line;
    const implied = new Set<number>();
    const isPlainEnd = (i: number): boolean => steps[i]!.action.type === 'end' && !steps[i]!.dice.length;
    for (let i = 0; i < upTo; i++) {
      let next = i;
      while (next < upTo && isPlainEnd(next)) next++;
      const ends = Array.from({ length: next - i }, (_, nth) => i + nth);
      const follows =
        next < upTo &&
        ends.length <= MOST_ENDS &&
        !ends.some((end) => fits(at(line, end), turnOf(at(line, next)), steps[next]!.action.type));
      if (follows) for (const end of ends) implied.add(end);
      i = next;
    }
    return implied;
  }

  /** True when this is the turn and the action may be taken now. */
  const fits = (state: State, turn: string | undefined, type: string): boolean =>
    (turn === undefined || turnOf(state) === turn) && openActions(state).includes(type);

  function writeStep({ action, dice, events }: GameStep, before: State): string {
    const type: Type = action.type;
    const facts = game.factsOf(events);
    return [
      verbOf(type),
      forms[type].write(action, before),
      ...facts.before,
      dice.length ? `d${dice.join('')}` : '',
      ...facts.after,
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** Steps, with a new line for each phase. */
  function writeSteps(line: Line): string {
    const implied = impliedEnds(line);
    let [text, mark, width] = ['', '', 0];
    for (let i = 0; i < line.cursor; i++) {
      if (implied.has(i)) continue;
      const before = at(line, i);
      const step = writeStep(line.steps[i]!, before);
      const turn = turnOf(before);
      const now = `${turn} ${before.phase}`;
      const isNew = now !== mark;
      const breaks = !isNew && width + '; '.length + step.length > WIDTH;
      const lead = isNew ? `\n${turn} ` : breaks ? ';\n  ' : '; ';
      text += lead + step;
      width = (isNew || breaks ? 0 : width) + lead.length + step.length;
      mark = now;
    }
    return `${text}\n`;
  }

  const isNew = (start: State): boolean =>
    same({ ...start, random: NO_GENERATOR }, { ...game.newGame(start.options, 1), random: NO_GENERATOR });

  /** A game up to its cursor, with its dice and seats. Names and notes kept by the table are left out. */
  function writeGame(line: Line, seats?: S): string {
    const { start } = line;
    return [
      `${format} ${GAME}`,
      `edition ${editions.rules} ${editions.board}`,
      ...(seats ? [`seats ${writeSeats(seats)}`] : []),
      isNew(start) ? `rules ${writeOptions(start)}` : `start ${writeStart(start)}`,
      writeSteps(line),
    ].join('\n');
  }

  function writeSeats({ seed, ...sides }: Seats): string {
    const players = Object.keys(sides)
      .sort()
      .map((side) => `${side}=${sides[side]}`);
    return [...players, `seed=${seed}`].join(' ');
  }

  function readSeats(words: Words): { seats: S; seatWords: ReadonlyMap<string, Word> } {
    const { line, column } = words.place;
    const pairs = words.takeAll().map((word) => pair(word));
    const seats = Object.fromEntries(
      pairs.map(([key, value]) => [key.text, key.text === 'seed' ? readNumber(value) : value.text]),
    ) as unknown as S;
    const all = { text: '', line, column };
    const seatWords = new Map<string, Word>(pairs.map(([key, value]) => [`seats.${key.text}`, value]));
    return { seats, seatWords: seatWords.set('seats', all) };
  }

  function readEditions(words: Words): Editions {
    const [rules, board] = [editions.rules, editions.board].map((today) => {
      const word = words.take('number');
      const edition = readNumber(word);
      if (edition > today) refuseAt(word, 'newer', { found: format });
      return edition;
    }) as [number, number];
    return { rules, board };
  }

  /** Takes the lines before the first step. */
  function readHead(statements: Words[]): { timeline: Line; seats?: S; by: Editions } {
    let start: State | undefined;
    let by = editions;
    let seated: ReturnType<typeof readSeats> | undefined;
    const place = statements[0]?.place ?? { line: 1, column: 1 };
    const first = statements.shift() ?? new Words({ text: '', ...place });
    takeName(first);
    if (!first.takeIf(GAME)) refuseAt(first.place, 'other-game', { found: `${format} ${GAME}` });
    first.end();
    for (let words = statements[0]; words; words = statements[0]) {
      if (words.takeIf('edition')) by = readEditions(words);
      else if (words.takeIf('seats')) seated = readSeats(words);
      else if (words.takeIf('start')) start = readStart(words);
      else if (words.takeIf('rules')) start = game.newGame(readOptions(words.take('value')), 1);
      else break;
      words.end();
      statements.shift();
    }
    if (!start) return refuseAt(statements[0]?.place ?? place, 'missing', { what: 'field' });
    return { ...judged({ ...start, random: NO_GENERATOR }, place, seated?.seats, seated?.seatWords), by };
  }

  /** A game played on an earlier board, as its record opens today. */
  function openedToday(
    line: Line,
    {
      seats,
      by,
      onBoard,
    }: { seats: S | undefined; by: Editions; onBoard(state: State, board: number): State },
  ): Line {
    const today = { ...line, start: onBoard(line.start, editions.board) };
    const record = JSON.parse(game.serialise(today, seats)) as object;
    const position = onBoard(present(line), editions.board);
    const restored = game.restore(JSON.stringify({ ...record, ...by, ...(line.cursor && { position }) }));
    if (!restored.ok) throw new Error(restored.error.text);
    return restored.timeline;
  }

  function played(line: Line, action: Action, dice: readonly number[], place: TextPlace): Line {
    const result = game.play(line, action, (nth) => dice[nth] ?? 1);
    if (!result.ok) {
      const { key, params, text } = result.refusal;
      return refuseAt(place, 'illegal', {}, { key, params, text });
    }
    const count = result.timeline.steps.at(-1)!.dice.length;
    if (count !== dice.length) refuseAt(place, 'dice', { count, given: dice.length });
    return result.timeline;
  }

  /** Ends phases until the step is possible; refuses when it never is. */
  function endPhases(line: Line, turn: string | undefined, type: Type, place: TextPlace): Line {
    const last = line.steps.length + MOST_ENDS;
    let [now, wasThere] = [line, false];
    while (!fits(present(now), turn, type)) {
      const state = present(now);
      const isThere = turnOf(state) === turn;
      const isPast = turn !== undefined && !isThere && (wasThere || isAfter(turnOf(state), turn));
      if (isPast || now.steps.length >= last || !openActions(state).includes('end'))
        return refuseAt(place, 'turn', { found: `${turnOf(present(line))} ${present(line).phase}` });
      now = played(now, END, [], place);
      wasThere = isThere;
    }
    return now;
  }

  /** Compares turns by the numbers in their names. */
  const isAfter = (turn: string, other: string): boolean =>
    Number(turn.replaceAll(/\D/g, '')) > Number(other.replaceAll(/\D/g, ''));

  /** Odds and results written in the text must be true; they may be incomplete. */
  function checkClaims(claims: readonly Word[], { before, after }: Facts): void {
    const facts = [...before, ...after];
    let from = 0;
    for (const claim of claims) {
      const found = facts.findIndex(
        (fact, i) => i >= from && fact.toLowerCase() === claim.text.toLowerCase(),
      );
      if (found < 0) refuseAt(claim, 'contradiction', { said: claim.text, found: joined(facts, ' ') });
      from = found + 1;
    }
  }

  function readStep(before: Line, words: Words, turn: string | undefined): Line {
    const { place } = words;
    const verb = words.take('step');
    const type = types.find((one) => verbOf(one) === verb.text);
    if (type === undefined) return refuseAt(verb, 'expected', { what: 'step', found: verb.text });
    const line = endPhases(before, turn, type, place);
    const action = { type, ...forms[type].read(words, present(line)) } as Action;
    const rest = words.takeAll();
    const wrong = rest.find(({ text }) => /^d\d+$/.test(text) && !DICE.test(text));
    if (wrong) refuseAt(wrong, 'expected', { what: 'die', found: wrong.text });
    const dice = rest
      .filter(({ text }) => DICE.test(text))
      .flatMap(({ text }) => text.slice(1).split('').map(Number));
    const after = played(line, action, dice, place);
    checkClaims(
      rest.filter(({ text }) => !DICE.test(text)),
      game.factsOf(after.steps.at(-1)!.events),
    );
    return after;
  }

  /** Reads a game by playing it; refuses what the rules forbid and results that the text states wrongly. */
  function readGame(text: string): Read {
    return readOrRefuse(() => {
      const statements = statementsOf(text);
      const { timeline, by, ...seats } = readHead(statements);
      const { onBoard } = game;
      const isFormer = by.board < editions.board;
      let line = isFormer && onBoard ? game.startTimeline(onBoard(timeline.start, by.board)) : timeline;
      let turn: string | undefined;
      for (const words of statements) {
        const word = words.peek()!;
        if (line.steps.length > MOST_STEPS) refuseAt(word, 'too-long');
        if (game.turnPattern.test(word.text)) {
          turn = word.text;
          words.takeIf(turn);
        }
        line = readStep(line, words, turn);
      }
      return {
        timeline: isFormer && onBoard ? openedToday(line, { seats: seats.seats, by, onBoard }) : line,
        ...seats,
      };
    });
  }

  return { writePosition, readPosition, writeGame, readGame };
}
