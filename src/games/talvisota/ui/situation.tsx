import { spaceName } from './text/names.ts';
import { figure } from './text/numbers.ts';
import startMessages from '../content/en/start.ftl';
import { boardOf, FRONTS, kinds, placeOf, type State } from '#engine/talvisota';
import type { Due, FrontInWords, Position, Situation } from '#table/game';
import { EMPTY } from './controller/desk.ts';
import { todoIn } from './controller/situation.ts';
import { proposedStep } from './controller/step.ts';
import { spaceLines } from './controller/SpaceCard.tsx';
import { Score } from './panels/Score.tsx';
import { unitsText } from './text/force-text.ts';
import { refusalText } from './text/refusal-text.ts';
import { statusLine } from './screen/segments.ts';

const now = (state: State): string[] => {
  const { turn, dates, phase, who } = statusLine(state);
  return [[turn, dates].filter(Boolean).join(', '), phase, ...(who === null ? [] : [who])];
};

const due = (state: State): Due => ({
  todo: todoIn(state),
  hindrance: proposedStep(state, EMPTY)?.refusal ?? null,
});

function fronts({ seen, viewer }: Position<State>): FrontInWords[] {
  const { spaces } = boardOf(seen.options);
  const order = viewer === 'finn' ? (['finn', 'soviet'] as const) : (['soviet', 'finn'] as const);
  const unitsOf = (side: 'soviet' | 'finn', space: number): string[] => {
    const scouts = seen.finnish.scouts[space]!;
    if (side === 'finn') return scouts ? [unitsText('SCT', scouts)] : [];
    const force = seen.soviet.map[space]!;
    return kinds(force).map((unit) => unitsText(unit, force[unit]));
  };
  return FRONTS.map((front) => ({
    id: front,
    name: startMessages().common.front[front],
    sides: order.map((side) => ({
      side,
      name: startMessages().common.adjective[side],
      stacks: spaces
        .filter((space) => placeOf(space).front === front && unitsOf(side, space).length)
        .map((space) => ({
          place: space,
          name: spaceName(space),
          units: unitsOf(side, space),
          notes: spaceLines(seen, space).join(' '),
        })),
    })),
  }));
}

function asText(position: Position<State>, { todo, hindrance }: Due): string {
  const { seen } = position;
  const stands = fronts(position).flatMap(({ name, sides }) => [
    '',
    name,
    ...sides.flatMap(({ name: side, stacks }) =>
      stacks.map(({ name: place, units }) => `- ${side}, ${place}: ${units.join(', ')}`),
    ),
  ]);
  return [
    `${startMessages().common.title}. ${now(seen).join('. ')}.`,
    startMessages().card.moraleLine({ soviet: figure(seen.morale.soviet), finn: figure(seen.morale.finn) }),
    todo,
    ...(hindrance ? [refusalText(hindrance)] : []),
    ...stands,
  ].join('\n');
}

export const situation: Situation<State> = { now, due, fronts, Points: Score, asText };
