/** What a die brought stays in sight until its player's next press, on the sheet and in the bar of a small screen. */
import { render, screen } from '@testing-library/react';
import {
  decider,
  play,
  positionFrom,
  present,
  startTimeline,
  type Action,
  type PositionSpec,
  type State,
  type Timeline,
} from '#engine/talvisota';
import talvisota from '#games/talvisota/index.ts';
import { glanceAt } from '#games/talvisota/ui/controller/glance.tsx';
import { LatestNews, latestNews } from '#games/talvisota/ui/controller/LatestNews.tsx';
import { SOUNDS } from '#games/talvisota/ui/screen/screen.tsx';
import { soundsOf } from '#table/view/Sounds.tsx';
import { setActiveGame } from '#table/game/registry.ts';
import { PEOPLE } from '#table/store/seats.ts';
import { useGame } from '#table/store/game.ts';
import { opened } from '../../../engine/talvisota/helpers.ts';
import { SCENES } from './scenes.ts';

const afterwards = (state: State, ...actions: readonly Action[]): Timeline =>
  actions.reduce((line, action) => {
    const done = play(line, action);
    if (!done.ok) throw new Error(done.refusal.text);
    return done.timeline;
  }, startTimeline(state));
const after = (spec: PositionSpec, ...actions: readonly Action[]): Timeline =>
  afterwards(positionFrom(spec), ...actions);

const put = (timeline: Timeline): void =>
  useGame.setState({ timeline: timeline as never, practice: false, table: 'hotseat', seats: PEOPLE });

/** The bar of a small screen while nothing is in hand. */
const barOf = (line: Timeline) => {
  put(line);
  return glanceAt(present(line), { mode: 'idle' });
};

const typesOf = (line: Timeline, viewer: 'soviet' | 'finn'): readonly string[] | undefined =>
  latestNews(line, viewer)?.events.map(({ type }) => type);

beforeEach(() => setActiveGame(talvisota));

describe('the events abroad', () => {
  const EVENTS: PositionSpec = { turn: 2, phase: 'event', morale: { soviet: 20, finn: 15 } };
  const rolled = after(EVENTS, { type: 'roll' });

  test('die and line stand on the sheet, and in the bar', () => {
    put(rolled);
    const { container } = render(<LatestNews />);
    expect(screen.getByRole('heading', { name: 'Latest result' })).toBeVisible();
    expect(container).toHaveTextContent(/Events: rolled \d, marker set to/);
    expect(container.querySelector('svg[data-rolled]')).not.toBeNull();
    const bar = barOf(rolled)!;
    expect(bar.line).toMatch(/^Events: rolled \d, marker set to/);
    expect(render(bar.strip).container.querySelector('svg[data-rolled]')).not.toBeNull();
  });

  test('both players see and hear the die before the device changes hands', () => {
    put(rolled);
    const { news } = talvisota.screen.curtain('soviet');
    expect(news!.line).toMatch(/^Events: rolled \d, marker set to/);
    expect(render(news!.strip).container.querySelector('svg[data-rolled]')).not.toBeNull();
    const heard = soundsOf(rolled.steps.at(-1)!.events, SOUNDS).map(({ sound }) => sound);
    expect(heard[0]).toBe('dice');
  });

  test('the next press of whoever rolled puts them away', () => {
    const next = after(EVENTS, { type: 'roll' }, { type: 'end' });
    expect(barOf(next)).toBeNull();
    expect(render(<LatestNews />).container).toBeEmptyDOMElement();
  });
});

describe('the last combat of a turn', () => {
  /** A force that no die helps: the Finns hold, and the turn is over. */
  const lost = opened({
    strategy: 'PRUD',
    from: 'LEN',
    target: 'TER',
    units: { FUS: 1 },
    finns: { DIV: 3 },
    turn: 2,
    more: { morale: { soviet: 20, finn: 15 }, map: { LEN: { FUS: 3 } } },
  });

  test('what it cost is told in the next turn, to both', () => {
    const fought = afterwards(lost, { type: 'roll' });
    expect(present(fought)).toMatchObject({ turn: 3, phase: 'event' });
    expect(typesOf(fought, decider(present(fought)))).toEqual(expect.arrayContaining(['round', 'morale']));
    expect(typesOf(fought, 'finn')).toEqual(typesOf(fought, 'soviet'));
    const bar = barOf(fought)!;
    expect(bar.line).toMatch(/^Losses: Soviet \d, Finnish \d/);
    expect(render(bar.strip).container).toHaveTextContent(/Soviet Union −\d/);
  });
});

test('while only the sheet leads on, the bar says what to do', () => {
  put(after({ turn: 2, phase: 'event' }, { type: 'roll' }));
  expect(glanceAt(SCENES.attacked!, { mode: 'idle' })).toBeNull();
});
