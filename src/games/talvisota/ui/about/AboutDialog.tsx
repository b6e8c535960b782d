import mapMessages from '../../content/en/map.ftl';
import { Suspense, use } from 'react';
import { Modal } from '#kit/modal/Modal.tsx';
import { Linked, openDialog, useUi } from '#table';
import { about } from '../../content/index.ts';
import { linked } from '../text/names.ts';
import css from './About.module.css';

function Page() {
  return (
    <article className={css.text}>
      {use(about.load()).map(({ title, paragraphs }) => (
        <section key={title} className={css.text}>
          <h3>{title}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Linked parts={linked(paragraph)} />
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}

/** Sources and methods of this edition's map and values. */
export default function AboutDialog() {
  const open = useUi((table) => table.dialog === 'about');
  return (
    <Modal title={mapMessages().origins.title} open={open} onClose={() => openDialog(null)} wide>
      {open ? (
        <Suspense>
          <Page />
        </Suspense>
      ) : null}
    </Modal>
  );
}
