/** Strategies go on the map, and are met there. */
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { answersTo } from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import { useForAll } from '../common/for-all.ts';
import { spaceName } from '../text/names.ts';
import { Note, Plates } from './Controls.tsx';
import { setDesk } from './desk.ts';
import { AttackOdds } from './HiddenOdds.tsx';
import { OwnForce } from './OwnForce.tsx';
import { meansOf, PlanLine } from './PlanLine.tsx';
import { boxName } from './box-name.ts';
import { Fronts } from './CommandSheet.tsx';
import { Targets } from './Targets.tsx';
import type { TrayProps } from './tray.ts';

/** Strategies that have not gone on the map yet: to be carried to their target, or chosen and sent. */
export function Deployment({ state, desk }: TrayProps) {
  const w = playMessages().decision;
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
            {plan.from === null || desk.target === null ? null : (
              <AttackOdds
                state={state}
                attack={{ ...plan, slot: desk.slot!, strategy: plan.strategy, from: plan.from }}
                targets={[desk.target]}
              />
            )}
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
  // With one counter there no curtain falls, and the other player looks on.
  const { plans } = useForAll(state).finnish;
  if (due?.kind !== 'answer') return null;
  return (
    <Section title={spaceName(state.soviet.plans[due.slot]!.target!)}>
      <Plates
        label={playMessages().decision.strategies}
        chosen={desk.slot === null ? [] : [desk.slot]}
        options={answersTo(state, due.slot).map((slot) => {
          const plan = plans[slot]!;
          const { strategy } = plan;
          const label = strategy
            ? `${startMessages().common.strategy[strategy]}: ${meansOf(plan)}`
            : `${boxName(slot)}: ${startMessages().common.faceDown}`;
          return { value: slot, label };
        })}
        onToggle={(slot) => setDesk({ slot: desk.slot === slot ? null : slot })}
      />
    </Section>
  );
}
