import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Hex } from '#engine/winter-war';
import type { MapHandle } from '#kit/panzoom/map-extent.ts';
import { RolledDie } from '#kit/widgets/Die.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import playMessages from '../../content/en/play.ftl';
import { useGame, useTable } from '../../table-adapter.ts';
import { confirmDestination } from '../controller/destinations.ts';
import css from './AtHex.module.css';

/** Distance above the hex centre, in pixels: a second tap on the hex must not hit the button. */
const ABOVE = 58;

interface AtHexProps {
  readonly map: RefObject<MapHandle | null>;
  readonly hex: Hex;
  readonly children: ReactNode;
}

/** Something above a hex, or below one at the top of the map, that moves with the map but keeps its size. */
function AtHex({ map, hex, children }: AtHexProps) {
  const point = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const handle = map.current;
    if (!handle) return undefined;
    const place = (): void => {
      const { x, y } = handle.pointOf(hex);
      const frame = point.current!.parentElement!.getBoundingClientRect();
      const above = y - frame.top > 1.5 * ABOVE;
      point.current!.style.translate = `${x - frame.left}px ${y - frame.top + (above ? -ABOVE : ABOVE)}px`;
    };
    place();
    return handle.watchMoves(place);
  }, [map, hex]);
  return (
    <div className={css.frame} aria-hidden>
      <div ref={point} className={css.point}>
        {children}
      </div>
    </div>
  );
}

type OnMap = Pick<AtHexProps, 'map'>;

/**
 * Confirms a previewed move at the tapped hex. Duplicates the main button, which the keyboard and screen
 * readers use.
 */
export function ConfirmAtHex({ map }: OnMap) {
  const mode = useTable((table) =>
    table.mode.mode === 'unit' && table.mode.preview !== null ? table.mode : null,
  );
  const preview = mode?.preview ?? null;
  if (!mode || preview === null) return null;
  return (
    <AtHex map={map} hex={preview}>
      <button
        type="button"
        className={css.confirm}
        data-confirm=""
        tabIndex={-1}
        onClick={() => confirmDestination(mode, preview)}
      >
        <Icon name="check" />
      </button>
    </AtHex>
  );
}

/** How long the die stays on the map, in milliseconds. */
const SHOWN_MS = 2800;

/** The die of the last attack and its result, over its hex; until the next action, or for a moment. */
export function BattleAtHex({ map }: OnMap) {
  const count = useGame(({ happening }) => happening.count);
  const battle = useGame(({ happening: { kind, events } }) =>
    kind === 'play' ? (events.find((event) => event.type === 'attacked') ?? null) : null,
  );
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(count), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [count]);
  if (battle?.type !== 'attacked' || battle.die === null || over === count) return null;
  return (
    <AtHex key={count} map={map} hex={battle.targets[0]!}>
      <div className={css.battle} data-battle="">
        <RolledDie face={battle.die} size={64} />
        <b>{playMessages().combat.result[battle.result].name}</b>
      </div>
    </AtHex>
  );
}
