import { useEffect, useState, type FormEvent } from 'react';
import type { HostMessage } from '#host/protocol.ts';
import shared from '#kit/widgets/shared.module.css';
import panel from '#kit/widgets/panel.module.css';
import { Modal } from '#kit/modal/Modal.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import type { Aid } from '#engine/core/about.ts';
import extrasMessages from '../../content/en/extras.ftl';
import onlineMessages from '../../content/en/online.ftl';
import { linkIn } from '../../store/address.ts';
import { gameMeta, rulesFormOf } from '../../game/registry.ts';
import type { NewGameForm } from '../../game/start-screen.ts';
import type { HostEnding } from '../../store/hosted.ts';
import { endIncoming, openTable } from '../../store/navigation.ts';
import { openDialog } from '../../store/ui.ts';
import { clockText, useHostHere, NameField } from './OnlineOptions.tsx';
import { HostSocket } from './socket.ts';
import { ownAddress, isSide } from './host-address.ts';
import { latestLink } from './kept-view.ts';
import css from './Online.module.css';

/** Maximum wait for the newer page, in milliseconds. */
const PATIENCE_MS = 8000;

/** Reloads with the host's newest page: a plain reload would use the old offline copy. */
async function reload(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
    const worker = registration?.waiting ?? registration?.installing;
    if (worker) {
      setTimeout(() => location.reload(), PATIENCE_MS);
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      const letIn = (): void => {
        if (worker.state === 'installed') worker.postMessage('skip-waiting');
      };
      worker.addEventListener('statechange', letIn);
      return letIn();
    }
  } catch {
    // Without a service worker a plain reload is enough.
  }
  location.reload();
}

export const ReloadButton = () => (
  <Button kind="primary" onClick={() => void reload()}>
    {onlineMessages().reloadNow}
  </Button>
);

type Welcome = HostMessage & { readonly type: 'welcome' };

/** Why a link cannot be used, as far as the host says. */
type JoinProblem = HostEnding | 'too-much';

/** Asks the host what the link opens. */
function useWelcome(
  host: string | undefined,
  link: string,
): { welcome: Welcome | null; ending: JoinProblem | null } {
  const [welcome, setWelcome] = useState<Welcome | null>(null);
  const [ending, setEnding] = useState<JoinProblem | null>(null);
  useEffect(() => {
    if (host === undefined) return undefined;
    const socket = new HostSocket({
      host,
      link: () => link,
      from: () => null,
      isLook: true,
      onMessage(message) {
        if (message.type === 'closing' && message.reason === 'too-much') setEnding('too-much');
        if (message.type !== 'welcome') return;
        setWelcome(message);
        socket.close();
      },
      onState: (state) => state === 'lost' || setEnding(state),
    });
    return () => socket.close();
  }, [host, link]);
  return { welcome, ending };
}

/** The form with the summary of the game's rules; null while loading. */
function useRulesForm(game: string): NewGameForm | null {
  const [form, setForm] = useState<NewGameForm | null>(null);
  useEffect(() => {
    // If it cannot be loaded, the rest is shown without it.
    rulesFormOf(game).then(setForm, () => undefined);
  }, [game]);
  return form;
}

function Found({
  host,
  link,
  welcome,
}: {
  readonly host: string;
  readonly link: string;
  readonly welcome: Welcome;
}) {
  const t = onlineMessages().join;
  const { viewer, status, clock, delay, game, options, withoutAids } = welcome;
  const form = useRulesForm(game);
  const { aid } = extrasMessages().aids;
  const meta = gameMeta(game);
  const [name, setName] = useState('');
  const isPlayer = isSide(viewer);
  const other = viewer === 'finn' ? status.players.soviet : status.players.finn;
  const known = isPlayer ? status.players[viewer] : undefined;
  const join = (event: FormEvent): void => {
    event.preventDefault();
    endIncoming();
    openDialog(null);
    openTable({ from: 'hosted', host, link, of: game, ...(name.trim() && { name: name.trim() }) });
  };
  return (
    <form className={css.part} onSubmit={join}>
      <p>
        <b>{meta?.title()}</b>
      </p>
      <p>
        {isPlayer
          ? t.side({ player: meta?.side(viewer).player ?? '' })
          : delay
            ? t.delayed({ minutes: Math.ceil(delay / 60) })
            : t.onlooker}{' '}
        {isPlayer ? (other ? t.against({ name: other }) : t.againstUnnamed) : null}{' '}
        {clock.kind === 'none' ? t.noClock : t.clock({ clock: clockText(clock) })}{' '}
        {withoutAids.length
          ? t.without({ aids: withoutAids.map((one) => aid[one as Aid].name).join(', ') })
          : null}
      </p>
      {form ? <form.Summary options={options} /> : null}
      {isPlayer && known === undefined ? <NameField label={t.name} name={name} onChange={setName} /> : null}
      {isPlayer ? <p className={shared.soft}>{t.secret}</p> : null}
      <div className={`${shared.wrap} ${css.line}`}>
        <Button kind="primary" type="submit" data-first>
          {isPlayer ? t.go : t.look}
        </Button>
        <Button onClick={endIncoming}>{t.leave}</Button>
      </div>
    </form>
  );
}

/** Opens a link to a hosted game: shows what it is, and joins. */
export function JoinDialog({ link: fragment }: { readonly link: string | null }) {
  // The first link still works on this device after it has been replaced.
  const link = latestLink(linkIn(fragment ?? '')?.text ?? '');
  const t = onlineMessages().join;
  const [{ host: found }] = useHostHere();
  // Without a known host the page's own address is retried: it may be a host that does not respond now.
  const host = found === null ? ownAddress() : found;
  const { welcome, ending } = useWelcome(host, link);
  return (
    <Modal title={t.title} open onClose={endIncoming}>
      {welcome && host !== undefined ? (
        <Found host={host} link={link} welcome={welcome} />
      ) : ending ? (
        <div className={css.part}>
          <p className={panel.warning} role="alert">
            {t.problem[ending]}
          </p>
          <div className={`${shared.wrap} ${css.line}`}>
            {ending === 'reload' ? <ReloadButton /> : null}
            <Button onClick={endIncoming}>{t.leave}</Button>
          </div>
        </div>
      ) : (
        <div className={css.part}>
          <p role="status">{t.connecting}</p>
          <div className={`${shared.wrap} ${css.line}`}>
            <Button onClick={endIncoming}>{t.leave}</Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
