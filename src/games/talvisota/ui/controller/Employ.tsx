import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { legalActions, reserveSources, RESERVES, type Employment } from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import { spaceName } from '../text/names.ts';
import { ForcePicker, Plates } from './Controls.tsx';
import { setDesk } from './desk.ts';
import { employOf } from './proposal.ts';
import type { TrayProps } from './tray.ts';

/** Meretskov, Timoshenko, artillery and reserves. */
export function Employ({ state, desk }: TrayProps) {
  const t = playMessages().decision;
  const now = employOf(state, desk);
  if (!now) return null;
  const ways: Employment[] = [];
  for (const action of legalActions(state))
    if (action.type === 'employ' && action.reserves.length === 0) ways.push(action);
  const employ = (change: Partial<Employment>): void => {
    const { meretskov, timoshenko, artillery } = { ...now, ...change };
    setDesk({ employment: { meretskov, timoshenko, artillery } });
  };
  const taken = now.reserves.reduce(
    (all, { units }) => all + Object.values(units).reduce((a, b) => a + b, 0),
    0,
  );
  return (
    <>
      <Choice
        name={startMessages().common.support.MER}
        ways={ways.map(({ meretskov }) => meretskov)}
        chosen={now.meretskov}
        label={(use) => t.meretskov[use]}
        onChoose={(meretskov) => employ({ meretskov })}
      />
      <Choice
        name={startMessages().common.support.TIMO}
        ways={ways.map(({ timoshenko }) => timoshenko)}
        chosen={now.timoshenko}
        label={(use) => t.timoshenko[use]}
        onChoose={(timoshenko) => employ({ timoshenko })}
      />
      <Choice
        name={t.aim}
        ways={ways.map(({ artillery }) => artillery)}
        chosen={now.artillery}
        label={(unit) => startMessages().common.unit[unit]}
        onChoose={(artillery) => employ({ artillery })}
      />
      {reserveSources(state).map(({ from, units }) => {
        const mine = desk.reserves[from] ?? {};
        const here = Object.values(mine).reduce<number>((all, n) => all + (n ?? 0), 0);
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

/** The alternative uses of one support. */
function Choice<T extends string>({
  name,
  ways,
  chosen,
  label,
  onChoose,
}: {
  readonly name: string;
  readonly ways: readonly (T | null)[];
  readonly chosen: T | null;
  label(way: T): string;
  onChoose(way: T): void;
}) {
  const open = [...new Set(ways)].filter((way) => way !== null);
  if (open.length < 2) return null;
  return (
    <Section title={name}>
      <Plates
        label={name}
        chosen={chosen === null ? [] : [chosen]}
        options={open.map((way) => ({ value: way, label: label(way) }))}
        onToggle={onChoose}
      />
    </Section>
  );
}
