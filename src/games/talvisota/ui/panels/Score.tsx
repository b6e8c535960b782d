import mapMessages from '../../content/en/map.ftl';
import startMessages from '../../content/en/start.ftl';
import { MOST_MORALE, score, type State } from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import { RuleLink } from '#table';
import { usePosition } from '../../table-adapter.ts';
import common from '../common/common.module.css';
import { spaceName } from '../text/names.ts';
import { figure, signed } from '../text/numbers.ts';
import { Ours } from '../text/Ours.tsx';
import tracks from './Tracks.module.css';

const POINTS = Array.from({ length: MOST_MORALE + 1 }, (_, i) => i);

/** 0 to 23 in two rows, with both markers. */
function MoraleTrack({ morale }: Pick<State, 'morale'>) {
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
function TurnTrack({ turn: now }: Pick<State, 'turn'>) {
  const t = mapMessages().panels;
  const coming: Readonly<Record<number, string>> = { 3: t.january, 5: t.february, 7: t.ice };
  return (
    <ol className={tracks.turns} aria-label={t.turns}>
      {startMessages().common.dates.map((dates, i) => (
        <li key={dates} data-now={i + 1 === now || undefined} aria-current={i + 1 === now || undefined}>
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
function EventTrack({ event }: Pick<State, 'event'>) {
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

/** The morale of both sides, and the conquests. */
export function MoraleNow() {
  const { seen } = usePosition();
  const { morale, conquered, value, leader } = score(seen);
  const t = mapMessages().panels;
  return (
    <>
      <p className={common.sums}>
        <span>
          {startMessages().common.side.soviet} <b>{figure(morale.soviet)}</b>
        </span>
        <span>
          <b>{figure(morale.finn)}</b> {startMessages().common.side.finn}
        </span>
      </p>
      <MoraleTrack morale={morale} />
      {seen.phase === 'over' ? null : (
        <p className={common.note}>
          {t.most({ points: MOST_MORALE })} <RuleLink rule="7.1" /> {t.leader}:{' '}
          {startMessages().common.winner[leader]}. <RuleLink rule="N39" />
        </p>
      )}
      <p className={common.note}>
        {t.conquered}: {conquered.map(spaceName).join(', ') || t.none}. {t.value({ points: value })}{' '}
        <Ours rule="N4" />.
      </p>
    </>
  );
}

export function Score() {
  const { seen } = usePosition();
  const t = mapMessages().panels;
  return (
    <>
      <Section title={t.morale}>
        <MoraleNow />
      </Section>
      <Section title={t.event({ marker: signed(seen.event) })}>
        <EventTrack event={seen.event} />
        <p className={common.note}>
          {t.eventNote} <RuleLink rule="3.1" />
        </p>
      </Section>
      <Section title={t.turns}>
        <TurnTrack turn={seen.turn} />
      </Section>
    </>
  );
}
