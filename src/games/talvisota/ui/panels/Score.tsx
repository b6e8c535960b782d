import { MOST_MORALE, score, type State } from '../../../../engine/talvisota/index.ts';
import { RuleLink } from '../../../../table/text/RuleLink.tsx';
import { usePosition } from '../../here.ts';
import css from '../hand/Hand.module.css';
import { commonWords } from '../words/common-words.ts';
import { spaceName } from '../words/names.ts';
import { Ours } from '../words/Ours.tsx';
import { signed } from '../words/signed.ts';
import { panelWords } from './panel-words.ts';
import tracks from './Tracks.module.css';

const POINTS = Array.from({ length: MOST_MORALE + 1 }, (_, i) => i);

/** 0 to 23 in two rows, with both markers. */
function MoraleTrack({ morale }: Pick<State, 'morale'>) {
  const at = { soviet: Math.max(0, morale.soviet), finn: Math.max(0, morale.finn) };
  return (
    <div
      className={tracks.morale}
      role="img"
      aria-label={`${commonWords().side.soviet} ${morale.soviet}, ${commonWords().side.finn} ${morale.finn}`}
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

/** The eight turns, with what comes in them. */
function TurnTrack({ turn: now }: Pick<State, 'turn'>) {
  const w = panelWords();
  const coming: Readonly<Record<number, string>> = { 3: w.january, 5: w.february, 7: w.ice };
  return (
    <ol className={tracks.turns} aria-label={w.turns}>
      {commonWords().dates.map((dates, i) => (
        <li key={dates} data-now={i + 1 === now || undefined} aria-current={i + 1 === now || undefined}>
          <b>{i + 1}</b>
          <span>
            {dates}
            {coming[i + 1] ? <small> {coming[i + 1]}</small> : null}
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

/** Where the Events marker stands, and what the die sets it to. */
function EventTrack({ event }: Pick<State, 'event'>) {
  return (
    <ul className={tracks.events} aria-label={panelWords().event(signed(event))}>
      {EVENTS.map(([marker, faces]) => (
        <li key={marker} data-now={marker === event || undefined}>
          <b>{signed(marker)}</b>
          <small>{panelWords().onDie(faces)}</small>
        </li>
      ))}
    </ul>
  );
}

/** Morale, turns, the Events marker, and what has been conquered. */
export function Score() {
  const { seen } = usePosition();
  const { morale, conquered, value, leader } = score(seen);
  const w = panelWords();
  return (
    <div className={css.card}>
      <h3>{w.morale}</h3>
      <p className={css.sums}>
        <span>
          {commonWords().side.soviet} <b>{morale.soviet}</b>
        </span>
        <span>
          <b>{morale.finn}</b> {commonWords().side.finn}
        </span>
      </p>
      <MoraleTrack morale={morale} />
      <p className={css.note}>
        {w.most(MOST_MORALE)} <RuleLink rule="7.1" /> {w.leader}: {commonWords().winner[leader]}.{' '}
        <RuleLink rule="N39" />
      </p>
      <h3>{w.event(signed(seen.event))}</h3>
      <EventTrack event={seen.event} />
      <p className={css.note}>
        {w.eventNote} <RuleLink rule="3.1" />
      </p>
      <h3>{w.turns}</h3>
      <TurnTrack turn={seen.turn} />
      <p>
        {w.conquered}: {conquered.map(spaceName).join(', ') || w.none}. {w.value(value)} <Ours rule="N4" />.
      </p>
    </div>
  );
}
