import startMessages from '../../content/en/start.ftl';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { LONGEST_NAME } from '../../store/kept-games.ts';
import fieldCss from '#kit/widgets/field.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import css from './Library.module.css';

interface NameFormProps {
  readonly name: string | null;
  /** With the field as it was written; an empty one takes the name away. */
  onName(name: string): void;
  onCancel(): void;
}

/** The name of a game, in a field of its own. */
export function NameForm({ name, onName, onCancel }: NameFormProps) {
  const w = startMessages().library;
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
    <form className={css.naming} onSubmit={send}>
      <label className={fieldCss.field}>
        <span>{w.name}</span>
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
        {w.keepName}
      </Button>
      <Button onClick={onCancel}>{w.cancel}</Button>
      <p className={css.hint}>{w.nameHint}</p>
    </form>
  );
}
