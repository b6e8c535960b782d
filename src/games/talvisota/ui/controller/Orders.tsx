/** Orders: strategies face down, supports on the fronts, then units and means for each strategy. */
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { useEffect, useRef, type ReactNode } from 'react';
import {
  ENVIRONMENTS,
  FINNISH_PLANS,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  SLOTS,
  SOVIET_STRATEGIES,
  check,
  freeFinns,
  freeUnits,
  minus,
  size,
  slotsOf,
  soviets,
  startsOf,
  supportsIn,
  type ActionOf,
  type Force,
  type Front,
  type Strategy,
  type Support,
} from '#engine/talvisota';
import { Button } from '#kit/widgets/Button.tsx';
import { goToOpened, RuleLink } from '#table';
import { fullFinnishForce, fullForces, fullSovietForce } from '../../analysis/planning/fitting.ts';
import { targetsFrom } from '../../ai/hidden-odds.ts';
import { forceText } from '../text/force-text.ts';
import { boxName, spaceName } from '../text/names.ts';
import { refusalText } from '../text/refusal-text.ts';
import { Note, Plates } from './Controls.tsx';
import { act, EMPTY, setDesk, type TrayProps } from './desk.ts';
import css from './DecisionPanel.module.css';
import { AttackOdds, DefenceOdds, OwnForce } from './HiddenOdds.tsx';
import { limitsText } from './piece-text.ts';
import { Pieces, type SheetProps } from './Piece.tsx';
import { sheetOf, supportPiles, unitPiles, type Pile } from './piece.ts';
import sheetCss from './Piece.module.css';
import { commitOf, engagedSupports, isChanged, prepareOf } from './proposal.ts';
import { CommandSheet } from './CommandSheet.tsx';

/** Strategies for the five boxes and supports for the fronts, with those not placed yet. */
export function Strategies(sheet: SheetProps) {
  const { state, side } = sheet;
  const { plans, posts } = sheetOf(state, side);
  const isSoviet = side === 'soviet';
  const strategies: readonly Strategy[] = isSoviet ? SOVIET_STRATEGIES : FINNISH_STRATEGIES;
  const supports: readonly Support[] = isSoviet ? supportsIn(state.turn) : FINNISH_SUPPORTS;
  const open = strategies.filter((strategy) => !plans.some((plan) => plan?.strategy === strategy));
  const free = state.options.freeSupports ? [] : supports.filter((support) => !posts[support]);
  const { boxes } = state.soviet;
  const t = playMessages().decision;
  return (
    <CommandSheet
      {...sheet}
      bySlot
      title={t.toPlace}
      tray={
        <>
          <Pieces
            {...sheet}
            of={[
              ...open.map((strategy): Pile => ({ piece: { kind: 'strategy', strategy, slot: null } })),
              ...supportPiles(free, false),
            ]}
          />
          {open.length || free.length ? null : <Note>{t.allPlaced}</Note>}
          {isSoviet ? null : <Pieces {...sheet} of={unitPiles(state.finnish.pool, 'free')} looks />}
        </>
      }
      {...(isSoviet && {
        inFront: (front: Front) =>
          size(boxes[front]) ? <p className={sheetCss.held}>{forceText(boxes[front])}</p> : null,
      })}
    />
  );
}

/** What may still be given to the strategy of the open box, and what it has. */
interface OpenBox {
  readonly strategy: Strategy;
  /** Null: its start is to be chosen first. */
  readonly now: ActionOf<'commit'> | ActionOf<'prepare'> | null;
  readonly free: Force;
  /** Environment markers and an Entrenchment. */
  readonly marks: readonly Pile[];
  /** The strongest force that it may have. */
  readonly full: ActionOf<'commit'> | ActionOf<'prepare'> | null;
  /** Above the counters: the start, or a way to exchange two boxes. */
  readonly start: ReactNode;
  /** What the force is worth, if it may be allotted. */
  readonly odds: ReactNode;
}

/** Units and means for each strategy: the sheet, with one box open. */
export function Means(sheet: SheetProps) {
  const { state, desk, side } = sheet;
  const open = side === 'soviet' ? sovietBox(sheet) : finnishBox(sheet);
  const { slot } = desk;
  const t = playMessages().decision;
  const tray = useRef<HTMLDivElement>(null);
  // The tray is above the boxes: on a phone it may be out of view after a press on one of them.
  useEffect(() => {
    if (slot !== null) goToOpened(tray.current);
  }, [slot]);
  const [full, ...more] = open ? (open.full ? [open.full] : []) : fullForces(state, side);
  // Supports of a front lie there.
  const all: readonly Support[] = side === 'soviet' ? supportsIn(state.turn) : FINNISH_SUPPORTS;
  const engaged = engagedSupports(state, desk, side);
  const supports = state.options.freeSupports ? all.filter((support) => !engaged.includes(support)) : [];
  const into = { to: { kind: 'slot', slot: slot! }, verb: t.add } as const;
  // Why the draft cannot be allotted yet, by the rules.
  const why = open?.now ? check(state, open.now) : null;
  return (
    <div ref={tray}>
      <CommandSheet
        {...sheet}
        bySlot
        onSlot={(chosen) => setDesk({ ...EMPTY, slot: chosen === slot ? null : chosen })}
        title={open ? `${boxName(slot!)}: ${startMessages().common.strategy[open.strategy]}` : t.available}
        aside={
          full ? (
            <Button kind="quiet" onClick={() => void act([full, ...more], { slot })}>
              {t.allThatFit}
            </Button>
          ) : null
        }
        above={
          open ? (
            <>
              <Note>{limitsText(open.strategy, state.turn)}</Note>
              {open.start}
            </>
          ) : null
        }
        tray={
          open?.now ? (
            <Pieces
              {...sheet}
              of={[...unitPiles(open.free, 'free'), ...supportPiles(supports, false), ...open.marks]}
              {...into}
            />
          ) : (
            <Note>{open ? t.chooseStart : t.chooseStrategy}</Note>
          )
        }
        told={
          <>
            {open?.now && size(open.now.units) && !why ? open.odds : null}
            {why && isChanged(desk) && size(open!.now!.units) ? (
              <p className={css.draft} role="status">
                {refusalText(why)} <RuleLink rule={why.rule} />
              </p>
            ) : null}
          </>
        }
      />
    </div>
  );
}

function sovietBox({ state, desk }: TrayProps): OpenBox | null {
  const { slot } = desk;
  const plan = slot === null ? null : state.soviet.plans[slot];
  if (slot === null || !plan?.strategy) return null;
  const { strategy } = plan;
  const now = commitOf(state, desk);
  const attack = now && { ...now, strategy };
  return {
    strategy,
    now,
    free: now ? minus(freeUnits(state, now.from, slot), now.units) : soviets(),
    marks: [],
    full: fullSovietForce(state, slot, now?.from ?? null),
    start: (
      <Plates
        label={playMessages().decision.start}
        chosen={now ? [now.from] : []}
        options={startsOf(state, slot).map((space) => ({ value: space, label: spaceName(space) }))}
        onToggle={(from) => setDesk({ slot, from, units: {}, supports: desk.supports ?? plan.supports })}
      />
    ),
    odds: attack && (
      <>
        <OwnForce attack={attack} />
        <AttackOdds state={state} attack={attack} targets={targetsFrom(state, attack.from)} />
      </>
    ),
  };
}

function finnishBox({ state, desk }: TrayProps): OpenBox | null {
  const { plans } = state.finnish;
  const now = prepareOf(state, desk);
  if (!now) return null;
  const { slot } = now;
  const strategy = plans[slot]!.strategy!;
  const front = SLOTS[slot]!;
  const grounds = ENVIRONMENTS.filter(
    (marker) => !plans.some((plan, other) => (other === slot ? now : plan)?.environment.includes(marker)),
  );
  const digsIn = FINNISH_PLANS[strategy].entrenched && !now.entrenched;
  return {
    strategy,
    now,
    free: minus(freeFinns(state, slot), now.units),
    marks: [
      ...grounds.map((marker): Pile => ({ piece: { kind: 'environment', marker, placed: false } })),
      ...(digsIn ? [{ piece: { kind: 'entrenchment', placed: false } } as const] : []),
    ],
    full: fullFinnishForce(state, slot),
    start:
      state.options.boundAnswers && slotsOf(front).length > 1 ? (
        <Button onClick={() => void act({ type: 'swap', front })}>{playMessages().decision.swap}</Button>
      ) : null,
    odds: <DefenceOdds state={state} defence={{ ...now, strategy }} />,
  };
}
