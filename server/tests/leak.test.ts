/**
 * Two games are played that differ only in what one side hides. As long as the engine shows the other side and the
 * onlookers the same position in both, every byte that these receive must be the same: whatever else a message may hold,
 * its number, its time or its being there at all tells nothing.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomSource } from '../../src/engine/core/random.ts';
import { OPTION_KEYS as TALVISOTA_OPTIONS } from '../../src/engine/talvisota/index.ts';
import { OPTION_KEYS as WINTER_WAR_OPTIONS, readySetUp } from '../../src/engine/winter-war/index.ts';
import { PRESET_NAMES, PRESETS } from '../../src/games/winter-war/options/options-choice.ts';
import { RandomPlayer, type Pick } from '../soak/player.ts';
import { isUnseen, rulesOf, type Action, type Rules, type State } from '../src/engines.ts';
import { Host } from '../src/host.ts';
import type { LiveGame } from '../src/live-game.ts';
import { logTo, Metrics } from '../src/metrics.ts';
import type { Client } from '../src/presence.ts';
import { changeOf, SIDES, VIEWERS, type NewGame, type Side, type Viewer } from '../src/protocol.ts';
import { top } from '../src/record.ts';
import { memoryStorage } from './memory-storage.ts';

/** Pairs of games for each rules set and each side that hides something; two hundred with LEAK_PAIRS=200. */
const PAIRS = Number(process.env.LEAK_PAIRS ?? 6);
const PAIRS_MS = 60_000 + 2000 * PAIRS;
/** Steps of a pair after the set-up, at most. */
const MOST_STEPS = { 'winter-war': 40, talvisota: 100 } as const;
/** Other actions that are looked at in search of one that shows the same. */
const TRIES = 6;

const ARCHIVE = mkdtempSync(path.join(tmpdir(), 'winter-war-archive-'));

/** One of the two games, with all that its viewers receive. */
class Run {
  readonly texts: Readonly<Record<Viewer, string[]>> = { finn: [], soviet: [], onlooker: [] };
  readonly #clients = {} as Record<Viewer, Client>;
  #live!: LiveGame;
  #now = 1_000_000;
  readonly #sent = { finn: 0, soviet: 0 };
  /** Steps that both games have in common: their dice and times are the same. */
  common = 0;

  async start(wish: NewGame): Promise<void> {
    const host = new Host({
      storage: memoryStorage(),
      metrics: new Metrics(),
      log: logTo(() => {}),
      build: '',
      archive: ARCHIVE,
      now: () => this.#now,
      diceOf: () => (nth) => 1 + ((this.common * 7 + nth * 5) % 6),
    });
    const made = await host.create(wish);
    if ('error' in made) throw new Error(made.error);
    for (const viewer of VIEWERS) {
      const found = await host.find(made.links[viewer]);
      if (!found || found === 'replaced') throw new Error('The link leads nowhere.');
      this.#live = found.game;
      const send = (text: string): void => void this.texts[viewer].push(text);
      const hasRoom = async () => true;
      const client = { viewer, tab: viewer, active: true, send, hasRoom, end: () => {} };
      this.#clients[viewer] = client;
      await this.#live.join(client, made.links[viewer], null);
    }
    // Links and what else is made by chance when a game begins.
    for (const viewer of VIEWERS) this.texts[viewer].length = 0;
  }

  get state(): State {
    return top(this.#live.game).state;
  }

  /** True when it was accepted. Steps that only one of the games has take their own time. */
  async act(side: Side, action: Action, isCommon: boolean): Promise<boolean> {
    if (isCommon) {
      this.common++;
      this.#now = 1_000_000 + this.common * 60_000;
    } else this.#now += 7;
    const { game } = this.#live;
    const id = `step-number-${this.#sent[side]++}`;
    await this.#live.step(this.#clients[side], {
      type: 'step',
      id,
      follows: game.meta.seqs[side],
      request: { kind: 'act', action: action as Action & Record<string, unknown> },
    });
    return this.texts[side].at(-1)!.includes(`"accepted","id":"${id}"`);
  }
}

/** Without the viewer's links, which are made by chance. */
const withoutLinks = (text: string): string => text.replace(/"links":\{[^}]*\}/g, '');

/** A legal action that shows the others nothing, or null. */
function hiddenAction(rules: Rules, state: State, side: Side, action: Action): boolean {
  const result = rules.play(state, action, () => 1);
  if (!result.ok) return false;
  const { state: after, events } = result.played;
  return VIEWERS.every(
    (viewer) =>
      viewer === side || isUnseen(rules, viewer, state, after, rules.seeEvents(events, side, viewer)),
  );
}

const looksAlike = (rules: Rules, one: State, other: State, viewer: Viewer): boolean =>
  changeOf(rules.see(one, viewer), rules.see(other, viewer)) === null;

interface Pair {
  readonly wish: NewGame;
  readonly hider: Side;
  readonly pick: Pick;
}

/** What the second game does in place of a visible action that names something hidden: another that looks the same. */
function counterpart(
  rules: Rules,
  one: Run,
  other: Run,
  { hider, pick, wish }: Pair,
  action: Action,
): Action {
  const player = new RandomPlayer(wish.game, hider, pick);
  const first = rules.play(one.state, action, () => 1);
  for (let i = 0; i < TRIES && first.ok; i++) {
    const tried = player.next(other.state);
    if (tried.type !== action.type) continue;
    const result = rules.play(other.state, tried, () => 1);
    if (
      result.ok &&
      VIEWERS.every(
        (viewer) => viewer === hider || looksAlike(rules, first.played.state, result.played.state, viewer),
      )
    )
      return tried;
  }
  return action;
}

/** The Finnish set-up of both games: the same number of counters in each hex, but others. */
function setUps(state: State, pick: Pick): readonly [Action[], Action[]] {
  const placed = readySetUp(state as never, 'random', 2 * pick(100_000));
  const rules = rulesOf('winter-war');
  const isComplete = (actions: readonly Action[]): boolean => {
    let now = state;
    for (const action of [...actions, { type: 'end' }]) {
      const result = rules.play(now, action, () => 1);
      if (!result.ok) return false;
      now = result.played.state;
    }
    return true;
  };
  let other = placed.slice();
  for (let i = 0; i < 12; i++) {
    const [a, b] = [pick(other.length), pick(other.length)];
    const swapped = other.slice();
    swapped[a] = { ...other[a]!, hex: other[b]!.hex };
    swapped[b] = { ...other[b]!, hex: other[a]!.hex };
    if (isComplete(swapped)) other = swapped;
  }
  // One game has more steps than the other: a counter is taken back and laid down again.
  const again = other[pick(other.length)]!;
  return [placed, [...other, { ...again, hex: null }, again] as Action[]];
}

/** Plays a pair as far as it goes; how many common steps that were, and how many that only one game had. */
async function playPair(pair: Pair): Promise<{ common: number; own: number }> {
  const { wish, hider, pick } = pair;
  const rules = rulesOf(wish.game);
  const [one, other] = [new Run(), new Run()];
  await one.start(wish);
  await other.start(wish);
  const watchers = VIEWERS.filter((viewer) => viewer !== hider);
  const players = {
    finn: new RandomPlayer(wish.game, 'finn', pick),
    soviet: new RandomPlayer(wish.game, 'soviet', pick),
  };
  const sameUntil = wish.game === 'talvisota' ? pick(60) : 0;
  let own = 0;
  let checked = watchers.map(() => 0);

  const mustAct = async (run: Run, side: Side, action: Action, isCommon: boolean): Promise<void> => {
    if (!(await run.act(side, action, isCommon))) throw new Error(`${JSON.stringify(action)} was refused.`);
  };
  if (wish.game === 'winter-war') {
    const [first, second] =
      hider === 'finn'
        ? setUps(one.state, pick)
        : [readySetUp(one.state as never, 'random', 2 * pick(9999)), null];
    for (const action of first) await mustAct(one, 'finn', action, !second);
    for (const action of second ?? first) await mustAct(other, 'finn', action, !second);
    own += second ? first.length + second.length : 0;
    for (const run of [one, other]) await mustAct(run, 'finn', { type: 'end' }, true);
  }

  for (let i = 0; i < MOST_STEPS[wish.game]; i++) {
    const side = rules.decider(one.state);
    if (!side || rules.decider(other.state) !== side) break;
    const action = players[side].next(one.state);
    if (side === hider && hiddenAction(rules, one.state, side, action)) {
      await one.act(side, action, false);
      own++;
      // Until then both hide the same, so that the difference comes into every part of a game.
      if (one.common < sameUntil) {
        await other.act(side, action, false);
        continue;
      }
      for (let k = pick(3); k > 0; k--) {
        const instead = players[side].next(other.state);
        if (hiddenAction(rules, other.state, side, instead) && (await other.act(side, instead, false))) own++;
      }
      continue;
    }
    const instead =
      side === hider && one.common >= sameUntil && !rules.isOpen(action, side)
        ? counterpart(rules, one, other, pair, action)
        : action;
    if (!rules.play(other.state, instead, () => 1).ok) break;
    checked = watchers.map((viewer) => one.texts[viewer].length);
    const accepted = [await one.act(side, action, true), await other.act(side, instead, true)];
    expect(accepted).toEqual([true, true]);
    if (!watchers.every((viewer) => looksAlike(rules, one.state, other.state, viewer))) break;
    checked = watchers.map((viewer) => one.texts[viewer].length);
  }
  for (const [i, viewer] of watchers.entries()) {
    const received = (run: Run): string =>
      run.texts[viewer].slice(0, checked[i]).map(withoutLinks).join('\n');
    expect(received(other)).toBe(received(one));
  }
  return { common: one.common, own };
}

it.each<[NewGame['game'], NewGame['options'], number]>([
  ['winter-war', { airborne: true }, 3],
  ['talvisota', {}, 8],
])(
  'the rules of %s play every step on what its side may see, as the page does, without an exception',
  (game, options, games) => {
    const rules = rulesOf(game);
    let steps = 0;
    for (let seed = 1; seed <= games; seed++) {
      const pick = randomSource(seed);
      const players = {
        finn: new RandomPlayer(game, 'finn', pick),
        soviet: new RandomPlayer(game, 'soviet', pick),
      };
      let state = rules.newGame(options)!;
      for (let step = 0; step < 400; step++) {
        const side = rules.decider(state);
        if (!side) break;
        const seen = rules.see(state, side).state as State;
        const action = players[side].next(seen);
        const dice = (nth: number): number => 1 + ((step * 7 + nth * 5 + seed) % 6);
        rules.play(seen, action, dice);
        const result = rules.play(state, action, dice);
        if (!result.ok) throw new Error(JSON.stringify(result.refusal));
        state = result.played.state;
        steps++;
      }
    }
    expect(steps).toBeGreaterThan(games * 100);
  },
);

/** Every switch by chance, as players may set them. */
const byChance = (keys: readonly string[], pick: Pick): NewGame['options'] =>
  Object.fromEntries(keys.map((key) => [key, pick(2) === 0]));

type RulesSet = readonly [game: NewGame['game'], name: string, options: (pick: Pick) => NewGame['options']];

const RULES_SETS: readonly RulesSet[] = [
  ...PRESET_NAMES.map((name): RulesSet => ['winter-war', name, () => ({ ...PRESETS[name] })]),
  ['winter-war', 'by chance', (pick) => byChance(WINTER_WAR_OPTIONS, pick)],
  ['talvisota', 'recommended', () => ({})],
  // Alone one hides nothing from anybody.
  [
    'talvisota',
    'by chance',
    (pick) =>
      byChance(
        TALVISOTA_OPTIONS.filter((key) => !/^(solo|bestOf)/.test(key)),
        pick,
      ),
  ],
];

/** What the Soviets hide in Winter War is where their paratroops are to land: nothing where there are none. */
const CASES = RULES_SETS.flatMap(([game, name, options]) =>
  SIDES.filter(
    (hider) => game === 'talvisota' || hider === 'finn' || ['everything', 'by chance'].includes(name),
  ).map((hider) => ({ game, name, hider, options })),
);

it.each(CASES)(
  '$game, rules $name: what the $hider player hides shows in no byte',
  { timeout: PAIRS_MS },
  async ({ game, hider, options }) => {
    let common = 0;
    let own = 0;
    const hidesLanding = game === 'winter-war' && hider === 'soviet';
    for (let seed = 1; seed <= PAIRS; seed++) {
      const pick = randomSource(seed);
      const chosen = { ...options(pick), ...(hidesLanding && { airborne: true }) };
      const clock = pick(2) ? ({ kind: 'days-3' } as const) : ({ kind: 'none' } as const);
      const wish = {
        game,
        options: chosen,
        side: hider,
        clock,
        automatic: false,
        delay: 0,
        withoutAids: [],
      };
      const played = await playPair({ wish, hider, pick });
      common += played.common;
      own += played.own;
    }
    // The pairs went on for long enough to mean something, with something to hide.
    expect(common / PAIRS).toBeGreaterThan(10);
    // That paratroops are to land is no secret: no step of the Soviets in Winter War is hidden whole.
    expect(own / PAIRS).toBeGreaterThan(hidesLanding ? -1 : 3);
  },
);
