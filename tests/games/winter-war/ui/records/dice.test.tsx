import { decimal, signedDecimal } from '#games/winter-war/ui/text/numbers.ts';
import startMessages from '#games/winter-war/content/en/start.ftl';
import { useTable } from '#games/winter-war/table-adapter.ts';
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

const cells = (row: HTMLElement): (string | null)[] =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

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
    const { expected, rolled, lost } = record.sides.soviet;
    const losses = within(soviet).getByRole('table', { name: new RegExp(w.losses) });
    for (const [label, whose] of [
      [w.enemyLost, 'enemy'],
      [w.ownLost, 'own'],
    ] as const)
      expect(cells(within(losses).getByRole('row', { name: new RegExp(`^${label}`) }))).toEqual(
        [expected, rolled, lost].map((side) => decimal(side[whose])),
      );
    // What no attack could bring is left out.
    const brought = within(results)
      .getAllByRole('rowheader')
      .map((head) => head.textContent!.slice(0, 2));
    expect(brought).toEqual(
      Object.entries(record.sides.soviet.results)
        .filter(([, { expected: of, actual }]) => of > 0 || actual > 0)
        .map(([result]) => result),
    );
    expect(brought.length).toBeLessThan(6);
    const finn = screen.getByRole('region', { name: meta.side('finn').player });
    expect(finn).toHaveTextContent(w.thrown({ dice: 0, battles: 0 }));
    expect(within(finn).getAllByRole('table')).toHaveLength(1);
  });

  it('draws a bar for each face, as high as it was rolled often, and a line at the average', () => {
    const sides = { ...record.sides, soviet: { ...record.sides.soviet, faces: [1, 4, 0, 2, 2, 3] } };
    const { container } = render(<DiceView record={{ ...record, sides }} />);
    const chart = container.querySelector('svg[data-side="soviet"]')!;
    const bars = [...chart.querySelectorAll('rect')];
    const of = (name: string): number[] => bars.map((bar) => Number(bar.getAttribute(name)));
    expect(of('height').map((height) => (height / of('height')[1]!) * 4)).toEqual([1, 4, 0, 2, 2, 3]);
    const feet = of('y').map((y, i) => y + of('height')[i]!);
    expect(new Set(feet).size).toBe(1);
    // The tallest bar and its number are within the picture, the bars side by side.
    expect(of('y')[1]!).toBeGreaterThan(12);
    expect(
      of('x')
        .slice(1)
        .map((x, i) => x - of('x')[i]!),
    ).toEqual(Array(5).fill(36));
    const lines = [...chart.querySelectorAll('path')].map((path) =>
      Number(/M0 ([\d.]+)/.exec(path.outerHTML)![1]),
    );
    expect(lines).toEqual([feet[0], feet[0]! - of('height')[1]! / 2]);
    expect([...chart.querySelectorAll('text')].map((text) => text.textContent).join('')).toBe('123456140223');
    expect(container).toHaveTextContent(w.average({ each: '2' }));
  });

  it('says nothing of luck before the first battle', () => {
    const rolls = record.rolls.map((roll) => ({ ...roll, battle: null }));
    const { container } = render(<DiceView record={{ ...record, rolls }} />);
    expect(container).toHaveTextContent(w.fair);
    expect(container).not.toHaveTextContent(w.measure);
    expect(container).not.toHaveTextContent(verdictOf(record)[0]!);
  });

  it('lists every roll, each a way to its moment', async () => {
    render(<DiceView record={record} />);
    const user = userEvent.setup();
    await user.click(screen.getByText(`${w.rolls} (1)`));
    const row = await screen.findByRole('row', { name: /1207/ });
    const [roll] = record.rolls;
    const { column, result } = roll!.battle!.battle;
    expect(cells(row).slice(0, -1)).toEqual([
      String(roll!.turn),
      startMessages().common.army.soviet,
      roll!.dice.join(' + '),
      `${column} ${result}`,
      signedDecimal(roll!.battle!.luck.points),
    ]);
    useTable.setState({ dialog: 'dice' });
    await user.click(within(row).getByRole('button', { name: w.show }));
    expect(useTable.getState().dialog).toBeNull();
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
