import { halves, percent } from '../text/numbers.ts';
import analysisMessages from '../../content/en/analysis.ftl';
import playMessages from '../../content/en/play.ftl';
import type { CombatResult, OddsReport, StrengthLine } from '#engine/winter-war';
import { computeMargins } from '../../analysis/threats/index.ts';
import { Die } from '#kit/widgets/Die.tsx';
import { RuleLink } from '#table';
import { hexText, unitText } from '../text/describe.ts';
import chancesCss from './chances.module.css';
import css from './OddsCard.module.css';

const FACES = [1, 2, 3, 4, 5, 6];

function Chances({ report }: { readonly report: OddsReport }) {
  const chances = Object.entries(report.chances) as [CombatResult, number][];
  return (
    <ul className={`${chancesCss.chances} ${css.chances}`} aria-label={playMessages().combat.chances}>
      {chances
        .filter(([, chance]) => chance > 0)
        .map(([result, chance]) => (
          <li key={result} data-result={result}>
            <b>{percent(chance)}</b> {playMessages().combat.result[result].name}
          </li>
        ))}
    </ul>
  );
}

/** Result of each face of the die. */
export function OddsFaces({ faces }: { readonly faces: readonly CombatResult[] }) {
  return (
    <ol className={`${chancesCss.faces} ${css.faces}`}>
      {FACES.map((face, i) => (
        <li
          key={face}
          title={`${face}: ${playMessages().combat.result[faces[i]!].name}`}
          data-result={faces[i]}
        >
          <Die face={face} size={24} />
          <span>{faces[i]}</span>
        </li>
      ))}
    </ol>
  );
}

/** "6, crossed out, 12, doubled in a fortification (Fortifications.B)" */
function Strength({ line }: { readonly line: StrengthLine }) {
  const { unit, hex, printed, counted, reasons } = line;
  return (
    <li>
      <span className={css.who}>
        {unitText(unit)} <span className={css.where}>{hexText(hex)}</span>
      </span>
      <span className={css.counted}>
        {counted === printed ? null : <s>{halves(printed)}</s>} <b>{halves(counted)}</b>
      </span>
      {reasons.map(({ rule, key }) => (
        <span key={rule + key} className={css.reason}>
          {playMessages().combat.reason[key]} <RuleLink rule={rule} />
        </span>
      ))}
    </li>
  );
}

interface SumProps {
  readonly title: string;
  readonly sum: number;
  readonly lines: readonly StrengthLine[];
}

function Sum({ title, sum, lines }: SumProps) {
  return (
    <section className={css.sum} aria-label={title}>
      <p className={css.head}>
        <span>{title}</span> <b>{halves(sum)}</b>
      </p>
      <ul>
        {lines.map((line) => (
          <Strength key={line.unit} line={line} />
        ))}
      </ul>
    </section>
  );
}

/** Unit by unit, with the reason for each doubling or halving. */
function Strengths({ report }: { readonly report: OddsReport }) {
  const t = analysisMessages().odds;
  return (
    <details className={css.strengths} open>
      <summary>{t.strengths}</summary>
      <Sum title={t.attack} sum={report.attack} lines={report.attackers} />
      <Sum title={t.defence} sum={report.defence} lines={report.defenders} />
    </details>
  );
}

/** How far it is to the odds columns on either side. */
function Margins({ report }: { readonly report: OddsReport }) {
  const t = analysisMessages().odds;
  const margins = computeMargins(report);
  if (!margins) return null;
  const { up, down } = margins;
  const spare =
    down &&
    (down.spare
      ? t.down({ points: halves(down.spare), column: down.column })
      : t.exact({ column: down.column }));
  return (
    <p className={css.margins}>
      {up ? t.up({ points: halves(up.missing), column: up.column }) : t.best} {spare}
    </p>
  );
}

interface OddsCardProps {
  readonly report: OddsReport;
  /** The rules forbid the attack, so it has no result. */
  readonly refused?: boolean;
}

/** Strengths, odds column, and the result of each face of the die. */
export function OddsCard({ report, refused = false }: OddsCardProps) {
  const { column, attack, defence, soakOff, fortified } = report;
  return (
    <div className={css.card}>
      <p className={css.odds}>
        <span>{playMessages().combat.against({ a: halves(attack), d: halves(defence) })}</span>
        <strong data-words={column === null || undefined}>
          {column ?? playMessages().combat.withoutDie}
        </strong>
      </p>
      {column === null ? (
        <p className={css.note}>
          {playMessages().combat.noDie} <RuleLink rule="C8" />
        </p>
      ) : null}
      {soakOff && !refused ? (
        <p className={css.warn}>
          {playMessages().combat.soakOff} <RuleLink rule="C4" />
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
          {playMessages().combat.fortified} <RuleLink rule="C7" />
        </p>
      ) : null}
      <Margins report={report} />
      <Strengths report={report} />
    </div>
  );
}
