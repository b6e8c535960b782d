/** Trays of the Organisation Phase: front boxes, units bought back, special movement. */
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { useEffect, useRef } from 'react';
import {
  check,
  conquered,
  kinds,
  MARKERS,
  placeOf,
  recoveryCost,
  size,
  type SovietForce,
} from '#engine/talvisota';
import { Button } from '#kit/widgets/Button.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { goToOpened, RuleLink } from '#table';
import { playAll } from '../../table-adapter.ts';
import { ARRIVALS, USUAL, usualSplit } from '../../set-up/usual.ts';
import { forceText } from '../text/force-text.ts';
import { Flags } from '../counters/Flag.tsx';
import { spaceName } from '../text/names.ts';
import { act, setDesk, type TrayProps } from './desk.ts';
import { givenUp } from '../../analysis/planning/undone.ts';
import { ForcePicker, Note, Plates } from './Controls.tsx';
import { moveTo } from './proposal.ts';
import { Pieces } from './Piece.tsx';
import { unitPiles } from './piece.ts';
import { CommandSheet, Fronts } from './CommandSheet.tsx';
import common from '../common/common.module.css';
import { chosenTarget, Targets } from './Targets.tsx';

/** Waiting units (in the set-up also those in boxes) to place in front boxes; and units bought back. */
export function FrontBoxes({ state, desk }: TrayProps) {
  const { waiting, boxes, reinforcements } = state.soviet;
  const t = playMessages().decision;
  const sheet = { state, desk, side: 'soviet' } as const;
  const split = usualSplit(state);
  const { unit: names } = startMessages().common;
  const { LAP, LAD } = state.phase === 'set-up' ? USUAL : ARRIVALS;
  return (
    <CommandSheet
      {...sheet}
      bySlot={false}
      title={t.toPlace}
      aside={
        split.length ? (
          <Button
            title={t.usualAbout({ lapland: forceText(LAP), ladoga: forceText(LAD) })}
            onClick={() => playAll(split)}
          >
            {t.usual}
          </Button>
        ) : null
      }
      tray={
        size(waiting) ? <Pieces {...sheet} of={unitPiles(waiting, 'waiting')} /> : <Note>{t.allPlaced}</Note>
      }
      inFront={(front) => <Pieces {...sheet} of={unitPiles(boxes[front], front)} />}
      recovers={
        state.phase === 'recovery' && size(reinforcements) ? (
          <Note>
            {kinds(reinforcements)
              .map((unit) => [unit, recoveryCost(state, unit, 1)] as const)
              .map(([unit, points]) => `${names[unit]}: ${points ? t.cost({ points }) : t.free}`)
              .join('. ')}
            . <RuleLink rule="4.5.4" />
          </Note>
        ) : null
      }
    />
  );
}

/** From a front box, or from a space along the line. */
export function Movement({ state, desk }: TrayProps) {
  const { soviet } = state;
  const { from } = desk;
  const force: SovietForce | null =
    from === null ? null : typeof from === 'number' ? soviet.map[from]! : soviet.boxes[from];
  const t = playMessages().decision;
  const opened = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After a press on a counter focus stays there, for the next one.
    if (from !== null && !document.activeElement?.closest('[data-piece]')) goToOpened(opened.current);
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
            <Pieces state={state} desk={desk} side="soviet" of={unitPiles(soviet.boxes[front], front)} />
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
            <Note>{chosenTarget(desk)}</Note>
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
  const isDeclined = desk.markers?.length === 0;
  return (
    <Plates
      label={t.markers}
      chosen={isDeclined ? [] : [space]}
      options={[{ value: space, label: `${t.layMarker}: ${spaceName(space)}` }]}
      onToggle={() => setDesk({ markers: isDeclined ? null : [] })}
    />
  );
}

/** Possession markers: current and possible spaces. */
function Markers({ state }: Pick<TrayProps, 'state'>) {
  const { markers } = state.soviet;
  const held = conquered(state);
  const left = MARKERS - markers.length;
  const t = playMessages().decision;
  if (!held.length) return null;
  return (
    <Section
      title={t.markers}
      aside={
        <span className={common.note}>
          {t.markersLeft({ count: left })} <Flags count={left} />
        </span>
      }
    >
      <Plates
        label={t.markers}
        chosen={markers}
        options={held.map((space) => ({
          value: space,
          label: `${spaceName(space)} (${startMessages().common.front[placeOf(space).front]})`,
        }))}
        onToggle={(space) => void act({ type: 'mark', space, on: !markers.includes(space) })}
      />
    </Section>
  );
}
