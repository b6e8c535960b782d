/** The referee: turns a player's request into a row of the record, or refuses it. */
import { cleanPlayerName } from '../../src/engine/core/about.ts';
import { isUnseen, type Action } from './engines.ts';
import {
  changeOf,
  otherSide,
  VIEWERS,
  type RefusalReason,
  type Request,
  type Side,
  type Viewer,
} from './protocol.ts';
import { deciderOf, rulesIn, timeLeft, top, type Body, type Game, type Rematch } from './record.ts';

export type Decided =
  | { readonly body: Body }
  | { readonly refused: RefusalReason; readonly refusal?: object }
  /** The request needs a position, at this row or before, that is no longer in memory. */
  | { readonly older: number };

const refuse = (refused: RefusalReason, refusal?: object): Decided =>
  refusal ? { refused, refusal } : { refused };

/** What the host adds to a request. */
export interface Circumstances {
  readonly id: string;
  readonly follows: number | string;
  readonly now: number;
  diceOf(secret: string, depth: number, action: Action): (nth: number) => number;
  newRematch(): Rematch;
}

function decideAct(game: Game, side: Side, action: unknown, { id, diceOf }: Circumstances): Decided {
  const rules = rulesIn(game);
  const { state, depth } = top(game);
  if (deciderOf(game) !== side) return refuse('not-yours');
  if (!rules.isAction(action)) return refuse('malformed');
  const result = rules.play(state, action, diceOf(game.meta.start.secret, depth, action));
  if (!result.ok) return refuse('rule', result.refusal);
  const { events, dice, barrier, state: after } = result.played;
  const hidden = VIEWERS.filter(
    (viewer) =>
      viewer !== side && isUnseen(rules, viewer, state, after, rules.seeEvents(events, side, viewer)),
  );
  const change = changeOf(state, after);
  return { body: { kind: 'act', side, id, action, dice, events, change, barrier, ...hide(hidden) } };
}

const hide = (hidden: readonly Viewer[]): { hidden?: readonly Viewer[] } => (hidden.length ? { hidden } : {});

/** Index of the position that a side identifies by an entry number: the last one when it had at most that number. */
function meant({ line }: Game, side: Side, to: number): number {
  return line.findLastIndex(({ seqs }) => seqs[side] <= to);
}

/** True when a side takes back only its own actions, without a die or a decision of the other side in between. */
function isFree(game: Game, side: Side, index: number): boolean {
  const rules = rulesIn(game);
  return (
    deciderOf(game) === side &&
    rules.decider(game.line[index]!.state) === side &&
    game.line.slice(index + 1).every((position) => position.side === side && !position.barrier)
  );
}

function decideBack(game: Game, side: Side, to: number, id: string, asks: boolean): Decided {
  const index = meant(game, side, to);
  if (index < 0) return game.line[0]!.n > 0 ? { older: to } : refuse('not-now');
  if (index === game.line.length - 1) return refuse('not-now');
  const { n } = game.line[index]!;
  if (asks) return { body: { kind: 'ask', side, id, ask: { what: 'undo', to: n } } };
  if (!isFree(game, side, index)) return refuse('needs-consent');
  const rules = rulesIn(game);
  const [before, after] = [top(game).state, game.line[index]!.state];
  const hidden = VIEWERS.filter((viewer) => viewer !== side && isUnseen(rules, viewer, before, after, []));
  return { body: { kind: 'undo', side, id, to: n, ...hide(hidden) } };
}

function decideAnswer(
  game: Game,
  side: Side,
  { ask: asked, granted }: Request & { kind: 'answer' },
  { id, newRematch }: Circumstances,
): Decided {
  const { ask } = game.meta;
  if (!ask || ask.side === side || ask.seqs[side] !== asked) return refuse('overtaken');
  if (ask.what !== 'undo') {
    const { what } = ask;
    const rematch = what === 'rematch' && granted ? { rematch: newRematch() } : {};
    return { body: { kind: 'answer', side, id, ask: { what }, granted, ...rematch } };
  }
  const { what, to } = ask;
  if (granted && !game.line.some(({ n }) => n === to)) return { older: to };
  return { body: { kind: 'answer', side, id, ask: { what, to }, granted } };
}

/** A message on one line, without invisible characters or text direction marks; "" when nothing is left. */
function cleanChat(text: string): string {
  // Joiners are kept: emoji families and some scripts need them.
  const clean = text
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Z}]+/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .trim();
  return /[^\p{Cf}\p{M}\p{Z}]/u.test(clean) ? clean : '';
}

/** The row for a request, or the refusal. */
export function decide(game: Game, side: Side, request: Request, more: Circumstances): Decided {
  const { id, follows, now } = more;
  const { meta } = game;
  const other = otherSide(side);
  const isOver = deciderOf(game) === null;
  // A step that follows a refused one has nothing to follow.
  const last =
    typeof follows === 'number' ? follows : (meta.recent[side].find(([sent]) => sent === follows)?.[1] ?? -1);
  const isOvertaken = last < meta.moved[side];
  switch (request.kind) {
    case 'act':
      if (isOver) return refuse('over');
      return isOvertaken ? refuse('overtaken') : decideAct(game, side, request.action, more);
    case 'undo':
      if (isOver) return refuse('over');
      return isOvertaken ? refuse('overtaken') : decideBack(game, side, request.to, id, false);
    case 'ask':
      if (meta.ask && meta.ask.side !== side) return refuse('not-now');
      if (request.what === 'rematch')
        return isOver && !meta.rematch
          ? { body: { kind: 'ask', side, id, ask: { what: 'rematch' } } }
          : refuse('not-now');
      if (isOver) return refuse('over');
      if (request.what === 'draw') return { body: { kind: 'ask', side, id, ask: { what: 'draw' } } };
      return isOvertaken ? refuse('overtaken') : decideBack(game, side, request.to, id, true);
    case 'answer':
      return decideAnswer(game, side, request, more);
    case 'resign':
      return isOver ? refuse('over') : { body: { kind: 'resign', side, id } };
    case 'claim': {
      if (isOver) return refuse('over');
      const left = timeLeft(game, other, now);
      return left !== null && left <= 0 ? { body: { kind: 'claim', side, id } } : refuse('not-now');
    }
    case 'automatic':
      // Neither side can withdraw from what both have agreed while its time runs out.
      if (!meta.clock || (meta.automatic[side] && meta.automatic[other])) return refuse('not-now');
      return { body: { kind: 'automatic', side, id, on: request.on } };
    case 'chat': {
      const text = cleanChat(request.text);
      return text ? { body: { kind: 'chat', side, id, text, hidden: ['onlooker'] } } : refuse('malformed');
    }
    case 'name': {
      const name = cleanPlayerName(request.name);
      return name ? { body: { kind: 'name', side, id, name } } : refuse('malformed');
    }
    case 'webhook':
      return { body: { kind: 'webhook', side, id, webhook: request.webhook, hidden: [other, 'onlooker'] } };
    case 'relink': {
      const { viewer } = request;
      if (viewer === other) return refuse('not-yours');
      const hidden: Viewer[] = viewer === 'onlooker' ? ['onlooker'] : [other, 'onlooker'];
      return { body: { kind: 'relink', side, id, viewer, hidden } };
    }
  }
}
