import { fireEvent, render, screen } from '@testing-library/react';
import { positionFrom } from '#engine/talvisota';
import talvisota from '#games/talvisota/index.ts';
import { Fronts } from '#games/talvisota/ui/controller/CommandSheet.tsx';
import { EMPTY } from '#games/talvisota/ui/controller/desk.ts';
import { setActiveGame } from '#table/game/registry.ts';

test('a press on a strategy opens its box', () => {
  setActiveGame(talvisota);
  const state = positionFrom({
    turn: 1,
    phase: 'soviet-allotment',
    map: { LEN: { FUS: 6 } },
    sovietPlans: { 3: { strategy: 'MASS' } },
  });
  // oxlint-disable-next-line vitest/require-mock-type-parameters -- only its calls are looked at
  const onSlot = vi.fn();
  const sheet = { state, side: 'soviet', bySlot: true, onSlot } as const;
  const { rerender } = render(<Fronts {...sheet} desk={EMPTY} />);
  const counter = () => screen.getByRole('button', { name: /Massive attack/ });
  fireEvent.click(counter());
  expect(onSlot).toHaveBeenCalledWith(3);
  expect(counter()).toHaveAttribute('aria-pressed', 'false');
  rerender(<Fronts {...sheet} desk={{ ...EMPTY, slot: 3 }} />);
  expect(counter()).toHaveAttribute('aria-pressed', 'true');
});
