/** What moves are for: of those that a computer player is about to make, and of those that the log tells. */
import playMessages from '../../content/en/play.ftl';
import { at, type Action, type State, type Timeline } from '#engine/talvisota';
import { purposeKey, findPurpose, type Purpose } from '../../ai/plans.ts';
import css from './Purposes.module.css';
import { Purposes } from './Purposes.tsx';
import { purposeText } from './hint-text.ts';

/** Beside the map while a computer player is watched. */
export function Intent({ state, next }: { readonly state: State; readonly next: readonly Action[] }) {
  const [action] = next;
  const purpose = action ? findPurpose(state, action) : null;
  if (!purpose) return null;
  return (
    <div className={css.intent}>
      <Purposes title={playMessages().purposes.now} purposes={[purpose]} />
    </div>
  );
}

/** The moves along the lines, by what they are for. */
export function foldsIn(
  line: Timeline,
  from: number,
  to: number,
): { readonly text: string; readonly steps: readonly number[] }[] {
  const found = new Map<string, { readonly purpose: Purpose; readonly steps: number[] }>();
  for (let step = from + 1; step <= to; step++) {
    const { action } = line.steps[step - 1]!;
    if (action.type !== 'enter' && action.type !== 'march') continue;
    const purpose = findPurpose(at(line, step - 1), action);
    if (!purpose) continue;
    const key = purposeKey(purpose);
    const group = found.get(key) ?? { purpose, steps: [] };
    group.steps.push(step);
    found.set(key, group);
  }
  return [...found.values()].map(({ purpose, steps }) => ({ text: purposeText(purpose), steps }));
}
