import { percent } from '../text/numbers.ts';
import interphaseMessages from '../../content/en/interphase.ftl';
import { useGame, usePosition } from '../../table-adapter.ts';
import { courseOf, type StepName } from '../log/interphase-course.ts';
import {
  eventTable,
  interventionChance,
  lengthTable,
  resistsAtMost,
  scenarioTable,
  type TableLine,
} from './interphase-tables.ts';
import { Die } from '#kit/widgets/Die.tsx';
import { RuleLink } from '#table';
import unseen from '#kit/widgets/unseen.module.css';
import css from './InterphaseTable.module.css';

const panelMessages = () => interphaseMessages().interphase.panel;

function Line({ line }: { readonly line: TableLine }) {
  const { faces, letter, meaning, rule, reconstructed, voidNow } = line;
  return (
    <tr>
      <th scope="row">
        <span className={unseen.unseen}>
          {panelMessages().faces({ count: faces.length, first: faces[0]!, last: faces.at(-1)! })}
        </span>
        <span className={css.faces} aria-hidden>
          {faces.map((face) => (
            <Die key={face} face={face} size={18} />
          ))}
        </span>
      </th>
      <td>
        {letter ? <b className={css.letter}>{letter}</b> : null}
        {meaning} {rule ? <RuleLink rule={rule} short="§" /> : null}
        {voidNow === null ? null : (
          <span className={css.note}>{panelMessages().voidNow({ why: voidNow })}</span>
        )}
        {reconstructed === null ? null : (
          <span className={css.note}>{panelMessages().reconstructed({ what: reconstructed })}</span>
        )}
      </td>
    </tr>
  );
}

function Lines({ lines }: { readonly lines: readonly TableLine[] }) {
  return (
    <table className={css.table}>
      <thead className={unseen.unseen}>
        <tr>
          <th scope="col">{panelMessages().die}</th>
          <th scope="col">{panelMessages().result}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.faces.join()} line={line} />
        ))}
      </tbody>
    </table>
  );
}

/** What Norway and Sweden together decide. */
function Outcomes({ turn }: { readonly turn: number }) {
  const { none, one, both } = panelMessages().outcomes;
  return (
    <ul className={css.outcomes}>
      <li>{none}</li>
      <li>{one}</li>
      <li>{both({ turn: turn + 1 })}</li>
    </ul>
  );
}

function Intervention({ turn }: { readonly turn: number }) {
  const { atMost, throws } = interventionChance(turn);
  return (
    <>
      <p className={css.number}>
        <b>{panelMessages().intervention({ atMost })}</b>
        <span>{panelMessages().chance({ favourable: throws, of: 36, percent: percent(throws / 36) })}</span>
      </p>
      <p className={css.note}>{panelMessages().neighbours}</p>
      <Outcomes turn={turn} />
    </>
  );
}

/** Whether a neighbour resists, and what both together decide. */
function Neighbour({ who, turn }: { readonly who: 'norway' | 'sweden'; readonly turn: number }) {
  const timeline = useGame((game) => game.timeline);
  const norway = timeline && courseOf(timeline).find(({ name }) => name === 'norway')?.roll;
  const atMost = resistsAtMost(who, norway?.of === 'norway' && norway.resists);
  return (
    <>
      <p className={css.number}>
        <b>{panelMessages().resists({ who: interphaseMessages().interphase.neutral[who], atMost })}</b>
        <span>{panelMessages().chance({ favourable: atMost, of: 6, percent: percent(atMost / 6) })}</span>
      </p>
      <Outcomes turn={turn} />
    </>
  );
}

/** The table that the next die is read on. */
export function InterphaseTable({ name }: { readonly name: StepName }) {
  const { state } = usePosition();
  switch (name) {
    case 'length':
      return <Lines lines={lengthTable(state)} />;
    case 'scenario':
      return (
        <>
          <Lines lines={scenarioTable(state)} />
          {state.options.acceleratedAid ? (
            <p className={css.note}>
              {panelMessages().plusOne} <RuleLink rule="Option.F" />
            </p>
          ) : null}
        </>
      );
    case 'event':
      return <Lines lines={eventTable(state)} />;
    case 'intervention':
      return <Intervention turn={state.turn} />;
    case 'norway':
    case 'sweden':
      return <Neighbour who={name} turn={state.turn} />;
    case 'cease-fire':
    case 'landing':
      return null;
  }
}
