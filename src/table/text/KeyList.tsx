import type { ReactNode } from 'react';
import shared from '#kit/widgets/shared.module.css';
import css from './KeyList.module.css';

interface Props {
  readonly title: string;
  readonly keys: readonly { readonly keys: string; readonly text: string }[];
  /** Shown below the keys. */
  readonly children?: ReactNode;
}

/** Keys and their functions, collapsed at first. */
export const KeyList = ({ title, keys, children }: Props) => (
  <details className={`${shared.soft} ${css.keys}`}>
    <summary>{title}</summary>
    <dl>
      {keys.map(({ keys: pressed, text }) => (
        <div key={pressed}>
          <dt>{pressed}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    {children}
  </details>
);
