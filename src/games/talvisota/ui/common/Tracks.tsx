/** The printed tracks: turns, events, morale. */
import mapMessages from '../../content/en/map.ftl';
import startMessages from '../../content/en/start.ftl';
import { MOST_MORALE, type State } from '#engine/talvisota';
import { figure, signed } from '../text/numbers.ts';
import tracks from './Tracks.module.css';

const POINTS = Array.from({ length: MOST_MORALE + 1 }, (_, i) => i);

/** 0 to 23 in two rows, with both markers. */
export function MoraleTrack({ morale }: Pick<State, 'morale'>) {
  const at = { soviet: Math.max(0, morale.soviet), finn: Math.max(0, morale.finn) };
  return (
    <div
      className={tracks.morale}
      role="img"
      aria-label={`${startMessages().common.side.soviet} ${figure(morale.soviet)}, ${startMessages().common.side.finn} ${figure(morale.finn)}`}
    >
      {POINTS.map((point) => (
        <span key={point} className={tracks.cell}>
          {point}
          {at.soviet === point ? <i data-side="soviet" /> : null}
          {at.finn === point ? <i data-side="finn" /> : null}
        </span>
      ))}
    </div>
  );
}

/** The eight turns, with what changes in them. */
export function TurnTrack({ turn: now }: Pick<State, 'turn'>) {
  const t = mapMessages().panels;
  const coming: Readonly<Record<number, string>> = { 3: t.january, 5: t.february, 7: t.ice };
  return (
    <ol className={tracks.turns} aria-label={t.turns}>
      {startMessages().common.dates.map((dates, i) => (
        <li
          key={dates}
          data-now={i + 1 === now || undefined}
          aria-current={i + 1 === now || undefined}
          title={[dates, coming[i + 1]].filter(Boolean).join(': ')}
        >
          <b>{i + 1}</b>
          <span>
            {dates}
            {coming[i + 1] ? <small>{coming[i + 1]}</small> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

const EVENTS = [
  [-2, '1–2'],
  [0, '3–4'],
  [2, '5–6'],
] as const;

/** The Events marker, and the die faces for each of its values. */
export function EventTrack({ event }: Pick<State, 'event'>) {
  return (
    <ul className={tracks.events} aria-label={mapMessages().panels.event({ marker: signed(event) })}>
      {EVENTS.map(([marker, faces]) => (
        <li key={marker} data-now={marker === event || undefined}>
          <b>{signed(marker)}</b>
          <small>{mapMessages().panels.onDie({ faces })}</small>
        </li>
      ))}
    </ul>
  );
}

/** All three side by side, above the command sheet. */
export const Tracks = ({ turn, event, morale }: Pick<State, 'turn' | 'event' | 'morale'>) => (
  <div className={tracks.strip}>
    <TurnTrack turn={turn} />
    <EventTrack event={event} />
    <MoraleTrack morale={morale} />
  </div>
);
