import startMessages from '../../content/en/start.ftl';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { LONGEST_NAME } from '../../store/kept-games.ts';
import shared from '#kit/widgets/shared.module.css';
import fieldCss from '#kit/widgets/field.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import css from './Library.module.css';

interface NameFormProps {
  readonly name: string | null;
  /** Called with the field as entered; an empty one removes the name. */
  onName(name: string): void;
  onCancel(): void;
}

export function NameForm({ name, onName, onCancel }: NameFormProps) {
  const t = startMessages().library;
  const [text, setText] = useState(name ?? '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onName(text);
  };
  return (
    <form className={`${shared.wrap} ${css.naming}`} onSubmit={send}>
      <label className={fieldCss.field}>
        <span>{t.name}</span>
        <input
          ref={field}
          type="text"
          value={text}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel();
          }}
        />
      </label>
      <Button kind="primary" type="submit">
        {t.keepName}
      </Button>
      <Button onClick={onCancel}>{t.cancel}</Button>
      <p className={`${shared.soft} ${css.hint}`}>{t.nameHint}</p>
    </form>
  );
}
