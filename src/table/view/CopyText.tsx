import extrasMessages from '../content/en/extras.ftl';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '#kit/widgets/Button.tsx';
import { copyFrom } from '#kit/files/files.tsx';
import shared from '#kit/widgets/shared.module.css';
import fieldCss from '#kit/widgets/field.module.css';

/** Copies the text of a field; `said`: the result, until the text changes. */
export function useCopying(text: string) {
  const t = extrasMessages().share;
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState<{ readonly of: string; readonly words: string } | null>(null);
  const copy = async (): Promise<void> => {
    if (field.current)
      setSaid({ of: text, words: (await copyFrom(field.current)) ? t.copied : t.copyByHand });
  };
  return { field, copy: () => void copy(), said: said?.of === text ? said.words : null };
}

/** A text to copy: shown, selected by a press, with a copy button. */
export function CopyText(props: {
  readonly label: string;
  readonly text: string;
  readonly rows: number;
  readonly copy: string;
  readonly children?: ReactNode;
}) {
  const { label, text, rows, children } = props;
  const { field, copy, said } = useCopying(text);
  return (
    <>
      <label className={fieldCss.field}>
        <span>{label}</span>
        <textarea ref={field} rows={rows} readOnly spellCheck={false} value={text} />
      </label>
      <div className={shared.row}>
        <Button kind="primary" onClick={copy}>
          {props.copy}
        </Button>
        {children}
        <span role="status">{said}</span>
      </div>
    </>
  );
}
