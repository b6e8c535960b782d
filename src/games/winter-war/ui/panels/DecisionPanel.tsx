import { memo } from 'react';
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import interphaseMessages from '../../content/en/interphase.ftl';
import * as ask from '../controller/queries.ts';
import { usePosition, useTable, setMode, toggled, selectUnit, unitMode } from '../../table-adapter.ts';
import { sparedUnits } from '../controller/decisions/losses.ts';
import { handlerOf, losable } from '../controller/decisions/index.ts';
import { AttackPanel } from './AttackPanel.tsx';
import { type Hex, type State, type UnitId, levelOf, counter, type Decision } from '#engine/winter-war';
import { faceOf } from '../controller/faces.ts';
import { showOnMap, RuleLink, RefusalText } from '#table';
import { Section } from '#kit/widgets/Section.tsx';
import { UnitButton, UnitLine } from '../counters/UnitButton.tsx';
import { hexText, unitList } from '../text/describe.ts';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import movePanelCss from './MovePanel.module.css';
import { signed } from '../text/numbers.ts';
import logMessages from '../../content/en/log.ftl';
import { withoutHandicaps } from '../text/counts-text.ts';
import { act } from '../controller/decision.ts';
import { confirmDestination, lostBy } from '../controller/destinations.ts';
import { Button } from '#kit/widgets/Button.tsx';
import css from './InterphasePanel.module.css';
import { DropPanel } from './DropPanel.tsx';
import { LandingPanel } from './LandingPanel.tsx';
import { joiningUnit, bringTo } from '../controller/decisions/interphase.ts';
import { TrayPanel } from './TrayPanel.tsx';

/** Hexes open to a unit, by kind of step. */
const OPEN = {
  retreat: ask.retreats,
  advance: ask.advances,
  exploit: (state: State, unit: UnitId) => ask.reach(state, unit, []).map(({ hex }) => hex),
};

interface StepButtonsProps {
  readonly unit: UnitId;
  readonly hexes: readonly Hex[];
}

/** A button for each step of one hex that a unit may take: a retreat, an advance or a move by exploitation. */
function StepButtons({ unit, hexes }: StepButtonsProps) {
  const { state, situation } = usePosition();
  const { openMark } = handlerOf({ situation });
  if (!openMark) return null;
  const mode = unitMode(unit);
  return (
    <div className={`${shared.row} ${movePanelCss.row}`} data-below-unit="">
      {hexes.map((hex) => {
        const place = hexText(hex);
        const lost = lostBy(state, mode, hex);
        const note = lost.length ? ` (${playMessages().combat.lostThen({ units: unitList(lost) })})` : '';
        return (
          <Button
            key={hex}
            aria-label={playMessages().move[openMark]({ place }) + note}
            onClick={() => confirmDestination(mode, hex)}
          >
            {place + note}
          </Button>
        );
      })}
    </div>
  );
}

interface CandidatesProps {
  readonly title: string;
  readonly units: readonly UnitId[];
  readonly step: keyof typeof OPEN;
}

/** Units that may retreat or advance, each with a button for each hex open to it; or exploit. */
function CandidatesPanel({ title, units, step }: CandidatesProps) {
  const { state, seen } = usePosition();
  const mode = useTable((table) => table.mode);
  if (!units.length) return null;
  // Any retreat of one unit costs another: the player chooses which to save.
  const isShort =
    step === 'retreat' &&
    units.every((unit) =>
      ask.retreats(state, unit).every((hex) => ask.lostByRetreat(state, unit, hex).length),
    );
  return (
    <Section title={title}>
      {isShort && units.length > 1 ? (
        <p className={panel.warnText}>{playMessages().combat.roomShort}</p>
      ) : null}
      {units.map((unit) => {
        const open = OPEN[step](state, unit);
        const { at } = state.units[unit]!;
        const pressed = mode.mode === 'unit' && mode.unit === unit;
        return (
          <div key={unit}>
            <UnitButton
              face={faceOf(seen, unit)}
              pressed={pressed}
              note={`${hexText(at)}: ${open.length ? playMessages().combat.open({ n: open.length }) : playMessages().combat.noneOpen}`}
              onPress={() => {
                selectUnit(unit);
                showOnMap(at);
              }}
            />
            <StepButtons unit={unit} hexes={open} />
          </div>
        );
      })}
    </Section>
  );
}

const ceaseFireMessages = () => interphaseMessages().interphase.ceaseFire;

/** Choice between ending the game here and playing on, with the score it would have. */
function CeaseFirePanel() {
  const { state } = usePosition();
  const outcome = ask.ceaseFire(state);
  const without = outcome && withoutHandicaps(ask.score(state), outcome.points);
  const isolated = state.units.some(({ at, cut }) => at >= 0 && cut > 0);
  return (
    <div className={panel.stack2}>
      {outcome ? (
        <p>
          {ceaseFireMessages().now}{' '}
          <b>
            {ceaseFireMessages().result({
              level: startMessages().common.level[outcome.level],
              points: signed(outcome.points),
            })}
            .
          </b>
        </p>
      ) : null}
      {without === null ? null : (
        <p>
          {logMessages().ledger.without}:{' '}
          {logMessages().ledger.levelWithout({
            points: signed(without),
            level: startMessages().common.level[levelOf(without)],
          })}
        </p>
      )}
      <p className={shared.soft}>
        {isolated ? `${ceaseFireMessages().isolated} ` : ''}
        {ceaseFireMessages().offer} <RuleLink rule="Event.K" />
      </p>
      <div className={shared.wrap}>
        <Button onClick={() => act({ type: 'accept' })}>{ceaseFireMessages().call}</Button>
        <Button onClick={() => act({ type: 'decline' })}>{ceaseFireMessages().decline}</Button>
      </div>
    </div>
  );
}

interface ForfeitPanelProps {
  readonly decision: Extract<Decision, { kind: 'forfeit' }>;
}

const forfeitMessages = () => interphaseMessages().interphase.forfeit;
const worth = (unit: number): number => counter(unit).type.attack;

/** Soviet units from which the next loss is chosen, in ascending order of strength. */
function ForfeitPanel({ decision }: ForfeitPanelProps) {
  const { state, seen } = usePosition();
  const mode = useTable((table) => table.mode);
  const chosen = mode.mode === 'lose' ? mode.units : [];
  const { cause, points } = decision;
  const units = losable(state).toSorted((a, b) => worth(a) - worth(b));
  return (
    <div className={panel.stack2}>
      <p className={`${panel.ends} ${css.head}`}>
        <b>{forfeitMessages()[cause]}</b>
        <b>{forfeitMessages().left({ points: startMessages().common.points({ n: points }) })}</b>
      </p>
      <p className={shared.soft}>
        {cause === 'climate' ? `${forfeitMessages().isolatedFirst} ` : ''}
        {forfeitMessages().each}
      </p>
      {units.map((unit) => {
        const { at, cut } = state.units[unit]!;
        const why = cut
          ? `, ${playMessages().context.isolatedBy({ why: playMessages().supply.why[cut - 1] ?? '' })}`
          : '';
        return (
          <UnitButton
            key={unit}
            face={faceOf(seen, unit)}
            pressed={chosen.includes(unit)}
            note={`${hexText(at)}, ${startMessages().common.points({ n: worth(unit) })}${why}`}
            onPress={() => {
              setMode({ mode: 'lose', units: [unit] });
              showOnMap(at);
            }}
          />
        );
      })}
    </div>
  );
}

interface MusterPanelProps {
  readonly decision: Extract<Decision, { kind: 'muster' }>;
}

/** Units that join at once, and the cities to choose from; a click on the map works too. */
function MusterPanel({ decision }: MusterPanelProps) {
  const { state, seen } = usePosition();
  const mode = useTable((table) => table.mode);
  const { units, hexes } = decision;
  const chosen = joiningUnit(state, mode);
  return (
    <div className={panel.stack2}>
      <h3 className={panel.part}>{interphaseMessages().interphase.muster.title}</h3>
      {units.map((unit) =>
        units.length > 1 ? (
          <UnitButton
            key={unit}
            face={faceOf(seen, unit)}
            pressed={unit === chosen}
            onPress={() => selectUnit(unit)}
          />
        ) : (
          <UnitLine key={unit} face={faceOf(seen, unit)} />
        ),
      )}
      <div className={shared.wrap}>
        {hexes.map((hex) => (
          <Button
            key={hex}
            onClick={() => {
              showOnMap(hex);
              bringTo(hex);
            }}
          >
            {playMessages().move.place({ place: hexText(hex) })}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Units to give up in an exchange or over the stacking limit. */
function LossPanel({ points }: { readonly points: number | null }) {
  const { state, seen } = usePosition();
  const mode = useTable((table) => table.mode);
  const chosen = mode.mode === 'lose' ? mode.units : [];
  const sum = chosen.reduce((total, unit) => total + counter(unit).type.attack, 0);
  const spared = points === null ? [] : sparedUnits(chosen, points);
  const refusal = chosen.length ? ask.check(state, { type: 'lose', units: chosen }) : null;
  return (
    <Section
      title={points === null ? playMessages().combat.losses.overstack : playMessages().combat.losses.exchange}
      aside={points === null ? null : <b>{playMessages().combat.given({ sum, points })}</b>}
    >
      {losable(state).map((unit) => (
        <UnitButton
          key={unit}
          face={faceOf(seen, unit)}
          pressed={chosen.includes(unit)}
          note={`${state.units[unit]!.at < 0 ? interphaseMessages().interphase.atSea : hexText(state.units[unit]!.at)}, ${startMessages().common.points({ n: counter(unit).type.attack })}`}
          onPress={() => setMode({ mode: 'lose', units: toggled(chosen, unit) })}
        />
      ))}
      {spared.length ? <p>{playMessages().combat.losses.spared({ units: unitList(spared) })}</p> : null}
      {refusal && refusal.key !== 'lose-too-few' ? <RefusalText refusal={refusal} /> : null}
    </Section>
  );
}

/** The panel specified by the handler of the open decision. */
export const DecisionPanel = memo(function DecisionPanel() {
  const position = usePosition();
  const mode = useTable((table) => table.mode);
  const spec = handlerOf(position).panel(position, mode);
  switch (spec?.panel) {
    case undefined:
      return null;
    case 'tray':
      return <TrayPanel situation={spec.situation} />;
    case 'attack':
      return <AttackPanel />;
    case 'candidates':
      return <CandidatesPanel {...spec} />;
    case 'losses':
      return <LossPanel points={spec.points} />;
    case 'cease-fire':
      return <CeaseFirePanel />;
    case 'landing':
      return <LandingPanel />;
    case 'muster':
      return <MusterPanel decision={spec.decision} />;
    case 'forfeit':
      return <ForfeitPanel decision={spec.decision} />;
    case 'drop':
      return <DropPanel hexes={spec.hexes} />;
  }
});
