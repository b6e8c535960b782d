import startMessages from '../../content/en/start.ftl';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { isOver, isSecret, type KeptGame } from '../../store/kept-games.ts';
import { openTable } from '../../store/navigation.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { detailsOf, markOf } from './describe.ts';
import css from './Library.module.css';
import { NameForm } from './NameForm.tsx';

/** What can be done with a kept game beside playing it. */
export interface GameActions {
  rename(game: KeptGame, name: string): void;
  duplicate(game: KeptGame): void;
  toFile(game: KeptGame): void;
  remove(game: KeptGame): void;
}

interface GameRowProps extends GameActions {
  readonly game: KeptGame;
  readonly title: string;
  /** The one saved last stands large, to be continued. */
  readonly latest: boolean;
  readonly picture?: ReactNode;
}

/** A kept game: one press plays on; the rest is unfolded. */
export function GameRow({ game, title, latest, picture, rename, duplicate, toFile, remove }: GameRowProps) {
  const w = startMessages().library;
  const [unfolded, setUnfolded] = useState(false);
  const [naming, setNaming] = useState(false);
  const id = useId();
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  useEffect(() => {
    if (wasNaming.current && !naming) renameButton.current?.focus();
    wasNaming.current = naming;
  }, [naming]);
  return (
    <li className={css.game} data-latest={latest || undefined} data-game={game.id}>
      <button
        type="button"
        className={css.open}
        onClick={() =>
          openTable({ from: 'saved', id: game.id, ...(game.of !== undefined && { of: game.of }) })
        }
      >
        {picture ? <span className={css.picture}>{picture}</span> : null}
        <span className={css.words}>
          {latest ? <span className={css.continue}>{isOver(game) ? w.look : w.continue} </span> : null}
          <b>{title} </b>
          <span className={css.details}>
            {detailsOf(game).map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </span>
        </span>
      </button>
      <Button
        kind="quiet"
        className={css.more}
        aria-label={w.actions({ title: markOf(game) })}
        title={w.actions({ title: markOf(game) })}
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >
        <Icon name="more" />
      </Button>
      <div id={id} className={css.deeds} hidden={!unfolded}>
        {naming ? (
          <NameForm
            name={game.name}
            onName={(name) => {
              setNaming(false);
              rename(game, name);
            }}
            onCancel={() => setNaming(false)}
          />
        ) : (
          <>
            <Button ref={renameButton} onClick={() => setNaming(true)}>
              {w.rename}
            </Button>
            <Button why={isSecret(game) ? w.noCopy : null} onClick={() => duplicate(game)}>
              {w.duplicate}
            </Button>
            <Button onClick={() => toFile(game)}>{w.toFile}</Button>
            <Button onClick={() => remove(game)}>{w.delete}</Button>
            <p className={css.note}>{w.fileHoldsAll}</p>
          </>
        )}
      </div>
    </li>
  );
}
