import playMessages from '../../content/en/play.ftl';
import { counter, type Action, type UnitId } from '#engine/winter-war';
import { designation } from '../text/names.ts';
import { act } from '../controller/decision.ts';
import * as ask from '../controller/queries.ts';
import { usePosition } from '../../table-adapter.ts';
import { cutText, hexText, placeNameText } from '../text/describe.ts';
import shared from '#kit/widgets/shared.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { RuleLink } from '#table';
import { Section } from '#kit/widgets/Section.tsx';
import css from './MovePanel.module.css';

const cityText = (city: number): string => placeNameText(city) ?? hexText(city);

/** The headquarters that administers a Soviet unit, or the order to leave it isolated. */
export function SupplyOrders({ unit }: { readonly unit: UnitId }) {
  const { state, seen } = usePosition();
  const { side } = counter(unit);
  const report = ask.supply(seen, side).units.find((line) => line.unit === unit);
  if (!report) return null;
  const order = state.orders.find((one) => one.unit === unit);
  const cut = report.isolation ? ask.brokenLines(seen, side).find((one) => one.unit === unit) : undefined;
  const choices: { label: string; action: Action; chosen: boolean }[] = [
    { label: playMessages().supply.default, action: { type: 'administer', unit }, chosen: !order },
    ...report.choices.map(({ hq, city }) => ({
      label: playMessages().supply.chosen({ hq: designation(counter(hq).name), city: cityText(city) }),
      action: { type: 'administer', unit, hq, city } as const,
      chosen: order?.hq === hq && (order.city === undefined || order.city === city),
    })),
    {
      label: playMessages().supply.isolate,
      action: { type: 'administer', unit, hq: null },
      chosen: order?.hq === null,
    },
  ];
  // With one headquarters in range and capacity for all there is no choice.
  const short = ask.supply(seen, side).cities.some(({ overload }) => overload > 0);
  const matters = side === 'soviet' && (report.choices.length > 1 || short || order !== undefined);
  // An order that would supply nothing now is kept; the default applies meanwhile (U3).
  const rests = order && order.hq !== null && report.city !== null && report.hq !== order.hq;
  const open =
    matters && report.choices.length
      ? choices.filter(({ action, chosen }) => chosen || !ask.check(state, action))
      : [];
  return (
    <Section title={playMessages().supply.own}>
      <p className={shared.soft}>
        {report.isolation
          ? `${playMessages().supply.isolated}: ${playMessages().supply.why[report.isolation - 1]}. `
          : null}
        {cut ? `${cutText(cut)} ` : null}
        {report.isolation && report.rule ? <RuleLink rule={report.rule} /> : null}
        {!report.isolation && report.exempt ? playMessages().supply.exempt : null}
        {!report.isolation && !report.exempt && report.city !== null
          ? report.hq === null
            ? playMessages().supply.fromCity({ city: cityText(report.city) })
            : playMessages().supply.chosen({
                hq: designation(counter(report.hq).name),
                city: cityText(report.city),
              })
          : null}
      </p>
      {rests ? <p className={shared.soft}>{playMessages().supply.rests}</p> : null}
      {open.length > 1 ? (
        <div className={`${shared.row} ${css.row}`} role="group" aria-label={playMessages().supply.choose}>
          {open.map(({ label, action, chosen }) => (
            <Button
              key={label}
              pressed={chosen}
              onClick={() =>
                act(action, { mode: 'unit', unit, prefix: [], addWaypoint: false, preview: null })
              }
            >
              {label}
            </Button>
          ))}
        </div>
      ) : null}
    </Section>
  );
}
