/** Scouts: withdrawal, harassment behind the lines, and staying there. */
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { freeScouts, harassChances } from '#engine/talvisota';
import { Button } from '#kit/widgets/Button.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { RuleLink } from '#table';
import { unitsText } from '../text/force-text.ts';
import { spaceName } from '../text/names.ts';
import { act } from './desk.ts';
import { targetsOf } from './clicks.ts';
import { Note, Stepper } from './Controls.tsx';
import { setDesk } from './desk.ts';
import common from '../common/common.module.css';
import css from './DecisionPanel.module.css';
import type { TrayProps } from './tray.ts';

export function Withdrawal({ state }: Pick<TrayProps, 'state'>) {
  return (
    <Section title={playMessages().decision.scouts}>
      <ul className={css.force}>
        {state.finnish.scouts.map((count, space) =>
          count ? (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={space}>
              <span>{spaceName(space)}</span>
              <span className={css.row}>
                {Array.from({ length: count }, (_, i) => (
                  <Button key={i + 1} onClick={() => void act({ type: 'withdraw', space, scouts: i + 1 })}>
                    {playMessages().decision.takeHome({ count: i + 1 })}
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

/** Possible targets of scouts, with the chances for each number of them. */
export function Harassment({ state, desk }: TrayProps) {
  const t = playMessages().decision;
  const { solo } = state.options;
  const most = Math.min(3, freeScouts(state));
  const targets = targetsOf(state, desk);
  const counts = Array.from({ length: most }, (_, i) => i + 1);
  return (
    <Section title={t.target}>
      {solo ? (
        <Note>
          {t.soloScouts} <RuleLink rule="9.2" />
        </Note>
      ) : null}
      <table className={common.table}>
        <caption>
          {t.chancesOf} <RuleLink rule="6.2" />
        </caption>
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
      <Note>{t.chancesKey}</Note>
    </Section>
  );
}

/** Of six faces: success, a blow at a price, failure; with two players a press selects the number. */
function Chance({
  state,
  desk,
  target,
  scouts,
}: TrayProps & { readonly target: number; readonly scouts: number }) {
  const { success, setback, failure } = harassChances(state, target, scouts).faces;
  const text = `${success}·${setback}·${failure}`;
  const label = `${spaceName(target)}, ${unitsText('SCT', scouts)}. ${playMessages().decision.chances({ success, setback, failure })}`;
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
  const decision = state.decisions.at(-1);
  if (decision?.kind !== 'stay') return null;
  return (
    <Section title={spaceName(decision.space)}>
      <span className={css.row}>
        {playMessages().decision.scouts}
        <Stepper
          label={startMessages().common.unit.SCT}
          value={desk.scouts ?? decision.scouts}
          most={decision.scouts}
          onChange={(scouts) => setDesk({ scouts })}
        />
      </span>
    </Section>
  );
}
