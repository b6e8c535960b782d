import tablePlayMessages from '#table/content/en/play.ftl';
import { act, cleanup, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { newGame, readySetUp, startTimeline, serialise, play } from '#engine/winter-war';
import { useGame } from '#games/winter-war/table-adapter.ts';
import { pastSentence } from '#games/winter-war/ui/log/past.ts';
import { recordNotes } from '#table/text/log.ts';
import { plain } from '#table/text/parts.ts';
import { liftCurtain } from '#table/store/shared-screen.ts';
import { openRecord } from '../../../table/reading.ts';
import { PrintView } from '#table/shell/Print.tsx';
import { setPosition } from './table.tsx';

const tell = (type: 'beforeprint' | 'afterprint'): void =>
  act(() => void window.dispatchEvent(new Event(type)));
const sheets = (): HTMLElement | null => document.querySelector('[data-sheets]');

afterEach(() => {
  tell('afterprint');
  cleanup();
});

/** Both armies hidden from each other: the Finns have placed theirs, the Soviets are about to. */
async function soviets(): Promise<void> {
  let line = startTimeline(newGame({}, 7));
  for (const action of [...readySetUp(line.start, 'historical', 1), { type: 'end' } as const]) {
    const played = play(line, action);
    if (!played.ok) throw new Error(played.refusal.text);
    line = played.timeline;
  }
  await openRecord(serialise(line), 'hotseat');
  liftCurtain();
}

describe('what goes to paper', () => {
  it('is there only while the browser prints', async () => {
    await setPosition({ turn: 4, phasing: 'soviet', units: [{ type: '6-4-2', hex: '1604' }] });
    render(<PrintView />);
    expect(sheets()).toBeNull();
    tell('beforeprint');
    expect(sheets()).not.toBeNull();
    tell('afterprint');
    expect(sheets()).toBeNull();
  });

  it('holds the map, the charts, the situation and the log', async () => {
    await setPosition({
      turn: 4,
      phasing: 'soviet',
      units: [
        { type: '6-4-2', hex: '1604' },
        { type: '2-2-3', side: 'finn', hex: '1510' },
      ],
    });
    render(<PrintView />);
    tell('beforeprint');
    const text = sheets()!.textContent;
    expect(text).toContain('Turn 4');
    expect(screen.getAllByText('Combat Results Table')).toHaveLength(1);
    expect(text).toContain('Terrain Effects Chart');
    expect(text).toContain('Victory Points');
    expect(text).toMatch(/1604 6-4-2/);
    expect(text).toMatch(/Elisenvaara \(1510\) 2-2-3/);
    expect(sheets()!.querySelectorAll('[data-stack]')).toHaveLength(2);
  });

  it('shows no more than the screen does', async () => {
    await soviets();
    render(<PrintView />);
    tell('beforeprint');
    const stacks = [...sheets()!.querySelectorAll('[data-stack]')].map((stack) =>
      stack.getAttribute('aria-label'),
    );
    expect(stacks.length).toBeGreaterThan(20);
    expect(stacks.every((label) => label?.includes('face down'))).toBe(true);
    // The army of the track is known to all; where the others stand is not.
    expect(sheets()!.textContent).not.toContain('6-6-2 (4)');
  });

  it('tells of a record by other rules what the log tells', async () => {
    await openRecord(readFileSync('tests/fixtures/edition-1/decision-retreat.json', 'utf8'), 'solo');
    render(<PrintView />);
    tell('beforeprint');
    const text = sheets()!.textContent;
    const { about } = useGame.getState().timeline!;
    const notes = recordNotes(about!);
    expect(notes).toHaveLength(1);
    expect(text).toContain(notes[0]);
    expect(text).toContain(tablePlayMessages().log.title({ steps: about!.past!.actions.length }));
    expect(text).toContain(plain(pastSentence(about!.past!.actions.at(-1)!)!));
  });

  it('leaves the page to a dialog that prints itself', async () => {
    await setPosition({ turn: 4, phasing: 'soviet', units: [{ type: '6-4-2', hex: '1604' }] });
    render(
      <>
        <div data-print />
        <PrintView />
      </>,
    );
    tell('beforeprint');
    expect(sheets()).toBeNull();
  });
});
