import mapMessages from '#games/winter-war/content/en/map.ftl';
import type { ReactNode } from 'react';
import { ROSTER, board, HQ_TO_UNIT, UNREACHED } from '#engine/winter-war';
import { Marked } from '#table';
import panel from '#kit/widgets/panel.module.css';
import { Section } from '#kit/widgets/Section.tsx';
import { CounterChip } from '../../counters/CounterChip.tsx';
import type { CounterFace } from '../../counters/counter-face.ts';
import { designation } from '../../text/names.ts';
import type { HighlightKind } from '../map-props.ts';
import { Highlights } from '../overlays/Highlights.tsx';
import { KeyPicture } from './KeyPicture.tsx';
import css from './MapKey.module.css';
import { neighbourTable } from '../board-extent.ts';
import { HintArrows } from '../overlays/HintArrows.tsx';
import { CutLines, CutMarks, SupplyWash, WeakLinkMarks } from '../overlays/SupplyWash.tsx';
import { Lines } from '../overlays/Lines.tsx';
import { Marks } from '../overlays/Marks.tsx';
import { PlanArrows } from '../overlays/PlanArrows.tsx';
import { Reach, ThreatPlates } from '../overlays/ThreatPlates.tsx';
import { ZoneGaps } from '../overlays/ZoneGaps.tsx';
import { Zones } from '../overlays/Zones.tsx';
import { only, PlainFinnish, type KeySign, groundSigns, placeSigns, sideSigns } from './signs.tsx';

const hex = PlainFinnish;
const [east, , , west] = Array.from({ length: 6 }, (_, d) => neighbourTable[hex * 6 + d]!);
const NOT_FULL = new Uint8Array(board.columns * board.rows);
const stepsTo = (far: number): Uint8Array => only(hex).map((one) => (one ? far : UNREACHED));
const through = [west!, hex, east!];

/** Signs of the overlays, each drawn in a hex by the code that draws it on the map. */
const OVERLAYS: readonly KeySign[] = [
  { sign: 'finnZone', hex, picture: <Zones finn={only(hex)} /> },
  { sign: 'sovietZone', hex, picture: <Zones soviet={only(hex)} /> },
  { sign: 'noZone', hex, picture: <ZoneGaps marks={[{ hex, kind: 'stop' }]} /> },
  { sign: 'zoneless', hex, picture: <ZoneGaps marks={[{ hex, kind: 'silent' }]} /> },
  { sign: 'enemyReach', hex, picture: <Reach reached={only(hex)} side="finn" /> },
  {
    sign: 'odds',
    hex,
    picture: (
      <g transform="translate(0 -25)">
        <ThreatPlates plates={[{ hex, text: '3-1', grave: true }]} />
      </g>
    ),
  },
  { sign: 'supplied', hex, picture: <SupplyWash steps={stepsTo(1)} full={NOT_FULL} /> },
  { sign: 'suppliedFar', hex, picture: <SupplyWash steps={stepsTo(HQ_TO_UNIT)} full={NOT_FULL} /> },
  { sign: 'supplyFull', hex, picture: <SupplyWash steps={stepsTo(3)} full={only(hex)} /> },
  { sign: 'weakLink', hex, picture: <WeakLinkMarks links={new Map([[hex, 2]])} /> },
  { sign: 'supplyLine', hex, picture: <Lines lines={[{ kind: 'supply', hexes: through }]} /> },
  {
    sign: 'cutLine',
    hex,
    picture: (
      <>
        <CutLines cuts={[{ path: through, hex, end: null }]} />
        <CutMarks cuts={[{ path: through, hex, end: null }]} />
      </>
    ),
  },
  {
    sign: 'lineEnd',
    hex,
    picture: <CutMarks cuts={[{ path: through, hex: null, end: { hex, most: 5 } }]} />,
  },
  { sign: 'trail', hex, picture: <Lines lines={[{ kind: 'trail', hexes: [west!, hex] }]} /> },
  { sign: 'battle', hex, picture: <Marks marks={[{ hex, kind: 'battle', text: 'De' }]} /> },
  { sign: 'loss', hex, picture: <Marks marks={[{ hex, kind: 'loss', text: '' }]} /> },
  {
    sign: 'planned',
    hex,
    picture: (
      <PlanArrows arrows={[{ number: 1, from: west!, to: hex, pinned: false }]} loose={[]} lifted={null} />
    ),
  },
  {
    sign: 'hint',
    hex,
    picture: <HintArrows arrows={[{ kind: 'way', hexes: [west!, hex], next: true }]} spots={[]} />,
  },
];

const WIDTH = 40;

const MARKS: readonly HighlightKind[] = [
  'reach',
  'reach-rail',
  'stop',
  'selected',
  'place',
  'must-be-attacked',
  'attackable',
  'target',
  'retreat',
  'advance',
  'able',
  'drop',
  'landing',
  'pointed',
  'refused',
];

const faceIn = ({ id, side, type, name }: (typeof ROSTER)[number]): CounterFace => ({
  unit: id,
  side,
  type,
  name,
});

/** A counter of each arm, the first one in the roster. */
const ARMS: readonly CounterFace[] = [...new Set(ROSTER.map(({ type }) => type.arm))].map((arm) => {
  return faceIn(ROSTER.find((one) => one.type.arm === arm)!);
});

const ONE = ARMS[0]!;
const ALLIED = ROSTER.find(({ type }) => type.allied)!;
const STATES = [
  'isolated',
  'overloaded',
  'moved',
  'advanced',
  'mustAttack',
  'spent',
  'selected',
  'heavy',
] as const;
const DROPS = ['dropped', 'disrupted', 'stunned'] as const;

/** Text on the counter shown in the key. */
const READ = {
  figures: ONE.type!.label,
  size: ONE.type!.size,
  name: designation(ONE.name),
  stack: '2',
} as const;

interface RowProps {
  readonly picture: ReactNode;
  readonly text: string;
  /** Gives a longer text the whole line. */
  readonly wide?: boolean;
}

function Row({ picture, text, wide = false }: RowProps) {
  return (
    <li className={`${panel.line} ${css.row}`} data-wide={wide || undefined}>
      <span className={css.picture}>{picture}</span>
      <span>
        <Marked text={text} />
      </span>
    </li>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h3 className={css.title}>{title}</h3>
      <ul className={css.list}>{children}</ul>
    </>
  );
}

const Signs = ({ of }: { readonly of: readonly KeySign[] }) =>
  of.map(({ sign, hex, picture }) => (
    <Row
      key={sign}
      text={mapMessages().key.signs[sign]}
      picture={
        <KeyPicture hex={hex} width={WIDTH}>
          {picture}
        </KeyPicture>
      }
    />
  ));

export function OverlayKey({ signs }: { readonly signs: readonly KeySign['sign'][] }) {
  return (
    <Group title={mapMessages().key.title}>
      <Signs of={OVERLAYS.filter(({ sign }) => signs.includes(sign))} />
    </Group>
  );
}

/** The key: every sign on the map and on the counters, with its picture and meaning. */
export function MapKey() {
  const { title, groups, reading } = mapMessages().key;
  const counters = mapMessages().counters;
  const railHex = sideSigns().find(({ sign }) => sign === 'rail')!.hex;
  return (
    <Section title={title}>
      <Group title={groups.ground}>
        <Signs of={groundSigns()} />
      </Group>
      <Group title={groups.sides}>
        <Signs of={sideSigns()} />
      </Group>
      <Group title={groups.places}>
        <Signs of={placeSigns()} />
      </Group>
      <Group title={groups.marks}>
        {MARKS.map((kind) => {
          const hex = kind === 'reach-rail' ? railHex : PlainFinnish;
          return (
            <Row
              key={kind}
              text={mapMessages().map.highlight[kind]}
              picture={
                <KeyPicture hex={hex} width={WIDTH}>
                  <Highlights highlights={[{ hex, kind }]} />
                </KeyPicture>
              }
            />
          );
        })}
      </Group>
      <Group title={groups.overlays}>
        <Signs of={OVERLAYS} />
      </Group>
      <Group title={groups.arms}>
        {(Object.keys(READ) as (keyof typeof READ)[]).map((part) => (
          <Row key={part} wide text={reading[part]} picture={<b>{READ[part]}</b>} />
        ))}
        {ARMS.map((face) => (
          <Row
            key={face.unit}
            text={counters.arm[face.type!.arm]}
            picture={<CounterChip face={face} size={36} decorative />}
          />
        ))}
        <Row
          text={counters.army.allied}
          picture={<CounterChip face={faceIn(ALLIED)} size={36} decorative />}
        />
      </Group>
      <Group title={groups.states}>
        {STATES.map((state) => (
          <Row
            key={state}
            text={counters.state[state]}
            picture={<CounterChip face={{ ...ONE, [state]: true }} size={36} decorative />}
          />
        ))}
        {DROPS.map((drop) => (
          <Row
            key={drop}
            text={counters.drop[drop]}
            picture={<CounterChip face={{ ...ONE, drop }} size={36} decorative />}
          />
        ))}
      </Group>
    </Section>
  );
}
