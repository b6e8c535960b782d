/** Rounds in which a choice, or even the die, changes nothing: one press, and a line that says why. */
import { render, screen } from '@testing-library/react';
import type { State } from '#engine/talvisota';
import { DecisionPanel } from '#games/talvisota/ui/controller/DecisionPanel.tsx';
import { EMPTY } from '#games/talvisota/ui/controller/desk.ts';
import { proposedStep } from '#games/talvisota/ui/controller/step.ts';
import { useProblem } from '#table/features/problems/problem-store.ts';
import { useGame } from '#table/store/game.ts';
import { opened, type Scene } from '../../../engine/talvisota/helpers.ts';
import { show } from './scenes.ts';

const from = { strategy: 'MASS', from: 'TER', target: 'SUM', supports: ['ART', 'MER'] } as const;
const hopeless = opened({
  ...from,
  units: { FUS: 1 },
  finns: { DIV: 2, SK: 1 },
  finnishSupports: ['MANN', 'ART'],
  entrenched: true,
});
const buttonAt = (state: State): string => {
  const { label, action, more } = proposedStep(state, EMPTY)!;
  return `${label}: ${[action!, ...more].map(({ type }) => type).join(' ')}`;
};

test('a hopeless attack asks for its die alone, and says what every face brings', () => {
  show(hopeless, {});
  expect(buttonAt(hopeless)).toBe('Roll the die: employ mannerheim roll');
  render(<DecisionPanel />);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByText(/^Every face.* Losses: Soviet 1, Finnish 0\. Soviet units must/)).toBeVisible();
});

test('a sure attack of a strategy for one space asks for nothing but the die', () => {
  const sure = opened({ ...from, strategy: 'PRUD', units: { FUS: 3 }, finns: { RES: 1 } });
  expect(buttonAt(sure)).toBe('Roll the die: employ roll');
});

test('Mannerheim is left to a player at another device, and every choice to who solves a problem', () => {
  show(hopeless, {});
  useGame.setState({ seats: { seed: 0, finn: 'remote' } });
  expect(buttonAt(hopeless)).toBe('Start combat: employ');
  useProblem.setState({ now: {} as never });
  expect(buttonAt(hopeless)).toBe('Start combat: employ');
  useProblem.setState({ now: null });
});

test.each<[string, Partial<Scene>, string]>([
  ['Meretskov, who changes the chance', {}, 'Meretskov Support'],
  ['Meretskov where he matters in a second attack', { finns: { RES: 1 } }, 'Meretskov Support'],
])('%s, is asked for', (_, more, name) => {
  const state = opened({ ...from, units: { FUS: 6 }, finns: { DIV: 2, SK: 1 }, ...more });
  show(state, {});
  // With his chance in sight the die is rolled in the same press.
  expect(buttonAt(state)).toBe('Roll the die: employ roll');
  render(<DecisionPanel />);
  expect(screen.getByRole('group', { name })).toBeVisible();
  expect(screen.queryByText(/^Every face/)).toBeNull();
});
