import { useId, type ReactNode } from 'react';
import shared from './shared.module.css';
import css from './Section.module.css';

interface SectionProps {
  readonly title: string;
  /** At the end of the heading line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={shared.caps}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
