import type { CombatResult, OddsReport } from '../../engine/index.ts';
import { t } from '../strings.ts';
import { Die } from '../widgets/Die.tsx';
import { RuleLink } from '../widgets/Links.tsx';
import css from './OddsCard.module.css';

const FACES = [1, 2, 3, 4, 5, 6];

function Chances({ report }: { readonly report: OddsReport }) {
  const chances = Object.entries(report.chances) as [CombatResult, number][];
  return (
    <ul className={css.chances} aria-label={t.combat.chances}>
      {chances
        .filter(([, chance]) => chance > 0)
        .map(([result, chance]) => (
          <li key={result} data-result={result}>
            <b>{t.percent(chance)}</b> {t.combat.result[result].name}
          </li>
        ))}
    </ul>
  );
}

/** The result that each face of the die would bring. */
export function OddsFaces({ faces }: { readonly faces: readonly CombatResult[] }) {
  return (
    <ol className={css.faces}>
      {FACES.map((face, i) => (
        <li key={face} title={t.combat.result[faces[i]!].name} data-result={faces[i]}>
          <Die face={face} size={24} />
          <span>{faces[i]}</span>
        </li>
      ))}
    </ol>
  );
}

/** Strengths, odds column, and what each face of the die would bring. */
export function OddsCard({ report }: { readonly report: OddsReport }) {
  const { column, attack, defence, soakOff, fortified } = report;
  return (
    <div className={css.card}>
      <p className={css.odds}>
        <span>{t.combat.against(attack, defence)}</span>
        <strong data-words={column === null || undefined}>{column ?? t.combat.withoutDie}</strong>
      </p>
      {column === null ? (
        <p className={css.note}>
          {t.combat.noDie} <RuleLink rule="C8" />
        </p>
      ) : null}
      {soakOff ? (
        <p className={css.warn}>
          {t.combat.soakOff} <RuleLink rule="C4" />
        </p>
      ) : null}
      {column !== null && !soakOff ? (
        <>
          <OddsFaces faces={report.faces} />
          <Chances report={report} />
        </>
      ) : null}
      {fortified && !soakOff && column !== null ? (
        <p className={css.note}>
          {t.combat.fortified} <RuleLink rule="C7" />
        </p>
      ) : null}
    </div>
  );
}
