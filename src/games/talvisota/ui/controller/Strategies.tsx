/** Placement of strategies, face down, and of supports on the fronts. */
import playMessages from '../../content/en/play.ftl';
import {
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  size,
  SOVIET_STRATEGIES,
  supportsIn,
  type FinnishPlan,
  type FinnishStrategy,
  type FinnishSupport,
  type Front,
  type SovietPlan,
  type SovietStrategy,
  type SovietSupport,
} from '#engine/talvisota';
import { Button } from '#kit/widgets/Button.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { forceText } from '../text/force-text.ts';
import { Note } from './Controls.tsx';
import { Hold, InHand, PieceButton, Tray } from './Piece.tsx';
import piece from './Piece.module.css';
import { putOf } from './pieces.ts';
import { Fronts, Losses, Supports, Units, type CommandSheetProps } from './CommandSheet.tsx';

/** Strategies for the five boxes and supports for the fronts, with those not placed yet. */
export function Strategies({ state, desk, side }: CommandSheetProps) {
  const plans: readonly (SovietPlan | FinnishPlan | null)[] =
    side === 'soviet' ? state.soviet.plans : state.finnish.plans;
  const strategies: readonly (SovietStrategy | FinnishStrategy)[] =
    side === 'soviet' ? SOVIET_STRATEGIES : FINNISH_STRATEGIES;
  const posts = (side === 'soviet' ? state.soviet : state.finnish).posts as Readonly<Record<string, string>>;
  const supports: readonly (SovietSupport | FinnishSupport)[] =
    side === 'soviet' ? supportsIn(state.turn) : FINNISH_SUPPORTS;
  const open = strategies.filter((strategy) => !plans.some((plan) => plan?.strategy === strategy));
  const free = state.options.freeSupports ? [] : supports.filter((support) => !posts[support]);
  const sheet = { state, desk, side };
  const t = playMessages().decision;
  return (
    <>
      <Tray title={t.toPlace} stays>
        <Hold>
          <div className={piece.pieces}>
            {open.map((strategy) => (
              <PieceButton key={strategy} {...sheet} piece={{ kind: 'strategy', strategy, slot: null }} />
            ))}
          </div>
          <div className={piece.pieces}>
            <Supports {...sheet} supports={free} placed={false} />
          </div>
          {open.length || free.length ? null : <Note>{t.allPlaced}</Note>}
        </Hold>
        <div className={piece.told}>
          <InHand state={state} desk={desk} />
          <TakeBack {...sheet} />
        </div>
      </Tray>
      <Section title={t.boxes}>
        <Fronts
          {...sheet}
          bySlot
          {...(side === 'soviet' && {
            inFront: (front: Front) =>
              size(state.soviet.boxes[front]) ? (
                <div className={piece.waiting}>
                  <Note>{forceText(state.soviet.boxes[front])}</Note>
                </div>
              ) : null,
          })}
        />
        {side === 'finn' ? (
          <>
            <b>{t.onSheet}</b>
            <Units {...sheet} force={state.finnish.pool} heap="free" />
          </>
        ) : null}
        <Losses {...sheet} />
      </Section>
    </>
  );
}

function TakeBack({ state, desk }: CommandSheetProps) {
  const { held } = desk;
  const back = held ? putOf(state, desk, held, { kind: 'hand' }) : null;
  return back ? <Button onClick={() => back.run()}>{playMessages().decision.takeBack}</Button> : null;
}
