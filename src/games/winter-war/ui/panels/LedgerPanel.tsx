import { figure, signed } from '../text/numbers.ts';
import startMessages from '../../content/en/start.ftl';
import logMessages from '../../content/en/log.ftl';
import optionsMessages from '../../content/en/options.ftl';
import { levelOf, resultOf, resultsOf, type LedgerLine, type State } from '#engine/winter-war';
import { findLineCut } from '../../analysis/threats/index.ts';
import { cutText } from '../text/describe.ts';
import { withoutHandicaps } from '../text/counts-text.ts';
import * as ask from '../controller/queries.ts';
import { usePosition } from '../../table-adapter.ts';
import { PlaceLinks, RuleLink } from '#table';
import { Section } from '#kit/widgets/Section.tsx';
import panel from '#kit/widgets/panel.module.css';
import css from './LedgerPanel.module.css';

const NAMED: readonly LedgerLine['key'][] = [
  'viipuri',
  'petsamo',
  'oulu',
  'murmansk-taken',
  'leningrad-taken',
];

/** Name of the rule behind a handicap. */
const handicapName = (option: LedgerLine['option']): string =>
  option ? optionsMessages().rules.option[option].label : logMessages().ledger.ownHandicap;

/** Causes that cut the lines of communication of captured hexes, each once. */
function Cuts({ lines }: { readonly lines: readonly LedgerLine[] }) {
  const { seen } = usePosition();
  const cuts = lines
    .filter(({ reason }) => reason === 'no-line')
    .flatMap(({ hexes }) => hexes)
    .flatMap((hex) => findLineCut(seen, hex) ?? []);
  return [...new Set(cuts.map(cutText))].map((text) => (
    <span key={text} className={`${panel.below} ${css.reason}`}>
      {text}
    </span>
  ));
}

function Line({ line }: { readonly line: LedgerLine }) {
  const { key, points, worth, hexes, reason, turn, option, rule } = line;
  return (
    <tr data-counts={points !== 0 || undefined}>
      <th scope="row">
        {NAMED.includes(key) || key === 'goal-hex' || reason === 'not-taken'
          ? null
          : logMessages().ledger.key[key]}
        {turn === undefined ? null : `, ${logMessages().ledger.onTurn({ turn })}`}
        {key === 'handicap' ? ` ${handicapName(option)}` : null}
        {hexes.length > 0 && hexes.length <= 2 ? (
          <>
            {' '}
            <PlaceLinks places={hexes} />
          </>
        ) : null}
        <span className={`${panel.below} ${css.reason}`}>
          {reasonText(line)}{' '}
          {rule === 'Victory.Schedule' || rule === 'Victory.Short' ? null : <RuleLink rule={rule} />}
        </span>{' '}
        <Cuts lines={[line]} />
      </th>
      <td>
        {points ? (
          signed(points)
        ) : (
          <span className={css.worth}>
            {worth < 0 ? signed(worth) : logMessages().ledger.worth({ n: worth })}
          </span>
        )}
      </td>
    </tr>
  );
}

/** The hexes west of Viipuri score one by one, but share one line here. */
function Row({ lines }: { readonly lines: readonly LedgerLine[] }) {
  const won = lines.filter(({ points }) => points > 0);
  const noLine = lines.filter(({ reason }) => reason === 'no-line').length;
  const points = won.reduce((sum, line) => sum + line.points, 0);
  return (
    <tr data-counts={points > 0 || undefined}>
      <th scope="row">
        {logMessages().ledger.key['viipuri-row']} <PlaceLinks places={lines.flatMap(({ hexes }) => hexes)} />
        <span className={`${panel.below} ${css.reason}`}>
          {logMessages().ledger.rowHeld({ held: won.length, all: lines.length, noLine })}
        </span>{' '}
        <Cuts lines={lines} />
      </th>
      <td>
        {points ? (
          signed(points)
        ) : (
          <span className={css.worth}>{logMessages().ledger.each({ n: lines[0]!.worth })}</span>
        )}
      </td>
    </tr>
  );
}

const inRow = ({ key }: LedgerLine): boolean => key === 'viipuri-row';

/** Text below the name of a line. */
const reasonText = ({ key, reason, points, worth }: LedgerLine): string =>
  key === 'allied-eliminated'
    ? logMessages().ledger.lost({ n: points / worth, worth })
    : key === 'finnish-losses' || key === 'soviet-losses'
      ? logMessages().ledger.strengthLost({ n: Math.abs(points / worth), worth: signed(worth) })
      : logMessages().ledger.reason[reason];

/** Results by points, from the Soviets' best down, with a mark at the current one. */
function Scale({ points, state }: { readonly points: number; readonly state: State }) {
  const t = logMessages().ledger;
  const level = resultOf(points, state);
  const results = resultsOf(state);
  return (
    <>
      <h3 className={css.part}>{state.goal ? t.results : t.scale}</h3>
      <ol className={css.scale}>
        {results.map((one, i) => {
          const most = i > 0 ? results[i - 1]!.least - 1 : null;
          const now = one.level === level;
          return (
            <li key={one.level} aria-current={now || undefined}>
              <span className={panel.faint}>
                {one.least === most
                  ? figure(one.least)
                  : Number.isFinite(one.least)
                    ? t.from({ least: figure(one.least), most: most === null ? null : figure(most) })
                    : t.upTo({ most: figure(most!) })}
              </span>
              <span>{startMessages().common.level[one.level]}</span>
              {now ? <b className={panel.whole}>{t.now({ points: signed(points) })}</b> : null}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Risks that may still cost the Soviets points or the game. */
function Risks({ lines, errata }: { readonly lines: readonly LedgerLine[]; readonly errata: boolean }) {
  const t = logMessages().ledger;
  if (!lines.length && !errata) return null;
  return (
    <>
      <h3 className={css.part}>{t.risks}</h3>
      <table className={css.ledger}>
        <tbody>
          {lines.map((line, i) => (
            <Line key={`${line.key} ${i}`} line={line} />
          ))}
          {errata ? (
            <tr>
              <th scope="row" colSpan={2}>
                {t.leningrad} <RuleLink rule="E1" />
              </th>
            </tr>
          ) : null}
        </tbody>
      </table>
    </>
  );
}

/** Victory Points line by line, each with its reason. */
export function Ledger() {
  const { seen } = usePosition();
  const report = ask.score(seen);
  const { outcome } = seen;
  const { lines } = report;
  // A finished game keeps its own points; Leningrad ends it without a count.
  const points = outcome?.points ?? report.points;
  const counted = outcome?.reason !== 'leningrad';
  const without = counted ? withoutHandicaps(report, points) : null;
  return (
    <table className={css.ledger}>
      <tbody>
        {lines.some(inRow) ? <Row lines={lines.filter(inRow)} /> : null}
        {lines
          .filter((line) => !inRow(line))
          .map((line, i) => (
            <Line key={`${line.key} ${i}`} line={line} />
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{logMessages().ledger.total}</th>
          <td>{counted ? signed(points) : logMessages().ledger.uncounted}</td>
        </tr>
        <tr className={css.level}>
          <td colSpan={2}>
            {outcome ? null : `${logMessages().ledger.level}: `}
            {startMessages().common.level[outcome?.level ?? resultOf(points, seen)]}
          </td>
        </tr>
        {without === null ? null : (
          <tr className={css.level}>
            <td colSpan={2}>
              {logMessages().ledger.without}:{' '}
              {logMessages().ledger.levelWithout({
                points: signed(without),
                level: startMessages().common.level[levelOf(without)],
              })}{' '}
              <RuleLink rule="Option.Handicap" />
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

export function LedgerPanel() {
  const { seen } = usePosition();
  const { points, risks } = ask.score(seen);
  return (
    <Section title={logMessages().ledger.title} aside={<RuleLink rule="Victory.Schedule" short="§" />}>
      {seen.outcome ? null : <Scale points={points} state={seen} />}
      <Ledger />
      {seen.outcome ? null : <Risks lines={risks} errata={seen.options.errata} />}
    </Section>
  );
}
