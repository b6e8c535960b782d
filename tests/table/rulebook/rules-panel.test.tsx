import winterWarOptionsMessages from '#games/winter-war/content/en/options.ftl';
import playMessages from '#table/content/en/play.ftl';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { positionFrom, startTimeline, type Options } from '#engine/winter-war';
import { useGame } from '#games/winter-war/table-adapter.ts';
import { useUi, resetBook } from '#table/store/ui.ts';
import { RulesPanel } from '#table/features/rulebook/RulesPanel.tsx';
import { ruleLink } from './rule-link.ts';

const setGame = (options: Partial<Options>): void =>
  useGame.setState({
    timeline: startTimeline(
      positionFrom({ turn: 3, phase: 'movement', phasing: 'soviet', units: [], options }),
    ),
  });

const inGame = () => screen.getByRole('region', { name: winterWarOptionsMessages().choice.inGame });
async function showPanel(): Promise<void> {
  render(<RulesPanel />);
  await screen.findByRole('region', { name: winterWarOptionsMessages().choice.inGame });
}
const rules = (): (string | null)[] =>
  within(inGame())
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('the rules of this game', () => {
  beforeEach(() => {
    useUi.setState({ rule: null });
    resetBook();
  });

  it('are listed above the rulebook, each with its paragraph', async () => {
    setGame({ clar2: false, clar10: true, heavyTanks: true, touchMove: true });
    await showPanel();
    const clarifications = ['CL1', 'CL3', 'CL4', 'CL5', 'CL6', 'CL7', 'CL8', 'CL10'];
    expect(rules()).toEqual(['E1', ...clarifications, 'Designer.A1', 'M4']);
    expect(inGame()).toHaveTextContent(winterWarOptionsMessages().rules.option.heavyTanks.label);
    await userEvent.setup().click(within(inGame()).getByRole('button', { name: ruleLink('Designer.A1') }));
    expect(await screen.findByRole('article', { name: 'Heavy tanks' })).toBeVisible();
  });

  it('hold what a switch brings, and leave out what lacks its ground', async () => {
    setGame({ sovietPreparedness: true, resoluteIntervention: true });
    await showPanel();
    expect(rules()).toEqual(expect.arrayContaining(['Option.D', 'Option.G']));
    expect(rules()).not.toContain('Designer.C');
    expect(rules()).not.toContain('X4');
  });

  it('mark the chapters and paragraphs that are not played', async () => {
    setGame({ events: true });
    await showPanel();
    const chapter = (name: RegExp) => screen.getByRole('button', { name });
    expect(chapter(/^Murmansk/)).toHaveTextContent(playMessages().book.off);
    expect(chapter(/^Movement/)).not.toHaveTextContent(playMessages().book.off);
    await userEvent.setup().click(chapter(/^Players' clarifications/));
    expect(screen.getByRole('article', { name: /ten hexes/ })).toHaveTextContent(playMessages().book.off);
    expect(screen.getByRole('article', { name: /overload lasts/ })).not.toHaveTextContent(
      playMessages().book.off,
    );
  });

  it('can be those of the printed folder alone', async () => {
    const off = Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`clar${n}`, false]),
    ) as Partial<Options>;
    setGame({ ...off, errata: false });
    await showPanel();
    expect(inGame()).toHaveTextContent(winterWarOptionsMessages().choice.asPrinted);
  });
});
