/** What the tests of Talvisota share: hand-written positions on its map, and plays with scripted dice. */
import {
  apply,
  check,
  legalActions,
  positionFrom,
  REFUSALS,
  spaceOf,
  SPACES,
  soviets,
  finns,
  type Action,
  type Applied,
  type Encounter,
  type FinnishForce,
  type GameEvent,
  type PositionSpec,
  type RefusalKey,
  type SovietForce,
  type State,
} from '#engine/talvisota';

export const at = spaceOf;
export const ids = (spaces: Iterable<number>): string[] =>
  [...spaces].map((space) => SPACES[space]!.id).sort();
/** The ids of all spaces. */
export const EVERYWHERE = SPACES.map(({ id }) => id);

/** Plays an action that must be legal; `dice` are the faces rolled. */
export function played(state: State, action: Action, dice: readonly number[] = []): Applied & { ok: true } {
  const applied = apply(state, action, dice);
  if (!applied.ok) throw new Error(`${JSON.stringify(action)} is refused: ${applied.refusal.text}`);
  return applied;
}

/** As `played`, one action after another, the position only; a number is the die of the action before it. */
export function must(state: State, ...steps: readonly (Action | number)[]): State {
  let now = state;
  steps.forEach((step, i) => {
    if (typeof step === 'number') return;
    const die = steps[i + 1];
    now = played(now, step, typeof die === 'number' ? [die] : []).state;
  });
  return now;
}

/** Of one kind of action, the list has those of the candidates that are legal, and no other. */
export function expectListed(state: State, candidates: readonly Action[]): void {
  const sorted = (actions: readonly Action[]): string[] => actions.map((one) => JSON.stringify(one)).sort();
  const listed = [...legalActions(state)].filter(({ type }) => type === candidates[0]!.type);
  expect(sorted(listed)).toEqual(sorted(candidates.filter((action) => !check(state, action))));
}

/** The paragraph and the key of the refusal, or null for a legal action; `apply` refuses the same. */
export const why = (state: State, action: Action): string | null => {
  const found = check(state, action);
  const applied = apply(state, action);
  if (applied.ok !== (found === null)) throw new Error(`${JSON.stringify(action)}: check and apply differ`);
  for (const [, name] of (found ? REFUSALS[found.key as RefusalKey][1] : '').matchAll(/\{(\w+)\}/g))
    if (found!.params[name!] === undefined) throw new Error(`${found!.key} is refused without its ${name}`);
  return found && `${found.rule} ${found.key}`;
};

export const end: Action = { type: 'end' };
export const roll: Action = { type: 'roll' };
export const stop: Action = { type: 'fight-on', on: false };
export const goOn: Action = { type: 'fight-on', on: true };

export const lose = (units: Partial<SovietForce>): Action => ({ type: 'lose', units: soviets(units) });
export const loseFinns = (units: Partial<FinnishForce>): Action => ({ type: 'lose', units: finns(units) });

/** Everybody who is left enters; markers by id. */
export const occupy = (units: Partial<SovietForce>, ...markers: string[]): Action => ({
  type: 'occupy',
  units: soviets(units),
  markers: markers.map(at),
});
export const pursue = (target: string | null, leave: Partial<SovietForce> = {}): Action => ({
  type: 'pursue',
  target: target === null ? null : at(target),
  leave: soviets(leave),
});

export const eventsOf = <T extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: T,
): (GameEvent & { type: T })[] =>
  events.filter((event): event is GameEvent & { type: T } => event.type === type);

/** A combat about to be opened: one Soviet strategy on a target, and what meets it, in the box of Karelia. */
export interface Scene {
  readonly strategy: 'PRUD' | 'MASS' | 'BLIN' | 'MAN';
  readonly from: string;
  readonly target: string;
  readonly units: Partial<SovietForce>;
  readonly supports?: readonly string[];
  /** Absent: nobody answers. */
  readonly finns?: Partial<FinnishForce>;
  readonly answer?: 'DEFENSE' | 'CON-ATT' | 'MOTTI' | 'RESIST';
  readonly environment?: readonly string[];
  readonly finnishSupports?: readonly string[];
  readonly entrenched?: boolean;
  readonly turn?: number;
  readonly more?: Partial<PositionSpec>;
}

const SLOT = 3;

export function scene(spec: Scene): State {
  const { strategy, from, target, units, supports = [], turn = 5 } = spec;
  return positionFrom({
    turn,
    phase: 'combat',
    ...spec.more,
    map: { [from]: units, ...spec.more?.map },
    sovietPlans: {
      [SLOT]: {
        strategy,
        stage: 'map',
        from: at(from),
        target: at(target),
        units: soviets(units),
        supports: supports as never,
        answer: spec.finns ? SLOT : null,
      },
      ...spec.more?.sovietPlans,
    },
    finnishPlans: spec.finns
      ? {
          [SLOT]: {
            strategy: spec.answer ?? 'DEFENSE',
            stage: 'map',
            units: finns(spec.finns),
            environment: (spec.environment ?? []) as never,
            supports: (spec.finnishSupports ?? []) as never,
            entrenched: spec.entrenched ?? false,
          },
        }
      : {},
  });
}

/** The scene with its combat opened. */
export const opened = (spec: Scene): State => must(scene(spec), { type: 'fight', slot: SLOT });

/** An encounter in an open space without number, with nothing but units unless told. */
export const encounter = (more: Partial<Encounter>): Encounter => ({
  strategy: 'PRUD',
  units: soviets(),
  supports: [],
  employment: { meretskov: null, timoshenko: null, artillery: null },
  finns: finns({ RES: 1 }),
  environment: [],
  finnishSupports: [],
  entrenched: false,
  mannerheim: null,
  value: 0,
  fortified: false,
  ...more,
});

/** A record in the notation of tables: as in code, without quotation marks; words may stand for other values. */
export const recordFrom = (text: string, words: Readonly<Record<string, number>> = {}): object =>
  JSON.parse(
    text.replaceAll(/([\w-]+)(:?)/g, (_, word: string, colon: string) => {
      const value = words[word] ?? word;
      const isPlain = !colon && (/^\d/.test(`${value}`) || ['true', 'false', 'null'].includes(word));
      return isPlain ? `${value}` : `"${value}"${colon}`;
    }),
  ) as object;

/** The rows of a table in plain text, a case on a line. */
export const rowsOf = (separator: string, table: string): string[][] =>
  table
    .split('\n')
    .flatMap((line) => (line.trim() ? [line.trim().replace(/ \|$/, '').split(separator)] : []));
