import playMessages from '#table/content/en/play.ftl';
import extrasMessages from '#table/content/en/extras.ftl';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { glossary } from '#games/winter-war/content/index.ts';
import { leaveTable } from '#table/store/navigation.ts';
import { openedPage, resetBook, showRule, useBook, useUi } from '#table/store/ui.ts';
import { RuleDialog } from '#table/features/rulebook/RuleDialog.tsx';
import { BookDialog } from '#table/features/rulebook/BookDialog.tsx';
import { rulebook } from '#table/text/rulebook.ts';
import Rulebook from '#table/features/rulebook/Rulebook.tsx';
// Fetched late, it would come late where many tests run at once.
import '#table/text/terms/TermCard.tsx';
import { draw } from './draw.ts';
import { ruleLink } from './rule-link.ts';

const user = userEvent.setup();
const w = playMessages().book;
const terms = await glossary.load('en');
const termOf = (id: string) => terms.find((one) => one.id === id)!;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp): Promise<void> => user.click(button(name));
const heading = (name: string) => screen.findByRole('heading', { name, level: 2 });

describe('the rulebook', () => {
  beforeEach(async () => {
    await rulebook();
    leaveTable();
    resetBook();
    useUi.setState({ rule: null, dialog: null });
  });

  it('is turned page by page, back and forward', async () => {
    render(<Rulebook />);
    expect(button(w.back)).toHaveAttribute('aria-disabled', 'true');
    await press(/^Stacking/);
    expect(await heading('Stacking')).toHaveFocus();
    await user.click(within(screen.getByRole('article', { name: 'What counts' })).getAllByText('K2')[1]!);
    expect(screen.getByText('Guests').closest('h3')).toHaveFocus();
    await press(ruleLink('Scenario.A'));
    expect(await heading('Scenarios and Special Events')).toBeVisible();
    await press(w.back);
    // Back to the paragraph in which the link stands.
    await waitFor(() => expect(screen.getByText('Guests').closest('h3')).toHaveFocus());
    await press(w.forward);
    expect(await heading('Scenarios and Special Events')).toBeVisible();
    expect(button(w.forward)).toHaveAttribute('aria-disabled', 'true');
    await press(w.contents);
    expect(button(/^Stacking/)).toBeVisible();
  });

  it('is searched, and the best place opens with Enter', async () => {
    render(<Rulebook />);
    const field = screen.getByRole('searchbox', { name: w.search });
    await user.type(field, 'c12');
    const results = await screen.findByRole('region', { name: w.search });
    await waitFor(() =>
      expect(within(results).getAllByRole('button')[0]).toHaveTextContent('Advance after combat'),
    );
    await user.type(field, '{Enter}');
    expect(screen.getByRole('article', { name: 'Advance after combat' })).toHaveAttribute('data-asked');
    expect(field).toHaveValue('');
    await press(w.back);
    expect(field).toHaveValue('c12');
    await user.clear(field);
    expect(button(/^Stacking/)).toBeVisible();
  });

  it('says when a search finds nothing', async () => {
    render(<Rulebook />);
    const field = screen.getByRole('searchbox', { name: w.search });
    await user.type(field, 'qqqq{Enter}');
    expect(await screen.findByText(w.nothing)).toBeVisible();
    expect(field).toHaveValue('qqqq');
  });

  it('holds the glossary, found by other names too', async () => {
    useUi.setState({ dialog: 'book' });
    await draw(<BookDialog />);
    await user.type(await screen.findByRole('searchbox', { name: w.search }), 'border guards');
    await user.click(await screen.findByRole('button', { name: /^NKVD Glossary/ }));
    expect(screen.getByRole('article', { name: termOf('nkvd').term })).toHaveTextContent(termOf('nkvd').text);
    await press(w.contents);
    await press(new RegExp(`^${extrasMessages().terms.title}`));
    expect(screen.getAllByRole('article').length).toBe(terms.length);
    const entry = within(screen.getByRole('article', { name: termOf('nkvd').term }));
    await user.click(entry.getByRole('button', { name: termOf(termOf('nkvd').related[0]!).term }));
    expect(screen.getByText(termOf(termOf('nkvd').related[0]!).term, { selector: 'h3' })).toHaveFocus();
    const [rule] = termOf('nkvd').see;
    await user.click(entry.getByRole('button', { name: ruleLink(rule!) }));
    expect(openedPage(useBook.getState())).toMatchObject({ page: 'chapter', paragraph: rule });
    await press('Close');
    expect(useUi.getState().dialog).toBeNull();
  });

  it('leads back through all the rules that were read one after another', async () => {
    showRule('K2');
    await draw(<RuleDialog />);
    const article = () => screen.findByRole('article');
    for (const rule of ['C4', 'M1', 'Supply.C']) {
      act(() => showRule(rule));
      expect(await article()).toHaveTextContent(rule);
    }
    for (const rule of ['M1', 'C4', 'K2']) {
      await press(rule);
      expect(await article()).toHaveTextContent(rule);
    }
    expect(screen.queryByRole('button', { name: 'C4' })).toBeNull();
    await press('Close');
    expect(useUi.getState().rule).toBeNull();
  });

  it('explains a term where it stands, and leads on to the glossary', async () => {
    render(<BookDialog />);
    useUi.setState({ dialog: 'book' });
    await user.click(await screen.findByRole('button', { name: /^Zones of Control/ }));
    const rule = await screen.findByRole('article', { name: 'General rule' });
    await user.click(within(rule).getByRole('button', { name: 'zone of control' }));
    const card = await screen.findByRole('dialog', { name: 'zone of control' });
    expect(await within(card).findByText(termOf('zoc').text)).toBeVisible();
    await user.click(within(card).getByRole('button', { name: termOf('isolated').term }));
    expect(within(card).getByText(termOf('isolated').text)).toBeVisible();
    await user.click(within(card).getByRole('button', { name: extrasMessages().terms.whole }));
    expect(await screen.findByRole('article', { name: termOf('isolated').term })).toBeVisible();
  });

  it('leads from a term to a paragraph', async () => {
    showRule('Supply.C');
    await draw(<RuleDialog />);
    await user.click(await screen.findByRole('button', { name: 'ZOC' }));
    await user.click(await screen.findByRole('button', { name: ruleLink('Z2') }));
    expect(await screen.findByRole('article', { name: 'The full list of exceptions' })).toBeVisible();
    await press('Supply.C');
    expect(screen.getByRole('article', { name: 'Isolation: attack and ZOC' })).toBeVisible();
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
