/** The log's sentences, by event. No event contains hidden information. */
import { spaceName } from './names.ts';
import { figure, signed } from './numbers.ts';
import startMessages from '../../content/en/start.ftl';
import logMessages from '../../content/en/log.ftl';
import { FRONTS, type GameEvent, type RoundResult } from '#engine/talvisota';
import { plain, type Part, type Sentence } from '#table';
import { forceText, mannerheimText, meansText, unitsText } from './force-text.ts';

type SentenceTable = {
  readonly [Type in GameEvent['type']]: (event: GameEvent & { type: Type }) => Sentence | null;
};

const log = () => logMessages().log;

const at = (space: number): Part => ({ place: space, text: spaceName(space) });

const modifierText = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

/** What a round brings: "Losses: Soviet 2, Finnish 1. Finnish units must retreat." */
export function resultText({ sovietLosses: soviet, finnishLosses: finn, retreat }: RoundResult): string {
  return [log().losses({ soviet, finn }), ...(retreat ? [log().retreat({ side: retreat })] : [])].join(' ');
}

const SENTENCES: SentenceTable = {
  phase: () => null,
  passed: () => null,
  morale: ({ side, change, cause, now }) =>
    log().morale.parts({
      side,
      change: signed(change),
      cause: startMessages().common.cause[cause],
      now: figure(now),
    }),
  international: ({ die, marker }) => log().international.parts({ die, marker: signed(marker) }),
  returned: ({ side, units, to }) => log().returned[to].parts({ side, units: forceText(units) }),
  arrivals: ({ units }) => log().arrivals.parts({ units: forceText(units) }),
  entered: ({ space, units }) => log().entered.parts({ units: forceText(units), space: at(space) }),
  marched: ({ from, to, units }) =>
    log().marched.parts({ units: forceText(units), from: at(from), to: at(to) }),
  marker: ({ space, on }) => log().marker[on ? 'laid' : 'lifted'].parts({ space: at(space) }),
  control: ({ space, side }) => log().control[side].parts({ space: at(space) }),
  scouts: ({ space, scouts, stay }) =>
    log().scouts[stay ? 'stay' : 'home'].parts({ count: scouts, space: at(space) }),
  planned({ side, fronts }) {
    const used = FRONTS.filter((front) => fronts[front]);
    // A turn without strategies is told by its price.
    if (!used.length) return null;
    return log().planned.parts({
      side,
      fronts: used.map((front) => `${startMessages().common.front[front]} ${fronts[front]}`).join(', '),
    });
  },
  deployed: ({ target }) => log().deployed.parts({ space: at(target) }),
  answered: ({ answer }) => [answer === null ? log().unanswered : log().answered],
  revealed({ attacks }) {
    const { strategy: names } = startMessages().common;
    const told = attacks.map(({ target, strategy, answer }) =>
      log().attack.parts({ space: at(target), strategy: names[strategy], answer: answer && names[answer] }),
    );
    return [log().revealed, ...told.flatMap((attack, i) => [i ? '; ' : ' ', ...attack]), '.'];
  },
  opened: ({ target }) => log().opened.parts({ space: at(target) }),
  reserves: ({ units, from, to }) =>
    log().reserves.parts({ units: forceText(units), from: at(from), to: at(to) }),
  round(event) {
    const { round, soviet, finn, roller, column, die, face } = event;
    return [
      ...log().round.parts({
        round,
        soviet,
        finn,
        player: startMessages().common.player[roller],
        column,
        die,
        face: face === die ? null : face,
      }),
      ` ${resultText(event)}`,
    ];
  },
  lost: ({ side, units, space, cause }) =>
    log().lost[cause].parts({ side, units: forceText(units), space: at(space) }),
  starved: ({ space, unit }) => log().starved.parts({ unit: unitsText(unit, 1), space: at(space) }),
  victory: ({ side, target, strategy }) =>
    log().victory[side].parts({
      strategy: startMessages().common.strategy[strategy],
      space: at(target),
    }),
  conquered: ({ space, first }) => log().conquered[first ? 'first' : 'again'].parts({ space: at(space) }),
  pursuit: ({ from, target }) => log().pursuit.parts({ from: at(from), space: at(target) }),
  retreated: ({ from, to, units }) =>
    to === null
      ? log().finnsHome.parts({ units: forceText(units), from: at(from) })
      : log().retreated.parts({ units: forceText(units), from: at(from), to: at(to) }),
  harassed: ({ space, scouts, die, modifier, result }) =>
    log().harassed[result].parts({
      scouts,
      space: at(space),
      die,
      modifier: modifierText(modifier),
    }),
  drawn: ({ strategy, draws, units, supports, environment, entrenched }) =>
    log().drawn.parts({
      draws,
      strategy: startMessages().common.strategy[strategy],
      means: [forceText(units), meansText(supports, environment, entrenched)].filter(Boolean).join(', '),
    }),
  mannerheim: ({ use }) => log().mannerheim.parts({ use: mannerheimText(use) }),
  sent: ({ die, scouts }) => log().sent.parts({ die, scouts }),
  ended: ({ outcome }) => log().ended[outcome.reason].parts({ winner: outcome.winner }),
};

/** The log's sentence for an event; null if it is visible anyway. */
export const sentenceOf = (event: GameEvent): Sentence | null =>
  (SENTENCES[event.type] as (event: GameEvent) => Sentence | null)(event);

export const textsOf = (events: readonly GameEvent[]): string[] =>
  events.map(sentenceOf).flatMap((sentence) => (sentence ? [plain(sentence)] : []));

const STRONG: readonly GameEvent['type'][] = ['conquered', 'ended', 'international', 'round'];

/** Shown larger. */
export const isStrong = ({ type }: GameEvent): boolean => STRONG.includes(type);
