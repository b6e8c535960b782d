import analysisMessages from '#games/winter-war/content/en/analysis.ftl';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board } from '#engine/winter-war';
import { piecesOf, TURNS } from '#games/winter-war/ui/history/HistoryDialog.tsx';
import { openDialog, useUi } from '#table/store/ui.ts';
import { ARMIES, showPosition, units } from './table.tsx';

const t = analysisMessages().history;

/** The dialog over a game in that Game-Turn. */
async function openIn(turn: number): Promise<HTMLElement> {
  const options = { variableLength: turn > 10 };
  showPosition({ turn, phasing: 'soviet', phase: 'movement', units: units(ARMIES), options });
  act(() => openDialog('history'));
  const dialog = await screen.findByRole('dialog', { name: t.title });
  await within(dialog).findByRole('heading', { level: 3 });
  return dialog;
}

const pageOf = (dialog: HTMLElement): HTMLElement => within(dialog).getByRole('heading', { level: 3 });

const nameOf = (button: HTMLElement): string => button.getAttribute('aria-label') ?? button.textContent;
const current = (button: HTMLElement): string | null => button.getAttribute('aria-current');

describe('the historical background', () => {
  test.each([
    [4, 4],
    // Optional Game-Turns after the war have no page.
    [11, 10],
  ])('in Game-Turn %i begins with the page of Game-Turn %i', async (turn, page) => {
    const dialog = await openIn(turn);
    const buttons = within(within(dialog).getByRole('navigation', { name: t.pages })).getAllByRole('button');
    expect(buttons.map(nameOf)).toEqual([
      ...TURNS.map((one) => (one === page ? t.turnNow({ turn: one }) : t.turn({ turn: one }))),
      t.board,
    ]);
    expect(buttons.filter(current)).toEqual([buttons[page - 1]]);
    expect(buttons.filter(({ dataset }) => 'now' in dataset)).toEqual([buttons[page - 1]]);
    expect(pageOf(dialog)).toHaveTextContent(`Game-Turn ${page} · `);
  });

  test('turns to another page and to that of the map, which has no dates', async () => {
    const dialog = await openIn(2);
    const turnTo = async (name: string): Promise<string[]> => {
      await userEvent.click(within(dialog).getByRole('button', { name }));
      return within(dialog).getAllByRole('button').filter(current).map(nameOf);
    };
    expect(await turnTo(t.turn({ turn: 7 }))).toEqual([t.turn({ turn: 7 })]);
    expect(pageOf(dialog)).toHaveTextContent('Game-Turn 7 · ');
    expect(within(dialog).getByText(/^Sources: /)).toBeVisible();
    expect(await turnTo(t.board)).toEqual([t.board]);
    expect(pageOf(dialog)).not.toHaveTextContent('Game-Turn');
    expect(within(dialog).queryByText(/^Sources: /)).toBeNull();
  });

  test('links its places to the map', async () => {
    const dialog = await openIn(1);
    await userEvent.click(within(dialog).getByRole('button', { name: /^Suomussalmi/ }));
    expect(useUi.getState()).toMatchObject({ dialog: null, pointed: [board.hexByName('1330')] });
  });

  test('names a place in the form that its sentence needs', () => {
    expect(piecesOf('Ennen {Salla|Sallan} teitä {Petsamo} on.')).toEqual([
      'Ennen ',
      { name: 'Salla', text: 'Sallan' },
      ' teitä ',
      { name: 'Petsamo', text: 'Petsamo' },
      ' on.',
    ]);
  });
});
