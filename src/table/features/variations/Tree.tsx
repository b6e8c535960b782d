import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import variationsMessages from '../../content/en/variations.ftl';
import { isStep, stepsAfter, type Notes } from '#engine/core/variations.ts';
import { language } from '#kit/i18n/language.ts';
import type { Line } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import { plain } from '../../text/parts.ts';
import { stepName, toldAt } from '../../text/log.ts';
import { gameItself, useGame } from '../../store/game.ts';
import { lineTo, mainLine, variationsOf, type Variations } from '../../store/variations.ts';
import css from './Variations.module.css';

/** The notes drawn at a moment, as text. */
export function Drawn({ arrows = [], marks = [] }: Notes) {
  const { placeText } = activeGame();
  const t = variationsMessages();
  return (
    <>
      {marks.length ? <p>{t.marked({ places: marks.map(placeText).join(', ') })}</p> : null}
      {arrows.length ? (
        <p>
          {t.arrows({
            arrows: arrows.map(([from, to]) => `${placeText(from)} → ${placeText(to)}`).join(', '),
          })}
        </p>
      ) : null}
    </>
  );
}

/** Rendering of a moment: a button on the screen, a line of text in print. */
export interface TreeProps {
  readonly game: Line;
  readonly all: Variations;
  /** `told`: the step's action, or the moment of the game; `level`: depth in the tree, from 1. */
  drawMoment(index: number, told: string, level: number): ReactNode;
  /** Set if the moments are items of a tree with arrow keys; else they are lists. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

const known = new WeakMap<object, { readonly language: string; readonly told: string }>();

/** The action of a variation's step; its result is in the log. */
function stepTold({ game, all }: TreeProps, index: number): string {
  const step = all[index]!;
  const before = known.get(step);
  if (before?.language === language()) return before.told;
  const line = lineTo(game, all, index);
  const sentence = plain(toldAt(line, line.cursor)[0]!);
  known.set(step, { language: language(), told: sentence });
  return sentence;
}

/** A step with those that follow it, and under each the variations that branch off there. */
function Branch(props: TreeProps & { readonly first: number; readonly level: number }) {
  const { all, first, level, drawMoment, onKeyDown } = props;
  return (
    <ol className={css.line} role={onKeyDown && 'group'}>
      {mainLine(all, first).map((index) => {
        const step = all[index]!;
        const [, ...others] = isStep(step) && index !== first ? stepsAfter(all, step.after) : [];
        return (
          <li key={index} role={onKeyDown && 'none'}>
            {drawMoment(index, stepTold(props, index), level)}
            {others.length ? <Branches {...props} firsts={others} level={level + 1} /> : null}
          </li>
        );
      })}
    </ol>
  );
}

const Branches = ({
  firsts,
  ...props
}: TreeProps & { readonly firsts: readonly number[]; readonly level: number }) => (
  <ul className={css.branches} role={props.onKeyDown && 'group'} aria-label={variationsMessages().instead}>
    {firsts.map((first) => (
      <li key={first} role={props.onKeyDown && 'none'}>
        <Branch {...props} first={first} />
      </li>
    ))}
  </ul>
);

/** Indices of the game's moments with variations or notes, in order. */
const gameMoments = (all: Variations): number[] =>
  all
    .flatMap((moment, index) => (isStep(moment) ? [] : [{ at: moment.at, index }]))
    .toSorted((a, b) => a.at - b.at)
    .map(({ index }) => index);

/** All variations of a game, below the moments from which they start. */
export function Tree(props: TreeProps) {
  const { game, all, drawMoment, onKeyDown } = props;
  const moments = useMemo(() => gameMoments(all), [all]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a tree if it has keys
    <ul
      className={css.tree}
      role={onKeyDown && 'tree'}
      aria-label={variationsMessages().title}
      onKeyDown={onKeyDown}
    >
      {moments.map((index) => {
        const moment = all[index]!;
        if (isStep(moment) || moment.at > game.steps.length) return null;
        const label = variationsMessages().moment({
          where: stepName(game, moment.at),
          step: moment.at,
        });
        return (
          <li key={moment.at} role={onKeyDown && 'none'}>
            {drawMoment(index, label, 1)}
            {stepsAfter(all, index).map((first) => (
              <Branch key={first} {...props} first={first} level={2} />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** The variations in print, with texts and drawn notes. */
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
