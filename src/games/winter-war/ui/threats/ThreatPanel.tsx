import { halves, percent } from '../text/numbers.ts';
import analysisMessages from '../../content/en/analysis.ftl';
import { enemyOf, type CombatResult, type Hex, type OddsReport, type UnitId } from '#engine/winter-war';
import type { Threat, ZoneException } from '../../analysis/threats/index.ts';
import { look, usePosition } from '../../table-adapter.ts';
import { useOverlayShown } from '../board/overlays/overlay.ts';
import type { Command } from '#table/game';
import { useInteraction } from '../controller/mode.ts';
import { CounterChip } from '../counters/CounterChip.tsx';
import { faceOf } from '../controller/faces.ts';
import { barred, PlaceLink, RuleLink, showOnMap, useAid } from '#table';
import { Button } from '#kit/widgets/Button.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { UnitLine } from '../counters/UnitButton.tsx';
import { hexText, unitText, fewUnits } from '../text/describe.ts';
import { useSubject, useThreatsShown, type ThreatQuestion } from './subject.ts';
import { allThreats, columnText, gaps, outlook, threatOn } from '../controller/queries.ts';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import css from './ThreatPanel.module.css';
import { OverlayKey } from '../board/key/MapKey.tsx';

/** Most threatened hexes in the list. */
const MOST = 8;

/** Results that leave the hex undefended. */
const CLEARING: readonly CombatResult[] = ['De', 'Dr', 'Ex'];

const clearedBy = ({ chances }: OddsReport): number =>
  CLEARING.reduce((sum, result) => sum + (chances[result] ?? 0), 0);

function OddsLine({ odds }: { readonly odds: OddsReport }) {
  const t = analysisMessages().threats;
  return (
    <p className={css.odds}>
      <b>
        {odds.column === null
          ? t.falls
          : t.odds({ column: odds.column, attack: halves(odds.attack), defence: halves(odds.defence) })}
      </b>
      <span>{t.cleared({ percent: percent(clearedBy(odds)) })}</span>
    </p>
  );
}

function Chips({ looked, units }: { readonly looked: ThreatQuestion; readonly units: readonly UnitId[] }) {
  return (
    <span className={css.chips} aria-hidden>
      {units.map((unit) => (
        <CounterChip key={unit} face={faceOf(looked.state, unit)} size={26} decorative />
      ))}
    </span>
  );
}

/** Every hex of the viewer that can be attacked, the worst first. */
function Front({ looked }: { readonly looked: ThreatQuestion }) {
  const t = analysisMessages().threats;
  const list = allThreats(looked.state, looked.enemy);
  const show = (hex: Hex): void => {
    look(hex);
    showOnMap(hex);
  };
  return (
    <>
      <h3 className={panel.part}>{t.front({ side: looked.enemy })}</h3>
      {list.length ? null : <p className={shared.soft}>{t.calm}</p>}
      <ol className={panel.stack1}>
        {list.slice(0, MOST).map(({ hex, defenders, best }) => (
          <li key={hex}>
            <Button className={css.row ?? ''} onClick={() => show(hex)}>
              <b className={css.column}>{columnText(best!.odds)}</b>
              <span className={css.place}>{hexText(hex)}</span>
              <Chips looked={looked} units={defenders} />
            </Button>
          </li>
        ))}
      </ol>
      {list.length > MOST ? <p className={shared.soft}>{t.more({ n: list.length - MOST })}</p> : null}
      <p className={shared.soft}>{t.look}</p>
    </>
  );
}

/** Other units that could attack if there were room. */
function Others({ threat }: { readonly threat: Threat }) {
  const t = analysisMessages().threats;
  const chosen = new Set(threat.best?.attackers.map(({ unit }) => unit) ?? []);
  const left = threat.potentialAttackers.filter(({ unit }) => !chosen.has(unit)).map(({ unit }) => unit);
  if (!threat.best || !left.length) return null;
  return (
    <p className={shared.soft}>
      {t.also}: {fewUnits(left, 6)}. {t.noSpace}
    </p>
  );
}

/** Possible attackers of one hex. */
function AgainstHex({ looked, hex, moved }: { looked: ThreatQuestion; hex: Hex; moved: UnitId | null }) {
  const t = analysisMessages().threats;
  const { state, enemy } = looked;
  const threat = threatOn(state, enemy, hex);
  const withOdds = useAid('odds');
  const then = outlook(state, enemy);
  if (!threat || !then) return null;
  const { best, potentialAttackers, points } = threat;
  const coming = best?.attackers ?? [];
  return (
    <>
      <h3 className={panel.part}>
        {moved === null ? hexText(hex) : t.moved({ unit: unitText(moved), place: hexText(hex) })}
      </h3>
      {potentialAttackers.length ? null : <p className={shared.soft}>{t.nobody({ place: hexText(hex) })}</p>}
      {best && withOdds ? <OddsLine odds={best.odds} /> : null}
      {potentialAttackers.length && !best ? (
        <p className={css.odds}>{t.empty({ points, place: hexText(hex) })}</p>
      ) : null}
      {coming.length ? <h4 className={panel.part}>{t.strongest}</h4> : null}
      {(best ? coming : potentialAttackers.map(({ unit, hexes }) => ({ unit, hex: hexes[0]! }))).map(
        ({ unit, hex: to }) => {
          const from = then.state.units[unit]!.at;
          return (
            <UnitLine
              key={unit}
              face={faceOf(state, unit)}
              note={
                from === to
                  ? t.stays({ at: hexText(from) })
                  : t.from({ from: hexText(from), to: hexText(to) })
              }
            />
          );
        },
      )}
      <Others threat={threat} />
    </>
  );
}

/** Reach of one enemy unit; the player chooses among several in a hex. */
function OfUnit({
  looked,
  unit,
  others,
}: {
  looked: ThreatQuestion;
  unit: UnitId;
  others: readonly UnitId[];
}) {
  const t = analysisMessages().threats;
  const ends = outlook(looked.state, looked.enemy)?.ends.get(unit) ?? [];
  return (
    <>
      <UnitLine
        face={faceOf(looked.state, unit)}
        note={t.unitReach({ n: ends.filter((hex) => hex !== looked.state.units[unit]!.at).length })}
      />
      {others.length > 1 ? (
        <div className={shared.wrap} role="group" aria-label={t.choose}>
          {others.map((other) => (
            <Button
              key={other}
              pressed={other === unit}
              onClick={() => useInteraction.setState({ threatBy: other })}
            >
              {unitText(other)}
            </Button>
          ))}
        </div>
      ) : null}
    </>
  );
}

function Threats() {
  const t = analysisMessages().threats;
  const looked = useSubject(true);
  const { subject } = looked;
  const then = outlook(looked.state, looked.enemy);
  if (!then) return <p className={shared.soft}>{t.setUp}</p>;
  return (
    <>
      {subject.kind === 'front' ? <Front looked={looked} /> : null}
      {subject.kind === 'hex' ? <AgainstHex looked={looked} hex={subject.hex} moved={subject.moved} /> : null}
      {subject.kind === 'unit' ? (
        <OfUnit looked={looked} unit={subject.unit} others={subject.others} />
      ) : null}
      <p className={css.assumed}>
        {then.over ? t.ends : t.assumed({ side: looked.enemy, turn: then.state.turn })}
      </p>
    </>
  );
}

function Exception({ gap, rule, hexes, units }: ZoneException) {
  const t = analysisMessages().threats;
  return (
    <li>
      {t.gap[gap]} (<RuleLink rule={rule} short="§" />
      ):{' '}
      {gap === 'headquarters' || gap === 'water' ? (
        fewUnits(units, 6)
      ) : (
        <span className={css.hexes}>
          {hexes.map((hex) => (
            <PlaceLink key={hex} place={hex} />
          ))}
        </span>
      )}
    </li>
  );
}

/** Exceptions to the zones of control on the map. */
function Exceptions() {
  const t = analysisMessages().threats;
  const { seen, viewer } = usePosition();
  return [enemyOf(viewer), viewer].map((side) => {
    const list = gaps(seen, side).filter(({ gap }) => gap !== 'water');
    return (
      <div key={side} className={css.exceptions}>
        <h3 className={panel.part}>{t.exceptions({ side })}</h3>
        {list.length ? (
          <ul className={panel.lines}>
            {list.map((one) => (
              <Exception key={one.gap} {...one} />
            ))}
          </ul>
        ) : (
          <p className={shared.soft}>{t.noExceptions}</p>
        )}
      </div>
    );
  });
}

interface ThreatPanelProps {
  /** The commands that switch the overlays. */
  readonly commands: readonly Command[];
}

/** Threats: the enemy's reach next turn, zones of control with exceptions, and odds against a hex. */
export default function ThreatPanel({ commands }: ThreatPanelProps) {
  const switchOf = (id: string) => commands.find((command) => command.id === id)!;
  const t = analysisMessages().threats;
  const shown = useThreatsShown();
  const zones = useOverlayShown('zones');
  return (
    <Section title={t.title}>
      <div className={shared.wrap}>
        <Button pressed={shown} why={barred(switchOf('threats'))} onClick={switchOf('threats').run}>
          {t.reach}
        </Button>
        <Button pressed={zones} onClick={switchOf('zones').run}>
          {t.zones}
        </Button>
      </div>
      {shown ? <Threats /> : null}
      {zones ? (
        <>
          <Exceptions />
          <OverlayKey signs={['finnZone', 'sovietZone', 'noZone', 'zoneless']} />
        </>
      ) : null}
    </Section>
  );
}
