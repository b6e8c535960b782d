import playMessages from '#table/content/en/play.ftl';
import extrasMessages from '#table/content/en/extras.ftl';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { positionFrom, startTimeline } from '#engine/winter-war';
import { glossary } from '#games/winter-war/content/index.ts';
import winterWar from '#games/winter-war/index.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { useGame } from '#table/store/game.ts';
import { leaveTable, useScreen } from '#table/store/navigation.ts';
import { openedPage, openPage, resetBook, showRule, useBook, useUi } from '#table/store/ui.ts';
import { RuleDialog, BookDialog } from '#table/features/rulebook/RuleDialog.tsx';
import { readOn, tryOut } from '#table/features/rulebook/reading-place.ts';
import { rulebook } from '#table/text/rulebook.ts';
import Rulebook from '#table/features/rulebook/Rulebook.tsx';
import { FollowRule } from '#table/text/RuleLink.tsx';
import { Marked } from '#table/text/terms/Marked.tsx';
import '#table/text/terms/TermCard.tsx';
import { draw } from './draw.ts';
import { ruleLink } from './rule-link.ts';

const w = playMessages().book;
const terms = await glossary.load('en');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp): void => void fireEvent.click(button(name));
const opened = () => openedPage(useBook.getState());

beforeEach(() => {
  leaveTable();
  resetBook();
  useUi.setState({ rule: null, dialog: null });
  useGame.setState({ timeline: null });
});

describe('the rulebook', () => {
  it('holds the glossary, found by other names too', async () => {
    useUi.setState({ dialog: 'book' });
    await draw(<BookDialog />);
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'border guards' } });
    fireEvent.click(await screen.findByRole('button', { name: /^NKVD Glossary/ }));
    expect(opened()).toEqual({ page: 'glossary', term: 'nkvd' });
    expect(screen.getAllByRole('article')).toHaveLength(terms.length);
    click('Close');
    expect(useUi.getState().dialog).toBeNull();
  });

  it('shows pictures of its own map, in words too', async () => {
    // Nothing scrolls here: the picture is as good as in view.
    vi.stubGlobal('IntersectionObserver', undefined);
    showRule('C4');
    await draw(<RuleDialog />);
    const picture = await screen.findByRole('img', { name: /^A 2-1-2 \(25\) at 1404 attacks/ });
    expect(picture.querySelectorAll('[data-stack]').length).toBeGreaterThan(3);
    expect(button(w.tryOut)).toBeVisible();
    vi.unstubAllGlobals();
  });
});

describe('a rulebook of three paragraphs', () => {
  const paragraph = (id: string, title: string, text: string) => ({ id, title, text, source: '' });
  const marching = [
    paragraph('M1', 'Cost', 'For guests see [[K2]].'),
    paragraph('M2', 'Roads', 'Half the cost.'),
  ];
  const small = {
    chapters: [
      { id: 'march', title: 'March', paragraphs: marching },
      { id: 'stacks', title: 'Stacks', paragraphs: [paragraph('K2', 'Guests', 'None are let in.')] },
    ],
    terms: [
      {
        id: 'zoc',
        term: 'Zone',
        also: ['area', 'reach'],
        text: 'All around.',
        related: ['ice'],
        see: ['M1'],
      },
      { id: 'ice', term: 'Ice', text: 'It is cold.', related: ['zoc'], see: ['M2'] },
    ],
  };
  const book = {
    ...winterWar.book,
    open: async () => small,
    holds: (rule: string) => rule === 'M1',
    InForce: () => <p>In force</p>,
    picturesOf: (rule: string) => (rule === 'K2' ? [] : ['road']),
    paragraphsOf: () => ['M2'],
    termMarks: () => [['zoc', 'zones?']] as const,
    Picture: ({ id }: { readonly id: string }) => <img alt={id} />,
  };

  beforeEach(async () => {
    setActiveGame({ ...winterWar, meta: { ...winterWar.meta, id: 'small' }, book });
    await rulebook();
  });
  afterEach(() => {
    leaveTable();
    useGame.setState({ timeline: null });
    setActiveGame(winterWar);
  });

  it('is turned page by page, and leads back to the paragraph that contains the link', async () => {
    await draw(<Rulebook />);
    expect(button(w.back)).toHaveAttribute('aria-disabled', 'true');
    expect(button(/^March/)).toHaveTextContent('March 2');
    expect(screen.queryByText('In force')).toBeNull();
    click(/^March/);
    expect(screen.getByRole('heading', { name: 'March' })).toHaveFocus();
    const [cost, roads] = screen.getAllByRole('article');
    expect(within(cost!).getByRole('img', { name: 'road' })).toBeVisible();
    expect(within(roads!).queryByRole('img')).toBeNull();
    fireEvent.click(within(cost!).getByRole('button', { name: ruleLink('K2') }));
    expect(opened()).toEqual({ page: 'chapter', chapter: 'stacks', paragraph: 'K2' });
    expect(screen.getByRole('article')).toHaveAttribute('data-asked');
    expect(screen.getByRole('heading', { name: 'K2 Guests' })).toHaveFocus();
    expect(button(w.forward)).toHaveAttribute('aria-disabled', 'true');
    click(w.back);
    expect(opened()).toEqual({ page: 'chapter', chapter: 'march', paragraph: 'M1' });
    expect(screen.getByRole('heading', { name: 'M1 Cost' })).toHaveFocus();
    click(w.forward);
    expect(opened()).toMatchObject({ chapter: 'stacks' });
    click(w.contents);
    expect(button(/^March/)).toBeVisible();
  });

  it('says what is not played in the game on the table', async () => {
    const position = positionFrom({ turn: 3, phase: 'movement', phasing: 'soviet', units: [] });
    useGame.setState({ timeline: startTimeline(position) });
    const { unmount } = render(<Rulebook tagged={false} />);
    expect(await screen.findByRole('button', { name: 'Stacks 1' })).toBeVisible();
    unmount();
    await draw(<Rulebook />);
    expect(screen.getByText('In force')).toBeVisible();
    expect(button(/^Stacks/)).toHaveTextContent(`Stacks ${w.off}`);
    click('March 2');
    const [cost, roads] = screen.getAllByRole('article');
    expect(cost).not.toHaveTextContent(w.off);
    expect(roads).toHaveTextContent(w.off);
  });

  it('is searched as one types, on one page, which an empty field leaves', async () => {
    await draw(<Rulebook />);
    const field = screen.getByRole('searchbox', { name: w.search });
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    type('co');
    type('cost');
    expect(screen.getByRole('status')).toHaveTextContent(w.found({ n: 2 }));
    const [best] = within(screen.getByRole('region', { name: w.search })).getAllByRole('button');
    expect(best).toHaveTextContent(/^M1 Cost March/);
    type('');
    expect(opened().page).toBe('contents');
    type('qqqq');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByText(w.nothing)).toBeVisible();
    type('guests');
    fireEvent.keyDown(field, { key: 'a' });
    expect(opened()).toEqual({ page: 'search', query: 'guests' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(opened()).toEqual({ page: 'chapter', chapter: 'stacks', paragraph: 'K2' });
    expect(field).toHaveValue('');
    click(w.back);
    expect(field).toHaveValue('guests');
    type('reach');
    click(/^Zone/);
    expect(opened()).toEqual({ page: 'glossary', term: 'zoc' });
    const names = screen.getAllByRole('article').map((entry) => entry.getAttribute('aria-label'));
    expect(names).toEqual(['Ice', 'Zone']);
    expect(screen.getByText('Zone', { selector: 'h3' })).toHaveFocus();
    expect(screen.getByRole('article', { name: 'Zone' })).toHaveTextContent('area, reach');
    expect(screen.getByRole('article', { name: 'Ice' })).not.toHaveTextContent(extrasMessages().terms.also);
    const pages = useBook.getState().at;
    click('Ice');
    expect(useBook.getState().at).toBe(pages);
    expect(opened()).toEqual({ page: 'glossary', term: 'ice' });
  });

  it('is left for an example, and opened again where its picture stands', async () => {
    const pages = [
      [{ page: 'chapter', chapter: 'march', paragraph: null }, 'M2'],
      [{ page: 'chapter', chapter: 'stacks', paragraph: null }, null],
    ] as const;
    for (const [page, paragraph] of pages) {
      openPage(page);
      useUi.setState({ dialog: 'book', rule: 'M1' });
      await tryOut('road');
      expect(opened()).toEqual({ ...page, paragraph });
      expect(useUi.getState()).toMatchObject({ dialog: null, rule: null });
      expect(useScreen.getState().opening).toEqual({ from: 'example', example: 'road' });
      readOn();
      expect(useScreen.getState().opening).toBeNull();
      expect(useUi.getState()).toMatchObject({ dialog: 'book', rule: 'M1' });
    }
  });

  it('opens single paragraphs, with a way back through all that were read', async () => {
    const title = () => screen.getByRole('article').getAttribute('aria-label');
    showRule('M1');
    await draw(<RuleDialog />);
    expect(await screen.findByRole('article', { name: 'Cost' })).toBeVisible();
    // The link in its text, the rulebook, and Close.
    expect(screen.getAllByRole('button')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: ruleLink('K2') }));
    act(() => showRule('M2'));
    expect(title()).toBe('Roads');
    click('K2');
    expect(title()).toBe('Guests');
    click('M1');
    expect(title()).toBe('Cost');
    expect(screen.queryByRole('button', { name: 'M1' })).toBeNull();
    click('Close');
    expect(useUi.getState().rule).toBeNull();
    act(() => showRule('M99'));
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('explains a term and those related to it, and leads on to a paragraph or the glossary', async () => {
    const follow = vi.fn<(rule: string) => void>();
    await draw(
      <FollowRule value={follow}>
        <Marked text="In a zone, and out of the zone." />
      </FollowRule>,
    );
    const open = async () => {
      await act(async () => click('zone'));
      return within(screen.getByRole('dialog', { name: 'Zone' }));
    };
    const card = await open();
    expect(card.getByText('All around.')).toBeVisible();
    fireEvent.click(card.getByRole('button', { name: 'Ice' }));
    expect(card.getByText('It is cold.')).toBeVisible();
    fireEvent.click(card.getByRole('button', { name: ruleLink('M2') }));
    expect(follow).toHaveBeenCalledWith('M2');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click((await open()).getByRole('button', { name: extrasMessages().terms.whole }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opened()).toEqual({ page: 'glossary', term: 'zoc' });
  });
});
