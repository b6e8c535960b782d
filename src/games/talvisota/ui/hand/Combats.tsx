/** Trays of the Actions Phase. */
import {
  answersTo,
  check,
  fights,
  freeScouts,
  harassChances,
  kinds,
  legalActions,
  placeOf,
  reserveSources,
  RESERVES,
  SLOTS,
  type ActionOf,
  type Employment,
  type Mannerheim,
  type Slot,
  type State,
} from '../../../../engine/talvisota/index.ts';
import { Button } from '../../../../kit/widgets/Button.tsx';
import { Section } from '../../../../kit/widgets/Section.tsx';
import { toggled } from '../../../../table/store/table.ts';
import { commonWords } from '../words/common-words.ts';
import { forceText, meansText } from '../words/force-text.ts';
import { spaceName } from '../words/names.ts';
import { act } from './act.ts';
import { ForcePicker, Note, Plates, Stepper } from './Controls.tsx';
import { setDesk, type Desk } from './desk.ts';
import css from './Hand.module.css';
import { handWords } from './hand-words.ts';
import { employOf, occupyOf } from './proposal.ts';
import { losing, usualLosses } from './situation.ts';
import { targetsOf } from './clicks.ts';

interface TrayProps {
  readonly state: State;
  readonly desk: Desk;
}

const frontOf = (slot: Slot): string => commonWords().front[SLOTS[slot]!];

/** Spaces to choose from, for those who do not see the map or would rather read. */
function Targets({ state, desk }: TrayProps) {
  const targets = targetsOf(state, desk);
  if (!targets.length) return null;
  return (
    <Plates
      label={handWords().target}
      chosen={desk.target === null ? [] : [desk.target]}
      options={targets.map((space) => ({
        value: space,
        label: `${spaceName(space)} (${placeOf(space).value})`,
      }))}
      onToggle={(space) => setDesk({ target: desk.target === space ? null : space })}
    />
  );
}

/** Strategies that have not gone on the map yet. */
export function Deployment({ state, desk }: TrayProps) {
  const w = handWords();
  return (
    <Section title={w.strategies}>
      <div className={css.boxes}>
        {state.soviet.plans.map((plan, slot) =>
          plan?.stage === 'box' && plan.strategy ? (
            // oxlint-disable-next-line react/no-array-index-key
            <div key={slot} className={css.box} data-chosen={desk.slot === slot || undefined}>
              <Button
                pressed={desk.slot === slot}
                disabled={plan.from === null}
                onClick={() => setDesk({ slot: desk.slot === slot ? null : slot, target: null })}
              >
                {frontOf(slot)}: {commonWords().strategy[plan.strategy]}
              </Button>
              <Note>
                {plan.from === null ? w.unallotted : `${spaceName(plan.from)}: ${forceText(plan.units)}`}
              </Note>
              {desk.slot === slot ? <Targets state={state} desk={desk} /> : null}
            </div>
          ) : null,
        )}
      </div>
      <Note>{desk.slot === null ? w.chooseStrategy : w.chooseTarget}</Note>
    </Section>
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

/** Combats still to be opened. */
export function Fights({ state, desk }: TrayProps) {
  return (
    <Section title={commonWords().phase.combat}>
      <Plates
        label={commonWords().phase.combat}
        chosen={desk.slot === null ? [] : [desk.slot]}
        options={fights(state).map((slot) => {
          const { strategy, target } = state.soviet.plans[slot]!;
          const name = strategy ? commonWords().strategy[strategy] : handWords().faceDown;
          return { value: slot, label: `${name}: ${spaceName(target!)}` };
        })}
        onToggle={(slot) => setDesk({ slot })}
      />
    </Section>
  );
}

/** What lies open of the combat. */
export function Means({ state }: Pick<TrayProps, 'state'>) {
  const { combat, soviet, finnish } = state;
  if (!combat) return null;
  const plan = soviet.plans[combat.slot];
  const answer = combat.answer === null ? null : finnish.plans[combat.answer];
  const name = (strategy: string | null): string =>
    strategy ? commonWords().strategy[strategy as 'PRUD'] : handWords().faceDown;
  return (
    <Section title={spaceName(combat.target)}>
      {plan ? (
        <p>
          <b>{name(plan.strategy)}</b>:{' '}
          {[forceText(combat.units), meansText(plan.supports)].filter(Boolean).join('; ')}
        </p>
      ) : null}
      {answer ? (
        <p>
          <b>{name(answer.strategy)}</b>:{' '}
          {[
            forceText(answer.units),
            meansText(answer.supports, answer.environment),
            answer.entrenched ? handWords().entrenched : '',
          ]
            .filter(Boolean)
            .join('; ')}
        </p>
      ) : null}
    </Section>
  );
}

/** Meretskov, Timoshenko, artillery and reserves. */
export function Employ({ state, desk }: TrayProps) {
  const w = handWords();
  const now = employOf(state, desk);
  if (!now) return null;
  const open = new Map<string, ActionOf<'employ'>>();
  for (const action of legalActions(state))
    if (action.type === 'employ' && action.reserves.length === 0) open.set(JSON.stringify(action), action);
  const ways = [...open.values()];
  const nameOf = ({ meretskov, timoshenko, artillery }: Employment): string =>
    [
      meretskov ? w.meretskov[meretskov] : '',
      timoshenko ? w.timoshenko[timoshenko] : '',
      artillery ? `${w.aim} ${artillery}` : '',
    ]
      .filter(Boolean)
      .join(', ');
  const isNow = (way: Employment): boolean =>
    way.meretskov === now.meretskov && way.timoshenko === now.timoshenko && way.artillery === now.artillery;
  const taken = now.reserves.reduce(
    (all, { units }) => all + Object.values(units).reduce((a, b) => a + b, 0),
    0,
  );
  return (
    <>
      {ways.length > 1 ? (
        <Section title={w.supports}>
          <Plates
            label={w.supports}
            chosen={ways.flatMap((way, i) => (isNow(way) ? [i] : []))}
            options={ways.map((way, i) => ({ value: i, label: nameOf(way) || w.none }))}
            onToggle={(i) => {
              const { meretskov, timoshenko, artillery } = ways[i]!;
              setDesk({ employment: { meretskov, timoshenko, artillery } });
            }}
          />
        </Section>
      ) : null}
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

export function MannerheimTray({ state, desk }: TrayProps) {
  const w = handWords();
  const uses: readonly Mannerheim[] = ['hold', ...kinds(state.combat!.units)];
  return (
    <Section title={commonWords().support.MANN}>
      <Plates
        label={commonWords().support.MANN}
        chosen={[desk.mannerheim ?? 'hold']}
        options={uses.map((use) => ({ value: use, label: use === 'hold' ? w.hold : w.minusTwo(use) }))}
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

export function Harassment({ state, desk }: TrayProps) {
  const w = handWords();
  const scouts = desk.scouts ?? 1;
  const most = Math.min(3, freeScouts(state));
  return (
    <Section title={w.target}>
      <Targets state={state} desk={desk} />
      {desk.target === null ? null : (
        <>
          <span className={css.row}>
            {w.scouts}
            <Stepper
              label="SCT"
              value={scouts}
              least={1}
              most={most}
              onChange={(count) => setDesk({ scouts: count })}
            />
          </span>
          <Chances state={state} target={desk.target} scouts={scouts} />
        </>
      )}
    </Section>
  );
}

function Chances({
  state,
  target,
  scouts,
}: {
  readonly state: State;
  readonly target: number;
  readonly scouts: number;
}) {
  const { faces } = harassChances(state, target, scouts);
  return <p className={css.total}>{handWords().chances(faces.success, faces.setback, faces.failure)}</p>;
}

export function Stay({ state, desk }: TrayProps) {
  const due = state.decisions.at(-1);
  if (due?.kind !== 'stay') return null;
  return (
    <Section title={spaceName(due.space)}>
      <span className={css.row}>
        {handWords().scouts}
        <Stepper
          label="SCT"
          value={desk.scouts ?? due.scouts}
          most={due.scouts}
          onChange={(scouts) => setDesk({ scouts })}
        />
      </span>
    </Section>
  );
}
