import { levelOf, type LedgerLine } from '../../../../engine/winter-war/index.ts';
import { withoutHandicaps } from '../words/handicaps.ts';
import { t } from '../words/strings.ts';
import * as ask from '../hand/queries.ts';
import { usePosition } from '../../../../table/seen/usePosition.ts';
import { HexLink, RuleLink } from '../../../../table/text/Links.tsx';
import { Section } from '../../../../kit/widgets/Section.tsx';
import css from './LedgerPanel.module.css';

const NAMED: readonly LedgerLine['key'][] = ['viipuri', 'petsamo', 'oulu'];

function Line({ line }: { readonly line: LedgerLine }) {
  const { key, points, worth, hexes, turn, option, rule } = line;
  return (
    <tr data-counts={points !== 0 || undefined}>
      <th scope="row">
        {NAMED.includes(key) ? null : t.ledger.key[key]}
        {turn === undefined ? null : `, ${t.ledger.onTurn(turn)}`}
        {option === undefined ? null : ` ${t.start.option[option].label}`}
        {hexes.length > 0 && hexes.length <= 2 ? (
          <>
            {' '}
            {hexes.map((hex) => (
              <span key={hex} className={css.hex}>
                <HexLink hex={hex} />
              </span>
            ))}
          </>
        ) : null}
        <span className={css.reason}>
          {reasonText(line)} {rule === 'Victory.Schedule' ? null : <RuleLink rule={rule} />}
        </span>
      </th>
      <td>{points ? t.signed(points) : <span className={css.worth}>{t.ledger.worth(worth)}</span>}</td>
    </tr>
  );
}

/** The hexes west of Viipuri count one by one, and are told in one line. */
function Row({ lines }: { readonly lines: readonly LedgerLine[] }) {
  const won = lines.filter(({ points }) => points > 0);
  const noLine = lines.filter(({ reason }) => reason === 'no-line').length;
  const points = won.reduce((sum, line) => sum + line.points, 0);
  return (
    <tr data-counts={points > 0 || undefined}>
      <th scope="row">
        {t.ledger.key['viipuri-row']}{' '}
        {lines.flatMap(({ hexes }) =>
          hexes.map((hex) => (
            <span key={hex} className={css.hex}>
              <HexLink hex={hex} />
            </span>
          )),
        )}
        <span className={css.reason}>{t.ledger.rowHeld(won.length, lines.length, noLine)}</span>
      </th>
      <td>
        {points ? t.signed(points) : <span className={css.worth}>{t.ledger.each(lines[0]!.worth)}</span>}
      </td>
    </tr>
  );
}

const inRow = ({ key }: LedgerLine): boolean => key === 'viipuri-row';

/** What a line says below its name. */
const reasonText = ({ key, reason, points, worth }: LedgerLine): string =>
  key === 'allied-eliminated' ? t.ledger.lost(points / worth, worth) : t.ledger.reason[reason];

/** Victory Points line by line, each with its reason. */
export function Ledger() {
  const { seen } = usePosition();
  const report = ask.score(seen);
  const { outcome } = seen;
  const { lines } = report;
  // What ended the game is what counts; Leningrad ended it without a count.
  const points = outcome?.points ?? report.points;
  const counted = outcome?.reason !== 'leningrad';
  const without = counted ? withoutHandicaps(report, points) : null;
  return (
    <table className={css.ledger}>
      <tbody>
        <Row lines={lines.filter(inRow)} />
        {lines
          .filter((line) => !inRow(line))
          .map((line, i) => (
            <Line key={`${line.key} ${i}`} line={line} />
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.ledger.total}</th>
          <td>{counted ? t.signed(points) : t.ledger.uncounted}</td>
        </tr>
        <tr className={css.level}>
          <td colSpan={2}>
            {outcome ? null : `${t.ledger.level}: `}
            {t.level[outcome?.level ?? levelOf(points)]}
          </td>
        </tr>
        {without === null ? null : (
          <tr className={css.level}>
            <td colSpan={2}>
              {t.ledger.without}: {t.ledger.levelWithout(t.signed(without), t.level[levelOf(without)])}{' '}
              <RuleLink rule="Option.Handicap" />
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

export function LedgerPanel() {
  return (
    <Section title={t.ledger.title} aside={<RuleLink rule="Victory.Schedule" />}>
      <Ledger />
    </Section>
  );
}
