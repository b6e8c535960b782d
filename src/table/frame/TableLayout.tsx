import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { toggle, useTable } from '../store/table.ts';
import type { Mode } from '../contract.ts';
import { game } from '../here.ts';
import { late } from './late.ts';
import { useCoach } from '../lessons/coach.ts';
import { charts as chartsSide, context } from '../sheet/panel-commands.ts';
import { sheet } from '../sheet/sheet.ts';
import { EndDialog } from '../dialogs/EndDialog.tsx';
import { HelpDialog } from '../dialogs/HelpDialog.tsx';
import { MenuDialog } from '../dialogs/MenuDialog.tsx';
import { RuleDialog } from '../book/RuleDialog.tsx';
import { GameDialogs } from './GameDialogs.tsx';
import { ShownDialogs } from './ShownDialogs.tsx';
import { LessonsDialog } from '../lessons/LessonsDialog.tsx';
import { ChartsPanel } from './ChartsPanel.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { MapTools } from './MapTools.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { InsteadButton, PhaseBar, PrimaryButton } from './PhaseBar.tsx';
import { ReplayBar, ReplayPanel, Transport } from './replay-parts.tsx';
import { useReplaying } from '../replay/replay.ts';
import { ReplayFrame } from '../replay/ReplayFrame.tsx';
import { useRivalAtPlay } from '../rival/rival.ts';
import { RivalNews } from '../rival/RivalNews.tsx';
import { TableAids } from './TableAids.tsx';
import { PrintView } from '../print/PrintView.tsx';
import { dropSecondHalf, rest } from '../sheet/rest.ts';
import { useCommandKeys } from '../commands/useCommandKeys.ts';
import { useNarrow } from '../../kit/widgets/useNarrow.ts';
import { usePosition } from '../seen/usePosition.ts';
import { useStep } from './useStep.ts';
import { Button } from '../../kit/widgets/Button.tsx';
import { Icon } from '../../kit/widgets/Icon.tsx';
import css from './TableLayout.module.css';
import { mapToolsWords } from './map-tools-words.ts';
import { regionWords } from '../words/region-words.ts';

const RivalPanel = late('RivalPanel');

/** Beside the map: what is watched, what a computer player does, or what the player has in hand. */
function Hand() {
  const { screen, lessons } = game();
  const Learning = lessons?.Learning;
  const atPlay = useRivalAtPlay();
  const replaying = useReplaying();
  const { busy } = useCoach();
  if (replaying) return <ReplayPanel />;
  return (
    <>
      {Learning ? <Learning /> : null}
      {atPlay && !busy ? (
        <Suspense>
          <RivalPanel />
        </Suspense>
      ) : (
        <screen.Hand />
      )}
    </>
  );
}

function SideHandle({ side, open }: { readonly side: 'left' | 'right'; readonly open: boolean }) {
  const { label } = side === 'left' ? context : chartsSide;
  return (
    <button
      type="button"
      className={css.handle}
      data-side={side}
      aria-expanded={open}
      aria-label={label}
      title={label}
      onClick={() => toggle(side === 'left' ? 'leftOpen' : 'rightOpen')}
    >
      <Icon name={open === (side === 'left') ? 'left' : 'right'} />
    </button>
  );
}

function WideTable() {
  const { Board } = game().screen;
  const leftOpen = useTable((table) => table.leftOpen);
  const rightOpen = useTable((table) => table.rightOpen);
  const replaying = useReplaying();
  return (
    <div className={css.body}>
      {leftOpen ? (
        <aside className={css.left} aria-label={regionWords().hand} data-region="hand" tabIndex={-1}>
          <div className={css.scroll}>
            <Hand />
          </div>
          <NoticeBar />
        </aside>
      ) : null}
      <main className={css.middle} aria-label={mapToolsWords().label}>
        <div className={css.stage}>
          <Board />
          <SideHandle side="left" open={leftOpen} />
          <MapTools narrow={replaying} />
          <SideHandle side="right" open={rightOpen} />
        </div>
        {leftOpen ? null : <NoticeBar />}
      </main>
      {rightOpen ? (
        <aside className={css.right} aria-label={regionWords().charts} data-region="charts" tabIndex={-1}>
          <ChartsPanel />
        </aside>
      ) : null}
    </div>
  );
}

function Sheet() {
  const open = useTable((table) => table.leftOpen);
  const { todo } = useStep();
  return (
    <aside
      className={css.sheet}
      aria-label={regionWords().hand}
      data-region="hand"
      data-open={open || undefined}
      tabIndex={-1}
    >
      <div className={css.grip}>
        <button type="button" className={css.todo} aria-expanded={open} onClick={() => toggle('leftOpen')}>
          <Icon name={open ? 'down' : 'up'} />
          <span>{todo}</span>
        </button>
        {game()
          .commands.atThumb.filter((command) => command.enabled())
          .map(({ id, label, icon, run }) => (
            <Button key={id} className={css.next} aria-label={label} onClick={run}>
              {icon && <Icon name={icon} />}
            </Button>
          ))}
        <InsteadButton className={css.instead ?? ''} />
        <PrimaryButton className={css.go ?? ''} />
      </div>
      {open ? (
        <div className={css.scroll}>
          <Hand />
        </div>
      ) : null}
    </aside>
  );
}

function NarrowTable() {
  const { Board } = game().screen;
  const charts = useTable((table) => table.rightOpen);
  const replaying = useReplaying();
  return (
    <div className={css.narrow}>
      <main className={css.middle} aria-label={mapToolsWords().label}>
        <div className={css.stage}>
          <Board />
          <MapTools narrow />
        </div>
        {charts ? null : <NoticeBar />}
      </main>
      {replaying ? null : <Sheet />}
      {charts ? (
        <aside className={css.cover} aria-label={regionWords().charts} data-region="charts" tabIndex={-1}>
          <ChartsPanel onClose={() => toggle('rightOpen')} />
          <NoticeBar />
        </aside>
      ) : null}
    </div>
  );
}

const IDLE: Mode = { mode: 'idle' };

/** What the player presses is what was seen to be there. */
function useDeliberatePresses(): void {
  const { state } = usePosition();
  const atPlay = useRivalAtPlay();
  const { asked } = game().screen.step(state, IDLE);
  const before = useRef(asked);
  useLayoutEffect(() => {
    if (before.current !== asked) rest();
    before.current = asked;
  }, [asked, atPlay]);
  useEffect(() => {
    window.addEventListener('click', dropSecondHalf, { capture: true });
    return () => window.removeEventListener('click', dropSecondHalf, { capture: true });
  }, []);
}

/** Bar, map, panels and the dialogs over them. */
export function TableLayout() {
  useCommandKeys(sheet);
  useDeliberatePresses();
  const narrow = useNarrow();
  const replaying = useReplaying();
  return (
    <div className={css.table}>
      <ReplayFrame>
        {replaying ? <ReplayBar narrow={narrow} /> : <PhaseBar narrow={narrow} />}
        {narrow ? <NarrowTable /> : <WideTable />}
        {replaying ? <Transport /> : null}
        <ShownDialogs />
        <PrintView />
      </ReplayFrame>
      <LiveRegion />
      <RivalNews />
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
