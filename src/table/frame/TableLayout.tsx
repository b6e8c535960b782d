import { useEffect, useLayoutEffect, useRef } from 'react';
import { useGame } from '../store/game.ts';
import { computerSides } from '../store/seats.ts';
import { pickUp, say, toggle, useTable } from '../store/table.ts';
import { game } from '../here.ts';
import { charts as chartsSide, context } from '../sheet/panel-commands.ts';
import { sheet } from '../sheet/sheet.ts';
import { EndDialog } from '../dialogs/EndDialog.tsx';
import { HelpDialog } from '../dialogs/HelpDialog.tsx';
import { MenuDialog } from '../dialogs/MenuDialog.tsx';
import { RevealDialog } from '../dialogs/RevealDialog.tsx';
import { RuleDialog } from '../book/RuleDialog.tsx';
import { GameDialogs } from '../library/GameDialogs.tsx';
import { Learning } from '../lessons/Learning.tsx';
import { LessonsDialog } from '../lessons/LessonsDialog.tsx';
import type { MapHandle } from '../../kit/panzoom/handle.ts';
import { MapView } from '../../games/winter-war/ui/map/MapView.tsx';
import { ChartsPanel } from './ChartsPanel.tsx';
import { ContextPanel } from '../../games/winter-war/ui/screen/ContextPanel.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { MapTools } from './MapTools.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { InsteadButton, PhaseBar, PrimaryButton } from './PhaseBar.tsx';
import { ReplayBar, ReplayPanel, Transport } from '../replay/parts.tsx';
import { isReplaying, useReplaying } from '../replay/replay.ts';
import { ReplayFrame } from '../replay/ReplayFrame.tsx';
import { TimeDialogs } from '../replay/TimeDialogs.tsx';
import { useTableMap } from '../../games/winter-war/ui/screen/useTableMap.ts';
import { useRivalAtPlay } from '../rival/rival.ts';
import { RivalNews } from '../rival/RivalNews.tsx';
import { StackList } from '../../games/winter-war/ui/situation/StackList.tsx';
import { TableAids } from './TableAids.tsx';
import { PrintView } from '../print/PrintView.tsx';
import { homeOf } from '../../games/winter-war/ui/hand/home.ts';
import { publishHexPoint } from '../../games/winter-war/ui/hand/hexPoint.ts';
import { cameBack, revealOnMap, setMap, showOnMap } from '../seen/map-handle.ts';
import * as ask from '../../games/winter-war/ui/hand/queries.ts';
import { askedNow, dropSecondHalf, rest } from '../../games/winter-war/ui/hand/rest.ts';
import { useCommandKeys } from '../commands/useCommandKeys.ts';
import { useNarrow } from '../../kit/widgets/useNarrow.ts';
import { usePosition } from '../seen/usePosition.ts';
import { useStep } from './useStep.ts';
import { Button } from '../../kit/widgets/Button.tsx';
import { Warnings } from '../../games/winter-war/ui/warnings/Warnings.tsx';
import { Tip } from '../../games/winter-war/ui/why/Tip.tsx';
import { Icon } from '../../kit/widgets/Icon.tsx';
import css from './TableLayout.module.css';
import { noticeWords } from '../../games/winter-war/ui/words/notice-words.ts';
import { contextWords } from '../../games/winter-war/ui/words/context-words.ts';
import { mapToolsWords } from './map-tools-words.ts';
import { tabWords } from '../../games/winter-war/ui/words/tab-words.ts';

/**
 * A small screen looks at what the player can do, anew for every player and phase; so does a large one, at the scale
 * it has, where a computer player has drawn the map elsewhere.
 */
function useFirstLook(narrow: boolean): void {
  const position = usePosition();
  const { viewer, state, situation } = position;
  const { phase } = state;
  const { kind } = situation;
  const atPlay = useRivalAtPlay();
  const latest = useRef(position);
  useEffect(() => {
    latest.current = position;
  }, [position]);
  useEffect(() => {
    // Whoever comes back from a lesson sees what was seen before.
    if (cameBack()) return;
    // Lessons and examples say themselves what to look at; a replay or a computer player is followed.
    if (useGame.getState().practice || isReplaying() || atPlay) return;
    if (useTable.getState().mode.mode !== 'idle') return;
    if (narrow) showOnMap(homeOf(latest.current));
    else if (computerSides(useGame.getState().seats).length) revealOnMap(homeOf(latest.current));
  }, [narrow, viewer, phase, kind, atPlay]);
}

function TableMap() {
  const props = useTableMap();
  const narrow = useNarrow();
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<MapHandle>(null);
  useEffect(() => {
    setMap(handle.current, frame.current);
    const retract = publishHexPoint(() => handle.current);
    return () => {
      setMap(null, null);
      retract();
    };
  }, []);
  useFirstLook(narrow);
  return (
    <>
      <StackList />
      <div ref={frame} className={css.map}>
        <MapView ref={handle} {...props} />
      </div>
    </>
  );
}

/**
 * A unit that alone can decide is taken in hand; the other player is told that it is his decision. By itself: what
 * is chosen would have the whole table drawn anew.
 */
function TurnTaking() {
  const position = usePosition();
  const { situation, state, viewer } = position;
  const mode = useTable((table) => table.mode.mode);
  const replaying = useReplaying();
  const atPlay = useRivalAtPlay();
  const hotseat = useGame(({ table, seats }) => table === 'hotseat' && !computerSides(seats).length);
  useEffect(() => {
    if (mode !== 'idle' || replaying || atPlay) return;
    if (situation.kind === 'exchange') showOnMap(state.units[situation.decision.units[0]!]!.at);
    if (situation.kind === 'overstack') showOnMap(situation.decision.hexes[0]!);
    const units =
      situation.kind === 'retreat' || situation.kind === 'withdraw' || situation.kind === 'advance'
        ? situation.decision.units
        : [];
    const open = situation.kind === 'advance' ? ask.advances : ask.retreats;
    const able = units.find((unit) => open(state, unit).length > 0);
    if (able === undefined) return;
    pickUp(able, true);
    showOnMap(state.units[able]!.at);
  }, [situation, state, mode, replaying, atPlay]);
  const before = useRef(viewer);
  useEffect(() => {
    if (before.current === viewer) return;
    before.current = viewer;
    if (hotseat && state.phase !== 'set-up' && state.phase !== 'over') say(noticeWords().turnNotice(viewer));
  }, [viewer, state, hotseat]);
  return null;
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
  const leftOpen = useTable((table) => table.leftOpen);
  const rightOpen = useTable((table) => table.rightOpen);
  const replaying = useReplaying();
  return (
    <div className={css.body}>
      {leftOpen ? (
        <aside className={css.left} aria-label={contextWords().title} data-region="hand" tabIndex={-1}>
          <div className={css.scroll}>
            {replaying ? (
              <ReplayPanel />
            ) : (
              <>
                <Learning />
                <ContextPanel />
              </>
            )}
          </div>
          <NoticeBar />
        </aside>
      ) : null}
      <main className={css.middle} aria-label={mapToolsWords().label}>
        <div className={css.stage}>
          <TableMap />
          <SideHandle side="left" open={leftOpen} />
          <MapTools narrow={replaying} />
          <SideHandle side="right" open={rightOpen} />
        </div>
        {leftOpen ? null : <NoticeBar />}
      </main>
      {rightOpen ? (
        <aside className={css.right} aria-label={tabWords().title} data-region="charts" tabIndex={-1}>
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
      aria-label={contextWords().title}
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
          <Learning />
          <ContextPanel />
        </div>
      ) : null}
    </aside>
  );
}

function NarrowTable() {
  const charts = useTable((table) => table.rightOpen);
  const replaying = useReplaying();
  return (
    <div className={css.narrow}>
      <main className={css.middle} aria-label={mapToolsWords().label}>
        <div className={css.stage}>
          <TableMap />
          <MapTools narrow />
        </div>
        {charts ? null : <NoticeBar />}
      </main>
      {replaying ? null : <Sheet />}
      {charts ? (
        <aside className={css.cover} aria-label={tabWords().title} data-region="charts" tabIndex={-1}>
          <ChartsPanel onClose={() => toggle('rightOpen')} />
          <NoticeBar />
        </aside>
      ) : null}
    </div>
  );
}

/** What the player presses is what was seen to be there. */
function useDeliberatePresses(): void {
  const { state } = usePosition();
  const atPlay = useRivalAtPlay();
  const asked = askedNow(state);
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
        <TimeDialogs />
        <PrintView />
      </ReplayFrame>
      <TurnTaking />
      <LiveRegion />
      <RivalNews />
      <TableAids />
      <Tip />
      <Warnings />
      <RuleDialog />
      <RevealDialog />
      <EndDialog />
      <HelpDialog />
      <MenuDialog />
      <LessonsDialog />
      <GameDialogs />
    </div>
  );
}
