import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import hexapawn from '#games/hexapawn/index.ts';
import talvisota from '#games/talvisota/index.ts';
import winterWar from '#games/winter-war/index.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { openTable } from '#table/store/navigation.ts';
import { setFocus, useUi } from '#table/store/ui.ts';
import TableScreen from '#table/shell/TableScreen.tsx';

test.each([
  ['1602', winterWar],
  ['VII', talvisota],
  ['b2', hexapawn],
] as const)('a board is one tab stop that arrow keys walk over, from %s', async (code, game) => {
  setFocus(null);
  setActiveGame(game);
  openTable({ from: 'new', table: 'solo', of: game.meta.id, options: {} });
  const { container } = render(<TableScreen />);
  const isMap = (_: string, element: Element): boolean => element.matches('[data-map]');
  const map = await screen.findByRole('group', { name: isMap });
  expect(container.querySelectorAll('[data-map]')).toHaveLength(1);
  const place = game.placeNamed(code)!;
  act(() => setFocus(place));
  map.focus();
  await userEvent.keyboard('{ArrowUp}');
  const { focus } = useUi.getState();
  expect(focus).not.toBe(place);
  const cursor = document.getElementById(map.getAttribute('aria-activedescendant')!)!;
  const [name] = game.placeText(focus!).split(' (');
  expect(cursor).toHaveTextContent(name!);
});
