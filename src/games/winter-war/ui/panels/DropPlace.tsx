import { signed } from '../text/numbers.ts';
import playMessages from '../../content/en/play.ftl';
import interphaseMessages from '../../content/en/interphase.ftl';
import {
  board,
  counter,
  dropResult,
  PARATROOPS,
  type DropModifier,
  type DropResult,
  type Hex,
} from '#engine/winter-war';
import * as ask from '../controller/queries.ts';
import { unitsAt } from '../controller/situation.ts';
import { usePosition } from '../../table-adapter.ts';
import { Die } from '#kit/widgets/Die.tsx';
import { PlaceLink, RuleLink } from '#table';
import chancesCss from './chances.module.css';
import css from './DropPlace.module.css';

const dropMessages = () => interphaseMessages().variant.drop;
const FACES = [1, 2, 3, 4, 5, 6];
const LENINGRAD: Hex = board.places.find(({ name }) => name === 'Leningrad')!.hex;

/** What counts against the drop, one line a reason; the distance may count more than once. */
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

/** What each face of the disruption die would bring, and how often. */
function Chances({ against }: { readonly against: number }) {
  const results = FACES.map((face) => dropResult(face - against));
  const kinds = (Object.keys(dropMessages().result) as DropResult[]).filter((kind) => results.includes(kind));
  return (
    <>
      <ol className={`${chancesCss.faces} ${css.faces}`}>
        {FACES.map((face, i) => (
          <li key={face} data-result={results[i]} title={dropMessages().result[results[i]!].name}>
            <Die face={face} size={24} />
            <span>{dropMessages().short[results[i]!]}</span>
          </li>
        ))}
      </ol>
      <ul className={`${chancesCss.chances} ${css.chances}`} aria-label={playMessages().combat.chances}>
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

/** A landing place: how far, what counts against it, and the chances of the die, if one is rolled. */
export function DropPlace({ hex, dice }: { readonly hex: Hex; readonly dice: boolean }) {
  const { state, seen } = usePosition();
  const found = ask.dropModifiers(seen, hex);
  const enemies = unitsAt(seen, hex).some((unit) => counter(unit).side !== counter(PARATROOPS).side);
  return (
    <div className={css.card}>
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
          <p className={css.hint}>
            {state.phase === 'planned-drop'
              ? null
              : state.phase === 'set-up'
                ? dropMessages().faceDown
                : dropMessages().today}{' '}
            <RuleLink rule="Option.D1" />
          </p>
          {enemies ? <p className={css.warn}>{dropMessages().occupied}</p> : null}
        </>
      ) : (
        <p className={css.hint}>
          {dropMessages().noDie} <RuleLink rule="Event.F" />
        </p>
      )}
    </div>
  );
}
