import shellMessages from '../content/en/shell.ftl';
import { useEffect, useLayoutEffect, useRef, type ComponentType, Suspense, useState } from 'react';
import { ROOM_FOR_CHARTS, toggle, useUi } from '../store/ui.ts';
import { activeGame } from '../game/registry.ts';
import { context } from './commands/panel-commands.ts';
import { allCommands } from './commands/all-commands.ts';
import { EndDialog } from './dialogs/EndDialog.tsx';
import { HelpDialog } from './dialogs/HelpDialog.tsx';
import { MenuDialog } from './dialogs/MenuDialog.tsx';
import { RuleDialog } from '../features/rulebook/RuleDialog.tsx';
import { GameDialogs, NamedDialogs } from './GameDialogs.tsx';
import { dialogOf, later } from '../faults/later.tsx';
import { late } from './late.ts';
import { LessonsDialog } from '../features/lessons/LessonsDialog.tsx';
import { ChartsPanel } from './ChartsPanel.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { ContextPanel, ReplayBar, Transport } from './ContextPanel.tsx';
import { Aids, MapTools } from './MapTools.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { PhaseBar } from './PhaseBar.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import { useReplaying } from '../store/replay.ts';
import { ReplayFrame } from '../features/replay/ReplayFrame.tsx';
import { useIsAiToPlay } from '../store/ai.ts';
import { AiRunner } from '../features/ai/AiRunner.tsx';
import { useFocusKeeper } from '../features/situation/useFocusKeeper.ts';
import panelCss from '#kit/widgets/panel.module.css';
import { useEverTrue } from '#kit/widgets/cached-promise.ts';
import { isHeld, useWarnings, disableWarnings } from '../features/warnings/hold-end.ts';
import { whenIdle } from '#kit/motion/motion.ts';
import { PrintView } from './Print.tsx';
import { dropSecondHalf, pausePrimary } from './commands/primary-pause.ts';
import { useCommandKeys } from '../commands/useCommandKeys.ts';
import { useBeside, useNarrow } from '#kit/widgets/useNarrow.ts';
import { useAsked, useStep } from './PrimaryButton.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import screenCss from '../view/screen.module.css';
import css from './TableLayout.module.css';
import type { Side } from '../game/position.ts';
import { usePlayers } from '../view/players.tsx';
import { usePosition } from '../view/usePosition.ts';
import { areBothSidesHere, useGame } from '../store/game.ts';

const SHOWN_MS = 4000;

function Banner({ side }: { readonly side: Side }) {
  const phase = usePosition(({ state }) => activeGame().screen.bar(state).phase);
  const players = usePlayers();
  const { todo } = useStep();
  return (
    <div className={css.banner} data-side={side} aria-hidden>
      <b>
        {players[side] ?? activeGame().meta.side(side).player}: {phase}
      </b>
      <span>{todo}</span>
    </div>
  );
}

/** Shows over the map for a moment that the other player is now to decide; LiveRegion announces it. */
function TurnBanner() {
  const side = usePosition(({ state }) => activeGame().rules.decider(state));
  const over = usePosition(({ state }) => activeGame().rules.isOver(state));
  const hasBothSides = useGame(areBothSidesHere);
  const replaying = useReplaying();
  const before = useRef(side);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (before.current !== side) setShown(side);
    before.current = side;
  }, [side]);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown === side && hasBothSides && !replaying && !over ? <Banner side={side} /> : null;
}

const WarningsDialog = late('WarningsDialog', {
  useOpen: () => useWarnings(isHeld),
  // If the dialog cannot be loaded, phases must still end.
  close: disableWarnings,
});

/** Loaded with the first warning. */
function EndWarnings() {
  return useEverTrue(useWarnings(isHeld)) ? (
    <Suspense>
      <WarningsDialog />
    </Suspense>
  ) : null;
}

const fetchPalette = () => import('./palette/Palette.tsx');

const DIALOGS: Readonly<Record<string, ComponentType>> = {
  palette: later(fetchPalette, dialogOf('palette')),
  situation: late('SituationDialog', dialogOf('situation')),
};

/** Everything apart from the table itself: the palette, the situation in words, and the game's own components. */
function TableAids() {
  useFocusKeeper();
  // Preloaded, as the user types right after the key. A failed load is repeated on opening.
  useEffect(() => whenIdle(() => void fetchPalette().catch(() => undefined)), []);
  return (
    <>
      {activeGame().screen.always.map((Aid, i) => (
        <Aid key={`${i}`} />
      ))}
      <EndWarnings />
      <NamedDialogs dialogs={DIALOGS} />
    </>
  );
}

const ReviewDialog = later(() => import('../features/review/ReviewDialog.tsx'), dialogOf('review'));
const ProblemsDialog = later(() => import('../features/problems/ProblemsDialog.tsx'), dialogOf('problems'));
const BranchDialog = late('BranchDialog', dialogOf('branch'));

/** Dialogs about the game on show, live or in replay. */
const ShownDialogs = () => (
  <NamedDialogs
    dialogs={{
      branch: BranchDialog,
      review: ReviewDialog,
      problems: ProblemsDialog,
      ...activeGame().screen.dialogs,
    }}
  />
);

/** Button at the edge of the map that opens and closes the panel of the selection. */
function SideHandle({ side }: { readonly side: 'left' | 'right' }) {
  const open = useUi(({ leftOpen }) => leftOpen);
  return (
    <button
      type="button"
      className={css.handle}
      data-side={side}
      aria-expanded={open}
      aria-label={context.label}
      title={context.label}
      onClick={() => toggle('leftOpen')}
    >
      <Icon name={open === (side === 'left') ? 'left' : 'right'} />
    </button>
  );
}

/** Closes the charts when the window becomes too narrow for them. */
function useRoomForCharts(): void {
  useEffect(() => {
    const room = globalThis.matchMedia?.(ROOM_FOR_CHARTS);
    const look = (): void => {
      if (!room?.matches) useUi.setState({ rightOpen: false });
    };
    room?.addEventListener('change', look);
    return () => room?.removeEventListener('change', look);
  }, []);
}

function WideTable() {
  const { Board } = activeGame().screen;
  const leftOpen = useUi((table) => table.leftOpen);
  const rightOpen = useUi((table) => table.rightOpen);
  const replaying = useReplaying();
  useRoomForCharts();
  return (
    <div className={css.body}>
      {leftOpen ? (
        <aside
          className={css.left}
          aria-label={shellMessages().regions.context}
          data-region="context"
          tabIndex={-1}
        >
          <div className={panelCss.scroll}>
            <ContextPanel />
          </div>
          {replaying ? null : <Aids />}
          <NoticeBar />
        </aside>
      ) : null}
      <main className={css.middle} aria-label={shellMessages().mapTools.label}>
        <div className={css.stage} data-map-stage="">
          <Board />
          <TurnBanner />
          <SideHandle side="left" />
          <MapTools narrow={false} />
        </div>
        {leftOpen ? null : <NoticeBar />}
      </main>
      <aside
        className={css.right}
        aria-label={shellMessages().regions.charts}
        data-region="charts"
        data-folded={!rightOpen || undefined}
        tabIndex={-1}
      >
        <ChartsPanel folded={!rightOpen} onClose={() => toggle('rightOpen')} />
      </aside>
    </div>
  );
}

function NarrowTable() {
  const { Board } = activeGame().screen;
  const charts = useUi((table) => table.rightOpen);
  const replaying = useReplaying();
  const beside = useBeside();
  // Charts beside the map of a wider window would now cover it.
  useLayoutEffect(() => useUi.setState({ rightOpen: false }), []);
  return (
    <div className={css.narrow} data-beside={beside || undefined}>
      <main className={css.middle} aria-label={shellMessages().mapTools.label}>
        <div className={css.stage} data-map-stage="">
          <Board />
          <TurnBanner />
          <MapTools narrow />
          {beside && !replaying ? <SideHandle side="right" /> : null}
        </div>
        {charts ? null : <NoticeBar />}
      </main>
      {replaying ? null : <BottomSheet />}
      {charts ? (
        <aside
          className={css.cover}
          aria-label={shellMessages().regions.charts}
          data-region="charts"
          tabIndex={-1}
        >
          <ChartsPanel onClose={() => toggle('rightOpen')} />
          <NoticeBar />
        </aside>
      ) : null}
    </div>
  );
}

/** Protects against presses on a button that has just changed. A component of its own, as it depends on every step. */
function DeliberatePresses() {
  const atPlay = useIsAiToPlay();
  const asked = useAsked();
  const before = useRef(asked);
  useLayoutEffect(() => {
    if (before.current !== asked) pausePrimary();
    before.current = asked;
  }, [asked, atPlay]);
  useEffect(() => {
    window.addEventListener('click', dropSecondHalf, { capture: true });
    return () => window.removeEventListener('click', dropSecondHalf, { capture: true });
  }, []);
  return null;
}

export function TableLayout() {
  useCommandKeys(allCommands);
  const narrow = useNarrow();
  const replaying = useReplaying();
  return (
    <div className={screenCss.screen}>
      <DeliberatePresses />
      <ReplayFrame>
        {replaying ? <ReplayBar narrow={narrow} /> : <PhaseBar narrow={narrow} />}
        {narrow ? <NarrowTable /> : <WideTable />}
        {replaying ? <Transport /> : null}
        <ShownDialogs />
        <PrintView />
      </ReplayFrame>
      <LiveRegion />
      <AiRunner />
      <TableAids />
      <RuleDialog />
      <EndDialog />
      <HelpDialog />
      <MenuDialog />
      <LessonsDialog />
      <GameDialogs />
    </div>
  );
}
