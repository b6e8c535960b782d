import { signedDecimal } from '#games/winter-war/ui/text/numbers.ts';
import analysisMessages from '#games/winter-war/content/en/analysis.ftl';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDiceRecord, type DiceRecord } from '#games/winter-war/analysis/records/dice-record.ts';
import { meta } from '#games/winter-war/meta.ts';
import { DiceView, rarityOf, verdictOf } from '#games/winter-war/ui/records/DiceDialog.tsx';
import { shortGame } from '../../../../table/replay/short-game.ts';
import { MAP, showGame } from '../table.tsx';

const w = analysisMessages().records;
const record = buildDiceRecord(shortGame());

const lucky = (points: number, deviation: number): DiceRecord => ({
  ...record,
  luck: { finn: { points, deviation }, soviet: { points: -points, deviation } },
});

describe('losses against the average', () => {
  it('is called rare beyond two standard deviations only', () => {
    expect([2, 2.1, 4, 4.1].map((points) => rarityOf({ points, deviation: 2 }))).toEqual([
      'usual',
      'uncommon',
      'uncommon',
      'rare',
    ]);
  });

  it('name the one whose were lighter', () => {
    expect(verdictOf(lucky(3.25, 2))).toEqual([
      w.better({ side: 'finn', name: null, points: '3.3' }),
      w.rarity.uncommon,
    ]);
    expect(verdictOf(lucky(-1, 2))[0]).toBe(w.better({ side: 'soviet', name: null, points: '1' }));
    expect(verdictOf(lucky(0, 2))).toEqual([w.even]);
    expect(verdictOf(lucky(-1, 2), { soviet: 'Boris' })[0]).toMatch(/points better for \W?Boris\W?\.$/);
  });

  it('writes numbers with a sign, but none before nothing', () => {
    expect([0.04, 1.26, -2].map(signedDecimal)).toEqual(['0', '+1.3', '−2']);
  });
});

describe('the record of the dice', () => {
  it('shows faces, results and losses of each side', () => {
    render(<DiceView record={record} />);
    const soviet = screen.getByRole('region', { name: meta.side('soviet').player });
    const faces = within(soviet).getByRole('table', { name: new RegExp(w.faces) });
    const six = within(faces).getByRole('row', { name: /^6/ });
    expect(six).toHaveTextContent('61');
    const results = within(soviet).getByRole('table', { name: new RegExp(w.results) });
    expect(within(results).getByRole('row', { name: /^De/ })).toHaveTextContent(/eliminated1/);
    expect(soviet).toHaveTextContent(
      w.own({ side: 'soviet', points: signedDecimal(record.sides.soviet.luck.points) }),
    );
    const finn = screen.getByRole('region', { name: meta.side('finn').player });
    expect(finn).toHaveTextContent(w.thrown({ dice: 0, battles: 0 }));
  });

  it('lists every roll, each a way to its moment', async () => {
    render(<DiceView record={record} />);
    const user = userEvent.setup();
    await user.click(screen.getByText(`${w.rolls} (1)`));
    expect(await screen.findByRole('row', { name: /1207/ })).toHaveTextContent('De');
  });

  it('says so when nothing was rolled', () => {
    render(<DiceView record={{ ...record, rolls: [] }} />);
    expect(screen.getByText(w.none)).toBeInTheDocument();
  });

  it('opens by a key at the table', async () => {
    showGame({ ...shortGame(), about: { players: { finn: 'Anna' } } }, 'hotseat');
    await screen.findByRole('group', MAP);
    await userEvent.setup().keyboard('g');
    const dialog = await screen.findByRole('dialog', { name: w.title });
    expect(
      within(dialog).getByRole('region', { name: /^Finnish player \(\W?Anna\W?\)$/ }),
    ).toBeInTheDocument();
    expect(within(dialog).getByRole('region', { name: meta.side('soviet').player })).toBeInTheDocument();
  });
});
