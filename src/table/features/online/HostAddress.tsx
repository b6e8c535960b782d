import { useId, useState } from 'react';
import shared from '#kit/widgets/shared.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import onlineMessages from '../../content/en/online.ftl';
import { askHost, chosenHost, goToHost, keepHost, type HostProblem } from './host-address.ts';
import panel from '#kit/widgets/panel.module.css';
import fieldCss from '#kit/widgets/field.module.css';
import css from './Online.module.css';

/** On a phone it would open below the screen's edge. */
const showWhole = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' });

interface HostAddressProps {
  /** Why the current host cannot be used, if known. */
  readonly problem?: HostProblem | undefined;
  onHost?(host: string): void;
}

/** Field for a host's address, which is tested and stored on this device if it responds. */
export function HostAddress({ problem: known, onHost }: HostAddressProps) {
  const t = onlineMessages().host;
  const id = useId();
  const [text, setText] = useState(chosenHost);
  /** The last tested address and its result. */
  const [tried, setTried] = useState<{ readonly text: string; readonly problem: HostProblem | null } | null>(
    known ? { text, problem: known } : null,
  );
  const [isAsking, setIsAsking] = useState(false);
  const problem = tried?.problem ?? null;

  const use = async (): Promise<void> => {
    if (isAsking) return;
    if (!text.trim()) {
      keepHost(null);
      setText(chosenHost());
      setTried(null);
      return;
    }
    setIsAsking(true);
    const found = await askHost(text);
    setIsAsking(false);
    if ('problem' in found) {
      setTried({ text, problem: found.problem });
      return;
    }
    keepHost(found.host);
    setText(found.host);
    setTried({ text: found.host, problem: null });
    onHost?.(found.host);
  };

  return (
    <div className={css.part}>
      <div className={`${shared.wrap} ${css.line}`}>
        <label className={fieldCss.field}>
          {t.address}
          <input
            type="text"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="off"
            spellCheck={false}
            value={text}
            placeholder="https://games.example.org"
            maxLength={300}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem ? id : undefined}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void use();
            }}
          />
        </label>
        <Button onClick={() => void use()}>{t.use}</Button>
      </div>
      <p role="status" className={shared.soft}>
        {isAsking ? t.asking : tried && !problem ? t.answers({ host: tried.text }) : null}
      </p>
      {problem && tried ? (
        <div className={panel.warning} role="alert" id={id} ref={showWhole}>
          <p>{t.problem[problem]({ host: tried.text.trim() })}</p>
          {problem === 'malformed' ? null : <Button onClick={() => goToHost(tried.text)}>{t.open}</Button>}
        </div>
      ) : null}
    </div>
  );
}

/** The same in the settings, for pages that are not served by a host. */
export function HostSetting() {
  const t = onlineMessages().host;
  return (
    <section className={css.part} aria-labelledby="host-setting">
      <h3 id="host-setting" className={panel.strong}>
        {t.title}
      </h3>
      <p className={shared.soft}>{t.hint}</p>
      <HostAddress />
    </section>
  );
}
