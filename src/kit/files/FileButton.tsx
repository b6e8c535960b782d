import { useRef } from 'react';
import { Button } from '../widgets/Button.tsx';

interface FileButtonProps {
  readonly label: string;
  readonly multiple?: boolean;
  readonly kind?: 'quiet';
  readonly className?: string | undefined;
  onFiles(files: readonly File[]): void;
}

/** A button that opens files with any name, since mail programs rename attachments. */
export function FileButton({ label, multiple = false, onFiles, ...looks }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...looks} onClick={() => input.current?.click()}>
        <span>{label}</span>
      </Button>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length) onFiles(files);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
