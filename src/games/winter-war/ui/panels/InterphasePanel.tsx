import { halves } from '../text/numbers.ts';
import { lostText, eventKey } from '../text/counts-text.ts';
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import interphaseMessages from '../../content/en/interphase.ftl';
import { useEffect, useRef } from 'react';
import type { Rolled, RuleId, State } from '#engine/winter-war';
import { useGame, usePosition } from '../../table-adapter.ts';
import { courseOf, type Assault, type CourseStep } from '../log/interphase-course.ts';
import { isLast } from '../controller/decisions/interphase.ts';
import { Die, RolledDie } from '#kit/widgets/Die.tsx';
import { Linked, RuleLink, type Sentence, plain } from '#table';
import { Section } from '#kit/widgets/Section.tsx';
import { endsGame } from '../log/interphase.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { InterphaseTable } from './InterphaseTable.tsx';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import css from './InterphasePanel.module.css';

interface CameTo {
  readonly title: string;
  readonly text: string;
  readonly rule: RuleId;
}

const sum = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);

/** Meaning of a die in the running Interphase, in brief. */
function cameTo(roll: Rolled, { turn, options }: State): CameTo {
  const { dice } = roll;
  const { came, brings, neutral } = interphaseMessages().interphase;
  switch (roll.of) {
    case 'length': {
      const ends = endsGame(dice[0]!, turn);
      return {
        title: ends ? came.warEnds : came.warGoesOn,
        text: ends ? brings.ends : brings.goesOn({ turn: roll.lastTurn }),
        rule: 'Option.E',
      };
    }
    case 'scenario': {
      const { letter, modified } = roll;
      const counted = dice[0] === modified ? '' : `${came.counted({ die: dice[0]!, modified })} `;
      return letter
        ? {
            title: came.scenario({ letter, scenario: interphaseMessages().interphase.scenario[letter] }),
            text: counted + brings.scenario[letter],
            rule: `Scenario.${letter}`,
          }
        : { title: came.noScenario, text: counted + came.again, rule: 'Scenario.Table' };
    }
    case 'intervention':
      return roll.comes
        ? {
            title: came.allies({ sum: sum(dice), atMost: roll.atMost }),
            text: came.hasten({ turn: turn + 1, next: turn + 1 + 1 }),
            rule: 'Designer.C',
          }
        : {
            title: came.stayAway({ sum: sum(dice), atMost: roll.atMost }),
            text: came.again,
            rule: 'Designer.C',
          };
    case 'norway':
    case 'sweden': {
      const who = neutral[roll.of];
      return {
        title: roll.resists ? came.resists({ who }) : came.letsThrough({ who }),
        text: came.resistsOn({ atMost: roll.atMost }),
        rule: 'Designer.C',
      };
    }
    case 'event': {
      const { event } = roll;
      if (roll.volunteers) return { title: came.volunteers, text: brings.volunteers, rule: 'Option.F' };
      if (!event) return { title: came.noEvent, text: '', rule: 'Event.Table' };
      const text = event === 'F' && options.airborne ? brings.event.Fagain : brings.event[eventKey(event)];
      return {
        title: came.event({
          event: eventKey(event),
          what: interphaseMessages().interphase.event[eventKey(event)],
        }),
        text,
        rule: event === 'G+J' ? 'Event.Table' : `Event.${event}`,
      };
    }
  }
}

const panelMessages = () => interphaseMessages().interphase.panel;

const citesRule = (line: Sentence): boolean =>
  line.some((part) => typeof part !== 'string' && 'rule' in part);

interface FallenProps {
  readonly roll: Rolled;
  readonly latest: boolean;
  /** The news below describe it in more detail, with the rule. */
  readonly told: boolean;
}

/** The dice with their meaning; they are animated only when just rolled. */
function Fallen({ roll, latest, told }: FallenProps) {
  const { state } = usePosition();
  const { title, text, rule } = cameTo(roll, state);
  const reconstructed = roll.of === 'scenario' && roll.letter ? lostText(roll.letter) : undefined;
  const Cube = latest ? RolledDie : Die;
  return (
    <div className={css.fallen}>
      <span className={css.dice}>
        {roll.dice.map((face, i) => (
          <Cube key={`${i}`} face={face} size={40} />
        ))}
      </span>
      <div className={css.words}>
        <p className={css.result}>{title}</p>
        {reconstructed ? (
          <p className={panel.fine}>{panelMessages().reconstructed({ what: reconstructed })}</p>
        ) : null}
        {told && roll.of === 'event' ? null : (
          <p>
            {text} <RuleLink rule={rule} />
          </p>
        )}
      </div>
    </div>
  );
}

/** The die of the assault on Petsamo. */
function Assaulted({ assault, latest }: { readonly assault: Assault; readonly latest: boolean }) {
  const { attack, defence, column, die, result } = assault;
  const Cube = latest ? RolledDie : Die;
  return (
    <div className={css.fallen}>
      <Cube face={die} size={40} />
      <div className={css.words}>
        <p className={css.result}>{playMessages().combat.result[result].name}</p>
        <p>
          {interphaseMessages().interphase.landing.assault}:{' '}
          {playMessages().combat.against({ a: halves(attack), d: halves(defence) })}, {column}{' '}
          <RuleLink rule="Scenario.A" />
        </p>
      </div>
    </div>
  );
}

function Step({ step, latest }: { readonly step: CourseStep; readonly latest: boolean }) {
  const { name, side, status, roll, assault, news } = step;
  const now = status === 'now';
  return (
    <li
      className={`${panel.stack2} ${css.step}`}
      data-status={status}
      data-latest={latest || undefined}
      aria-current={now ? 'step' : undefined}
    >
      <p className={`${panel.ends} ${css.head}`}>
        <b>{panelMessages().step[name]}</b>
        <span className={panel.fine}>
          {startMessages().common.player[side]}, {panelMessages().status[status]}
        </span>
      </p>
      {roll ? <Fallen roll={roll} latest={latest && !assault} told={news.some(citesRule)} /> : null}
      {assault ? <Assaulted assault={assault} latest={latest} /> : null}
      {news.map((line) => (
        <p key={plain(line)}>
          <Linked parts={line} />
        </p>
      ))}
      {now && roll === null ? <InterphaseTable name={name} /> : null}
      {now ? <DecisionPanel /> : null}
    </li>
  );
}

/** Scrolls to the current step, and then to the latest result, which has priority. */
function useInView(changes: string) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    for (const which of ['[aria-current]', '[data-latest]'])
      list.current?.querySelector(which)?.scrollIntoView?.({ block: 'nearest' });
  }, [changes]);
  return list;
}

/** The Interphase step by step: dice with their effects, the table of the next die, steps to come. */
export function InterphasePanel() {
  const { state } = usePosition();
  const timeline = useGame((game) => game.timeline);
  const steps = timeline ? courseOf(timeline) : [];
  const list = useInView(
    steps.map(({ key, status, assault, news }) => `${key} ${status} ${assault?.die} ${news.length}`).join(),
  );
  const latest = steps.findLast(({ roll, assault }) => roll ?? assault);
  const { turn, course, interphase, decisions } = state;
  const { scenario } = course;
  const over = !interphase?.steps.length && !decisions.length;
  return (
    <Section title={panelMessages().title({ turn })} aside={<RuleLink rule="Sequence.C" short="§" />}>
      {scenario && scenario.turn < turn ? (
        <p className={shared.soft}>
          {panelMessages().inForce({
            letter: scenario.letter,
            scenario: interphaseMessages().interphase.named({ letter: scenario.letter }),
            turn: scenario.turn,
          })}
        </p>
      ) : null}
      <ol ref={list} className={shared.stack}>
        {steps.map((step) => (
          <Step key={step.key} step={step} latest={step === latest} />
        ))}
      </ol>
      {over ? (
        <p className={shared.soft}>
          {isLast(state) ? panelMessages().ended : panelMessages().finished({ turn: turn + 1 })}
        </p>
      ) : null}
    </Section>
  );
}
