import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { useMemo } from 'react';
import { check, leadAlike, pursuitTargets, type Action, type State } from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import { isSolving, toggled, useAid } from '#table';
import { forceText, mannerheimText } from '../text/force-text.ts';
import { percentOf } from '../text/numbers.ts';
import { spaceName } from '../text/names.ts';
import { targeted } from './clicks.ts';
import { ForcePicker, Plates } from './Controls.tsx';
import { forceOf } from './situation.ts';
import { setDesk, type TrayProps } from './desk.ts';
import { lossChoices, mannerheimChoices, occupyOf, proposalOf, ranked } from './proposal.ts';
import { targetText } from './Targets.tsx';

interface ChoicesProps<A> {
  readonly state: State;
  readonly title: string;
  readonly actions: readonly A[];
  readonly chosen: Action | null;
  text(action: A): string;
  onChoose(action: A): void;
}

/** Choices with the chance of taking the space that each leaves, the best first; none where all lead to the same. */
export function Choices<A extends Action>(props: ChoicesProps<A>) {
  const { state, title, actions, chosen, text, onChoose } = props;
  const isIdle = useMemo(
    () => !isSolving() && leadAlike(state, actions),
    // The actions are recreated on every render.
    // oxlint-disable-next-line react/exhaustive-deps
    [state, JSON.stringify(actions)],
  );
  const rows = ranked(state, actions);
  const differ = useAid('odds') && !isSolving() && rows.some(({ chance }) => chance !== rows[0]!.chance);
  if (isIdle) return null;
  return (
    <Section title={title}>
      <Plates
        label={title}
        chosen={chosen ? [JSON.stringify(chosen)] : []}
        options={rows.map(({ action, chance }) => ({
          value: JSON.stringify(action),
          label: `${text(action)}${differ && chance !== null ? ` · ${percentOf(chance)}` : ''}`,
        }))}
        onToggle={(key) => onChoose(actions.find((action) => JSON.stringify(action) === key)!)}
      />
    </Section>
  );
}

export const MannerheimTray = ({ state, desk }: TrayProps) => (
  <Choices
    state={state}
    title={startMessages().common.support.MANN}
    actions={mannerheimChoices(state)}
    chosen={proposalOf(state, desk)}
    text={({ use }) => mannerheimText(use)}
    onChoose={({ use }) => setDesk({ mannerheim: use })}
  />
);

export function Losses({ state, desk }: TrayProps) {
  const decision = state.decisions.at(-1);
  if (decision?.kind !== 'losses') return null;
  return (
    <Choices
      state={state}
      title={playMessages().decision.giveUp({ count: decision.count })}
      actions={lossChoices(state)}
      chosen={proposalOf(state, desk)}
      text={({ units }) => forceText(units)}
      onChoose={({ units }) => setDesk({ units })}
    />
  );
}

export function Occupy({ state, desk }: TrayProps) {
  const t = playMessages().decision;
  const now = occupyOf(state, desk);
  const { from, target, units } = state.combat!;
  const open = [target, from].filter(
    (space) => now.markers.includes(space) || !check(state, { ...now, markers: [...now.markers, space] }),
  );
  return (
    <Section title={spaceName(target)}>
      <ForcePicker
        side="soviet"
        from={units}
        units={now.units}
        onChange={(chosen) => setDesk({ units: chosen, markers: null })}
      />
      {open.length ? (
        <Plates
          label={t.markers}
          chosen={now.markers}
          options={open.map((space) => ({ value: space, label: `${t.layMarker}: ${spaceName(space)}` }))}
          onToggle={(space) => setDesk({ units: now.units, markers: toggled(now.markers, space) })}
        />
      ) : null}
    </Section>
  );
}

/** The second attack: its target, and the units that stay behind. */
export function Pursue({ state, desk }: TrayProps) {
  const t = playMessages().decision;
  const leave = forceOf('soviet', desk.units ?? {});
  const attacks = pursuitTargets(state).map((target) => ({ type: 'pursue', target, leave }) as const);
  return (
    <>
      <Choices
        state={state}
        title={t.target}
        actions={attacks}
        chosen={attacks.find(({ target }) => target === desk.target) ?? null}
        text={({ target }) => targetText(target)}
        onChoose={({ target }) => setDesk(targeted(state, desk, target))}
      />
      {desk.target === null ? null : (
        <Section title={t.stayBehind}>
          <ForcePicker
            side="soviet"
            from={state.combat!.units}
            units={desk.units ?? {}}
            onChange={(chosen) => setDesk({ units: chosen })}
          />
        </Section>
      )}
    </>
  );
}
