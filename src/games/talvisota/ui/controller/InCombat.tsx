/** Decisions during and after a combat. */
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { check, kinds, type Mannerheim } from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import { toggled } from '#table';
import { mannerheimText } from '../text/force-text.ts';
import { spaceName } from '../text/names.ts';
import { ForcePicker, Plates } from './Controls.tsx';
import { setDesk } from './desk.ts';
import { occupyOf } from './proposal.ts';
import { losing, usualLosses } from './situation.ts';
import { Targets } from './Targets.tsx';
import type { TrayProps } from './tray.ts';

export function MannerheimTray({ state, desk }: TrayProps) {
  const uses: readonly Mannerheim[] = ['hold', ...kinds(state.combat!.units)];
  return (
    <Section title={startMessages().common.support.MANN}>
      <Plates
        label={startMessages().common.support.MANN}
        chosen={[desk.mannerheim ?? 'hold']}
        options={uses.map((use) => ({
          value: use,
          label: mannerheimText(use),
        }))}
        onToggle={(mannerheim) => setDesk({ mannerheim })}
      />
    </Section>
  );
}

export function Losses({ state, desk }: TrayProps) {
  const due = state.decisions.at(-1);
  if (due?.kind !== 'losses') return null;
  const units = desk.units ?? usualLosses(state, due.side, due.count);
  return (
    <Section title={playMessages().decision.giveUp({ count: due.count })}>
      <ForcePicker
        side={due.side}
        from={losing(state, due.side) as Readonly<Record<string, number>>}
        units={units as Readonly<Record<string, number>>}
        most={due.count}
        onChange={(chosen) => setDesk({ units: chosen })}
      />
    </Section>
  );
}

export function Occupy({ state, desk }: TrayProps) {
  const w = playMessages().decision;
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
          label={w.markers}
          chosen={now.markers}
          options={open.map((space) => ({ value: space, label: `${w.layMarker}: ${spaceName(space)}` }))}
          onToggle={(space) => setDesk({ units: now.units, markers: toggled(now.markers, space) })}
        />
      ) : null}
    </Section>
  );
}

/** The second attack: its target, and the units that stay behind. */
export function Pursue({ state, desk }: TrayProps) {
  const w = playMessages().decision;
  const { units } = state.combat!;
  return (
    <Section title={w.target}>
      <Targets state={state} desk={desk} />
      {desk.target === null ? null : (
        <>
          <b>{w.stayBehind}</b>
          <ForcePicker
            side="soviet"
            from={units}
            units={desk.units ?? {}}
            onChange={(chosen) => setDesk({ units: chosen })}
          />
        </>
      )}
    </Section>
  );
}
