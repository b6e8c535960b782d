import { Dialog } from 'radix-ui';
import { memo, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Refusal } from '#engine/core/refusal.ts';
import panel from '#kit/widgets/panel.module.css';
import { useBack } from '#kit/back/back.ts';
import type { MapHandle } from '#kit/panzoom/map-extent.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import shellMessages from '../content/en/shell.ftl';
import { activeGame } from '../game/registry.ts';
import type { Place } from '../game/position.ts';
import { useGame } from '../store/game.ts';
import { pin, useUi } from '../store/ui.ts';
import { refusalText } from '../text/refusal-text.ts';
import { useRuleTitle } from '../text/rule-titles.ts';
import { focusMap } from '../view/map-handle.ts';
import css from './PlaceCard.module.css';

/** Delay before the card shows, in milliseconds. */
const REST_MS = 650;

/** Distance from the place and from the edges of the window, in pixels. */
const GAP = 8;

interface PlaceCardProps {
  readonly view: MapHandle;
  /** Distance in map units that keeps a card off its place. */
  readonly clearance: number;
  /** Why a press on a place would do nothing; a stable function. */
  reason(place: Place): Refusal | null | undefined;
  /** What is in a place; `pinned`: with buttons. A stable function; absent: only reasons are shown. */
  contents?: ((place: Place, pinned: boolean) => ReactNode) | undefined;
}

/** True while a mouse is over the page with no button pressed; false for touch and pen, which do not hover. */
function useMouse() {
  const rests = useRef(false);
  useEffect(() => {
    const follow = ({ pointerType, buttons }: PointerEvent): void => {
      rests.current = pointerType === 'mouse' && !buttons;
    };
    window.addEventListener('pointermove', follow, { passive: true });
    window.addEventListener('pointerdown', follow, { passive: true });
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerdown', follow);
    };
  }, []);
  return rests;
}

/** Ref of a card that keeps it beside its place, on a side with room, within the window. */
function useBeside(place: Place, { view, clearance }: Pick<PlaceCardProps, 'view' | 'clearance'>) {
  return useCallback(
    (card: HTMLElement | null) => {
      if (!card) return undefined;
      const put = (): void => {
        const { x, y } = view.pointOf(place);
        const off = clearance * scaleOf(view, x, y) + GAP;
        const { offsetWidth: width, offsetHeight: height } = card;
        const right = x + off + width + GAP <= innerWidth;
        const left = Math.max(GAP, Math.min(right ? x + off : x - off - width, innerWidth - width - GAP));
        // Where neither side has room, as on a phone, the card is below or above.
        const covers = !right && x - off - width < GAP;
        const isBelow = y + off + height + GAP <= innerHeight;
        const top = covers ? (isBelow ? y + off : y - off - height) : y - height / 2;
        card.style.left = `${left}px`;
        card.style.top = `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`;
      };
      put();
      const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(put) : null;
      observer?.observe(card);
      const unfollow = view.watchMoves(put);
      return () => {
        observer?.disconnect();
        unfollow();
      };
    },
    [place, view, clearance],
  );
}

/** Screen pixels per map unit. */
function scaleOf(view: MapHandle, x: number, y: number): number {
  const [from] = view.toMap(x, y);
  const [to] = view.toMap(x + 100, y);
  return to > from ? 100 / (to - from) : 1;
}

function Reason({ refusal }: { readonly refusal: Refusal }) {
  const title = useRuleTitle(refusal.rule);
  return (
    <p className={css.reason}>
      {refusalText(refusal)} <span className={css.rule}>{title}</span>
      <span className={`${panel.below} ${css.key}`}>{shellMessages().why.key}</span>
    </p>
  );
}

interface Tip {
  readonly place: Place;
  readonly refusal: Refusal | null;
}

function TipCard({ place, refusal, ...props }: Tip & PlaceCardProps) {
  const card = useBeside(place, props);
  return (
    <div ref={card} className={`${panel.raised} ${css.card}`} data-tip="" aria-hidden>
      {props.contents?.(place, false)}
      {refusal ? <Reason refusal={refusal} /> : null}
    </div>
  );
}

function PinnedCard({ place, ...props }: { readonly place: Place } & PlaceCardProps) {
  const card = useBeside(place, props);
  const close = (): void => pin(null);
  useBack(true, close);
  return (
    <Dialog.Root modal={false} open onOpenChange={close}>
      <Dialog.Portal>
        <Dialog.Content
          ref={card}
          className={`${panel.raised} ${css.card}`}
          data-pinned=""
          aria-label={activeGame().placeText(place)}
          aria-describedby={undefined}
          // The end of a long press moves the focus to the map.
          onFocusOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusMap();
          }}
        >
          <Button
            kind="quiet"
            className={css.close}
            aria-label={shellMessages().dismiss.close}
            onClick={close}
          >
            <Icon name="close" />
          </Button>
          {props.contents!(place, true)}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * A card beside the place under a resting mouse: what is there, and why nothing can be done there. A right click, a long
 * press or a key pins it. The "why" key gives the same reason as a notice, which screen readers announce.
 */
export const PlaceCard = memo(function PlaceCard(props: PlaceCardProps) {
  const { reason, contents } = props;
  const mouse = useMouse();
  const pinned = useUi((table) => table.pinned);
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = (): void => {
      clearTimeout(timer);
      setTip(null);
    };
    const explainSoon = (place: Place): void => {
      timer = setTimeout(() => {
        if (!mouse.current) return;
        const refusal = reason(place) ?? null;
        if (refusal || contents) setTip({ place, refusal });
      }, REST_MS);
    };
    const unfollowTable = useUi.subscribe(({ hover, mode, notice }, before) => {
      const isMoved = hover !== before.hover;
      // After an action the place under the mouse is not explained until the mouse returns to it.
      if (isMoved || mode !== before.mode || notice !== before.notice) hide();
      if (isMoved && hover !== null) explainSoon(hover);
    });
    const unfollowGame = useGame.subscribe(({ timeline }, before) => {
      if (timeline !== before.timeline) hide();
    });
    // Resizing moves the map away from under the mouse.
    window.addEventListener('resize', hide);
    return () => {
      unfollowTable();
      unfollowGame();
      window.removeEventListener('resize', hide);
      clearTimeout(timer);
    };
  }, [mouse, reason, contents]);
  if (pinned !== null && contents) return <PinnedCard key={pinned} place={pinned} {...props} />;
  return tip && <TipCard key={tip.place} {...tip} {...props} />;
});
