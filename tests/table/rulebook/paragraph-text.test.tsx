import '#app/languages.ts';
import playMessages from '#table/content/en/play.ftl';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board } from '#engine/winter-war';
import winterWar from '#games/winter-war/index.ts';
import { loadLanguage, setLanguage } from '#kit/i18n/language.ts';
import { activeGame, setActiveGame } from '#table/game/registry.ts';
import { useGame } from '#table/store/game.ts';
import { useScreen } from '#table/store/navigation.ts';
import {
  openedPage,
  openRulePanel,
  resetBook,
  showRule,
  useBook,
  useRulePanel,
  useUi,
} from '#table/store/ui.ts';
import { CitedRule } from '#table/features/rulebook/CitedRule.tsx';
import { RuleDialog } from '#table/features/rulebook/RuleDialog.tsx';
import { RuleText } from '#table/features/rulebook/ParagraphText.tsx';
import { Linked } from '#table/text/Links.tsx';
import { RefusalText } from '#table/text/RefusalText.tsx';
import { barredLine, barredText } from '#table/text/refusal-text.ts';
import { RuleLinks } from '#table/text/RuleLink.tsx';
import { ruleInWords } from '#table/text/rule-titles.ts';
import { rulebook } from '#table/text/rulebook.ts';
import { shortGame } from '../replay/short-game.ts';
import { draw } from './draw.ts';
import { ruleLink } from './rule-link.ts';

const user = userEvent.setup();
const texts = () => screen.getAllByRole('button').map(({ textContent }) => textContent.trim());

let games = 0;
/** A game whose rulebook and terms nobody has read yet. */
function openFreshGame(): void {
  setActiveGame({ ...winterWar, meta: { ...winterWar.meta, id: `unread-${++games}` } });
}

afterEach(() => {
  vi.restoreAllMocks();
  setActiveGame(winterWar);
  setLanguage('en');
  resetBook();
  useUi.setState({ rule: null, dialog: null });
  useRulePanel.setState({ rule: null });
  useGame.setState({ timeline: null });
  useScreen.setState({ opening: null });
});

describe('rule text', () => {
  it('turns references into links and dashes into a list', async () => {
    render(
      <RuleText text={'See [[Movement.J]] first:\n- one\n- two\n \nThen this,\nat last.\n\nAnd more.'} />,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two']);
    for (const text of ['Then this, at last.', 'And more.']) expect(screen.getByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: ruleLink('Movement.J') }));
    expect(useUi.getState().rule).toBe('Movement.J');
  });

  it('opens the paragraph that a refusal cites', async () => {
    showRule('Movement.F');
    await draw(<RuleDialog />);
    expect(await screen.findByRole('article')).toHaveTextContent('Movement.F');
    useScreen.setState({ opening: { from: 'saved', id: 'one' } });
    await user.click(screen.getByRole('button', { name: playMessages().book.inBook }));
    expect(useUi.getState()).toMatchObject({ rule: null, tab: 'rules' });
    expect(openedPage(useBook.getState())).toEqual({
      page: 'chapter',
      chapter: 'movement',
      paragraph: 'Movement.F',
    });
  });

  it('opens beside the map until play goes on, turns the page there, and leads to the rulebook', async () => {
    const w = playMessages().book.beside;
    useGame.setState({ timeline: shortGame() });
    useScreen.setState({ opening: { from: 'saved', id: 'one' } });
    await draw(<CitedRule />);
    expect(screen.queryByRole('region')).toBeNull();
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    act(() => openRulePanel('M1'));
    expect(scroll).toHaveBeenCalledOnce();
    const card = within(screen.getByRole('region', { name: w.paragraph }));
    expect(await card.findByRole('article')).toHaveTextContent('M1');
    const { see } = (await rulebook()).paragraph('M1');
    await user.click(card.getAllByRole('button', { name: ruleLink(see![0]!) })[0]!);
    expect(useRulePanel.getState().rule).toBe(see![0]);
    await user.click(card.getByRole('button', { name: w.inBook }));
    expect(openedPage(useBook.getState())).toMatchObject({ page: 'chapter', paragraph: see![0] });
    act(() => useGame.setState({ saving: 'saved' }));
    expect(screen.getByRole('region', { name: w.paragraph })).toBeVisible();
    act(() => useGame.setState({ timeline: shortGame() }));
    expect(screen.queryByRole('region')).toBeNull();
    act(() => openRulePanel('M1'));
    await user.click(screen.getByRole('button', { name: w.close }));
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('a link to a rule', () => {
  it('is its number until the titles are there, then its title, with the chapter where several share it', async () => {
    openFreshGame();
    render(<RuleLinks rules={['Movement.F', 'Supply']} />);
    expect(texts()).toEqual(['Movement.F', 'Supply']);
    expect(ruleInWords('Movement.F')).toBe('Movement.F');
    const chapter = (await rulebook()).chapterWith('Supply').title;
    const titles = ['Enemy-occupied hexes', `${chapter}: General rule`];
    await waitFor(() => expect(texts()).toEqual(titles));
    expect(screen.getByRole('button', { name: 'Rule Movement.F: Enemy-occupied hexes' })).toBeVisible();
    expect(ruleInWords('Movement.F')).toBe('Enemy-occupied hexes, Movement.F');
    await loadLanguage('fi');
    act(() => setLanguage('fi'));
    // Not in the language before.
    expect(ruleInWords('Movement.F')).toBe('Liike.F');
    act(() => setLanguage('en'));
    openFreshGame();
    expect(ruleInWords('Movement.F')).toBe('Movement.F');
  });

  it('keeps the marks around it', () => {
    const { container } = render(
      <Linked parts={['As said (', { rule: 'M1' }, '). See ', { place: 1, text: 'Oulu' }, { rule: 'M2' }]} />,
    );
    const whole = [...container.children].map(({ textContent }) => textContent);
    expect(whole).toContainEqual(expect.stringMatching(/^\(.*\)\.$/));
    expect(whole).toContain('Oulu');
  });
});

describe('a refusal', () => {
  const places = ['1405', '0931', '1405', '1602', '1603', '1604', '1605', '1606', '1607', '1608'].map(
    (code) => board.hexByName(code),
  );
  const refusal = { rule: 'Movement.F', key: 'enemy-there', params: {}, text: 'Units hold 1405.', places };

  it('links the places that it names, six others behind it, each once, and its paragraph', async () => {
    const { container } = render(<RefusalText refusal={refusal} />);
    const [named, rule, ...others] = screen.getAllByRole('button');
    expect(container.textContent).toMatch(/^Units hold .*1405.*\. \(.+\) /);
    expect(named).toHaveTextContent(activeGame().placeText(places[0]!));
    expect(others.map(({ textContent }) => textContent)).toEqual(
      [1, 3, 4, 5, 6, 7].map((i) => activeGame().placeText(places[i]!)),
    );
    useUi.setState({ dialog: 'book' });
    await user.click(named!);
    expect(useUi.getState()).toMatchObject({ dialog: null, pointed: [places[0]] });
    await user.click(rule!);
    expect(useRulePanel.getState().rule).toBe('Movement.F');
  });

  it('is a plain sentence where there is no place', () => {
    render(<RefusalText refusal={{ ...refusal, text: 'The price is $.', places: [] }} />);
    expect(screen.getByText(/^The price is \$\./)).toBeVisible();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('says what bars the way back, in words of the table or of the game', () => {
    const { bar, line } = playMessages().barred;
    const own = 'touch-move';
    expect([barredText('die'), barredLine('die')]).toEqual([bar.die, line.die]);
    const { barriers } = activeGame();
    expect([barredText(own), barredLine(own)]).toEqual([barriers.text(own), barriers.line(own)]);
  });
});

it('the rulebook knows its paragraphs, chapters and terms, and no others', async () => {
  openFreshGame();
  const book = await rulebook();
  expect(book.paragraph('M1').title).toBe('Adding up the cost');
  expect(book.chapterWith('M1').id).toBe('movement');
  expect(book.term('zoc').id).toBe('zoc');
  for (const find of [book.paragraph, book.chapterWith, book.term])
    expect(() => find('M99')).toThrow('The rulebook has no "M99"');
});
