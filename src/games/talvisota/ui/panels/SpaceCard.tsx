import {
  isSoviet,
  neighbours,
  placeOf,
  size,
  supply,
  type Space,
  type State,
} from '../../../../engine/talvisota/index.ts';
import { Section } from '../../../../kit/widgets/Section.tsx';
import { commonWords } from '../words/common-words.ts';
import { forceText } from '../words/force-text.ts';
import { spaceName } from '../words/names.ts';
import { panelWords } from './panel-words.ts';

/** A space in sentences: its front and number, who holds it, who stands there, its chain. */
export function spaceLines(state: State, space: Space): string[] {
  const w = panelWords();
  const { front, value, fortified, centre, owner } = placeOf(space);
  const { map, markers } = state.soviet;
  const scouts = state.finnish.scouts[space]!;
  const chain = supply(state).find((report) => report.space === space);
  return [
    w.front(commonWords().front[front]),
    ...(owner === 'finn' ? [w.number(value)] : []),
    ...(fortified ? [w.fortified] : []),
    ...(centre ? [w.centre] : []),
    isSoviet(state, space) ? w.soviet : w.finnish,
    ...(size(map[space]!) ? [w.stands(forceText(map[space]!))] : []),
    ...(scouts ? [w.scouts(scouts)] : []),
    ...(markers.includes(space) ? [w.marker] : []),
    ...(chain ? [chain.path ? w.chain(chain.path.map(spaceName).join(', ')) : w.isolated] : []),
    ...(chain?.cuts.length ? [w.cuts(chain.cuts.map(spaceName).join(', '))] : []),
    w.beside(neighbours(state, space).map(spaceName).join(', ')),
  ];
}

export function SpaceCard({ state, space }: { readonly state: State; readonly space: Space }) {
  return (
    <Section title={spaceName(space)}>
      {spaceLines(state, space).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Section>
  );
}
