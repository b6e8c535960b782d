/** Trays of the Organisation Phase: front boxes, units bought back, special movement. */
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { useEffect, useRef } from 'react';
import {
  check,
  conquered,
  FRONTS,
  kinds,
  MARKERS,
  placeOf,
  recoveryCost,
  size,
  type Front,
  type SovietForce,
  type SovietUnit,
  type State,
} from '#engine/talvisota';
import { Button } from '#kit/widgets/Button.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { goToOpened, RuleLink } from '#table';
import { playAll } from '../../table-adapter.ts';
import { usualSetUp } from '../../set-up/usual.ts';
import { spaceName } from '../text/names.ts';
import { act } from './desk.ts';
import { useDragged } from './drag.ts';
import { givenUp } from '../../analysis/planning/undone.ts';
import { ForcePicker, Note, Plates } from './Controls.tsx';
import { moveTo } from './proposal.ts';
import { setDesk } from './desk.ts';
import { Hold, InHand } from './Piece.tsx';
import pieceCss from './Piece.module.css';
import { Fronts, Losses, Units } from './CommandSheet.tsx';
import common from '../common/common.module.css';
import css from './DecisionPanel.module.css';
import { Targets } from './Targets.tsx';
import type { TrayProps } from './tray.ts';

const byFront = (): readonly (readonly [Front, string])[] =>
  FRONTS.map((front) => [front, startMessages().common.front[front]] as const);

/** Waiting units (in the set-up also those in boxes) to place in front boxes; and units bought back. */
export function FrontBoxes({ state, desk }: TrayProps) {
  const { waiting, boxes, reinforcements } = state.soviet;
  const setUp = state.phase === 'set-up';
  const t = playMessages().decision;
  const sheet = { state, desk, side: 'soviet' } as const;
  return (
    <>
      <Section
        title={t.toPlace}
        aside={
          setUp ? (
            <Button onClick={() => playAll(usualSetUp(state).filter(({ type }) => type !== 'end'))}>
              {t.usual}
            </Button>
          ) : null
        }
      >
        <Hold>
          {size(waiting) ? <Units {...sheet} force={waiting} heap="waiting" /> : <Note>{t.allPlaced}</Note>}
        </Hold>
        {size(reinforcements) && !setUp ? (
          <>
            <b>{t.reinforcements}</b>
            <Units {...sheet} force={reinforcements} heap="reinforcements" />
            <Note>
              {kinds(reinforcements)
                .map((unit) => `${startMessages().common.unit[unit]}: ${costText(state, unit)}`)
                .join('. ')}
              . <RuleLink rule="4.5.4" />
            </Note>
          </>
        ) : null}
        <div className={pieceCss.told}>
          <InHand state={state} desk={desk} />
        </div>
        <AllTo state={state} desk={desk} />
      </Section>
      <Section title={t.boxes}>
        <Fronts
          {...sheet}
          bySlot={false}
          inFront={(front) => <Units {...sheet} force={boxes[front]} heap={front} />}
        />
        <Losses {...sheet} />
      </Section>
    </>
  );
}

function costText(state: State, unit: SovietUnit): string {
  const points = recoveryCost(state, unit, 1);
  return points ? playMessages().decision.cost({ points }) : playMessages().decision.free;
}

/** Places all waiting units of the selected kind. Hidden during a drag, when it would move the boxes below. */
function AllTo({ state, desk }: TrayProps) {
  const { held } = desk;
  const isCarried = useDragged(({ dragged }) => dragged !== null);
  if (isCarried || held?.kind !== 'unit' || held.heap !== 'waiting') return null;
  const unit = held.unit as SovietUnit;
  const count = state.soviet.waiting[unit];
  if (count < 2) return null;
  return (
    <div className={css.plates}>
      {byFront().map(([front, name]) => (
        <Button key={front} onClick={() => void act({ type: 'assign', unit, front, count })}>
          {playMessages().decision.allTo({ front: name })}
        </Button>
      ))}
    </div>
  );
}

/** From a front box, or from a space along the line. */
export function Movement({ state, desk }: TrayProps) {
  const { soviet } = state;
  const { from } = desk;
  const force: SovietForce | null =
    from === null ? null : typeof from === 'number' ? soviet.map[from]! : soviet.boxes[from];
  const t = playMessages().decision;
  // It is below the boxes, out of view on a small screen.
  const opened = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After a press on a counter focus stays there, for the next one.
    if (from !== null && !document.activeElement?.closest('[data-piece]')) goToOpened(opened.current);
    else if (from !== null) opened.current?.scrollIntoView?.({ block: 'nearest' });
  }, [from]);
  return (
    <>
      <Section title={t.boxes}>
        <Fronts
          state={state}
          desk={desk}
          side="soviet"
          bySlot={false}
          chosen={typeof from === 'number' ? null : from}
          onFront={(front) => setDesk({ from: from === front ? null : front, units: null, target: null })}
          inFront={(front) => (
            <Units state={state} desk={desk} side="soviet" force={soviet.boxes[front]} heap={front} />
          )}
        />
        {force === null ? <Note>{t.chooseFrom}</Note> : null}
      </Section>
      {force === null || from === null ? null : (
        <div ref={opened}>
          <Section
            title={typeof from === 'number' ? spaceName(from) : startMessages().common.front[from]}
            aside={
              <Button kind="quiet" onClick={() => setDesk({ units: { ...force } })}>
                {t.all}
              </Button>
            }
          >
            <ForcePicker
              side="soviet"
              from={force}
              units={desk.units ?? {}}
              onChange={(units) => setDesk({ units, target: null })}
            />
            <Note>{desk.target === null ? t.chooseTarget : `${t.target}: ${spaceName(desk.target)}`}</Note>
            <Targets state={state} desk={desk} />
            <LeaveMarker state={state} desk={desk} />
          </Section>
        </div>
      )}
      <Markers state={state} />
    </>
  );
}

/** Whether to leave a marker in a space that all units leave. */
function LeaveMarker({ state, desk }: TrayProps) {
  const move = desk.target === null ? null : moveTo(desk, desk.target);
  const space = move && givenUp(state, move);
  if (space === null || check(state, { type: 'mark', space, on: true })) return null;
  const t = playMessages().decision;
  return (
    <Plates
      label={t.markers}
      chosen={desk.markers?.length === 0 ? [] : [space]}
      options={[{ value: space, label: `${t.layMarker}: ${spaceName(space)}` }]}
      onToggle={() => setDesk({ markers: desk.markers?.length === 0 ? null : [] })}
    />
  );
}

/** Possession markers: current and possible spaces. */
function Markers({ state }: Pick<TrayProps, 'state'>) {
  const { markers } = state.soviet;
  const held = conquered(state);
  const t = playMessages().decision;
  if (!held.length) return null;
  return (
    <Section
      title={t.markers}
      aside={<span className={common.note}>{t.markersLeft({ count: MARKERS - markers.length })}</span>}
    >
      <ul className={css.force}>
        {held.map((space) => {
          const on = markers.includes(space);
          return (
            <li key={space}>
              <span>
                {spaceName(space)} <small>({startMessages().common.front[placeOf(space).front]})</small>
              </span>
              <Button pressed={on} onClick={() => void act({ type: 'mark', space, on: !on })}>
                {on ? t.liftMarker : t.layMarker}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
