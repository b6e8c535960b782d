/** Trays of the Actions Phase. */
import {
  answersTo,
  check,
  freeScouts,
  harassChances,
  isFinnish,
  kinds,
  legalActions,
  placeOf,
  reserveSources,
  RESERVES,
  type Employment,
  type Mannerheim,
  type State,
} from '../../../../engine/talvisota/index.ts';
import { Button } from '../../../../kit/widgets/Button.tsx';
import { Section } from '../../../../kit/widgets/Section.tsx';
import { RuleLink } from '../../../../table/text/RuleLink.tsx';
import { toggled } from '../../../../table/store/table.ts';
import { commonWords } from '../words/common-words.ts';
import { forceText, unitsText } from '../words/force-text.ts';
import { spaceName } from '../words/names.ts';
import { act } from './act.ts';
import { ForcePicker, Note, Plates, Stepper } from './Controls.tsx';
import { setDesk, type Desk } from './desk.ts';
import css from './Hand.module.css';
import { OwnForce } from './OwnForce.tsx';
import { PlanLine } from './Plans.tsx';
import { Fronts } from './Sheet.tsx';
import { handWords } from './hand-words.ts';
import { employOf, occupyOf } from './proposal.ts';
import { losing, usualLosses } from './situation.ts';
import { targetsOf } from './clicks.ts';

interface TrayProps {
  readonly state: State;
  readonly desk: Desk;
}

/** Spaces to choose from, for those who do not see the map or would rather read. */
export function Targets({ state, desk }: TrayProps) {
  const targets = targetsOf(state, desk);
  if (!targets.length) return null;
  return (
    <Plates
      label={handWords().target}
      chosen={desk.target === null ? [] : [desk.target]}
      options={targets.map((space) => ({
        value: space,
        label: isFinnish(space) ? `${spaceName(space)} (${placeOf(space).value})` : spaceName(space),
      }))}
      onToggle={(space) => setDesk({ target: desk.target === space ? null : space })}
    />
  );
}

/** Strategies that have not gone on the map yet: to be carried to their target, or chosen and sent. */
export function Deployment({ state, desk }: TrayProps) {
  const w = handWords();
  const { plans } = state.soviet;
  const plan = desk.slot === null ? null : plans[desk.slot];
  return (
    <>
      <Section title={w.strategies}>
        <Note>{desk.slot === null ? w.chooseStrategy : w.chooseTarget}</Note>
        {plan?.strategy ? (
          <>
            <Targets state={state} desk={desk} />
            <OwnForce
              state={state}
              strategy={plan.strategy}
              units={plan.units}
              supports={plan.supports}
              target={desk.target}
            />
          </>
        ) : null}
      </Section>
      <Section title={w.boxes}>
        <Fronts
          state={state}
          desk={desk}
          side="soviet"
          bySlot
          onSlot={(slot) => setDesk({ slot: desk.slot === slot ? null : slot, target: null, held: null })}
          inSlot={(slot) => {
            const held = plans[slot];
            if (!held) return null;
            return held.stage === 'box' ? (
              <PlanLine side="soviet" plan={held} />
            ) : (
              <Note>
                {w.target}: {spaceName(held.target!)}
              </Note>
            );
          }}
        />
      </Section>
    </>
  );
}

/** Which Finnish strategy meets the one just put on the map. */
export function Answer({ state, desk }: TrayProps) {
  const due = state.decisions.at(-1);
  if (due?.kind !== 'answer') return null;
  return (
    <Section title={spaceName(state.soviet.plans[due.slot]!.target!)}>
      <Plates
        label={handWords().strategies}
        chosen={desk.slot === null ? [] : [desk.slot]}
        options={answersTo(state, due.slot).map((slot) => {
          const plan = state.finnish.plans[slot]!;
          const name = plan.strategy ? commonWords().strategy[plan.strategy] : handWords().faceDown;
          return { value: slot, label: `${name}: ${forceText(plan.units)}` };
        })}
        onToggle={(slot) => setDesk({ slot: desk.slot === slot ? null : slot })}
      />
    </Section>
  );
}

/** Meretskov, Timoshenko, artillery and reserves. */
export function Employ({ state, desk }: TrayProps) {
  const w = handWords();
  const now = employOf(state, desk);
  if (!now) return null;
  const ways: Employment[] = [];
  for (const action of legalActions(state))
    if (action.type === 'employ' && action.reserves.length === 0) ways.push(action);
  const given = (change: Partial<Employment>): void => {
    const { meretskov, timoshenko, artillery } = { ...now, ...change };
    setDesk({ employment: { meretskov, timoshenko, artillery } });
  };
  const taken = now.reserves.reduce(
    (all, { units }) => all + Object.values(units).reduce((a, b) => a + b, 0),
    0,
  );
  return (
    <>
      <Way
        name={commonWords().support.MER}
        ways={ways.map(({ meretskov }) => meretskov)}
        chosen={now.meretskov}
        label={(use) => w.meretskov[use]}
        onChoose={(meretskov) => given({ meretskov })}
      />
      <Way
        name={commonWords().support.TIMO}
        ways={ways.map(({ timoshenko }) => timoshenko)}
        chosen={now.timoshenko}
        label={(use) => w.timoshenko[use]}
        onChoose={(timoshenko) => given({ timoshenko })}
      />
      <Way
        name={w.aim}
        ways={ways.map(({ artillery }) => artillery)}
        chosen={now.artillery}
        label={(unit) => commonWords().unit[unit]}
        onChoose={(artillery) => given({ artillery })}
      />
      {reserveSources(state).map(({ from, units }) => {
        const mine = desk.reserves[from] ?? {};
        const here = Object.values(mine).reduce<number>((all, n) => all + (n ?? 0), 0);
        return (
          <Section key={from} title={`${w.reserves}: ${spaceName(from)}`}>
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

/** One thing that a support can do in several ways. */
function Way<T extends string>({
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

export function MannerheimTray({ state, desk }: TrayProps) {
  const w = handWords();
  const uses: readonly Mannerheim[] = ['hold', ...kinds(state.combat!.units)];
  return (
    <Section title={commonWords().support.MANN}>
      <Plates
        label={commonWords().support.MANN}
        chosen={[desk.mannerheim ?? 'hold']}
        options={uses.map((use) => ({
          value: use,
          label: use === 'hold' ? w.hold : w.minusTwo(commonWords().counted[use][0]),
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
    <Section title={handWords().giveUp(due.count)}>
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
  const w = handWords();
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

/** The second attack: where to, and who stays behind. */
export function Pursue({ state, desk }: TrayProps) {
  const w = handWords();
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

/** Any choice of one space. */
export function Spaces({ state, desk }: TrayProps) {
  return (
    <Section title={handWords().target}>
      <Targets state={state} desk={desk} />
    </Section>
  );
}

export function Withdrawal({ state }: Pick<TrayProps, 'state'>) {
  return (
    <Section title={handWords().scouts}>
      <ul className={css.force}>
        {state.finnish.scouts.map((count, space) =>
          count ? (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={space}>
              <span>{spaceName(space)}</span>
              <span className={css.row}>
                {Array.from({ length: count }, (_, i) => (
                  <Button key={i + 1} onClick={() => void act({ type: 'withdraw', space, scouts: i + 1 })}>
                    {handWords().takeHome(i + 1)}
                  </Button>
                ))}
              </span>
            </li>
          ) : null,
        )}
      </ul>
    </Section>
  );
}

/** Where scouts could go, and what each number of them would bring there. */
export function Harassment({ state, desk }: TrayProps) {
  const w = handWords();
  const { solo } = state.options;
  const most = Math.min(3, freeScouts(state));
  const targets = targetsOf(state, desk);
  const counts = Array.from({ length: most }, (_, i) => i + 1);
  return (
    <Section title={w.target}>
      {solo ? (
        <Note>
          {w.soloScouts} <RuleLink rule="9.2" />
        </Note>
      ) : null}
      <table className={css.grid}>
        <caption>
          {w.chancesOf} <RuleLink rule="6.2" />
        </caption>
        <thead>
          <tr>
            <th scope="col">{w.target}</th>
            {counts.map((count) => (
              <th key={count} scope="col">
                <abbr title={unitsText('SCT', count)}>{count} SCT</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {targets.map((space) => (
            <tr key={space}>
              <th scope="row">
                <Button
                  pressed={desk.target === space}
                  onClick={() => setDesk({ target: desk.target === space ? null : space })}
                >
                  {spaceName(space)}
                </Button>
              </th>
              {counts.map((count) => (
                <td key={count}>
                  <Chance state={state} desk={desk} target={space} scouts={count} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Note>{w.chancesKey}</Note>
    </Section>
  );
}

/** Of six faces: success, a blow at a price, failure; in a game of two a press settles how many go. */
function Chance({
  state,
  desk,
  target,
  scouts,
}: TrayProps & { readonly target: number; readonly scouts: number }) {
  const { success, setback, failure } = harassChances(state, target, scouts).faces;
  const text = `${success}·${setback}·${failure}`;
  const label = `${spaceName(target)}, ${unitsText('SCT', scouts)}. ${handWords().chances(success, setback, failure)}`;
  if (state.options.solo) return <span title={label}>{text}</span>;
  return (
    <Button
      className={css.chance!}
      aria-label={label}
      title={label}
      pressed={desk.target === target && (desk.scouts ?? 1) === scouts}
      onClick={() => setDesk({ target, scouts })}
    >
      {text}
    </Button>
  );
}

export function Stay({ state, desk }: TrayProps) {
  const due = state.decisions.at(-1);
  if (due?.kind !== 'stay') return null;
  return (
    <Section title={spaceName(due.space)}>
      <span className={css.row}>
        {handWords().scouts}
        <Stepper
          label={commonWords().unit.SCT}
          value={desk.scouts ?? due.scouts}
          most={due.scouts}
          onChange={(scouts) => setDesk({ scouts })}
        />
      </span>
    </Section>
  );
}
