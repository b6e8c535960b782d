/** Hints of Talvisota for the table: the plan of the turn first, then the orders. */
import playMessages from '../../content/en/play.ftl';
import type { Action, State } from '#engine/talvisota';
import type { Hints } from '#table/game';
import { parseHint } from '../../ai/worker-client.ts';
import type { Purpose } from '../../ai/plans.ts';
import { Purposes } from './Purposes.tsx';
import { placesOf } from '../controller/order-places.ts';
import { actionText } from './hint-text.ts';

/** Actions that may lead to a die or a decision of the other side. */
const ROLLS: readonly Action['type'][] = [
  'roll',
  'fight',
  'employ',
  'mannerheim',
  'lose',
  'harass',
  'deploy',
];

export const hints: Hints<State, Action, readonly Purpose[]> = {
  read(answer) {
    const hint = parseHint(answer);
    return hint && { actions: hint.actions, about: hint.plan };
  },
  About: ({ about }) => <Purposes title={playMessages().purposes.plan} purposes={about} />,
  actionText,
  beginning: (state, action) => placesOf(state, action).at(-1) ?? null,
  rolls: ({ type }) => ROLLS.includes(type),
};
