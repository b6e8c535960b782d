import mapMessages from '../../content/en/map.ftl';
import startMessages from '../../content/en/start.ftl';
import { MOST_MORALE, score } from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import { RuleLink } from '#table';
import { usePosition } from '../../table-adapter.ts';
import common from '../common/common.module.css';
import { spaceName } from '../text/names.ts';
import { figure, signed } from '../text/numbers.ts';
import { Ours } from '../text/Ours.tsx';
import { EventTrack, MoraleTrack, TurnTrack } from '../common/Tracks.tsx';

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
