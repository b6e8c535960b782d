import { frameOnMap } from '#table';
import type { Purpose } from '../../ai/plans.ts';
import common from '../common/common.module.css';
import { purposeText } from './hint-text.ts';
import lineCss from '#kit/widgets/line.module.css';
import css from './Purposes.module.css';

/** A line for each purpose; a press highlights its spaces. */
export function Purposes(props: { readonly title: string; readonly purposes: readonly Purpose[] }) {
  const { title, purposes } = props;
  if (!purposes.length) return null;
  return (
    <section className={css.purposes}>
      <h3>{title}</h3>
      <ul>
        {purposes.map((one) => {
          const text = purposeText(one);
          return (
            <li key={text}>
              {one.spaces.length ? (
                <button
                  type="button"
                  className={`${lineCss.line} ${css.line}`}
                  onClick={() => frameOnMap(one.spaces)}
                >
                  {text}
                </button>
              ) : (
                <span className={common.note}>{text}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
