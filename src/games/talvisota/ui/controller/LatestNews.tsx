/** Result of a die or the cost of a phase that has ended: shown until the next press, also on a small screen. */
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { at, decider, type Force, type GameEvent, type Side, type Timeline } from '#engine/talvisota';
import { UnitFace } from '../counters/CounterFace.tsx';
import { RolledDie } from '#kit/widgets/Die.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { Linked, plain, useGame, useShownTimeline } from '#table';
import type { Glance } from '#table/game';
import { usePosition } from '../../table-adapter.ts';
import { isStrong, resultText, sentenceOf } from '../text/sentences.ts';
import { unitsIn } from '../text/force-text.ts';
import { signed } from '../text/numbers.ts';
import common from '../common/common.module.css';
import css from './DecisionPanel.module.css';

interface News {
  /** The step concerned; a new one restarts the die's animation. */
  readonly step: number;
  readonly dice: readonly number[];
  readonly events: readonly GameEvent[];
}

const diceOf = (events: readonly GameEvent[]): number[] =>
  events.flatMap((event) => ('die' in event ? [event.die] : []));

/** The last dice since the viewer's last own step and all later events; null if there are none. */
export function latestNews(line: Timeline, viewer: Side): News | null {
  const { steps, cursor } = line;
  let from = cursor - 1;
  while (from > 0 && decider(at(line, from)) !== viewer) from--;
  const events = steps.slice(Math.max(0, from), cursor).flatMap((step) => step.events);
  const last = events.findLastIndex((event) => 'die' in event);
  if (last >= 0) {
    // In solo play a first die gives the number of scouts.
    const since = events.slice(events[last - 1]?.type === 'sent' ? last - 1 : last);
    return { step: cursor, dice: diceOf(since), events: since.filter(sentenceOf) };
  }
  // Costs of the player's own presses, such as units bought back, are not news.
  if (!events.some(({ type }) => type === 'phase')) return null;
  const shown = events.filter((event) => isStrong(event) || event.type === 'morale');
  return shown.length ? { step: cursor, dice: [], events: shown } : null;
}

const Dice = ({ step, dice, size }: Pick<News, 'step' | 'dice'> & { readonly size: number }) =>
  dice.map((face, i) => (
    // oxlint-disable-next-line react/no-array-index-key -- in the order of their rolls
    <RolledDie key={`${step} ${i}`} face={face} size={size} />
  ));

export function LatestNews() {
  const { viewer } = usePosition();
  const line = useShownTimeline();
  const news = line && latestNews(line as Timeline, viewer);
  if (!news) return null;
  const { step, dice, events } = news;
  return (
    <Section title={playMessages().combat.result}>
      <div className={css.news}>
        <Dice step={step} dice={dice} size={64} />
        <div className={common.list}>
          {events.map((event, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- in chronological order
            <p key={i}>
              <Linked parts={sentenceOf(event)!} />
              {event.type === 'lost'
                ? unitsIn(event.units as Force).map(([unit, count]) => (
                    <UnitFace key={unit} side={event.side} unit={unit} count={count} isLost />
                  ))
                : null}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** Shown in the bar of a small screen, with the changes of morale. */
export function newsInBar(viewer: Side): Glance | null {
  const { timeline } = useGame.getState();
  const news = timeline && latestNews(timeline as Timeline, viewer);
  if (!news) return null;
  const { step, dice, events } = news;
  const { side: names } = startMessages().common;
  const [first] = events;
  return {
    // The die is drawn beside it.
    line: first!.type === 'round' ? resultText(first) : plain(sentenceOf(first!)!),
    strip: (
      <>
        <Dice step={step} dice={dice} size={36} />
        <span className={css.morale}>
          {events
            .flatMap((event) =>
              event.type === 'morale' ? `${names[event.side]} ${signed(event.change)}` : [],
            )
            .join('\n')}
        </span>
      </>
    ),
  };
}
