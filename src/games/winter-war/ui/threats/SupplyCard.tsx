import { useDeferredValue } from 'react';
import { isolation, type Side, type State, type UnitId } from '#engine/winter-war';
import { Button } from '#kit/widgets/Button.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { nonBreaking } from '#kit/text/non-breaking.tsx';
import { RuleLink, showOnMap, useAid } from '#table';
import { judgedAnew } from '../../analysis/threats/index.ts';
import analysisMessages from '../../content/en/analysis.ftl';
import { look, usePosition } from '../../table-adapter.ts';
import { OverlayKey } from '../board/key/MapKey.tsx';
import { toggleOverlay } from '../board/overlays/overlay.ts';
import { hexText, unitText, fewUnits } from '../text/describe.ts';
import { useSubject, useWeakLinks, type ThreatQuestion } from './subject.ts';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import css from './ThreatPanel.module.css';

/** Most weak links in the list. */
const MOST = 5;

const SIDES: readonly Side[] = ['soviet', 'finn'];

/** Units without a supply line or without capacity in a city, if supply were judged now. */
const cutUnits = (state: State): UnitId[] =>
  SIDES.flatMap((side) =>
    [...isolation(judgedAnew(state, side), side)].flatMap((cut, unit) => (cut ? [unit] : [])),
  );

/** Units that the previewed move would cut off, and those it would put back into supply. */
function AfterMove({ now, looked }: { readonly now: State; readonly looked: ThreatQuestion }) {
  const { state, subject } = looked;
  if (subject.kind !== 'hex' || subject.moved === null) return null;
  const t = analysisMessages().supplyCard;
  const [before, after] = [cutUnits(now), cutUnits(state)];
  const cut = after.filter((unit) => !before.includes(unit));
  const relieved = before.filter((unit) => !after.includes(unit));
  return (
    <>
      <h3 className={panel.part}>
        {analysisMessages().threats.moved({ unit: unitText(subject.moved), place: hexText(subject.hex) })}
      </h3>
      {cut.length ? <p>{t.cut({ units: fewUnits(cut, 6) })}</p> : null}
      {relieved.length ? <p>{t.relieved({ units: fewUnits(relieved, 6) })}</p> : null}
      {cut.length || relieved.length ? null : <p className={shared.soft}>{t.unchanged}</p>}
    </>
  );
}

/** Hexes where one enemy unit could cut the viewer's lines in its next march, the costliest first. */
function WeakLinks({ looked }: { readonly looked: ThreatQuestion }) {
  const t = analysisMessages().supplyCard;
  const links = useWeakLinks(looked);
  if (!links) return null;
  return (
    <>
      <h3 className={panel.part}>{t.weak}</h3>
      {links.length ? null : <p className={shared.soft}>{t.safe}</p>}
      <ol className={panel.stack1}>
        {links.slice(0, MOST).map(({ hex, by, units }) => (
          <li key={hex}>
            <Button
              className={css.row ?? ''}
              onClick={() => {
                look(hex);
                showOnMap(hex);
              }}
            >
              <b className={css.column}>{units.length}</b>
              <span>
                {nonBreaking(t.link({ place: hexText(hex), by: unitText(by), units: fewUnits(units, 3) }))}
              </span>
            </Button>
          </li>
        ))}
      </ol>
      {links.length > MOST ? <p className={shared.soft}>{t.more({ n: links.length - MOST })}</p> : null}
    </>
  );
}

/** Key to supply on the map, effect of the previewed move, and weak links. */
export default function SupplyCard() {
  const { seen } = usePosition();
  const looked = useDeferredValue(useSubject(true));
  const withThreats = useAid('threats');
  const t = analysisMessages().supplyCard;
  return (
    <Section title={t.title} aside={<RuleLink rule="Supply" short="§" />}>
      <AfterMove now={seen} looked={looked} />
      {withThreats && seen.phase !== 'set-up' ? <WeakLinks looked={looked} /> : null}
      <OverlayKey
        signs={['supplied', 'suppliedFar', 'supplyFull', 'supplyLine', 'cutLine', 'lineEnd', 'weakLink']}
      />
      <Button kind="quiet" onClick={() => toggleOverlay('supply')}>
        {t.hide}
      </Button>
    </Section>
  );
}
