import { useDeferredValue, useMemo } from 'react';
import {
  boardOf,
  conquered,
  HELSINKI,
  isFinnish,
  isSoviet,
  LAST_TURN,
  MOST_MORALE,
  placeOf,
  type Side,
  type Space,
  type State,
  type Timeline,
} from '#engine/talvisota';
import css from '#kit/widgets/BarFigure.module.css';
import { Popover } from '#kit/modal/Popover.tsx';
import { Scale } from '#kit/widgets/Scale.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { onlyHuman, PlaceLink, RuleLink, useGame } from '#table';
import mapMessages from '../../content/en/map.ftl';
import startMessages from '../../content/en/start.ftl';
import { usePosition } from '../../table-adapter.ts';
import common from '../common/common.module.css';
import { MoraleNow } from '../panels/Score.tsx';
import { figure, signed } from '../text/numbers.ts';

const SIDES = ['soviet', 'finn'] as const;
const PARTS = [{ from: 0, to: MOST_MORALE }];

/** The morale of both sides at the start of a position's turn. */
function moraleBefore({ start, steps }: Timeline, { turn }: State): State['morale'] {
  return (start.turn === turn ? start : (steps.find(({ state }) => state.turn === turn)?.state ?? start))
    .morale;
}

function Worth(props: { readonly title: string; readonly spaces: readonly Space[]; readonly sign: 1 | -1 }) {
  const { title, spaces, sign } = props;
  const byValue = spaces
    .filter((space) => placeOf(space).value > 0 || space === HELSINKI)
    .toSorted((a, b) => placeOf(b).value - placeOf(a).value);
  if (!byValue.length) return null;
  return (
    <Section title={title}>
      <p className={common.note}>
        {byValue.map((space, i) => (
          <span key={space}>
            {i > 0 ? ', ' : null}
            <PlaceLink place={space} /> {signed(sign * placeOf(space).value)}
          </span>
        ))}
      </p>
    </Section>
  );
}

function Goal({ side }: { readonly side: Side | null }) {
  const { seen } = usePosition();
  const t = mapMessages().panels;
  const open = boardOf(seen.options).spaces.filter((space) => isFinnish(space) && !isSoviet(seen, space));
  return (
    <>
      <Section title={t.goal} aside={<RuleLink rule="1.2" short="§" />}>
        <p>{t.aim[side ?? (seen.options.solo ? 'soviet' : 'both')]({ last: LAST_TURN })}</p>
      </Section>
      <Section title={t.morale}>
        <MoraleNow />
      </Section>
      <Worth title={t.toWin} spaces={open} sign={-1} />
      <Worth title={t.toLose} spaces={conquered(seen)} sign={1} />
    </>
  );
}

/** The morale of both sides, each on its own scale, with its value at the start of the turn. */
export function Morale({ narrow }: { readonly narrow: boolean }) {
  const { seen } = useDeferredValue(usePosition());
  const timeline = useDeferredValue(useGame((game) => game.timeline)) as Timeline | null;
  const side = useGame(({ seats }) => onlyHuman(seats) as Side | null);
  const then = useMemo(() => (timeline ? moraleBefore(timeline, seen) : seen.morale), [timeline, seen]);
  const { morale } = seen;
  const t = startMessages().common;
  const textOf = (of: Side): string => {
    const change = morale[of] - then[of];
    return `${t.side[of]} ${figure(morale[of])}${change ? ` (${signed(change)})` : ''}`;
  };
  return (
    <Popover
      label={mapMessages().panels.goal}
      buttonLabel={[t.morale, ...SIDES.map(textOf), t.moraleHint].join(', ')}
      className={narrow ? `${css.score} ${css.narrow}` : css.score!}
      wide
      opensOnHover
      button={
        <>
          <span className={css.figures}>
            {narrow ? (
              <b>
                {figure(morale.soviet)} : {figure(morale.finn)}
              </b>
            ) : (
              SIDES.map((of) => <b key={of}>{textOf(of)}</b>)
            )}
          </span>
          <Scale
            parts={PARTS}
            marks={SIDES.flatMap((of) => [
              ...(then[of] === morale[of] ? [] : [{ at: then[of], kind: 'then', side: of } as const]),
              { at: morale[of], kind: 'now', side: of } as const,
            ])}
            label={SIDES.map(textOf).join(', ')}
          />
        </>
      }
    >
      <Goal side={side} />
    </Popover>
  );
}
