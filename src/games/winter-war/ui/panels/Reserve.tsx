import interphaseMessages from '../../content/en/interphase.ftl';
import type { Side, UnitId } from '#engine/winter-war';
import { countReserve, FINNISH_RESERVE } from '../controller/decisions/placement.ts';
import { RuleLink } from '#table';
import { Section } from '#kit/widgets/Section.tsx';
import css from './SetUpChoices.module.css';

const reserveMessages = () => interphaseMessages().variant.reserve;

function linesOf(side: Side, tray: readonly UnitId[]): { text: string; now: number; met: boolean }[] {
  const { points, inRegiments, headquarters, regiments, battalions, others } = countReserve(tray);
  if (side === 'soviet')
    return [
      { text: reserveMessages().points, now: points, met: points === 20 },
      { text: reserveMessages().regiments, now: inRegiments, met: inRegiments >= 12 },
      { text: reserveMessages().hqs, now: headquarters, met: headquarters === 0 },
    ];
  return [
    { text: reserveMessages().regiment, now: regiments, met: regiments === FINNISH_RESERVE.regiments },
    { text: reserveMessages().battalions, now: battalions, met: battalions === FINNISH_RESERVE.battalions },
    { text: reserveMessages().others, now: others, met: others === 0 },
  ];
}

/** What an earlier start keeps in the tray, and how far it is that (Option.H). */
export function Reserve({ side, tray }: { readonly side: Side; readonly tray: readonly UnitId[] }) {
  return (
    <Section title={reserveMessages().title} aside={<RuleLink rule="Option.H" short="§" />}>
      <p className={css.hint}>{reserveMessages().coming}</p>
      <ul className={css.reserve}>
        {linesOf(side, tray).map(({ text, now, met }) => (
          <li key={text} data-met={met || undefined}>
            <span>{text}</span>
            <span>{reserveMessages().now({ n: now, met })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
