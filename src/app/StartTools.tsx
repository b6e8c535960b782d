import tableStartMessages from '#table/content/en/start.ftl';
import { useSyncExternalStore } from 'react';
import { language, languageName, onLanguage } from '#kit/i18n/language.ts';
import { changeSettings, CHOICES } from '#table/store/settings.ts';
import { openDialog } from '#table/store/ui.ts';
import { Button } from '#kit/widgets/Button.tsx';
import css from './StartTools.module.css';

/** Language and settings, in the corner of the start screen. */
export function StartTools() {
  // The language that is spoken: the words of another may not have come.
  const spoken = useSyncExternalStore(onLanguage, language);
  const w = tableStartMessages().settings;
  const others = CHOICES.language.filter((one) => one !== spoken);
  return (
    <nav className={css.tools} aria-label={w.title}>
      {others.map((other, i) => (
        // By its place: the button keeps the focus while its language changes.
        <Button key={i} lang={other} onClick={() => changeSettings({ language: other })}>
          {languageName(other)}
        </Button>
      ))}
      <Button aria-haspopup="dialog" onClick={() => openDialog('settings')}>
        {w.title}
      </Button>
    </nav>
  );
}
