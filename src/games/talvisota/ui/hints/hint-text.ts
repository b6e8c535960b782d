import { fill } from '#kit/i18n/messages.ts';
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import type { Action, State } from '#engine/talvisota';
import { hasAid } from '#table';
import type { Purpose } from '../../ai/plans.ts';
import { meansOf } from '../controller/PlanLine.tsx';
import { kindOf } from '../controller/situation.ts';
import { labelOf } from '../controller/step.ts';
import { forceText, mannerheimText, meansText, supportText, unitsText } from '../text/force-text.ts';
import { boxName, spaceName } from '../text/names.ts';

/** "Karelia: against Terijoki, Massive attack, about 43 %" */
export function purposeText({ aim, front, spaces, strategy, chance }: Purpose): string {
  const t = playMessages().purposes;
  const parts = [
    fill(t.aim[aim], { spaces: spaces.map(spaceName).join(', ') }),
    ...(strategy ? [startMessages().common.strategy[strategy]] : []),
    ...(chance === null || !hasAid('odds') ? [] : [t.chance({ percent: Math.round(chance * 100) })]),
  ];
  return `${startMessages().common.front[front]}: ${parts.join(', ')}`;
}

export function actionText(state: State, action: Action): string {
  const t = playMessages().decision;
  const { button } = t;
  const common = startMessages().common;
  const soviet = (slot: number): string => {
    const strategy = state.soviet.plans[slot]?.strategy;
    return strategy ? common.strategy[strategy] : boxName(slot);
  };
  switch (action.type) {
    case 'assign':
      return `${common.front[action.front]}: ${unitsText(action.unit, action.count)}`;
    case 'recover':
      return `${common.front[action.front]}: ${playMessages().purposes.buyBack({ units: unitsText(action.unit, action.count) })}`;
    case 'withdraw':
      return `${spaceName(action.space)}: ${t.takeHome({ count: action.scouts })}`;
    case 'enter':
    case 'march':
      return `${spaceName(action.to)}: ${forceText(action.units)}`;
    case 'mark':
      return `${spaceName(action.space)}: ${action.on ? t.layMarker : t.liftMarker}`;
    case 'plan':
      return `${boxName(action.slot)}: ${action.strategy ? common.strategy[action.strategy] : t.none}`;
    case 'post':
      return `${action.front ? common.front[action.front] : t.takeBack}: ${supportText(action.support)}`;
    case 'commit': {
      const means = [forceText(action.units), meansText(action.supports)].filter(Boolean).join('; ');
      return `${soviet(action.slot)}, ${spaceName(action.from)}: ${means}`;
    }
    case 'prepare': {
      const plan = state.finnish.plans[action.slot];
      return plan ? `${boxName(action.slot)}: ${meansOf({ ...plan, ...action })}` : boxName(action.slot);
    }
    case 'swap':
      return t.swap;
    case 'deploy':
      return `${soviet(action.slot)}: ${spaceName(action.target)}`;
    case 'answer':
      return action.slot === null ? button.noAnswer : `${button.answer}: ${boxName(action.slot)}`;
    case 'fight':
      return `${button.fight}: ${soviet(action.slot)}`;
    case 'mannerheim':
      return mannerheimText(action.use);
    case 'lose':
      return `${button.lose}: ${forceText(action.units)}`;
    case 'occupy':
      return `${button.occupy}: ${forceText(action.units)}`;
    case 'pursue':
      return action.target === null ? button.noPursuit : `${button.pursue}: ${spaceName(action.target)}`;
    case 'retreat':
      return `${button.retreat}: ${spaceName(action.to)}`;
    case 'harass':
      return `${button.harass}: ${spaceName(action.target)}${action.scouts ? ` (${action.scouts})` : ''}`;
    case 'stay':
      return `${button.stay}: ${action.scouts}`;
    case 'starve':
      return `${button.starve}: ${spaceName(action.space)}`;
    case 'end':
      return button.goOn;
    case 'employ':
    case 'fight-on':
    case 'roll':
      return labelOf(kindOf(state), action);
  }
}
