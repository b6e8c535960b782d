import { Demo } from '../start-screen/Demo.tsx';
import playMessages from '../../content/en/play.ftl';
import type { GameEvent, Side, State } from '#engine/talvisota';
import type { Mode, PrimaryStep, Screen, Step } from '#table/game';
import { dialogOf, endPhase, later, openDialog, plain, soundsFor, useCoach } from '#table';
import { act, deskOf } from '../controller/desk.ts';
import { glanceAt } from '../controller/glance.tsx';
import { newsInBar } from '../controller/LatestNews.tsx';
import { DecisionPanel } from '../controller/DecisionPanel.tsx';
import { askedNow, todoIn } from '../controller/situation.ts';
import { proposedStep } from '../controller/step.ts';
import { tabs } from '../panels/tabs.tsx';
import { endWarnings } from '../warnings/end-warnings.ts';
import { Board } from './Board.tsx';
import logMessages from '../../content/en/log.ftl';
import { Suspense, type ReactNode } from 'react';
import { usePosition } from '../../table-adapter.ts';
import common from '../common/common.module.css';
import { MoraleNow } from '../panels/Score.tsx';
import { Morale } from './Morale.tsx';
import { Voice } from './Voice.tsx';
import { statusLine } from './segments.ts';

const MoraleCourse = later(() => import('../result/MoraleCourse.tsx'));

/** The winner and the reason, buttons for what to do next, and the morale: its course and its final values. */
function Ending({ children }: { readonly children: ReactNode }) {
  const { state } = usePosition();
  const { outcome } = state;
  if (!outcome) return null;
  return (
    <>
      <p className={common.verdict}>
        {plain(logMessages().log.ended[outcome.reason].parts({ winner: outcome.winner }))}
      </p>
      {children}
      <Suspense fallback={<div className={common.course} />}>
        <MoraleCourse />
      </Suspense>
      <div className={common.list}>
        <MoraleNow />
      </div>
    </>
  );
}

const AboutDialog = later(() => import('../about/AboutDialog.tsx'), dialogOf('about'));

const NONE: PrimaryStep = { shown: false, label: '', urgent: false, refusal: null, run: () => undefined };

/** In a lesson the button is highlighted if it is to be pressed, or if a choice is complete. */
function isUrgent({ urgent }: Pick<PrimaryStep, 'urgent'>, mode: Mode): boolean {
  const { lesson, press } = useCoach.getState();
  return lesson ? press || (urgent && mode.mode === 'desk') : urgent;
}

function primaryOf(state: State, mode: Mode): PrimaryStep {
  if (state.phase === 'over')
    return {
      shown: true,
      label: playMessages().decision.button.results,
      urgent: true,
      refusal: null,
      run: () => openDialog('end'),
    };
  const proposed = proposedStep(state, deskOf(mode));
  if (!proposed) return NONE;
  const { label, action, more, refusal, instead } = proposed;
  return {
    shown: action !== null,
    label,
    urgent: isUrgent(proposed, mode),
    refusal,
    ...(instead && { instead: { label: instead.label, run: () => void act(instead.action) } }),
    run: () => {
      if (!action) return;
      if (action.type === 'end') endPhase(state, () => void act(action));
      else act(more.length ? [action, ...more] : action);
    },
  };
}

const stepIn = (state: State, mode: Mode): Step => ({
  todo: todoIn(state),
  primary: primaryOf(state, mode),
  asked: askedNow(state),
});

export const SOUNDS = {
  guns: ['round', 'harassed'],
  moves: ['entered', 'marched', 'marker', 'deployed', 'answered', 'revealed', 'retreated', 'conquered'],
} as const satisfies Record<string, readonly GameEvent['type'][]>;

export const screen = {
  Board,
  ContextPanel: DecisionPanel,
  choosesAtHand: true,
  Ending,
  tabs,
  dialogs: { about: AboutDialog },
  always: [Voice, soundsFor(SOUNDS)],
  step: stepIn,
  glance: glanceAt,
  beforeEnd: endWarnings,
  bar: statusLine,
  Score: Morale,
  Demo,
  curtain(side: Side) {
    const { title, text, lift } = playMessages().table.curtain;
    return { title: title[side], text: text[side], lift: lift[side], news: newsInBar(side) };
  },
  signs: () => playMessages().table.signs,
  boardKeys: () => playMessages().table.keys,
} satisfies Partial<Screen<State>>;
