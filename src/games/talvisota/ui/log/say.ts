/** The log, event by event. None of the events tells what is hidden. */
import { FRONTS, type GameEvent } from '#engine/talvisota';
import type { Part, Sentence } from '#table/words/parts.ts';
import { commonWords } from '../words/common-words.ts';
import { forceText, mannerheimText, meansText, unitsText } from '../words/force-text.ts';
import { spaceName } from '../words/names.ts';
import { logWords } from './log-words.ts';

type Tellers = {
  readonly [Type in GameEvent['type']]: (event: GameEvent & { type: Type }) => Sentence | null;
};

const at = (space: number): Part => ({ place: space, text: spaceName(space) });

const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

const TELLERS: Tellers = {
  phase: () => null,
  passed: ({ phase }) => logWords().passed(phase),
  morale: ({ side, change, cause, now }) => logWords().morale(side, change, cause, now),
  international: ({ die, marker }) => logWords().international(die, marker),
  returned: ({ side, units, to }) => logWords().returned[to](side, forceText(units)),
  arrivals: ({ units }) => logWords().arrivals(forceText(units)),
  entered: ({ space, units }) => logWords().entered(forceText(units), at(space)),
  marched: ({ from, to, units }) => logWords().marched(forceText(units), at(from), at(to)),
  marker: ({ space, on }) => logWords().marker[on ? 'laid' : 'lifted'](at(space)),
  control: ({ space, side }) => logWords().control[side](at(space)),
  scouts: ({ space, scouts, stay }) => logWords().scouts[stay ? 'stay' : 'home'](scouts, at(space)),
  planned: ({ side, fronts }) =>
    logWords().planned(
      side,
      FRONTS.map((front) => `${commonWords().front[front]} ${fronts[front]}`).join(', '),
    ),
  deployed: ({ target }) => logWords().deployed(at(target)),
  answered: ({ answer }) => (answer === null ? logWords().unanswered : logWords().answered),
  revealed: () => logWords().revealed,
  opened: ({ target }) => logWords().opened(at(target)),
  reserves: ({ units, from, to }) => logWords().reserves(forceText(units), at(from), at(to)),
  round(event) {
    const { round, soviet, finn, roller, column, die, face, sovietLosses, finnishLosses, retreat } = event;
    const w = logWords();
    return [
      ...w.round(round, soviet, finn, roller, column, die, face),
      ' ',
      ...w.losses(sovietLosses, finnishLosses),
      ...(retreat ? [' ', ...w.retreat(retreat)] : []),
    ];
  },
  lost: ({ side, units, space, cause }) => logWords().lost[cause](side, forceText(units), at(space)),
  starved: ({ space, unit }) => logWords().starved(unitsText(unit, 1), at(space)),
  victory: ({ side, target, strategy }) =>
    logWords().victory[side](commonWords().strategy[strategy], at(target)),
  conquered: ({ space, first }) => logWords().conquered[first ? 'first' : 'again'](at(space)),
  pursuit: ({ from, target }) => logWords().pursuit(at(from), at(target)),
  retreated: ({ from, to, units }) =>
    to === null
      ? logWords().finnsHome(forceText(units), at(from))
      : logWords().retreated(forceText(units), at(from), at(to)),
  harassed: ({ space, scouts, die, modifier, result }) =>
    logWords().harassed[result](scouts, at(space), die, signed(modifier)),
  drawn: ({ strategy, units, supports, environment, entrenched }) =>
    logWords().drawn(
      commonWords().strategy[strategy],
      [forceText(units), meansText(supports, environment), entrenched ? commonWords().entrenched : '']
        .filter(Boolean)
        .join(', '),
    ),
  mannerheim: ({ use }) => logWords().mannerheim(mannerheimText(use)),
  sent: ({ die, scouts }) => logWords().sent(die, scouts),
  ended: ({ outcome }) => logWords().ended[outcome.reason](outcome.winner),
};

/** What the log tells of an event; null for what shows by itself. */
export const say = (event: GameEvent): Sentence | null =>
  (TELLERS[event.type] as (event: GameEvent) => Sentence | null)(event);

const STRONG: readonly GameEvent['type'][] = ['conquered', 'ended', 'international', 'round'];

/** Shown larger. */
export const isStrong = ({ type }: GameEvent): boolean => STRONG.includes(type);
