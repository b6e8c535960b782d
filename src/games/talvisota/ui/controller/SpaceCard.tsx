import mapMessages from '../../content/en/map.ftl';
import startMessages from '../../content/en/start.ftl';
import {
  isSoviet,
  neighbours,
  placeOf,
  size,
  supply,
  type RuleId,
  type Space,
  type State,
} from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import { forceText, strategyName } from '../text/force-text.ts';
import { spaceName } from '../text/names.ts';
import common from '../common/common.module.css';
import { useForAll } from '../common/for-all.ts';
import { Ours } from '../text/Ours.tsx';

function briefLines(state: State, space: Space): string[] {
  const t = mapMessages().space;
  const { value, fortified, centre, owner } = placeOf(space);
  const { map, markers } = state.soviet;
  const scouts = state.finnish.scouts[space]!;
  return [
    ...(owner === 'finn' ? [t.number({ value })] : []),
    ...(fortified ? [t.fortified] : []),
    ...(centre ? [t.centre] : []),
    isSoviet(state, space) ? t.soviet : t.finnish,
    ...(size(map[space]!) ? [t.stands({ units: forceText(map[space]!) })] : []),
    ...(scouts ? [t.scouts({ count: scouts })] : []),
    ...(markers.includes(space) ? [t.marker] : []),
  ];
}

/** A space in sentences: front and value, control, units, supply chain. */
export function spaceLines(state: State, space: Space): string[] {
  const t = mapMessages().space;
  const chain = supply(state).find((report) => report.space === space);
  return [
    t.front({ front: startMessages().common.front[placeOf(space).front] }),
    ...briefLines(state, space),
    ...(chain ? [chain.path ? t.chain({ spaces: chain.path.map(spaceName).join(', ') }) : t.isolated] : []),
    ...(chain?.cuts.length ? [t.cuts({ spaces: chain.cuts.map(spaceName).join(', ') })] : []),
    t.beside({ spaces: neighbours(state, space).map(spaceName).join(', ') }),
  ];
}

/** The two spaces whose values the rules state, and the one that they call fortified. */
const NUMBERS_KNOWN: readonly string[] = ['KOI', 'KOT'];
const LINE_KNOWN = 'KOI';

function OursOf({ space }: { readonly space: Space }) {
  const { id, named, fortified, owner } = placeOf(space);
  const t = mapMessages().space;
  const ours: readonly (readonly [boolean, string, RuleId])[] = [
    [!named, t.oursSpace, '1.3.1'],
    [owner === 'finn' && !NUMBERS_KNOWN.includes(id), t.oursNumber, 'N4'],
    [fortified && id !== LINE_KNOWN, t.oursLine, '8'],
  ];
  const found = ours.filter(([isOurs]) => isOurs);
  if (!found.length) return null;
  return (
    <p className={common.note}>
      {t.oursHere}
      {found.map(([, text, rule]) => (
        <span key={rule}>
          {' '}
          {text} <Ours rule={rule} />
        </span>
      ))}
    </p>
  );
}

function attacksOn({ soviet }: State, space: Space): string[] {
  return soviet.plans.flatMap((plan) => {
    if (plan?.target !== space || plan.stage === 'done') return [];
    const { strategy, from } = plan;
    return [
      mapMessages().space.attacked({
        strategy: `${strategyName(strategy)}${strategy ? ` (${strategy})` : ''}`,
        from: from === null ? null : spaceName(from),
      }),
    ];
  });
}

/** Description of a space for screen readers, the most important first; `brief`: without front, chain and connections. */
export const spaceAloud = (state: State, space: Space, brief = false): string =>
  [
    `${spaceName(space)}.`,
    ...attacksOn(state, space),
    ...(brief ? briefLines(state, space) : spaceLines(state, space)),
  ].join(' ');

export function SpaceCard({ state, space }: { readonly state: State; readonly space: Space }) {
  const open = useForAll(state);
  return (
    <Section title={spaceName(space)}>
      {[...attacksOn(open, space), ...spaceLines(state, space)].map((line) => (
        <p key={line}>{line}</p>
      ))}
      <OursOf space={space} />
    </Section>
  );
}
