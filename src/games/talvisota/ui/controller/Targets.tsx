import playMessages from '../../content/en/play.ftl';
import { isFinnish, placeOf } from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import { isSolving, useAid } from '#table';
import { spaceName } from '../text/names.ts';
import { percentOf } from '../text/numbers.ts';
import { targeted, targetsOf } from './clicks.ts';
import { Plates } from './Controls.tsx';
import { setDesk } from './desk.ts';
import { ranked } from './proposal.ts';
import { forceOf, kindOf } from './situation.ts';
import type { TrayProps } from './tray.ts';

/** List of selectable spaces, as an alternative to the map; for a second attack with their chances, the best first. */
export function Targets({ state, desk }: TrayProps) {
  const targets = targetsOf(state, desk);
  const showsOdds = useAid('odds') && !isSolving();
  const leave = forceOf('soviet', desk.units ?? {});
  const rows =
    kindOf(state) === 'pursue'
      ? ranked(
          state,
          targets.map((target) => ({ type: 'pursue' as const, target, leave })),
        ).map(({ action, chance }) => ({ target: action.target, chance }))
      : targets.map((target) => ({ target, chance: null }));
  if (!targets.length) return null;
  return (
    <Plates
      label={playMessages().decision.target}
      chosen={desk.target === null ? [] : [desk.target]}
      options={rows.map(({ target, chance }) => ({
        value: target,
        label: [
          isFinnish(target) ? `${spaceName(target)} (${placeOf(target).value})` : spaceName(target),
          ...(chance === null || !showsOdds ? [] : [percentOf(chance)]),
        ].join(' · '),
      }))}
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
