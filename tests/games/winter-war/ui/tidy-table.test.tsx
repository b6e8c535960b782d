import analysisMessages from '#games/winter-war/content/en/analysis.ftl';
import playMessages from '#games/winter-war/content/en/play.ftl';
import { act, render, screen, waitFor } from '@testing-library/react';
import { positionFrom, RECOMMENDED } from '#engine/winter-war';
import { explainPosition } from '#games/winter-war/ai/advise.ts';
import { leaveTable, openTable } from '#table/store/navigation.ts';
import { putDown, say, openRulePanel, useRulePanel } from '#table/store/ui.ts';
import { refuse, useTable } from '#games/winter-war/table-adapter.ts';
import { isOverlayShown, showOverlay } from '#games/winter-war/ui/board/overlays/overlay.ts';
import { usePlanner } from '#games/winter-war/ui/controller/planner-store.ts';
import { SupplyPanel } from '#games/winter-war/ui/panels/SupplyPanel.tsx';
import { setPosition, showNewGame, showPosition } from './table.tsx';

const OVERLAYS = ['supply', 'zones', 'trails', 'threats'];

const notice = () => useTable.getState().notice;

describe('the table of another game', () => {
  it('has neither the words nor the layers of the one before', async () => {
    showNewGame('solo');
    await screen.findByRole('button', { name: playMessages().end.place });
    act(() => {
      say('News of this game.');
      OVERLAYS.forEach((id) => showOverlay(id));
      usePlanner.setState({ open: true, wish: 'ground', done: 1 });
      openRulePanel('Movement.A');
    });
    act(() => leaveTable());
    act(() => openTable({ from: 'new', table: 'solo', options: RECOMMENDED, ready: true }));
    await waitFor(() => {
      expect(notice()).toBeNull();
      expect(OVERLAYS.filter(isOverlayShown)).toEqual([]);
      expect(usePlanner.getState()).toMatchObject({ open: false, wish: 'losses', done: null });
      expect(useRulePanel.getState().rule).toBeNull();
    });
  });
});

describe('layers of the map', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('have their cards below the task', async () => {
    showPosition({
      turn: 2,
      phasing: 'soviet',
      phase: 'reinforcement',
      units: [{ type: '0-1-2', hex: '1603' }],
      waiting: [{ type: '6-4-2', name: '11' }],
    });
    const task = await screen.findByText(playMessages().tray.due);
    act(() => showOverlay('supply'));
    const card = await screen.findByRole('heading', { name: analysisMessages().supplyCard.title });
    expect(task.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('stay off where the tab of supply lies over the map', async () => {
    const watched = {
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    vi.stubGlobal('matchMedia', () => watched);
    await setPosition({ turn: 2, phasing: 'soviet', units: [{ type: '0-1-2', hex: '1603' }] });
    render(<SupplyPanel />);
    expect(isOverlayShown('supply')).toBe(false);
  });
});

describe('what is said over the map', () => {
  afterEach(() => vi.useRealTimers());

  it('goes away by itself when it is news, and stays when it is a refusal', async () => {
    showPosition({ turn: 2, phasing: 'soviet', units: [{ type: '6-4-2', hex: '1603' }] });
    await screen.findByRole('button', { name: playMessages().end.move });
    vi.useFakeTimers();
    act(() => say('News.'));
    act(() => void vi.advanceTimersByTime(9000));
    expect(notice()).toBeNull();
    act(() => refuse({ rule: 'Movement.F', key: 'enemy-there', params: {}, text: 'No.', places: [] }));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(notice()).not.toBeNull();
    // What is taken back takes its words along.
    act(() => putDown());
    expect(notice()).toBeNull();
  });
});

describe('the reasons of a computer player', () => {
  const patrol = (hex: string) =>
    positionFrom({
      turn: 4,
      phasing: 'finn',
      units: [
        { type: '0-0-3', hex },
        { type: '6-4-2', hex: '1602' },
      ],
    });
  const kinds = (from: string, to: string): string[] =>
    explainPosition(patrol(from), patrol(to), 'finn').map(({ why }) => why.kind);

  it('speak of raiders on Soviet ground alone', () => {
    expect(kinds('1731', '1932')).toContain('raid-rail');
    expect(kinds('1217', '1419')).not.toContain('raid-rail');
  });
});
