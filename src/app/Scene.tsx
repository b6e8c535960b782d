import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { prefersReducedMotion, whenIdle } from '#kit/motion/motion.ts';
import { Guard, fetchTwice } from '#table/faults/later.tsx';
import type { GameEntry } from '#table/game/registry.ts';
import type { DemoProps } from '#table/game/screen.ts';
import { sparesData } from './fetch-later.ts';
import { games } from './games.ts';
import css from './Scene.module.css';

/** The recorded demo of a game; an empty component without one. */
async function demoOf(game: GameEntry): Promise<{ default: ComponentType<DemoProps> }> {
  const { screen } = await fetchTwice(game.load);
  return { default: screen.Demo ?? (() => null) };
}

const DEMOS: ReadonlyMap<GameEntry, ComponentType<DemoProps>> = new Map(
  games.flatMap((game) => (game.startScreen.picture ? [[game, lazy(() => demoOf(game))]] : [])),
);

const onVisibility = (then: () => void): (() => void) => {
  document.addEventListener('visibilitychange', then);
  return () => document.removeEventListener('visibilitychange', then);
};

/**
 * How long no input must occur before the map is rendered, in milliseconds: it must not delay a player who begins at
 * once, and a page that has done nothing for five seconds counts as ready.
 */
const QUIET_MS = 6000;
const PRESSES = ['pointerdown', 'keydown', 'click'] as const;

/** True once the page has loaded and is idle; never when the user saves data. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (sparesData() || idle) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let cancel: (() => void) | undefined;
    const stop = (): void => {
      clearTimeout(timer);
      cancel?.();
    };
    const begin = (): void => {
      stop();
      // As a transition, so that it does not block input.
      const show = (): void => startTransition(() => setIdle(true));
      timer = setTimeout(() => (cancel = whenIdle(show)), QUIET_MS);
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    for (const press of PRESSES) addEventListener(press, begin, { capture: true });
    return () => {
      stop();
      removeEventListener('load', begin);
      for (const press of PRESSES) removeEventListener(press, begin, { capture: true });
    };
  }, [idle]);
  return idle;
}

interface PlayedProps extends DemoProps {
  readonly part: ComponentType<DemoProps>;
}

const Played = ({ part: Demo, moves }: PlayedProps) => <Demo moves={moves} />;

function useOnScreen() {
  const scene = useRef<HTMLDivElement>(null);
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry!.isIntersecting));
    observer.observe(scene.current!);
    return () => observer.disconnect();
  }, []);
  return { scene, onScreen };
}

/**
 * The game in play: a picture until the page is idle, then a recorded game on the real map. It stops under reduced
 * motion, and while it is not visible.
 */
export function Scene({ game }: { readonly game: GameEntry }) {
  const idle = useIdle();
  const { scene, onScreen } = useOnScreen();
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden);
  const demo = DEMOS.get(game);
  const { picture } = game.startScreen;
  const still = picture ? <img className={css.picture} src={picture} alt="" /> : null;
  return (
    <div ref={scene} className={css.scene}>
      {demo && idle ? (
        // If the demo fails or does not load, the picture stays.
        <Guard key={game.meta.id} fallback={() => still}>
          <Suspense fallback={still}>
            <Played part={demo} moves={onScreen && !isHidden && !prefersReducedMotion()} />
          </Suspense>
        </Guard>
      ) : (
        still
      )}
    </div>
  );
}
