/** The enemy's reach, and the odds of possible attacks. */
import analysisMessages from '#games/winter-war/content/en/analysis.ftl';
import { useDeferredValue, useMemo } from 'react';
import { board, ODDS_COLUMNS, reach, type OddsReport } from '#engine/winter-war';
import { useAid } from '#table';
import type { Threat } from '../../analysis/threats/index.ts';
import { useSubject, useThreatsShown, type ThreatQuestion } from '../threats/subject.ts';
import { allThreats, columnText, outlook, reached, threatOn } from '../controller/queries.ts';
import type { MapLine } from '../board/map-props.ts';
import { NO_DRAWING, type Overlay } from '../board/overlays/overlay.ts';
import { Reach, ThreatPlates, type ThreatPlate } from '../board/overlays/ThreatPlates.tsx';

/** From this column on a defender is more likely to be driven out than to hold. */
const GRAVE = ODDS_COLUMNS.indexOf('3-1');

const isGrave = ({ column }: OddsReport): boolean => column === null || ODDS_COLUMNS.indexOf(column) >= GRAVE;

/** Hexes that the inspected enemy unit can reach; null when none is inspected. */
function reachOfOne({ state, enemy, subject }: ThreatQuestion): Uint8Array | null {
  if (subject.kind !== 'unit') return null;
  const table = new Uint8Array(board.columns * board.rows);
  for (const hex of outlook(state, enemy)?.ends.get(subject.unit) ?? []) table[hex] = 1;
  return table;
}

const plateOf = ({ hex, best }: Threat): ThreatPlate[] =>
  best ? [{ hex, text: columnText(best.odds), grave: isGrave(best.odds) }] : [];

/** Odds against the inspected hex, or against every threatened hex, also after a previewed move. */
function platesOf({ state, enemy, subject }: ThreatQuestion): ThreatPlate[] {
  if (subject.kind === 'unit') return [];
  // For a previewed move: everything that would be threatened after it.
  if (subject.kind === 'front' || subject.moved !== null) return allThreats(state, enemy).flatMap(plateOf);
  const threat = threatOn(state, enemy, subject.hex);
  return threat ? plateOf(threat) : [];
}

/** Paths of the strongest attackers to the hexes from which they would attack. */
function approachLines({ state, enemy, subject }: ThreatQuestion): MapLine[] {
  const then = outlook(state, enemy);
  if (!then || subject.kind !== 'hex') return [];
  return (threatOn(state, enemy, subject.hex)?.best?.attackers ?? []).flatMap(({ unit, hex }): MapLine[] => {
    const from = then.state.units[unit]!.at;
    const path = reach(then.state, unit).find((r) => r.hex === hex)?.path ?? [];
    const attack: MapLine = { kind: 'attack', hexes: [hex, subject.hex] };
    return path.length ? [{ kind: 'trail', hexes: [from, ...path] }, attack] : [attack];
  });
}

export const threats: Overlay = {
  id: 'threats',
  label: () => analysisMessages().threats.command,
  key: 'shift+z',
  keyText: 'Shift Z',
  icon: 'threats',
  aid: 'threats',
  useDraw: function useDraw() {
    const looked = useDeferredValue(useSubject(useThreatsShown()));
    const withOdds = useAid('odds');
    return useMemo(() => {
      if (!looked) return NO_DRAWING;
      const { state, enemy } = looked;
      const area = reachOfOne(looked) ?? reached(state, enemy);
      return {
        lines: approachLines(looked),
        under: area ? <Reach key="threats" reached={area} side={enemy} /> : null,
        over: <ThreatPlates key="threats" plates={platesOf(looked)} />,
      };
      // oxlint-disable-next-line react/exhaustive-deps -- the plates ask for it
    }, [looked, withOdds]);
  },
};
