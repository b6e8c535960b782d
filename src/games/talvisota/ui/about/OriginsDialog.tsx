import { Suspense, use } from 'react';
import { language, type Language } from '#kit/i18n/language.ts';
import { Modal } from '#kit/modal/Modal.tsx';
import { PromiseCache } from '#kit/widgets/cached-promise.ts';
import { openDialog, useUi } from '#table/store/ui.ts';
import { Linked } from '#table/text/Links.tsx';
import type { Origins } from '../../about/page.ts';
import { linked } from '../words/linked.ts';
import css from './Origins.module.css';
import { originsWords } from './words.ts';

const TEXTS: Readonly<Record<Language, () => Promise<Origins>>> = {
  en: () => import('../../about/en.ts').then(({ en }) => en),
  fi: () => import('../../about/fi.ts').then(({ fi }) => fi),
};

const texts = new PromiseCache<() => Promise<Origins>, Origins>();

function Page() {
  const load = TEXTS[language()];
  const { parts } = use(texts.fetch(load, load));
  return (
    <article className={css.text}>
      {parts.map(({ head, text }) => (
        <section key={head} className={css.text}>
          <h3>{head}</h3>
          {text.map((paragraph) => (
            <p key={paragraph}>
              <Linked parts={linked(paragraph)} />
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}

/** How the map and the values of this edition were made, and from what. */
export default function OriginsDialog() {
  const open = useUi((table) => table.dialog === 'origins');
  return (
    <Modal title={originsWords().title} open={open} onClose={() => openDialog(null)} wide>
      {open ? (
        <Suspense>
          <Page />
        </Suspense>
      ) : null}
    </Modal>
  );
}
