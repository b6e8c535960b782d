import mapMessages from '../../content/en/map.ftl';
import startMessages from '../../content/en/start.ftl';
import { Fragment, useEffect, useRef } from 'react';
import {
  arrivalTurn,
  counter,
  FIRST_MURMANSK_TURN,
  firstTurn,
  frozen,
  LENGTH_ROLLS,
  MURMANSK_UNITS,
  OFF_MAP,
  ROSTER,
  type Side,
  type State,
  type UnitId,
  type RuleId,
} from '#engine/winter-war';
import { datesOf } from '../text/names.ts';
import { CounterChip } from '../counters/CounterChip.tsx';
import * as ask from '../controller/queries.ts';
import { usePosition } from '../../table-adapter.ts';
import interphaseMessages from '../../content/en/interphase.ftl';
import { PlaceLink, RuleLink } from '#table';
import { Section } from '#kit/widgets/Section.tsx';
import shared from '#kit/widgets/shared.module.css';
import panel from '#kit/widgets/panel.module.css';
import css from './TrackPanel.module.css';

interface ChangeInForce {
  readonly text: string;
  readonly rule: RuleId;
}

/** Lasting changes by Scenarios, Special Events and variants. */
function changesInForce({ options, course }: State): ChangeInForce[] {
  const { scenario, petrozavodskRaised, paradrop } = course;
  const found: ChangeInForce[] = [];
  if (scenario)
    found.push({
      text: mapMessages().track.scenario({
        letter: scenario.letter,
        what: interphaseMessages().interphase.named({ letter: scenario.letter }),
        turn: scenario.turn,
      }),
      rule: `Scenario.${scenario.letter}`,
    });
  if (petrozavodskRaised)
    found.push({
      text: mapMessages().track.petrozavodsk,
      rule: options.sovietPreparedness ? 'Option.G' : 'Event.H',
    });
  if (paradrop) found.push({ text: mapMessages().track.paradrop, rule: 'Event.F' });
  if (options.events) found.push({ text: mapMessages().track.noMurmansk, rule: 'Scenario' });
  return found;
}

function ChangesInForce() {
  const { seen } = usePosition();
  const lines = changesInForce(seen);
  if (!lines.length) return null;
  return (
    <div className={css.standing}>
      <Section title={mapMessages().track.inForce}>
        <ul className={panel.lines}>
          {lines.map(({ text, rule }) => (
            <li key={text}>
              {text} <RuleLink rule={rule} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** True if a unit is shown in the box of a turn; a waiting one is in the next turn it may arrive. */
function comes({ options, turn, phase, units }: State, unit: UnitId, on: number): boolean {
  const due = arrivalTurn(options, unit);
  if (phase === 'set-up') return due === on && on > 0;
  if (units[unit]!.at === OFF_MAP.waiting)
    return on === Math.max(due, phase === 'interphase' ? turn + 1 : turn);
  return due === on && on > 0 && on <= turn;
}

/** One counter of each type, and how many of these units there are. */
function groupByType(side: Side, belongs: (unit: UnitId) => boolean): [UnitId, number][] {
  const byType = new Map<string, [UnitId, number]>();
  for (const { id, side: of, typeName } of ROSTER) {
    if (of !== side || !belongs(id)) continue;
    const group = byType.get(typeName);
    if (group) group[1]++;
    else byType.set(typeName, [id, 1]);
  }
  return [...byType.values()];
}

interface PileProps {
  readonly side: Side;
  belongs(unit: UnitId): boolean;
  /** Names the cities where the units may arrive as things stand. */
  readonly places?: boolean;
}

function Pile({ side, belongs, places = false }: PileProps) {
  const { seen } = usePosition();
  const groups = groupByType(side, belongs);
  if (!groups.length) return null;
  return (
    <ul className={`${shared.wrap} ${css.arrivals}`} aria-label={startMessages().common.army[side]}>
      {groups.map(([unit, count]) => {
        const { type, name } = counter(unit);
        return (
          <li key={unit} className={`${panel.line} ${css.arrival}`}>
            <CounterChip face={{ unit, side, type, name }} size={32} />
            {count > 1 ? <span>{startMessages().common.count({ n: count })}</span> : null}
            {places && seen.units[unit]!.at === OFF_MAP.waiting ? (
              <span>
                {ask.arrivals(seen, unit).length ? null : mapMessages().track.nowhere}
                {ask.arrivals(seen, unit).map((hex) => (
                  <Fragment key={hex}>
                    <PlaceLink place={hex} />{' '}
                  </Fragment>
                ))}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The eliminated units of both sides. */
function Eliminated() {
  const { seen } = usePosition();
  const isLost = (unit: UnitId): boolean => seen.units[unit]!.at === OFF_MAP.eliminated;
  return seen.units.some(({ at }) => at === OFF_MAP.eliminated) ? (
    <Section title={mapMessages().track.eliminated}>
      <Pile side="soviet" belongs={isLost} />
      <Pile side="finn" belongs={isLost} />
    </Section>
  ) : null;
}

/** Notes on a turn besides its arrivals. */
function marksOf(state: State, turn: number): string[] {
  const { options, course, lastTurn, phase } = state;
  const now = turn === state.turn;
  const marks: [boolean, string][] = [
    [turn === 0, mapMessages().track.unfinished],
    [frozen(turn), mapMessages().track.ice],
    [!options.events && turn === FIRST_MURMANSK_TURN, mapMessages().track.murmansk],
    [
      !options.events && now && turn >= FIRST_MURMANSK_TURN && phase !== 'over',
      mapMessages().track.murmanskNow({ n: ask.murmanskUnits(state), needed: MURMANSK_UNITS }),
    ],
    [course.railsClosedIn === turn, mapMessages().track.railsClosed],
    [course.hastenedIn === turn, mapMessages().track.hastened],
    [
      options.variableLength && turn === lastTurn && turn in LENGTH_ROLLS && phase !== 'over',
      mapMessages().track.length,
    ],
    [course.ceaseFireAfter === turn, mapMessages().track.ceaseFire],
    [course.landingAfter === turn, mapMessages().track.landing],
  ];
  return marks.filter(([holds]) => holds).map(([, mark]) => mark);
}

/** Changes in force, and the turns with their dates, arrivals and ice. */
export function TrackPanel() {
  const { seen } = usePosition();
  const now = useRef<HTMLLIElement>(null);
  // Braces: newer scrollIntoView returns a promise, but an effect must return void.
  useEffect(() => {
    now.current?.scrollIntoView?.({ block: 'nearest' });
  }, [seen.turn]);
  const first = firstTurn(seen.options);
  const turns = Array.from({ length: seen.lastTurn - first + 1 }, (_, i) => first + i);
  const current = seen.phase === 'set-up' ? null : seen.turn;
  const isNear = (turn: number): boolean => current !== null && (turn === current || turn === current + 1);
  return (
    <>
      <ChangesInForce />
      <Eliminated />
      <ol className={shared.stack}>
        {turns.map((turn) => (
          <li
            key={turn}
            ref={turn === current ? now : null}
            className={css.turn}
            data-past={(current !== null && turn < current) || undefined}
            aria-current={turn === current ? 'step' : undefined}
          >
            <span className={css.number}>{turn}</span>
            <div className={panel.stack1}>
              <p className={css.dates}>
                {datesOf(turn)}
                {turn === current ? <b className={css.now}>{mapMessages().track.now}</b> : null}
              </p>
              {marksOf(seen, turn).map((mark) => (
                <p key={mark} className={panel.fine}>
                  {mark}
                </p>
              ))}
              <Pile side="soviet" belongs={(unit) => comes(seen, unit, turn)} places={isNear(turn)} />
              <Pile side="finn" belongs={(unit) => comes(seen, unit, turn)} places={isNear(turn)} />
            </div>
          </li>
        ))}
      </ol>
      <p className={`${shared.wrap} ${css.where}`}>
        <RuleLink rule="Reinforcement.Soviet" /> <RuleLink rule="Reinforcement.Finnish" />
      </p>
    </>
  );
}
