/** The selection for the bar of a small screen: its counters, and what is about to happen. */
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { decider, size, type Side, type SovietForce, type State } from '#engine/talvisota';
import type { Glance, Mode } from '#table/game';
import { forceText } from '../text/force-text.ts';
import { boxName, spaceName } from '../text/names.ts';
import { describePiece } from './piece-text.ts';
import { deskOf, type Desk } from './desk.ts';
import { PieceFace } from './Piece.tsx';
import { newsInBar } from './LatestNews.tsx';
import { sheetOf } from './piece.ts';
import { draftOf } from './proposal.ts';
import { proposedStep } from './step.ts';
import { chosenTarget } from './Targets.tsx';
import { PlanPieces } from './PlanLine.tsx';
import { forceOf, kindOf } from './situation.ts';

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

/** Units selected in a front box or a space. */
function onTheWay(desk: Desk): Glance | null {
  const { from, units } = desk;
  const force = forceOf('soviet', units ?? {});
  if (from === null) return null;
  const where = typeof from === 'number' ? spaceName(from) : startMessages().common.front[from];
  if (!size(force)) return { line: joined(where, playMessages().decision.chooseUnits) };
  return {
    // Without the units' names, which would leave no room for the task; the counters show them.
    line: joined(where, chosenTarget(desk)),
    strip: <PlanPieces side="soviet" plan={{ units: force, supports: [] }} />,
  };
}

/** A strategy with its means, or selected for the map. */
function planned(state: State, desk: Desk, side: Side): Glance | null {
  const { slot } = desk;
  const plan = slot === null ? null : sheetOf(state, side).plans[slot];
  if (slot === null || !plan?.strategy) return null;
  const name = startMessages().common.strategy[plan.strategy];
  const current = draftOf(state, desk, side) ?? plan;
  return {
    line: joined(
      boxName(slot),
      name,
      kindOf(state) === 'deployment' ? chosenTarget(desk) : forceText(current.units as SovietForce),
    ),
    strip: <PlanPieces side={side} plan={current} />,
  };
}

/** Null without selection or news, or if the decision is made on the sheet: the bar then shows the task. */
export function glanceAt(state: State, mode: Mode): Glance | null {
  const desk = deskOf(mode);
  const side = decider(state);
  if (desk.mode !== 'desk') return proposedStep(state, desk)?.action ? newsInBar(side) : null;
  const { held } = desk;
  if (held)
    return {
      line: joined(describePiece(held).name, describePiece(held, state.turn).about),
      strip: <PieceFace side={side} piece={held} />,
    };
  return kindOf(state) === 'movement' ? onTheWay(desk) : planned(state, desk, side);
}
