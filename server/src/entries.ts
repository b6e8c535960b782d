/** The entries about a game that each viewer gets. */
import type { Rules } from './engines.ts';
import {
  changeOf,
  otherSide,
  PROTOCOL,
  type Entry,
  type HostMessage,
  type Status,
  type Viewer,
} from './protocol.ts';
import { bodyOf, deciderOf, rulesIn, top, type Body, type Game, type Row } from './record.ts';
import { linkOf, linkTo } from './secrets.ts';

/** The part of an entry that is the same for all viewers who get it. */
function told(body: Body, viewer: Viewer, seqOf: (n: number) => number): Partial<Entry> {
  switch (body.kind) {
    case 'undo':
      return { to: seqOf(body.to) };
    case 'ask':
    case 'answer':
      return {
        what: body.ask.what,
        ...(body.ask.what === 'undo' && { to: seqOf(body.ask.to) }),
        ...(body.kind === 'answer' && { granted: body.granted }),
      };
    case 'automatic':
      return { on: body.on };
    case 'chat':
      return { text: body.text };
    case 'name':
      return { name: body.name };
    case 'webhook':
      return viewer === body.side ? { webhook: body.webhook } : {};
    case 'relink':
      return { viewer: body.viewer };
    case 'start':
    case 'restore':
    case 'join':
    case 'act':
    case 'resign':
    case 'claim':
      return {};
  }
}

/** A row as a log entry, without the change of the position; null when it shows the viewer nothing. */
export function logEntry(
  rules: Rules,
  row: Row,
  body: Body,
  viewer: Viewer,
  seq: number,
  seqOf: (n: number) => number,
): Entry | null {
  if (body.kind === 'start' || body.kind === 'restore' || body.hidden?.includes(viewer)) return null;
  const { kind, side } = body;
  const entry = { seq, at: row.at, kind, side, ...(body.id && viewer === side && { id: body.id }) };
  if (body.kind !== 'act') return { ...entry, ...told(body, viewer, seqOf) };
  const events = rules.seeEvents(body.events, side, viewer);
  if (viewer !== side && !rules.isOpen(body.action, side)) return { ...entry, events };
  return { ...entry, action: body.action, dice: body.dice, events };
}

/** The entry for a viewer about a row that led from one game to the next; null for none. */
export function entryFor(viewer: Viewer, before: Game, row: Row, after: Game): Entry | null {
  const rules = rulesIn(after);
  const seqOf = (n: number): number => {
    const position = [...before.line, ...after.line].find((one) => one.n === n);
    return position ? position.seqs[viewer] : 0;
  };
  const entry = logEntry(rules, row, bodyOf(row), viewer, after.meta.seqs[viewer], seqOf);
  if (!entry || top(before).state === top(after).state) return entry;
  const change = changeOf(rules.see(top(before).state, viewer), rules.see(top(after).state, viewer));
  return change ? { ...entry, change } : entry;
}

function linksFor(game: Game, viewer: Viewer): Status['links'] {
  if (viewer === 'onlooker') return {};
  const other = otherSide(viewer);
  const isUnknown = game.meta.start.isRematch ?? game.meta.joined.includes(other);
  return {
    [viewer]: linkOf(game, viewer),
    onlooker: linkOf(game, 'onlooker'),
    ...(!isUnknown && { [other]: linkOf(game, other) }),
  };
}

export function statusFor(game: Game, viewer: Viewer): Status {
  const { players, joined, automatic, clock, ask, result, rematch } = game.meta;
  return {
    decider: deciderOf(game),
    players,
    joined,
    automatic,
    clock,
    ask: ask && { seq: ask.seqs[viewer], side: ask.side, what: ask.what },
    result,
    links: linksFor(game, viewer),
    // The sides are exchanged.
    rematch:
      rematch && linkTo(rematch.game, rematch.secret, viewer === 'onlooker' ? viewer : otherSide(viewer)),
  };
}

/** The first message to a page: the position from which it continues (`base`), and the present status. */
export function welcomeFor(
  base: Game,
  shown: Game,
  viewer: Viewer,
  host: { readonly build: string; readonly now: number },
): HostMessage & { readonly type: 'welcome' } {
  const { start, webhooks, seqs } = base.meta;
  const rules = rulesIn(base);
  return {
    type: 'welcome',
    protocol: PROTOCOL,
    build: host.build,
    game: start.game,
    options: rules.optionsOf(top(base).state),
    withoutAids: start.withoutAids,
    clock: start.clock,
    delay: start.delay,
    viewer,
    seq: seqs[viewer],
    position: rules.see(top(base).state, viewer),
    status: statusFor(shown, viewer),
    webhook: viewer === 'onlooker' ? null : webhooks[viewer],
    now: host.now,
  };
}
