import extrasMessages from '../../content/en/extras.ftl';
import startMessages from '../../content/en/start.ftl';
import { useEffect, useId, useRef, useState } from 'react';
import { LONGEST_PLAYER_NAME } from '#engine/core/about.ts';
import panel from '#kit/widgets/panel.module.css';
import fieldCss from '#kit/widgets/field.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { NumberInput } from '#kit/widgets/NumberInput.tsx';
import { Options } from '#kit/widgets/Options.tsx';
import type { GameMeta } from '../../game/meta.ts';
import type { Side } from '../../game/position.ts';
import type { Bid, BidRules } from '../../game/start-screen.ts';
import css from '../../view/players.module.css';

/** The final bid, and the names of the players by side. */
export interface BidResult extends Bid {
  readonly players: Readonly<Record<Side, string>>;
}

/**
 * Bids so far, all for one side, each higher than the one before; the players bid in turn. It is over when one takes the
 * other side.
 */
interface Bidding {
  readonly bids: readonly Bid[];
  readonly isOver: boolean;
}

const NONE: Bidding = { bids: [], isOver: false };
type Names = readonly [first: string, second: string];

interface BidForSidesProps {
  readonly card: GameMeta;
  readonly rules: BidRules;
  /** Null until it is over. */
  onResult(result: BidResult | null): void;
}

/** Two people bid for a side: open bids in turn, as at tournaments, until one takes the other side with the points. */
export function BidForSides({ card, rules: { step, most }, onResult }: BidForSidesProps) {
  const id = useId();
  const t = extrasMessages().bid;
  const [names, setNames] = useState<Names>(['', '']);
  const [bidding, setBidding] = useState(NONE);
  const [side, setSide] = useState<Side>(card.sides[0]);
  const [points, setPoints] = useState(0);
  const again = useRef<HTMLButtonElement>(null);
  const { bids, isOver } = bidding;
  const last = bids.at(-1);
  const wanted = last?.side ?? side;
  const other = card.sides.find((one) => one !== wanted)!;
  // Index of the player with the last bid, and of the one to answer it.
  const holder = (bids.length + 1) % 2;
  const bidder = 1 - holder;
  const nameOf = (nth: number): string => names[nth]!.trim() || [t.first, t.second][nth]!;
  const playerOf = (one: Side): string => card.side(one).player;
  // The focused button has disappeared.
  useEffect(() => {
    if (isOver) again.current?.focus();
  }, [isOver]);

  const change = (to: Bidding, called: Names = names): void => {
    setNames(called);
    setBidding(to);
    onResult(
      to.isOver && last
        ? { ...last, players: { [wanted]: called[holder]!, [other]: called[bidder]! } }
        : null,
    );
  };
  const offer = (): void => {
    change({ bids: [...bids, { side: wanted, points }], isOver: false });
    setPoints(Math.min(points + step, most));
  };
  const bidAgain = (): void => {
    change(NONE);
    setPoints(0);
  };

  const status = !last
    ? t.begin({ bidder: nameOf(bidder) })
    : isOver
      ? t.result({
          holder: nameOf(holder),
          bidder: nameOf(bidder),
          player: playerOf(wanted),
          other: playerOf(other),
          points: last.points,
        })
      : t.turn({
          holder: nameOf(holder),
          bidder: nameOf(bidder),
          player: playerOf(wanted),
          points: last.points,
        });
  return (
    <fieldset className={css.names}>
      <legend>{t.title}</legend>
      {[t.first, t.second].map((label, nth) => (
        <label key={label} className={panel.lines}>
          {label}
          <input
            type="text"
            className={fieldCss.input}
            value={names[nth]}
            maxLength={LONGEST_PLAYER_NAME}
            autoComplete="off"
            aria-label={startMessages().seats.nameOf({ player: label })}
            onChange={({ target: { value } }) =>
              change(bidding, nth === 0 ? [value, names[1]] : [names[0], value])
            }
          />
        </label>
      ))}
      <p role="status" className={css.bid}>
        {status}
      </p>
      {isOver ? (
        <Button ref={again} onClick={bidAgain}>
          {t.again}
        </Button>
      ) : (
        <>
          {last ? null : (
            <Options
              title={t.side}
              options={card.sides.map((value) => ({ value, label: card.side(value).name }))}
              chosen={side}
              onChoose={(chosen: Side) => setSide(chosen)}
            />
          )}
          <label className={panel.lines} htmlFor={id}>
            {t.points}
            <NumberInput
              id={id}
              value={points}
              least={last ? Math.min(last.points + step, most) : 0}
              most={most}
              step={step}
              onChange={setPoints}
            />
          </label>
          <div className={css.bid}>
            <Button why={last?.points === most ? t.most : null} onClick={offer}>
              {t.offer({ points, player: playerOf(wanted) })}
            </Button>
            {last ? (
              <Button onClick={() => change({ bids, isOver: true })}>
                {t.take({ player: playerOf(other) })}
              </Button>
            ) : null}
          </div>
        </>
      )}
    </fieldset>
  );
}
