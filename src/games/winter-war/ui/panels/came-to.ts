import { eventKey } from '../text/interphase-text.ts';
import interphaseMessages from '../../content/en/interphase.ftl';
import type { Rolled, RuleId, State } from '#engine/winter-war';
import { endsGame } from '../log/interphase.ts';

interface CameTo {
  readonly title: string;
  readonly text: string;
  readonly rule: RuleId;
}

const sum = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);

/** What a die of the running Interphase means, in a few words. */
export function cameTo(roll: Rolled, { turn, options }: State): CameTo {
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
