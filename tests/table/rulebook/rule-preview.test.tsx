import '#app/languages.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import winterWar from '#games/winter-war/index.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { useUi } from '#table/store/ui.ts';
import { rulebook } from '#table/text/rulebook.ts';
import { RuleLink } from '#table/text/RuleLink.tsx';
// Fetched late, it would come late where many tests run at once.
import '#table/text/RulePreview.tsx';

test('a link to a rule shows how the rule begins to a resting mouse, and opens it on a press', async () => {
  setActiveGame(winterWar);
  const book = await rulebook();
  const { title, text } = book.paragraph('S3');
  render(<RuleLink rule="S3" short="§" />);
  const link = await screen.findByRole('button', { name: /Ladoga Defence Line/ });
  fireEvent.pointerEnter(link, { pointerType: 'mouse' });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(text.split('\n')[0]!)).toBeVisible();
  act(() => void fireEvent.click(link));
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
  expect(useUi.getState().rule).toBe('S3');
});
