/** The log's sentences, by event. No event contains hidden information. */
import { spaceName } from './names.ts';
import { figure, signed } from './numbers.ts';
import startMessages from '../../content/en/start.ftl';
import logMessages from '../../content/en/log.ftl';
import { FRONTS, type GameEvent } from '#engine/talvisota';
import { plain, type Part, type Sentence } from '#table';
import { forceText, mannerheimText, meansText, unitsText } from './force-text.ts';

type SentenceTable = {
  readonly [Type in GameEvent['type']]: (event: GameEvent & { type: Type }) => Sentence | null;
};

const at = (space: number): Part => ({ place: space, text: spaceName(space) });

const modifierText = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

const SENTENCES: SentenceTable = {
  phase: () => null,
  passed: () => null,
  morale: ({ side, change, cause, now }) =>
    logMessages().log.morale.parts({
      side,
      change: signed(change),
      cause: startMessages().common.cause[cause],
      now: figure(now),
    }),
  international: ({ die, marker }) => logMessages().log.international.parts({ die, marker: signed(marker) }),
  returned: ({ side, units, to }) => logMessages().log.returned[to].parts({ side, units: forceText(units) }),
  arrivals: ({ units }) => logMessages().log.arrivals.parts({ units: forceText(units) }),
  entered: ({ space, units }) =>
    logMessages().log.entered.parts({ units: forceText(units), space: at(space) }),
  marched: ({ from, to, units }) =>
    logMessages().log.marched.parts({ units: forceText(units), from: at(from), to: at(to) }),
  marker: ({ space, on }) => logMessages().log.marker[on ? 'laid' : 'lifted'].parts({ space: at(space) }),
  control: ({ space, side }) => logMessages().log.control[side].parts({ space: at(space) }),
  scouts: ({ space, scouts, stay }) =>
    logMessages().log.scouts[stay ? 'stay' : 'home'].parts({ count: scouts, space: at(space) }),
  planned({ side, fronts }) {
    const used = FRONTS.filter((front) => fronts[front]);
    if (!used.length) return side === 'soviet' ? [logMessages().log.noPlans] : null;
    return logMessages().log.planned.parts({
      side,
      fronts: used.map((front) => `${startMessages().common.front[front]} ${fronts[front]}`).join(', '),
    });
  },
  deployed: ({ target }) => logMessages().log.deployed.parts({ space: at(target) }),
  answered: ({ answer }) => [answer === null ? logMessages().log.unanswered : logMessages().log.answered],
  revealed({ attacks }) {
    const { strategy: names } = startMessages().common;
    return attacks.flatMap(({ target, strategy, answer }, i): Part[] => [
      ...(i ? [' '] : []),
      ...logMessages().log.revealed.parts({
        space: at(target),
        strategy: names[strategy],
        answer: answer && names[answer],
      }),
    ]);
  },
  opened: ({ target }) => logMessages().log.opened.parts({ space: at(target) }),
  reserves: ({ units, from, to }) =>
    logMessages().log.reserves.parts({ units: forceText(units), from: at(from), to: at(to) }),
  round(event) {
    const { round, soviet, finn, roller, column, die, face, sovietLosses, finnishLosses, retreat } = event;
    const t = logMessages().log;
    return [
      ...t.round.parts({
        round,
        soviet,
        finn,
        player: startMessages().common.player[roller],
        column,
        die,
        face: face === die ? null : face,
      }),
      ' ',
      ...t.losses.parts({ soviet: sovietLosses, finn: finnishLosses }),
      ...(retreat ? [' ', ...t.retreat.parts({ side: retreat })] : []),
    ];
  },
  lost: ({ side, units, space, cause }) =>
    logMessages().log.lost[cause].parts({ side, units: forceText(units), space: at(space) }),
  starved: ({ space, unit }) =>
    logMessages().log.starved.parts({ unit: unitsText(unit, 1), space: at(space) }),
  victory: ({ side, target, strategy }) =>
    logMessages().log.victory[side].parts({
      strategy: startMessages().common.strategy[strategy],
      space: at(target),
    }),
  conquered: ({ space, first }) =>
    logMessages().log.conquered[first ? 'first' : 'again'].parts({ space: at(space) }),
  pursuit: ({ from, target }) => logMessages().log.pursuit.parts({ from: at(from), space: at(target) }),
  retreated: ({ from, to, units }) =>
    to === null
      ? logMessages().log.finnsHome.parts({ units: forceText(units), from: at(from) })
      : logMessages().log.retreated.parts({ units: forceText(units), from: at(from), to: at(to) }),
  harassed: ({ space, scouts, die, modifier, result }) =>
    logMessages().log.harassed[result].parts({
      scouts,
      space: at(space),
      die,
      modifier: modifierText(modifier),
    }),
  drawn: ({ strategy, draws, units, supports, environment, entrenched }) =>
    logMessages().log.drawn.parts({
      draws,
      strategy: startMessages().common.strategy[strategy],
      means: [
        forceText(units),
        meansText(supports, environment),
        entrenched ? startMessages().common.entrenched : '',
      ]
        .filter(Boolean)
        .join(', '),
    }),
  mannerheim: ({ use }) => logMessages().log.mannerheim.parts({ use: mannerheimText(use) }),
  sent: ({ die, scouts }) => logMessages().log.sent.parts({ die, scouts }),
  ended: ({ outcome }) => logMessages().log.ended[outcome.reason].parts({ winner: outcome.winner }),
};

/** The log's sentence for an event; null if it is visible anyway. */
export const sentenceOf = (event: GameEvent): Sentence | null =>
  (SENTENCES[event.type] as (event: GameEvent) => Sentence | null)(event);

/** The sentences of events as plain text. */
export const textsOf = (events: readonly GameEvent[]): string[] =>
  events.map(sentenceOf).flatMap((sentence) => (sentence ? [plain(sentence)] : []));

const STRONG: readonly GameEvent['type'][] = ['conquered', 'ended', 'international', 'round'];

/** Shown larger. */
export const isStrong = ({ type }: GameEvent): boolean => STRONG.includes(type);
