import playMessages from '../../content/en/play.ftl';
import { isFinnish, placeOf, type Space } from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import { spaceName } from '../text/names.ts';
import { targeted, targetsOf } from './clicks.ts';
import { Plates } from './Controls.tsx';
import { setDesk, type Desk, type TrayProps } from './desk.ts';

/** "Summa (1)" */
export const targetText = (space: Space): string =>
  isFinnish(space) ? `${spaceName(space)} (${placeOf(space).value})` : spaceName(space);

/** "Target: Summa", or that one is to be chosen. */
export const chosenTarget = ({ target }: Desk): string =>
  target === null
    ? playMessages().decision.chooseTarget
    : `${playMessages().decision.target}: ${spaceName(target)}`;

/** List of selectable spaces, as an alternative to the map. */
export function Targets({ state, desk }: TrayProps) {
  const targets = targetsOf(state, desk);
  if (!targets.length) return null;
  return (
    <Plates
      label={playMessages().decision.target}
      chosen={desk.target === null ? [] : [desk.target]}
      options={targets.map((target) => ({ value: target, label: targetText(target) }))}
      onToggle={(space) => setDesk(targeted(state, desk, space))}
    />
  );
}

export function Spaces({ state, desk }: TrayProps) {
  return (
    <Section title={playMessages().decision.target}>
      <Targets state={state} desk={desk} />
    </Section>
  );
}
