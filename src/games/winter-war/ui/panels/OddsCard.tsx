import { halves, percent } from '../text/numbers.ts';
import analysisMessages from '../../content/en/analysis.ftl';
import playMessages from '../../content/en/play.ftl';
import type { ReactNode } from 'react';
import type { CombatResult, OddsReport, StrengthLine } from '#engine/winter-war';
import { Die } from '#kit/widgets/Die.tsx';
import { RuleLink } from '#table';
import { hexText, unitText } from '../text/describe.ts';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import css from './OddsCard.module.css';

/** The faces of each result. */
function facesByResult(faces: readonly CombatResult[]): [CombatResult, number[]][] {
  const found = new Map<CombatResult, number[]>();
  for (const [i, result] of faces.entries()) found.set(result, [...(found.get(result) ?? []), i + 1]);
  return [...found];
}

/** The results of the six faces of the die, in one row, each with its chance. */
export function OddsFaces({ faces }: { readonly faces: readonly CombatResult[] }) {
  return (
    <ol className={css.faces} aria-label={playMessages().combat.chances}>
      {facesByResult(faces).map(([result, rolled]) => {
        const { name } = playMessages().combat.result[result];
        return (
          <li key={result} title={name} data-result={result} style={{ flexGrow: rolled.length }}>
            <span className={css.dice}>
              {rolled.map((face) => (
                <Die key={face} face={face} size={20} />
              ))}
            </span>
            <b>{percent(rolled.length / faces.length)}</b>
            {/* One face has room for the letters of the table only. */}
            {rolled.length > 1 ? (
              <span className={css.result}>{name}</span>
            ) : (
              <abbr className={css.result} title={name} aria-label={name}>
                {result}
              </abbr>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** "6, crossed out, 12, doubled in a fortification (Fortifications.B)" */
function Strength({ line }: { readonly line: StrengthLine }) {
  const { unit, hex, printed, counted, reasons } = line;
  return (
    <li>
      <span className={panel.strong}>
        {unitText(unit)} <span className={css.where}>{hexText(hex)}</span>
      </span>
      <span className={css.counted}>
        {counted === printed ? null : <s>{halves(printed)}</s>} <b>{halves(counted)}</b>
      </span>
      {reasons.map(({ rule, key }) => (
        <span key={rule + key} className={`${panel.fine} ${css.reason}`}>
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
    <details className={css.strengths}>
      <summary>{t.strengths}</summary>
      <Sum title={t.attack} sum={report.attack} lines={report.attackers} />
      <Sum title={t.defence} sum={report.defence} lines={report.defenders} />
    </details>
  );
}

interface OddsCardProps {
  readonly report: OddsReport;
  /** The rules forbid the attack, so it has no result. */
  readonly refused?: boolean;
  /** The button that rolls. */
  readonly children?: ReactNode;
}

/** Strengths, odds column, and the result of each face of the die. */
export function OddsCard({ report, refused = false, children }: OddsCardProps) {
  const { column, attack, defence, soakOff, fortified } = report;
  return (
    <div className={`${panel.stack2} ${css.card}`}>
      <p className={css.odds}>
        <span>{playMessages().combat.against({ a: halves(attack), d: halves(defence) })}</span>
        <strong data-words={column === null || undefined}>
          {column ?? playMessages().combat.withoutDie}
        </strong>
      </p>
      {column === null ? (
        <p className={shared.soft}>
          {playMessages().combat.noDie} <RuleLink rule="C8" />
        </p>
      ) : null}
      {soakOff && !refused ? (
        <p className={panel.warn}>
          {playMessages().combat.soakOff} <RuleLink rule="C4" />
        </p>
      ) : null}
      {column !== null && !soakOff ? <OddsFaces faces={report.faces} /> : null}
      {fortified && !soakOff && column !== null ? (
        <p className={shared.soft}>
          {playMessages().combat.fortified} <RuleLink rule="C7" />
        </p>
      ) : null}
      {children}
      <Strengths report={report} />
    </div>
  );
}
