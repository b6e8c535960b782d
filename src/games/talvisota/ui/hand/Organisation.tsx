/** Trays of the Organisation Phase: front boxes, units bought back, special movement. */
import {
  conquered,
  FRONTS,
  kinds,
  MARKERS,
  placeOf,
  recoveryCost,
  size,
  SOVIET_UNITS,
  type Front,
  type SovietForce,
  type SovietUnit,
  type State,
} from '../../../../engine/talvisota/index.ts';
import { Button } from '../../../../kit/widgets/Button.tsx';
import { Section } from '../../../../kit/widgets/Section.tsx';
import { playAll } from '../../here.ts';
import { usualSetUp } from '../../set-up/usual.ts';
import { commonWords } from '../words/common-words.ts';
import { forceText } from '../words/force-text.ts';
import { spaceName } from '../words/names.ts';
import { act } from './act.ts';
import { ForcePicker, Note, Stepper, UnitName } from './Controls.tsx';
import { setDesk, type Desk } from './desk.ts';
import css from './Hand.module.css';
import { handWords } from './hand-words.ts';

interface TrayProps {
  readonly state: State;
  readonly desk: Desk;
}

const byFront = (): readonly (readonly [Front, string])[] =>
  FRONTS.map((front) => [front, commonWords().front[front]] as const);

/** Waiting units into front boxes: before the first turn, and in January. */
export function FrontBoxes({ state }: Pick<TrayProps, 'state'>) {
  const { waiting, boxes } = state.soviet;
  const setUp = state.phase === 'set-up';
  const shown = SOVIET_UNITS.filter(
    (unit) => waiting[unit] > 0 || (setUp && FRONTS.some((front) => boxes[front][unit])),
  );
  return (
    <Section
      title={handWords().boxes}
      aside={
        setUp ? (
          <Button
            kind="quiet"
            onClick={() => playAll(usualSetUp(state).filter(({ type }) => type !== 'end'))}
          >
            {handWords().usual}
          </Button>
        ) : null
      }
    >
      {byFront().map(([front, name]) => (
        <div key={front} className={css.box}>
          <div className={css.boxHead}>
            <b>{name}</b>
            <span className={css.note}>{forceText(boxes[front])}</span>
          </div>
          <ul className={css.force}>
            {shown.map((unit) => (
              <li key={unit}>
                <UnitName short side="soviet" unit={unit} count={boxes[front][unit]} />
                <span className={css.count}>
                  <Stepper
                    label={`${unit}, ${name}`}
                    value={boxes[front][unit]}
                    least={setUp ? 0 : boxes[front][unit]}
                    most={boxes[front][unit] + waiting[unit]}
                    onChange={(count) =>
                      void act({ type: 'assign', unit, front, count: count - boxes[front][unit] })
                    }
                  />
                  <Button
                    kind="quiet"
                    aria-label={`${handWords().all}: ${unit}, ${name}`}
                    disabled={!waiting[unit]}
                    onClick={() => void act({ type: 'assign', unit, front, count: waiting[unit] })}
                  >
                    {handWords().all}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Note>
        {handWords().waiting}: {forceText(waiting)}
      </Note>
    </Section>
  );
}

/** Lost units that can be bought back. */
export function Recovery({ state }: Pick<TrayProps, 'state'>) {
  const { reinforcements } = state.soviet;
  if (!size(reinforcements)) return null;
  const cost = (unit: SovietUnit): string => {
    const points = recoveryCost(state, unit, 1);
    return points ? handWords().cost(points) : handWords().free;
  };
  return (
    <Section title={handWords().reinforcements}>
      <ul className={css.boxes}>
        {kinds(reinforcements).map((unit) => (
          <li key={unit} className={css.box}>
            <div className={css.boxHead}>
              <UnitName side="soviet" unit={unit} count={reinforcements[unit]} />
              <span className={css.note}>{cost(unit)}</span>
            </div>
            <div className={css.plates}>
              {byFront().map(([front, name]) => (
                <Button key={front} onClick={() => void act({ type: 'recover', unit, front, count: 1 })}>
                  {handWords().more(unit)}: {name}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** From a front box or a space along the line. */
export function Movement({ state, desk }: TrayProps) {
  const { soviet } = state;
  const { from } = desk;
  const force: SovietForce | null =
    from === null ? null : typeof from === 'number' ? soviet.map[from]! : soviet.boxes[from];
  const w = handWords();
  return (
    <>
      <Section title={w.boxes}>
        <div className={css.boxes}>
          {byFront().map(([front, name]) => (
            <div key={front} className={css.box} data-chosen={from === front || undefined}>
              <div className={css.boxHead}>
                <Button
                  pressed={from === front}
                  disabled={!size(soviet.boxes[front])}
                  onClick={() => setDesk({ from: front, units: null, target: null })}
                >
                  {name}
                </Button>
                <span className={css.note}>{forceText(soviet.boxes[front])}</span>
              </div>
            </div>
          ))}
        </div>
      </Section>
      {force === null || from === null ? (
        <Note>{w.chooseFrom}</Note>
      ) : (
        <Section
          title={typeof from === 'number' ? spaceName(from) : commonWords().front[from]}
          aside={
            <Button kind="quiet" onClick={() => setDesk({ units: { ...force } })}>
              {w.all}
            </Button>
          }
        >
          <ForcePicker
            side="soviet"
            from={force}
            units={desk.units ?? {}}
            onChange={(units) => setDesk({ units, target: null })}
          />
          <Note>{desk.target === null ? w.chooseTarget : `${w.target}: ${spaceName(desk.target)}`}</Note>
        </Section>
      )}
      <Markers state={state} />
    </>
  );
}

/** Possession markers: where they lie, and where they could. */
function Markers({ state }: Pick<TrayProps, 'state'>) {
  const { markers } = state.soviet;
  const held = conquered(state);
  const w = handWords();
  if (!held.length) return null;
  return (
    <Section
      title={w.markers}
      aside={<span className={css.note}>{w.markersLeft(MARKERS - markers.length)}</span>}
    >
      <ul className={css.force}>
        {held.map((space) => {
          const on = markers.includes(space);
          return (
            <li key={space}>
              <span>
                {spaceName(space)} <small>({commonWords().front[placeOf(space).front]})</small>
              </span>
              <Button pressed={on} onClick={() => void act({ type: 'mark', space, on: !on })}>
                {on ? w.liftMarker : w.layMarker}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
