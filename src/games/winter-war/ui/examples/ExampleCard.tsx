import tablePlayMessages from '#table/content/en/play.ftl';
import { use, useEffect } from 'react';
import shared from '#kit/widgets/shared.module.css';
import css from '#kit/widgets/Card.module.css';
import { frameOnMap, readOn } from '#table';
import { Button } from '#kit/widgets/Button.tsx';
import { exampleTexts } from '../../content/index.ts';
import { EXAMPLE_IDS, EXAMPLES } from './index.ts';
import { openExample } from './practice.ts';
import { sceneOf } from './scene.ts';

/** Card over an example on the board: its caption, and the way back. */
export default function ExampleCard({ id }: { readonly id: string }) {
  const known = EXAMPLE_IDS.find((one) => one === id);
  const text = use(exampleTexts.load()).get(id);
  const t = tablePlayMessages().book;
  // The card takes room from the map of a phone: only now is the remaining size known.
  useEffect(() => {
    if (known) frameOnMap(sceneOf(EXAMPLES[known]).shown);
  }, [known]);
  return (
    <section className={css.card} aria-label={t.practice}>
      <h2 className={shared.caps}>{t.practice}</h2>
      {text ? <p>{text.caption}</p> : null}
      <p className={shared.soft}>{t.practiceHint}</p>
      <div className={css.row}>
        <Button kind="primary" onClick={readOn}>
          {t.leave}
        </Button>
        <Button onClick={() => void openExample(id)}>{t.again}</Button>
      </div>
    </section>
  );
}
