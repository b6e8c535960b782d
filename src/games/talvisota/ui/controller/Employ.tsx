import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { reserveSources, RESERVES, size, type Employment } from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import { spaceName } from '../text/names.ts';
import { ForcePicker } from './Controls.tsx';
import { setDesk, type TrayProps } from './desk.ts';
import { Choices } from './InCombat.tsx';
import { employChoices, employOf } from './proposal.ts';
import { forceOf } from './situation.ts';

export function Employ({ state, desk }: TrayProps) {
  const t = playMessages().decision;
  const now = employOf(state, desk);
  const { reserves, meretskov, timoshenko, artillery } = now;
  const taken = reserves.reduce((all, { units }) => all + Object.values(units).reduce((a, b) => a + b, 0), 0);
  /** The alternative uses of one support, the others as chosen. */
  const uses = <Key extends keyof Employment>(
    key: Key,
    title: string,
    text: (use: NonNullable<Employment[Key]>) => string,
  ) => {
    const open = [...new Set(employChoices(state).map((way) => way[key]))].filter((use) => use !== null);
    if (open.length < 2) return null;
    return (
      <Choices
        state={state}
        title={title}
        actions={open.map((use) => ({ ...now, [key]: use }))}
        chosen={now}
        text={(way) => text(way[key]!)}
        onChoose={(way) => setDesk({ employment: { meretskov, timoshenko, artillery, [key]: way[key] } })}
      />
    );
  };
  return (
    <>
      {uses('meretskov', startMessages().common.support.MER, (use) => t.meretskov[use])}
      {uses('timoshenko', startMessages().common.support.TIMO, (use) => t.timoshenko[use])}
      {uses('artillery', t.aim, (unit) => startMessages().common.unit[unit])}
      {reserveSources(state).map(({ from, units }) => {
        const mine = desk.reserves[from] ?? {};
        const here = size(forceOf('soviet', mine));
        return (
          <Section key={from} title={`${t.reserves}: ${spaceName(from)}`}>
            <ForcePicker
              side="soviet"
              from={units}
              units={mine}
              most={RESERVES - taken + here}
              onChange={(some) => setDesk({ reserves: { ...desk.reserves, [from]: some } })}
            />
          </Section>
        );
      })}
    </>
  );
}
