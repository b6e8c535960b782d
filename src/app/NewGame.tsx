import startMessages from './content/en/start.ftl';
import { useEffect, useRef, type ComponentType } from 'react';
import type { GameEntry } from '#table/game/registry.ts';
import { games } from './games.ts';
import { useBack } from '#kit/back/back.ts';
import { prefersReducedMotion } from '#kit/motion/motion.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { later } from '#table/faults/later.tsx';
import { GameChoice } from './GameChoice.tsx';
import css from './NewGame.module.css';
import { SuspenseSlot } from './SuspenseSlot.tsx';

/** The form of each game, fetched when it is first asked for, with the game's own choice of rules. */
const FORMS: ReadonlyMap<GameEntry, ComponentType<{ readonly online?: boolean }>> = new Map(
  games.map((game) => [
    game,
    later(async () => {
      const [{ formFor }, rules] = await Promise.all([
        import('./NewGameForm.tsx'),
        game.startScreen.newGame(),
      ]);
      return { default: formFor(game, rules) };
    }),
  ]),
);

interface NewGameProps {
  readonly game: GameEntry;
  /** It begins with somebody in another place. */
  readonly online: boolean;
  onChoose(game: GameEntry): void;
  onBack(): void;
}

/** What stands in the place of the first ways: which game, who plays, and by which rules. */
export function NewGame({ game, online, onChoose, onBack }: NewGameProps) {
  const w = startMessages().start;
  const heading = useRef<HTMLHeadingElement>(null);
  // It was asked for: move focus to the form.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, []);
  useBack(true, onBack);
  return (
    <section className={css.asked} aria-labelledby="new-game">
      <div className={css.headed}>
        <Button kind="quiet" onClick={onBack}>
          <Icon name="left" /> {w.back}
        </Button>
        <h2 id="new-game" ref={heading} tabIndex={-1}>
          {w.newGame}
        </h2>
      </div>
      <GameChoice chosen={game} onChoose={onChoose} />
      <SuspenseSlot key={game.meta.id} part={FORMS.get(game)!} online={online} />
    </section>
  );
}
