import type { ReactNode } from 'react';
import panel from '../widgets/panel.module.css';

/** "6-4-2", and a name in brackets after it. */
const FIGURES = /(\d+-\d+-\d+(?: \([^)]+\))?)/;

/** Text in which figures joined by hyphens, with their name, stay on one line. */
export const nonBreaking = (text: string): ReactNode[] =>
  text.split(FIGURES).map((part, i) =>
    i % 2 ? (
      <span key={i} className={panel.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
