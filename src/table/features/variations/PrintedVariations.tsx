import variationsMessages from '../../content/en/variations.ftl';
import { gameItself, useGame } from '../../store/game.ts';
import { variationsOf } from '../../store/variations.ts';
import { Drawn, Tree } from './Tree.tsx';
import css from './Variations.module.css';

/** On paper: the lines that were tried, with what was written and drawn. */
export function PrintedVariations({ headClass = '' }: { readonly headClass?: string | undefined }) {
  const all = useGame(variationsOf);
  const game = useGame((now) => gameItself(now).timeline);
  if (!game || !all.length) return null;
  return (
    <section>
      <h2 className={headClass}>{variationsMessages().title}</h2>
      <Tree
        game={game}
        all={all}
        drawMoment={(index, told) => (
          <>
            <p>{told}</p>
            {all[index]!.text ? <p className={css.text}>{all[index]!.text}</p> : null}
            <Drawn {...all[index]!} />
          </>
        )}
      />
    </section>
  );
}
