import playMessages from '../../content/en/play.ftl';
import interphaseMessages from '../../content/en/interphase.ftl';
import * as ask from '../controller/queries.ts';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import css from './DropPlace.module.css';
import { memo, useEffect } from 'react';
import {
  type Hex,
  type State,
  board,
  counter,
  dropResult,
  PARATROOPS,
  type DropModifier,
  type DropResult,
} from '#engine/winter-war';
import { setMode, useTable, usePosition } from '../../table-adapter.ts';
import { act } from '../controller/decision.ts';
import { RuleLink, focusMap, openDialog, showOnMap, PlaceLink } from '#table';
import { askToPlan, togglePlan, chooseLandingPlace, showPlan } from '../controller/decisions/airborne.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { hexText } from '../text/describe.ts';
import { signed } from '../text/numbers.ts';
import { unitsAt } from '../controller/situation.ts';
import { Die } from '#kit/widgets/Die.tsx';
import { Modal } from '#kit/modal/Modal.tsx';

const FACES = [1, 2, 3, 4, 5, 6];
const LENINGRAD: Hex = board.places.find(({ name }) => name === 'Leningrad')!.hex;

/** Modifiers of the drop, one line each; the distance may count several times. */
function Modifiers({ found }: { readonly found: readonly DropModifier[] }) {
  return (
    <ul className={css.modifiers} aria-label={dropMessages().modifiers}>
      {[...new Set(found)].map((kind) => (
        <li key={kind}>
          <b>{signed(-found.filter((one) => one === kind).length)}</b>{' '}
          {interphaseMessages().interphase.drop.modifier[kind]}
        </li>
      ))}
    </ul>
  );
}

/** Effect of each face of the disruption die, and its frequency. */
function Chances({ against }: { readonly against: number }) {
  const results = FACES.map((face) => dropResult(face - against));
  const kinds = (Object.keys(dropMessages().result) as DropResult[]).filter((kind) => results.includes(kind));
  return (
    <>
      <ol className={css.faces}>
        {FACES.map((face, i) => (
          <li key={face} data-result={results[i]} title={dropMessages().result[results[i]!].name}>
            <Die face={face} size={24} />
            <span>{dropMessages().short[results[i]!]}</span>
          </li>
        ))}
      </ol>
      <ul className={css.chances} aria-label={playMessages().combat.chances}>
        {kinds.map((kind) => (
          <li key={kind}>
            <b>{dropMessages().chance({ n: results.filter((one) => one === kind).length })}</b>{' '}
            <span>
              {dropMessages().result[kind].name}. {dropMessages().result[kind].meaning}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A landing hex: distance, modifiers, and the chances of the die if one is rolled. */
function DropPlace({ hex, dice }: { readonly hex: Hex; readonly dice: boolean }) {
  const { state, seen } = usePosition();
  const found = ask.dropModifiers(seen, hex);
  const enemies = unitsAt(seen, hex).some((unit) => counter(unit).side !== counter(PARATROOPS).side);
  return (
    <div className={`${panel.chosen} ${panel.stack2}`}>
      <p className={css.place}>
        <b>
          <PlaceLink place={hex} />
        </b>
        <span>{dropMessages().far({ n: board.distance(hex, LENINGRAD) })}</span>
      </p>
      {dice ? (
        <>
          <Modifiers found={found} />
          <Chances against={found.length} />
          <p className={panel.fine}>
            {state.phase === 'planned-drop'
              ? null
              : state.phase === 'set-up'
                ? dropMessages().faceDown
                : dropMessages().today}{' '}
            <RuleLink rule="Option.D1" />
          </p>
          {enemies ? <p className={panel.warnText}>{dropMessages().occupied}</p> : null}
        </>
      ) : (
        <p className={panel.fine}>
          {dropMessages().noDie} <RuleLink rule="Event.F" />
        </p>
      )}
    </div>
  );
}

const lookAwayMessages = () => interphaseMessages().variant.drop.lookAway;

/** Asks the Finnish player to look away before the landing hex is shown. */
function LookAwayDialog() {
  const dialog = useTable((table) => table.dialog);
  const shows = dialog === 'show-plan';
  const close = (): void => openDialog(null);
  // The focus moves to the map, where the hex is chosen.
  const closed = (event: Event): void => {
    if (useTable.getState().mode.mode !== 'aim') return;
    event.preventDefault();
    focusMap();
  };
  return (
    <Modal
      title={lookAwayMessages().title}
      open={shows || dialog === 'look-away'}
      onClose={close}
      onClosed={closed}
    >
      <p>{shows ? lookAwayMessages().show : lookAwayMessages().text}</p>
      <div>
        <Button kind="primary" data-first onClick={shows ? showPlan : chooseLandingPlace}>
          {shows ? playMessages().curtain.lift({ side: 'soviet' }) : lookAwayMessages().go}
        </Button>
      </div>
    </Modal>
  );
}

const dropMessages = () => interphaseMessages().variant.drop;

/** The legal hex under the cursor, else the chosen one. */
function useAim(open: readonly Hex[]): Hex | null {
  const mode = useTable((table) => table.mode);
  const hover = useTable((table) => table.hover);
  const focus = useTable((table) => table.focus);
  const taken = mode.mode === 'aim' ? mode.hex : null;
  return [hover, focus].find((hex) => hex !== null && open.includes(hex)) ?? taken;
}

/** Choice of the landing hex, with the chances there. */
function Aim({ open }: { readonly open: readonly Hex[] }) {
  const mode = useTable((table) => table.mode);
  const aim = useAim(open);
  const taken = mode.mode === 'aim' ? mode.hex : null;
  return (
    <>
      <p className={panel.small}>{dropMessages().aim}</p>
      {aim === null ? null : <DropPlace hex={aim} dice />}
      <div className={shared.wrap}>
        {taken === null ? null : (
          <Button kind="primary" onClick={() => act({ type: 'plan', hex: taken })}>
            {dropMessages().put({ place: hexText(taken) })}
          </Button>
        )}
        <Button kind="quiet" onClick={() => setMode({ mode: 'idle' })}>
          {dropMessages().back}
        </Button>
      </div>
    </>
  );
}

/** The plan for the paratroops, for the Soviet player only: secret, shown only on request (Option.D3). */
export const PlanPanel = memo(function PlanPanel() {
  // Null for the Finnish player, and when there is no plan and none can be made.
  const seen = usePosition((position) =>
    position.viewer === 'soviet' &&
    position.state.phase !== 'planned-drop' &&
    (position.seen.course.plan || ask.mayPlan(position.seen))
      ? position.seen
      : null,
  );
  return seen && <Plan seen={seen} />;
});

function Plan({ seen }: { readonly seen: State }) {
  const mode = useTable((table) => table.mode);
  const open = ask.mayPlan(seen);
  const { plan } = seen.course;
  const peeking = mode.mode === 'peek' && plan !== null;
  return (
    <Section title={dropMessages().title} aside={<RuleLink rule="Option.D3" short="§" />}>
      {mode.mode === 'aim' ? (
        <Aim open={ask.planHexes(seen)} />
      ) : (
        <>
          <p className={panel.small}>
            {plan ? dropMessages().written({ turn: plan.turn }) : dropMessages().none}
          </p>
          {peeking ? <DropPlace hex={plan.hex} dice /> : null}
          {peeking ? <p className={panel.fine}>{dropMessages().showing}</p> : null}
          <div className={shared.wrap}>
            {open ? (
              <Button onClick={askToPlan}>{plan ? dropMessages().change : dropMessages().write}</Button>
            ) : null}
            {plan ? (
              <Button pressed={peeking} onClick={togglePlan}>
                {dropMessages().show}
              </Button>
            ) : null}
            {open && plan ? (
              <Button kind="quiet" onClick={() => act({ type: 'plan', hex: null })}>
                {dropMessages().tear}
              </Button>
            ) : null}
          </div>
        </>
      )}
      <LookAwayDialog />
    </Section>
  );
}

/** The drop itself: in the planned hex, or in one of the player's choice (Special Event F). */
export function DropPanel({ hexes }: { readonly hexes: readonly Hex[] }) {
  const { state } = usePosition();
  const mode = useTable((table) => table.mode);
  const aim = useAim(hexes);
  const planned = state.phase === 'planned-drop';
  const first = planned ? hexes[0] : undefined;
  // Any of many hexes: starts with the middle one.
  const middle = hexes[hexes.length >> 1];
  useEffect(() => {
    if (middle !== undefined) showOnMap(middle);
  }, [middle]);
  if (!hexes.length) return null;
  const shown = first ?? aim;
  const taken = first ?? (mode.mode === 'aim' ? mode.hex : null);
  return (
    <Section
      title={dropMessages().title}
      aside={<RuleLink rule={planned ? 'Option.D' : 'Event.F'} short="§" />}
    >
      <p className={panel.small}>{planned ? dropMessages().planned : dropMessages().aimEvent}</p>
      {shown === null ? null : <DropPlace hex={shown} dice={planned} />}
      <div className={shared.wrap}>
        {taken === null ? null : (
          <Button kind="primary" onClick={() => act({ type: 'drop', hex: taken })}>
            {dropMessages().at({ place: hexText(taken) })}
          </Button>
        )}
        <Button kind="quiet" onClick={() => act({ type: 'end' })}>
          {planned ? dropMessages().giveUp : dropMessages().notNow}
        </Button>
      </div>
    </Section>
  );
}
