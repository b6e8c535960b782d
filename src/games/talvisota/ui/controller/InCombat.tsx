/** Decisions during and after a combat. */
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { check, kinds, type Mannerheim } from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import { toggled, useAid } from '#table';
import { mannerheimText } from '../text/force-text.ts';
import { percentOf } from '../text/numbers.ts';
import { chanceOf } from './CombatCard.tsx';
import { spaceName } from '../text/names.ts';
import { ForcePicker, Plates } from './Controls.tsx';
import { setDesk } from './desk.ts';
import { occupyOf } from './proposal.ts';
import { losing, usualLosses } from './situation.ts';
import { Targets } from './Targets.tsx';
import type { TrayProps } from './tray.ts';

/** What Mannerheim can do, each with the chance that it leaves the Soviets: the lowest first. */
export function MannerheimTray({ state, desk }: TrayProps) {
  const showsOdds = useAid('odds');
  const uses: readonly Mannerheim[] = ['hold', ...kinds(state.combat!.units)];
  const options = uses.map((use) => {
    const chance = showsOdds ? chanceOf(state, { ...desk, mannerheim: use }) : null;
    return {
      value: use,
      chance: chance ?? 0,
      label: `${mannerheimText(use)}${chance === null ? '' : ` · ${percentOf(chance)}`}`,
    };
  });
  return (
    <Section title={startMessages().common.support.MANN}>
      <Plates
        label={startMessages().common.support.MANN}
        chosen={[desk.mannerheim ?? 'hold']}
        options={options.toSorted((a, b) => a.chance - b.chance)}
        onToggle={(mannerheim) => setDesk({ mannerheim })}
      />
    </Section>
  );
}

export function Losses({ state, desk }: TrayProps) {
  const decision = state.decisions.at(-1);
  if (decision?.kind !== 'losses') return null;
  const units = desk.units ?? usualLosses(state, decision.side, decision.count);
  return (
    <Section title={playMessages().decision.giveUp({ count: decision.count })}>
      <ForcePicker
        side={decision.side}
        from={losing(state, decision.side) as Readonly<Record<string, number>>}
        units={units as Readonly<Record<string, number>>}
        most={decision.count}
        onChange={(chosen) => setDesk({ units: chosen })}
      />
    </Section>
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
  const { units } = state.combat!;
  return (
    <Section title={t.target}>
      <Targets state={state} desk={desk} />
      {desk.target === null ? null : (
        <>
          <b>{t.stayBehind}</b>
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
