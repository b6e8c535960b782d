import playMessages from '#table/content/en/play.ftl';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useScreen } from '#table/store/navigation.ts';
import { showRule, useUi, openedPage, useBook } from '#table/store/ui.ts';
import { RuleDialog } from '#table/features/rulebook/RuleDialog.tsx';
import { RuleText } from '#table/features/rulebook/ParagraphText.tsx';
import { draw } from './draw.ts';
import { ruleLink } from './rule-link.ts';

describe('rule text', () => {
  it('turns references into links and dashes into a list', async () => {
    render(<RuleText text={'See [[Movement.J]] first:\n- one\n- two\n\nThen this.'} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two']);
    expect(screen.getByText('Then this.')).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: ruleLink('Movement.J') }));
    expect(useUi.getState().rule).toBe('Movement.J');
  });

  it('opens the paragraph that a refusal cites', async () => {
    showRule('Movement.F');
    await draw(<RuleDialog />);
    expect(await screen.findByRole('article')).toHaveTextContent('Movement.F');
    useScreen.setState({ opening: { from: 'saved', id: 'one' } });
    await userEvent.setup().click(screen.getByRole('button', { name: playMessages().book.inBook }));
    expect(useUi.getState()).toMatchObject({ rule: null, tab: 'rules' });
    expect(openedPage(useBook.getState())).toEqual({
      page: 'chapter',
      chapter: 'movement',
      paragraph: 'Movement.F',
    });
  });
});
