import variationsMessages from '../../content/en/variations.ftl';
import { activeGame } from '../../game/registry.ts';
import { gameItself, useGame } from '../../store/game.ts';
import { variationsOf, type Variations } from './moment.ts';
import { Tree } from './Tree.tsx';
import css from './Variations.module.css';

/** What is drawn at a moment, in words. */
function Drawn({ all, index }: { readonly all: Variations; readonly index: number }) {
  const { text, arrows = [], marks = [] } = all[index]!;
  const { placeText } = activeGame();
  const w = variationsMessages();
  return (
    <>
      {text ? <p className={css.printedText}>{text}</p> : null}
      {marks.length ? <p>{w.marked({ places: marks.map(placeText).join(', ') })}</p> : null}
      {arrows.length ? (
        <p>
          {w.arrows({
            arrows: arrows.map(([from, to]) => `${placeText(from)} → ${placeText(to)}`).join(', '),
          })}
        </p>
      ) : null}
    </>
  );
}

/** On paper: the lines that were tried, with what was written and drawn. */
export function PrintedVariations() {
  const all = useGame(variationsOf);
  const game = useGame((now) => gameItself(now).timeline);
  if (!game || !all.length) return null;
  return (
    <section>
      <h2>{variationsMessages().title}</h2>
      <Tree
        game={game}
        all={all}
        drawMoment={(index, told) => (
          <>
            <p>{told}</p>
            <Drawn all={all} index={index} />
          </>
        )}
      />
    </section>
  );
}
