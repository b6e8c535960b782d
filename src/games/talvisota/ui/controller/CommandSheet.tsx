/** The command sheet: tracks, counters at hand, three fronts with their boxes, and the shelves beside them (1.5). */
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import type { ReactNode } from 'react';
import {
  FRONTS,
  JANUARY,
  JANUARY_ARRIVALS,
  size,
  slotsOf,
  startsOf,
  supportsIn,
  type Force,
  type Front,
  type Side,
  type Slot,
  type SovietStrategy,
  type Support,
} from '#engine/talvisota';
import { Button } from '#kit/widgets/Button.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { useAid } from '#table';
import { targetsFrom } from '../../ai/hidden-odds.ts';
import { Tracks } from '../common/Tracks.tsx';
import { StrategyFace } from '../counters/CounterFace.tsx';
import { boxName, spaceName } from '../text/names.ts';
import { Note } from './Controls.tsx';
import { stakeText } from './HiddenOdds.tsx';
import { InHand, Pieces, Place, type SheetProps } from './Piece.tsx';
import { limitsText, roomIn } from './piece-text.ts';
import { piecesOf, sheetOf, supportPiles, unitPiles, type Spot } from './piece.ts';
import { putOf } from './pieces.ts';
import { meansOf, PlanPieces } from './PlanLine.tsx';
import { draftOf, engagedSupports } from './proposal.ts';
import { isAllotting, kindOf } from './situation.ts';
import css from './Piece.module.css';

interface FrontProps extends SheetProps {
  /** True: counters go to strategy boxes; false: to the front as a whole. */
  readonly bySlot: boolean;
  onFront?(front: Front): void;
  /** Opens or closes a box with a strategy. */
  onSlot?(slot: Slot): void;
  readonly chosen?: Front | null;
  /** Content of a front box, below its name. */
  inFront?(front: Front): ReactNode;
}

/** A box: its strategy, what that engages, and a place for each counter that may still go in. */
function Box({ state, desk, side, onSlot, slot }: FrontProps & { readonly slot: Slot }) {
  const plan = sheetOf(state, side).plans[slot];
  const isOpen = desk.slot === slot;
  const isAllotted = isOpen && isAllotting(state);
  const means = (isAllotted && draftOf(state, desk, side)) || plan;
  const sheet = { state, desk, side };
  const t = playMessages().decision;
  const from = means && 'from' in means ? means.from : null;
  const target = plan && 'target' in plan ? plan.target : null;
  const strategy = plan?.strategy;
  // Nothing more may go in.
  const isSent = kindOf(state) === 'deployment';
  const starts = strategy && side === 'soviet' ? (from === null ? startsOf(state, slot) : [from]) : [];
  const spaces = target === null ? starts.flatMap((start) => targetsFrom(state, start)) : [target];
  const stake = useAid('odds') && stakeText(state, strategy as SovietStrategy, spaces);
  return (
    <Place
      {...sheet}
      small
      spot={{ kind: 'slot', slot }}
      name={boxName(slot)}
      digit={slot + 1}
      chosen={isOpen}
      {...(onSlot && plan ? { onChoose: () => onSlot(slot) } : {})}
      aside={from === null ? null : <small>{spaceName(from)}</small>}
    >
      {!strategy ? (
        plan && <StrategyFace side={side} strategy={null} />
      ) : (
        <Pieces
          {...sheet}
          of={[{ piece: { kind: 'strategy', strategy, slot } }]}
          {...(onSlot && { box: { open: isOpen, toggle: () => onSlot(slot) } })}
        />
      )}
      {target === null ? null : <Note>{`${t.target}: ${spaceName(target)}`}</Note>}
      {means && strategy && target === null ? (
        <div className={`${css.pieces} ${css.places}`}>
          {isAllotted ? (
            <Pieces {...sheet} of={piecesOf(means)} to={{ kind: 'hand' }} verb={t.takeBack} />
          ) : (
            <div className={css.pieces} role="img" aria-label={meansOf(means)}>
              <PlanPieces side={side} plan={means} isStacked={isSent} />
            </div>
          )}
          {isSent ? null : (
            <div
              className={css.pieces}
              role="img"
              aria-label={limitsText(strategy, state.turn)}
              data-locked={!isAllotting(state) || undefined}
            >
              {roomIn(strategy, means, state.turn).map((what, i) => (
                // oxlint-disable-next-line react/no-array-index-key -- equal places in fixed order
                <i key={i}>{what}</i>
              ))}
            </div>
          )}
        </div>
      ) : null}
      {stake && !isSent && <small className={css.held}>{stake}</small>}
    </Place>
  );
}

/** The three front boxes, with the supports that no strategy has. Number keys select a strategy box or a front. */
export function Fronts(props: FrontProps) {
  const { state, desk, side, bySlot, onFront, chosen = null, inFront } = props;
  const { plans, posts } = sheetOf(state, side);
  const sheet = { state, desk, side };
  const engaged = engagedSupports(state, desk, side);
  const t = playMessages().decision;
  /** Where a press puts a support that waits on a front: into its open box, or the only one with a strategy. */
  const boxFor = (front: Front): { to: Spot; verb: string } | null => {
    const filled = slotsOf(front).filter((slot) => plans[slot]?.strategy);
    const slot = filled.find((one) => one === desk.slot) ?? (filled.length === 1 ? filled[0]! : null);
    if (slot === null || !isAllotting(state)) return null;
    return { to: { kind: 'slot', slot }, verb: t.add };
  };
  const other: Side = side === 'soviet' ? 'finn' : 'soviet';
  return (
    <div className={bySlot ? `${css.sheet} ${css.boxes}` : css.sheet} data-counters={bySlot ? undefined : ''}>
      {FRONTS.map((front, i) => {
        const supports = (Object.entries(posts) as [Support, Front][]).flatMap(([support, on]) =>
          on === front && !engaged.includes(support) ? [support] : [],
        );
        // How many counters the other side has placed here, both sides know.
        const facing = slotsOf(front).filter((slot) => sheetOf(state, other).plans[slot]).length;
        return (
          <Place
            key={front}
            {...sheet}
            spot={{ kind: 'front', front }}
            name={startMessages().common.front[front]}
            {...(bySlot ? {} : { digit: i + 1 })}
            chosen={chosen === front}
            {...(onFront ? { onChoose: () => onFront(front) } : {})}
          >
            {inFront?.(front)}
            {bySlot && facing ? <Note>{t.facing({ side: other, count: facing })}</Note> : null}
            {supports.length ? (
              <Pieces {...sheet} of={supportPiles(supports, !boxFor(front))} {...boxFor(front)} />
            ) : null}
            {bySlot ? (
              <div className={css.slots}>
                {slotsOf(front).map((slot) => (
                  <Box key={boxName(slot)} {...props} slot={slot} />
                ))}
              </div>
            ) : null}
          </Place>
        );
      })}
    </div>
  );
}

interface CommandSheetProps extends FrontProps {
  readonly title: string;
  readonly aside?: ReactNode;
  /** Counters at hand, and what is above them. */
  readonly tray: ReactNode;
  readonly above?: ReactNode;
  /** Beside them, below the selection: odds. */
  readonly told?: ReactNode;
  /** What it costs to buy units back, if that can be done now. */
  readonly recovers?: ReactNode;
}

/** All of the sheet on one screen; on a small one the tray stays in view while the boxes scroll. */
export function CommandSheet(props: CommandSheetProps) {
  const { title, aside, above, tray, told, recovers = null, ...fronts } = props;
  const { state, desk, side } = fronts;
  const { losses, reinforcements } = sheetOf(state, side);
  const t = playMessages().decision;
  const looks = { state, desk, side, looks: true };
  const back = desk.held && putOf(state, desk, desk.held, { kind: 'hand' });
  const shelf = (name: string, force: Force, pieces: ReactNode, more: ReactNode = null) => (
    <Section title={name}>
      {size(force) ? pieces : <p className={css.held}>{t.empty}</p>}
      {more}
    </Section>
  );
  const late = supportsIn(JANUARY).filter((support) => !supportsIn(state.turn).includes(support));
  const coming = [...unitPiles(JANUARY_ARRIVALS, 'plan'), ...supportPiles(late, true)];
  return (
    <div className={`${css.compact} ${css.whole}`} data-wide-panel="sheet">
      <Tracks turn={state.turn} event={state.event} morale={state.morale} />
      <div className={css.tray} style={{ gridArea: 'tray' }}>
        <Section title={title} aside={aside}>
          {above ? <div className={css.head}>{above}</div> : null}
          <div
            className={css.sheet}
            data-counters
            data-spot={JSON.stringify({ kind: 'hand' } satisfies Spot)}
          >
            {tray}
          </div>
        </Section>
      </div>
      <div className={css.told} style={{ gridArea: 'told' }}>
        {told && !desk.held ? null : <InHand state={state} desk={desk} />}
        {back ? <Button onClick={() => back.run()}>{t.takeBack}</Button> : null}
        {told}
      </div>
      <div className={css.fronts} style={{ gridArea: 'fronts' }}>
        <Section title={t.boxes}>
          <Fronts {...fronts} />
        </Section>
      </div>
      <div className={css.shelves} style={{ gridArea: 'shelves' }}>
        {shelf(t.losses, losses, <Pieces {...looks} of={unitPiles(losses, 'plan')} />)}
        {shelf(
          t.reinforcements,
          reinforcements,
          <Pieces {...looks} of={unitPiles(reinforcements, 'reinforcements')} looks={!recovers} />,
          recovers,
        )}
        {side === 'soviet' && late.length
          ? shelf(t.january, JANUARY_ARRIVALS, <Pieces {...looks} of={coming} />)
          : null}
      </div>
    </div>
  );
}
