import { percent } from '../text/numbers.ts';
import interphaseMessages from '../../content/en/interphase.ftl';
import { useGame, usePosition } from '../../table-adapter.ts';
import { courseOf, type StepName } from '../log/interphase-course.ts';
import { eventKey, lostText } from '../text/counts-text.ts';
import {
  eventOf,
  interventionAtMost,
  LENGTH_ROLLS,
  scenarioOf,
  type RuleId,
  type State,
} from '#engine/winter-war';
import { whyNot } from '../log/interphase.ts';
import { Die } from '#kit/widgets/Die.tsx';
import { RuleLink } from '#table';
import panelText from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import css from './InterphaseTable.module.css';

/** A line of a table: the faces of the die that lead to it, and its meaning. */
interface TableLine {
  readonly faces: readonly number[];
  readonly letter: string;
  readonly meaning: string;
  readonly rule: RuleId | null;
  /** Which part of it is lost from the printed game, or null. */
  readonly reconstructed: string | null;
  /** Why it would have no effect now, or null. */
  readonly voidNow: string | null;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Merges adjacent faces with the same result into one line. */
function gathered(lineOf: (die: number) => Omit<TableLine, 'faces'>): TableLine[] {
  const lines: TableLine[] = [];
  for (const face of FACES) {
    const line = lineOf(face);
    const last = lines.at(-1);
    const same =
      last?.letter === line.letter &&
      last.meaning === line.meaning &&
      last.reconstructed === line.reconstructed;
    if (same) lines[lines.length - 1] = { ...last, faces: [...last.faces, face] };
    else lines.push({ ...line, faces: [face] });
  }
  return lines;
}

const none = (): Omit<TableLine, 'faces'> => ({
  letter: '–',
  meaning: interphaseMessages().interphase.brings.none,
  rule: null,
  reconstructed: null,
  voidNow: null,
});

/** From this Game-Turn on the printed row for a 5 is lost (X1). */
const LOST_ROW_FROM = 6;

function scenarioTable({ turn, options }: State): TableLine[] {
  const { brings, panel } = interphaseMessages().interphase;
  return gathered((face) => {
    const die = Math.min(6, face + (options.acceleratedAid ? 1 : 0));
    const letter = scenarioOf(turn, die);
    if (!letter) return none();
    const row = die === 5 && turn >= LOST_ROW_FROM ? panel.notes.row : undefined;
    const lost = [row, lostText(letter)].filter((note) => note !== undefined);
    return {
      letter,
      meaning: brings.scenario[letter],
      rule: `Scenario.${letter}`,
      reconstructed: lost.length ? lost.join(' ') : null,
      voidNow: null,
    };
  });
}

/** Why an event would have no effect, as far as known before the roll; other reasons depend on the units. */
function knownVoid(letter: string, state: State): string | null {
  const { course, options } = state;
  const isVoid =
    (letter === 'F' && course.paradrop) ||
    (letter === 'H' && (course.petrozavodskRaised || !course.scenario)) ||
    (letter === 'K' && !options.ceaseFire);
  return isVoid ? whyNot(letter, state) : null;
}

/** The first table's entry for a 2 is lost; that table applies up to the fourth Game-Turn. */
const LOST_ENTRY = { die: 2, until: 4 } as const;

function eventTable(state: State): TableLine[] {
  const { turn, options } = state;
  const { brings, panel } = interphaseMessages().interphase;
  return gathered((die) => {
    const event = eventOf(turn, die);
    const reconstructed = die === LOST_ENTRY.die && turn <= LOST_ENTRY.until ? panel.notes.entry : null;
    if (!event && die === 1 && options.acceleratedAid)
      return { ...none(), letter: '+', meaning: brings.volunteers, rule: 'Option.F' };
    if (!event) return { ...none(), reconstructed };
    return {
      letter: event === 'G+J' ? 'G J' : event,
      meaning: event === 'F' && options.airborne ? brings.event.Fagain : brings.event[eventKey(event)],
      rule: event === 'G+J' ? 'Event.Table' : `Event.${event}`,
      reconstructed,
      voidNow: knownVoid(event, state),
    };
  });
}

function lengthTable({ turn }: State): TableLine[] {
  const roll = LENGTH_ROLLS[turn];
  return gathered((die) => ({
    ...none(),
    letter: '',
    meaning:
      !roll || die <= roll.endsOn
        ? interphaseMessages().interphase.brings.ends
        : interphaseMessages().interphase.brings.goesOn({ turn: roll.lastTurn }),
  }));
}

/** Highest sum of two dice for an intervention, and how many of the 36 rolls do not exceed it. */
function interventionChance(turn: number): { readonly atMost: number; readonly throws: number } {
  const atMost = interventionAtMost(turn);
  const throws = FACES.flatMap((a) => FACES.map((b) => a + b)).filter((sum) => sum <= atMost).length;
  return { atMost, throws };
}

/** The highest die on which a neighbour resists (Designer.C). */
const resistsAtMost = (who: 'norway' | 'sweden', norwayResists: boolean): number =>
  who === 'norway' ? 1 : norwayResists ? 3 : 2;

const panelMessages = () => interphaseMessages().interphase.panel;

function Line({ line }: { readonly line: TableLine }) {
  const { faces, letter, meaning, rule, reconstructed, voidNow } = line;
  return (
    <tr>
      <th scope="row">
        <span className={shared.unseen}>
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
          <span className={panelText.below}>{panelMessages().voidNow({ why: voidNow })}</span>
        )}
        {reconstructed === null ? null : (
          <span className={panelText.below}>{panelMessages().reconstructed({ what: reconstructed })}</span>
        )}
      </td>
    </tr>
  );
}

function Lines({ lines }: { readonly lines: readonly TableLine[] }) {
  return (
    <table className={css.table}>
      <thead className={shared.unseen}>
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

/** Combined effect of Norway's and Sweden's dice. */
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
      <p className={panelText.below}>{panelMessages().neighbours}</p>
      <Outcomes turn={turn} />
    </>
  );
}

/** Chance that a neighbour resists, and the combined effect of both. */
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

/** Table for the next die. */
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
            <p className={panelText.below}>
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
