import interphaseMessages from '../../content/en/interphase.ftl';
import type { Side, UnitId } from '#engine/winter-war';
import { countReserve, FINNISH_RESERVE } from '../controller/decisions/placement.ts';
import { RuleLink } from '#table/text/Links.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import css from './SetUpChoices.module.css';

const reserveWords = () => interphaseMessages().variant.reserve;

function linesOf(side: Side, tray: readonly UnitId[]): { text: string; now: number; met: boolean }[] {
  const { points, inRegiments, headquarters, regiments, battalions, others } = countReserve(tray);
  if (side === 'soviet')
    return [
      { text: reserveWords().points, now: points, met: points === 20 },
      { text: reserveWords().regiments, now: inRegiments, met: inRegiments >= 12 },
      { text: reserveWords().hqs, now: headquarters, met: headquarters === 0 },
    ];
  return [
    { text: reserveWords().regiment, now: regiments, met: regiments === FINNISH_RESERVE.regiments },
    { text: reserveWords().battalions, now: battalions, met: battalions === FINNISH_RESERVE.battalions },
    { text: reserveWords().others, now: others, met: others === 0 },
  ];
}

/** What an earlier start keeps in the tray, and how far it is that (Option.H). */
export function Reserve({ side, tray }: { readonly side: Side; readonly tray: readonly UnitId[] }) {
  return (
    <Section title={reserveWords().title} aside={<RuleLink rule="Option.H" short="§" />}>
      <p className={css.hint}>{reserveWords().coming}</p>
      <ul className={css.reserve}>
        {linesOf(side, tray).map(({ text, now, met }) => (
          <li key={text} data-met={met || undefined}>
            <span>{text}</span>
            <span>{reserveWords().now({ n: now, met })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
