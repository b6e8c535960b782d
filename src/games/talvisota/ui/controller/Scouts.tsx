import mapMessages from '../../content/en/map.ftl';
import playMessages from '../../content/en/play.ftl';
import {
  bestScouts,
  freeScouts,
  harassChances,
  harassCost,
  placeOf,
  size,
  supply,
  type HarassChances,
  type Space,
  type State,
} from '#engine/talvisota';
import { Button } from '#kit/widgets/Button.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { RuleLink } from '#table';
import { forceText, unitsText } from '../text/force-text.ts';
import { spaceName } from '../text/names.ts';
import { signed } from '../text/numbers.ts';
import { act, setDesk, type TrayProps } from './desk.ts';
import { targetsOf } from './clicks.ts';
import { Note, Plates } from './Controls.tsx';
import common from '../common/common.module.css';
import css from './DecisionPanel.module.css';

export function Withdrawal({ state }: Pick<TrayProps, 'state'>) {
  const ways = state.finnish.scouts.flatMap((count, space) =>
    Array.from({ length: count }, (_, i) => ({ type: 'withdraw', space, scouts: i + 1 }) as const),
  );
  return (
    <Section title={playMessages().decision.scouts}>
      <Plates
        label={playMessages().decision.scouts}
        chosen={[]}
        options={ways.map((way, i) => ({
          value: i,
          label: `${spaceName(way.space)}: ${playMessages().decision.takeHome({ count: way.scouts })}`,
        }))}
        onToggle={(i) => void act(ways[i]!)}
      />
    </Section>
  );
}

/** What success at a space costs the Soviets, and the units that it would cut off (6.2, N42). */
function priceText(state: State, space: Space): string {
  const t = playMessages().decision;
  const { value } = placeOf(space);
  const { map } = state.soviet;
  const cutOff = supply(state)
    .filter(({ cuts, space: at }) => size(map[at]!) && (at === space || cuts.includes(space)))
    .map(({ space: at }) => `${spaceName(at)} (${forceText(map[at]!)})`);
  return [
    mapMessages().space.number({ value }),
    t.strikeCosts({ points: signed(-harassCost(space)) }),
    ...(cutOff.length ? [t.strikeCutsOff({ units: cutOff.join(', ') })] : []),
  ].join(' ');
}

/** Possible targets of scouts, the best first: what success brings, and the chances for each number of them. */
export function Harassment({ state, desk }: TrayProps) {
  const t = playMessages().decision;
  const { solo } = state.options;
  const counts = Array.from({ length: Math.min(3, freeScouts(state)) }, (_, i) => i + 1);
  const bestAt = (space: Space): number => harassChances(state, space, counts.length).faces.success;
  const targets = targetsOf(state, desk).toSorted((a, b) => bestAt(b) - bestAt(a));
  return (
    <Section title={t.chancesOf} aside={<RuleLink rule="6.2" short />}>
      {solo ? (
        <Note>
          {t.soloScouts} <RuleLink rule="9.2" />
        </Note>
      ) : null}
      <table className={common.table} aria-label={t.chancesOf}>
        <thead>
          <tr>
            <th scope="col">{t.target}</th>
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
                <span className={css.how}>{priceText(state, space)}</span>
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
      <Note>
        <Faces success={1} /> {t.facesKey.success} · <Faces setback={1} /> {t.facesKey.setback} ·{' '}
        <Faces failure={1} /> {t.facesKey.failure}
      </Note>
    </Section>
  );
}

/** A dot for each face of the die: full, half or empty. */
const Faces = (faces: Partial<HarassChances['faces']>) =>
  (['success', 'setback', 'failure'] as const).flatMap((result) =>
    Array.from({ length: faces[result] ?? 0 }, (_, i) => (
      <i key={`${result}${i}`} className={css.face} data-result={result} />
    )),
  );

interface ChanceProps extends TrayProps {
  readonly target: Space;
  readonly scouts: number;
}

/** The six faces: success, a blow at a price, failure; with two players a press selects the number. */
function Chance({ state, desk, target, scouts }: ChanceProps) {
  const { success, setback, failure } = harassChances(state, target, scouts).faces;
  const props = {
    className: css.chance!,
    title: `${spaceName(target)}, ${unitsText('SCT', scouts)}. ${playMessages().decision.chances({ success, setback, failure })}`,
    children: <Faces success={success} setback={setback} failure={failure} />,
  };
  if (state.options.solo) return <span {...props} role="img" aria-label={props.title} />;
  return (
    <Button
      {...props}
      aria-label={props.title}
      pressed={desk.target === target && (desk.scouts ?? bestScouts(state, target)) === scouts}
      onClick={() => setDesk({ target, scouts })}
    />
  );
}

export function Stay({ state, desk }: TrayProps) {
  const decision = state.decisions.at(-1);
  if (decision?.kind !== 'stay') return null;
  return (
    <Section title={spaceName(decision.space)}>
      <Plates
        label={playMessages().decision.scouts}
        chosen={[desk.scouts ?? decision.scouts]}
        options={[...Array(decision.scouts + 1).keys()].map((scouts) => ({
          value: scouts,
          label: unitsText('SCT', scouts),
        }))}
        onToggle={(scouts) => setDesk({ scouts })}
      />
    </Section>
  );
}
