import analysisMessages from '../../content/en/analysis.ftl';
import playMessages from '../../content/en/play.ftl';
import { useEffect } from 'react';
import { isNarrow } from '#kit/widgets/useNarrow.ts';
import { counter, type CityLoad, type Side, type UnitSupply } from '#engine/winter-war';
import { look, usePosition } from '../../table-adapter.ts';
import {
  isOverlayShown,
  onOverlaySwitched,
  showOverlay,
  toggleOverlay,
  useOverlayShown,
} from '../board/overlays/overlay.ts';
import { designation, placeText } from '../text/names.ts';
import { faceOf } from '../controller/faces.ts';
import { Marked, PlaceLink, RuleLink, showOnMap, uncoverMap } from '#table';
import * as ask from '../controller/queries.ts';
import { cutText, hexText } from '../text/describe.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { UnitButton } from '../counters/UnitButton.tsx';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import css from './SupplyPanel.module.css';
import { OverlayKey } from '../board/key/MapKey.tsx';

interface CityProps {
  readonly line: CityLoad;
  readonly units: readonly UnitSupply[];
}

/** Headquarters that draw on a city, each with the number and Attack Strength Points of its units. */
function Feeding({ line: { city }, units }: CityProps) {
  const fed = units.filter((unit) => unit.city === city && counter(unit.unit).type.attack > 0);
  const hqs = [...new Set(fed.map(({ hq }) => hq))];
  return hqs.map((hq) => {
    const own = fed.filter((unit) => unit.hq === hq);
    const points = own.reduce((sum, { unit }) => sum + counter(unit).type.attack, 0);
    return (
      <li key={hq}>
        {playMessages().supply.feeds({
          hq: hq === null ? 'none' : designation(counter(hq).name),
          units: own.length,
          points,
        })}
      </li>
    );
  });
}

function City({ line, units }: CityProps) {
  const { city, load, capacity, overload, connected } = line;
  const name = placeText(line.name);
  return (
    <li className={panel.stack1}>
      <p className={css.name}>
        <PlaceLink place={city} text={name} />{' '}
        <span>
          {playMessages().supply.load({ load, capacity })},{' '}
          {playMessages().supply.left({ n: Math.max(0, capacity - load) })}
        </span>
      </p>
      <div
        className={css.bar}
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={capacity}
        aria-valuenow={Math.min(load, capacity)}
      >
        <span
          style={{ inlineSize: `${Math.min(100, (100 * load) / capacity)}%` }}
          data-full={load >= capacity || undefined}
        />
      </div>
      <ul className={`${shared.wrap} ${css.fed}`}>
        <Feeding line={line} units={units} />
      </ul>
      {overload ? <p className={css.warn}>{playMessages().supply.overload({ n: overload })}</p> : null}
      {connected ? null : (
        <p className={css.warn}>
          {playMessages().supply.cutOff} <RuleLink rule="Supply.F3" />
        </p>
      )}
    </li>
  );
}

function Isolated({ side }: { readonly side: Side }) {
  const { seen } = usePosition();
  const lines = ask.supply(seen, side).units.filter(({ isolation }) => isolation > 0);
  if (!lines.length) return null;
  const found = ask.brokenLines(seen, side);
  return (
    <Section title={`${playMessages().supply.isolated}: ${playMessages().supply.army({ side })}`}>
      {lines.map(({ unit, isolation, rule }) => {
        const { at } = seen.units[unit]!;
        const cut = found.find((one) => one.unit === unit);
        return (
          <div key={unit} className={css.isolated}>
            <UnitButton
              face={faceOf(seen, unit)}
              note={`${hexText(at)}: ${cut ? cutText(cut) : (playMessages().supply.why[isolation - 1] ?? '')}`}
              onPress={() => {
                look(at);
                showOnMap(at);
              }}
            />
            {rule ? <RuleLink rule={rule} short="§" /> : null}
          </div>
        );
      })}
    </Section>
  );
}

/**
 * Shows supply on the map while this panel is open, and longer if the player switches the overlay. On a small
 * screen the charts cover the map, which has a button for it.
 */
function useSupplyOnMap(): void {
  useEffect(() => {
    if (isNarrow() || isOverlayShown('supply')) return undefined;
    showOverlay('supply');
    let asked = false;
    const unwatch = onOverlaySwitched('supply', () => {
      asked = true;
    });
    return () => {
      unwatch();
      if (!asked) showOverlay('supply', false);
    };
  }, []);
}

/** Loads of the cities, and isolated units with the reason. */
export function SupplyPanel() {
  useSupplyOnMap();
  const { seen } = usePosition();
  const shown = useOverlayShown('supply');
  const { cities, units } = ask.supply(seen, 'soviet');
  const nobody = [...units, ...ask.supply(seen, 'finn').units].every(({ isolation }) => !isolation);
  return (
    <>
      <Section title={playMessages().supply.title} aside={<RuleLink rule="Supply" short="§" />}>
        <Button
          pressed={shown}
          onClick={() => {
            toggleOverlay('supply');
            if (!shown) uncoverMap();
          }}
        >
          {playMessages().supply.show}
        </Button>
        <p className={shared.soft}>
          <Marked text={playMessages().supply.hint} /> {nobody ? null : analysisMessages().threats.broken}
        </p>
        {seen.options.clar9 ? null : (
          <p className={shared.soft}>
            {playMessages().supply.front} <RuleLink rule="U2a" />
          </p>
        )}
        <ul className={shared.stack3}>
          {cities.map((line) => (
            <City key={line.city} line={line} units={units} />
          ))}
        </ul>
        {nobody ? <p className={shared.soft}>{playMessages().supply.noneIsolated}</p> : null}
        {shown ? <OverlayKey signs={['supplyLine', 'cutLine', 'lineEnd']} /> : null}
      </Section>
      <Isolated side="soviet" />
      <Isolated side="finn" />
    </>
  );
}
