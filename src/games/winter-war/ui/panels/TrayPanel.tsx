import startMessages from '../../content/en/start.ftl';
import playMessages from '../../content/en/play.ftl';
import { useRef, useState } from 'react';
import {
  counter,
  type Hex,
  initialForces,
  type Refusal,
  type State,
  type UnitId,
  TANK_REGIMENTS,
  type Side,
} from '#engine/winter-war';
import { at } from '#engine/core/timeline.ts';
import {
  clearSetUp,
  deployReady,
  fillSetUp,
  countReserve,
  FINNISH_RESERVE,
} from '../controller/decisions/placement.ts';
import { position, useGame, selectUnit, refuse, useTable, usePosition } from '../../table-adapter.ts';
import { putDown, revealOnMap, RuleLink } from '#table';
import { CounterChip } from '../counters/CounterChip.tsx';
import { useDraggable } from '#kit/gestures/drag.tsx';
import { dragController } from '../controller/drag.ts';
import { confirmDestination } from '../controller/destinations.ts';
import { openHexes } from '../controller/destinations.ts';
import { act, type UnitMode } from '../controller/decision.ts';
import { faceOf } from '../controller/faces.ts';
import type { Situation } from '../controller/situation.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { hexText, kindText, unitText } from '../text/describe.ts';
import interphaseMessages from '../../content/en/interphase.ftl';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import css from './TrayPanel.module.css';

const reserveMessages = () => interphaseMessages().variant.reserve;

function linesOf(side: Side, tray: readonly UnitId[]): { text: string; now: number; met: boolean }[] {
  const { points, inRegiments, headquarters, regiments, battalions, others } = countReserve(tray);
  if (side === 'soviet')
    return [
      { text: reserveMessages().points, now: points, met: points === 20 },
      { text: reserveMessages().regiments, now: inRegiments, met: inRegiments >= 12 },
      { text: reserveMessages().hqs, now: headquarters, met: headquarters === 0 },
    ];
  return [
    { text: reserveMessages().regiment, now: regiments, met: regiments === FINNISH_RESERVE.regiments },
    { text: reserveMessages().battalions, now: battalions, met: battalions === FINNISH_RESERVE.battalions },
    { text: reserveMessages().others, now: others, met: others === 0 },
  ];
}

/** What an earlier start keeps in the tray, compared with what it should keep (Option.H). */
function Reserve({ side, tray }: { readonly side: Side; readonly tray: readonly UnitId[] }) {
  return (
    <Section title={reserveMessages().title} aside={<RuleLink rule="Option.H" short="§" />}>
      <p className={shared.soft}>{reserveMessages().coming}</p>
      <ul className={`${panel.lines} ${css.reserve}`}>
        {linesOf(side, tray).map(({ text, now, met }) => (
          <li key={text} data-met={met || undefined}>
            <span>{text}</span>
            <span>{reserveMessages().now({ n: now, met })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const heavyMessages = () => interphaseMessages().variant.heavy;

/** The pairs that can be heavy, one for each regiment left out. */
const PAIRS = TANK_REGIMENTS.map((light) => TANK_REGIMENTS.filter((unit) => unit !== light));

/** While the Soviets set up: which two of the three 2-1-3s have heavy tanks (Designer.A1). */
function HeavyTanks() {
  const { state } = usePosition();
  return (
    <Section title={heavyMessages().title} aside={<RuleLink rule="Designer.A1" short="§" />}>
      <p className={shared.soft}>{heavyMessages().hint}</p>
      <div role="radiogroup" aria-label={heavyMessages().title} className={panel.stack2}>
        {PAIRS.map((units) => {
          const [one, other] = units.map((unit) => counter(unit).name) as [string, string];
          const chosen = units.every((unit) => state.course.heavy.includes(unit));
          return (
            <label key={one + other} className={`${panel.line} ${css.pair}`}>
              <input
                type="radio"
                name="heavy"
                checked={chosen}
                onChange={() => act({ type: 'heavy', units })}
              />
              {units.map((unit) => (
                <CounterChip
                  key={unit}
                  face={{ ...faceOf(state, unit), heavy: chosen }}
                  size={30}
                  decorative
                />
              ))}
              <span>{heavyMessages().pair({ one, other })}</span>
            </label>
          );
        })}
      </div>
    </Section>
  );
}

type Tray = Extract<Situation, { kind: 'place' | 'arrive' }>;

/** Groups counters of the same type, in roster order. */
function groups(tray: readonly UnitId[]): UnitId[][] {
  const byType = new Map<string, UnitId[]>();
  for (const unit of tray) {
    const { typeName } = counter(unit);
    byType.set(typeName, [...(byType.get(typeName) ?? []), unit]);
  }
  return [...byType.values()];
}

interface GroupProps {
  readonly state: State;
  readonly units: readonly UnitId[];
  readonly selected: UnitId | null;
  /** True: the first press selects all of them, the second one of them. */
  readonly isWhole: boolean;
}

function Group({ state, units, selected, isWhole }: GroupProps) {
  const hasOthers = useTable(({ mode }) => mode.mode === 'unit' && mode.others !== undefined);
  const choose = (): void => {
    if (!chosen) selectUnit(shown, isWhole && units.length > 1 ? { others: units.slice(1) } : {});
    else if (hasOthers) selectUnit(shown);
    else putDown();
  };
  const chosen = selected !== null && units.includes(selected);
  const shown = chosen ? selected : units[0]!;
  const { type } = counter(shown);
  return (
    <button
      type="button"
      className={css.group}
      data-unit={shown}
      aria-pressed={chosen}
      aria-label={playMessages().tray.name({
        what: [type.label, kindText(shown)].filter(Boolean).join(' '),
        n: units.length,
      })}
      onClick={choose}
    >
      <CounterChip face={faceOf(state, shown)} size={44} decorative />
      <span className={css.count} aria-hidden>
        {startMessages().common.count({ n: units.length })}
      </span>
    </button>
  );
}

/** Number of counters that a ready-made deployment would replace; 0 if none was placed by hand. */
function countPlaced({ side }: Tray): number {
  const { batches, timeline } = useGame.getState();
  const on = (state: State): number =>
    initialForces(side, state.options).filter((unit) => state.units[unit]!.at >= 0).length;
  // Ready-made deployments are consecutive undo batches: counters placed before them were placed by hand.
  let step = timeline!.cursor;
  for (let batch; (batch = batches.find(({ to }) => to === step));) step = batch.from;
  return on(at(timeline!, step)) ? on(position()) : 0;
}

/** Clears the selection first; a refusal is shown. */
const deploy = (change: () => Refusal | null) => (): void => {
  putDown();
  const refusal = change();
  if (refusal) refuse(refusal);
};

const READY = ['historical', 'random'] as const;

function ReadyMade({ situation }: { readonly situation: Tray }) {
  const [asked, setAsked] = useState<(typeof READY)[number] | null>(null);
  const placed = countPlaced(situation);
  const choose = (kind: (typeof READY)[number]) => (): void => {
    setAsked(placed ? kind : null);
    if (!placed) deploy(() => deployReady(kind))();
  };
  const t = playMessages().tray;
  return (
    <Section title={t.ready}>
      <div className={css.row}>
        {READY.map((kind) => (
          <Button key={kind} aria-expanded={asked === kind} onClick={choose(kind)}>
            {t[kind]}
          </Button>
        ))}
        {placed && situation.tray.length ? <Button onClick={deploy(fillSetUp)}>{t.fill}</Button> : null}
        <Button kind="quiet" onClick={deploy(clearSetUp)}>
          {t.clear}
        </Button>
      </div>
      {asked && placed ? (
        <div role="alert">
          <p className={css.question}>{t.replace({ n: placed })}</p>
          <div className={css.row}>
            <Button
              onClick={() => {
                setAsked(null);
                deploy(() => deployReady(asked))();
              }}
            >
              {t.replaceYes}
            </Button>
            <Button onClick={() => setAsked(null)}>{t.replaceNo}</Button>
          </div>
        </div>
      ) : null}
    </Section>
  );
}

/** Returns the selected counter to the tray. */
function BackToTray({ unit, kind }: { unit: UnitId; kind: Tray['kind'] }) {
  if (position().units[unit]!.at < 0) return null;
  const type = kind === 'place' ? 'place' : 'arrive';
  return (
    <Button onClick={() => act({ type, unit, hex: null })}>
      {kind === 'place' ? playMessages().tray.back : playMessages().tray.backToTrack}
    </Button>
  );
}

/** Reinforcements have so few hexes to choose from that each gets a button. */
function Cities({ state, mode }: { readonly state: State; readonly mode: UnitMode }) {
  const bringOn = (hex: Hex): void => {
    confirmDestination(mode, hex);
    revealOnMap(hex);
  };
  return (
    <div className={css.row}>
      {openHexes(state, mode).map((hex) => (
        <Button key={hex} onClick={() => bringOn(hex)}>
          {playMessages().move.place({ place: hexText(hex) })}
        </Button>
      ))}
    </div>
  );
}

/** Counters to place at set-up, or to bring on as reinforcements. */
export function TrayPanel({ situation }: { readonly situation: Tray }) {
  const { state } = usePosition();
  const mode = useTable((table) => table.mode);
  const selected = mode.mode === 'unit' ? mode.unit : null;
  const others = mode.mode === 'unit' ? mode.others : undefined;
  const { kind, tray } = situation;
  const box = useRef<HTMLDivElement>(null);
  useDraggable(box, () => dragController);
  return (
    <>
      {kind === 'place' ? <ReadyMade situation={situation} /> : null}
      <div ref={box} className={css.box} data-tray="">
        <Section
          title={kind === 'place' ? playMessages().tray.title : playMessages().tray.due}
          aside={<b>{tray.length}</b>}
        >
          {tray.length ? (
            <div className={css.tray}>
              {groups(tray).map((units) => (
                <Group
                  key={counter(units[0]!).typeName}
                  state={state}
                  units={units}
                  selected={selected}
                  isWhole={kind === 'arrive'}
                />
              ))}
            </div>
          ) : (
            <p className={shared.soft}>{playMessages().tray.empty}</p>
          )}
          {selected !== null ? (
            <p className={shared.soft}>
              {playMessages().tray.placing({
                label: others
                  ? startMessages().common.count({ n: others.length + 1 }) +
                    ' ' +
                    counter(selected).type.label
                  : unitText(selected),
              })}{' '}
              {others ? playMessages().tray.oneOfThem : null}
            </p>
          ) : tray.length || kind === 'place' ? (
            <p className={shared.soft}>{playMessages().tray.hint}</p>
          ) : null}
          {mode.mode === 'unit' && kind === 'arrive' ? <Cities state={state} mode={mode} /> : null}
          {selected !== null ? <BackToTray unit={selected} kind={kind} /> : null}
        </Section>
      </div>
      {kind === 'place' && state.options.earlierStart ? <Reserve side={situation.side} tray={tray} /> : null}
      {kind === 'place' && situation.side === 'soviet' && state.options.heavyTanks ? <HeavyTanks /> : null}
    </>
  );
}
