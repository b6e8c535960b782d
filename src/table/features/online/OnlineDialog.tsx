import { useState, type FormEvent } from 'react';
import { WEBHOOK_FORMATS, type Side, type Webhook } from '#host/protocol.ts';
import shared from '#kit/widgets/shared.module.css';
import { Modal } from '#kit/modal/Modal.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import { OnOff, Options } from '#kit/widgets/Options.tsx';
import onlineMessages from '../../content/en/online.ftl';
import { activeGame } from '../../game/registry.ts';
import { useHosted } from '../../store/hosted.ts';
import { openDialog, useUi } from '../../store/ui.ts';
import { presenceMark, presenceText, timeText, useTimeLeft } from './HostedBar.tsx';
import { isSide, takeHome } from './host-address.ts';
import { requestOfHost, testWebhook } from './hosted-game.ts';
import { Links } from './Links.tsx';
import panel from '#kit/widgets/panel.module.css';
import fieldCss from '#kit/widgets/field.module.css';
import css from './Online.module.css';
import { clockText } from './OnlineOptions.tsx';
import { Talk } from './HostedNotices.tsx';
import { playerName, useTalkBeside } from './talk.ts';

const close = (): void => openDialog(null);

function Player({ side }: { readonly side: Side }) {
  const t = onlineMessages();
  const presence = useHosted((hosted) => hosted.presence?.[side]);
  const hasJoined = useHosted(({ status }) => status?.joined.includes(side) ?? false);
  const isOwn = useHosted(({ viewer }) => viewer === side);
  const tabs = useHosted((hosted) => hosted.tabs);
  const left = useTimeLeft(side);
  const { player } = activeGame().meta.side(side);
  const name = playerName(side);
  return (
    <li className={panel.line}>
      <span className={css.flag} data-side={side} data-presence={presenceMark(presence)} />
      <span>
        <b>{name}</b> {name === player ? null : `(${player}) `}
        {isOwn
          ? `· ${t.bar.you}${tabs > 1 ? `, ${t.dialog.tabs({ count: tabs })}` : ''}`
          : `· ${hasJoined ? presenceText(presence) : t.dialog.notJoined}`}
      </span>
      {left === null ? null : <span className={css.time}>{timeText(left)}</span>}
    </li>
  );
}

function Notify() {
  const t = onlineMessages().dialog;
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : 'denied',
  );
  if (permission === 'granted') return <p className={shared.soft}>{t.notifyOn}</p>;
  if (permission === 'denied') return <p className={shared.soft}>{t.notifyOff}</p>;
  return (
    <div className={`${shared.wrap} ${css.line}`}>
      <Button onClick={() => void Notification.requestPermission().then(setPermission)}>{t.notify}</Button>
    </div>
  );
}

/** A player's actions concerning the game itself: draw, resignation, time. */
function TheGame({ side }: { readonly side: Side }) {
  const t = onlineMessages().dialog;
  const status = useHosted((hosted) => hosted.status);
  const clock = useHosted((hosted) => hosted.clock);
  const other = side === 'finn' ? 'soviet' : 'finn';
  const left = useTimeLeft(other);
  const [isSure, setIsSure] = useState(false);
  if (!status) return null;
  const { automatic, decider, ask } = status;
  const isOn = decider !== null;
  const resign = (): void => {
    setIsSure(false);
    close();
    void requestOfHost({ kind: 'resign' });
  };
  return (
    <section className={css.part}>
      <h3 className={panel.heading}>{t.game}</h3>
      {clock.kind === 'none' ? null : (
        <>
          <p className={shared.soft}>{clockText(clock)}</p>
          {isOn ? (
            <OnOff
              label={t.automatic}
              hint={t.automaticHint}
              on={automatic[side]}
              fixed={automatic.finn && automatic.soviet}
              onChange={(on) => void requestOfHost({ kind: 'automatic', on })}
            />
          ) : null}
        </>
      )}
      <div className={`${shared.wrap} ${css.line}`}>
        {isOn && left !== null && left <= 0 ? (
          <Button kind="primary" onClick={() => void requestOfHost({ kind: 'claim' })}>
            {t.claim}
          </Button>
        ) : null}
        {isOn && !ask ? (
          <Button onClick={() => void requestOfHost({ kind: 'ask', what: 'draw' })}>{t.draw}</Button>
        ) : null}
        {isOn && !isSure ? <Button onClick={() => setIsSure(true)}>{t.resign}</Button> : null}
        <Button title={t.takeHomeHint} onClick={() => void takeHome()}>
          {t.takeHome}
        </Button>
      </div>
      {isSure ? (
        <div className={`${shared.wrap} ${css.line}`} role="alert">
          <span>{t.resignSure}</span>
          <Button onClick={resign}>{t.resignYes}</Button>
          <Button kind="primary" onClick={() => setIsSure(false)}>
            {onlineMessages().answer.no}
          </Button>
        </div>
      ) : null}
      <Notify />
    </section>
  );
}

function WebhookForm() {
  const t = onlineMessages().dialog;
  const webhook = useHosted((hosted) => hosted.webhook);
  const call = useHosted((hosted) => hosted.webhookCall);
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [format, setFormat] = useState<Webhook['format']>(webhook?.format ?? 'discord');
  const [isBad, setIsBad] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const address = url.trim();
    const isGood = /^https:\/\/\S+$/.test(address) && URL.canParse(address);
    setIsBad(!isGood);
    if (isGood) void requestOfHost({ kind: 'webhook', webhook: { url: address, format } });
  };
  const remove = (): void => {
    setUrl('');
    void requestOfHost({ kind: 'webhook', webhook: null });
  };
  return (
    <details
      className={css.details}
      open={isOpen || call?.ok === false}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{t.webhook}</summary>
      <form className={css.part} onSubmit={save}>
        <p className={shared.soft}>{t.webhookHint}</p>
        <label className={fieldCss.field}>
          {t.webhookUrl}
          <input
            type="url"
            value={url}
            maxLength={500}
            placeholder="https://"
            aria-invalid={isBad || undefined}
            onChange={({ target }) => setUrl(target.value)}
          />
        </label>
        <Options
          title={t.webhookFormat}
          options={WEBHOOK_FORMATS.map((value) => ({ value, label: t.webhookFormats[value] }))}
          chosen={format}
          onChoose={(value) => setFormat(value)}
        />
        <div className={`${shared.wrap} ${css.line}`}>
          <Button type="submit">{t.webhookSave}</Button>
          {webhook ? (
            <>
              <Button onClick={testWebhook}>{t.webhookTest}</Button>
              <Button onClick={remove}>{t.webhookRemove}</Button>
            </>
          ) : null}
        </div>
        {isBad ? (
          <p className={panel.warning} role="alert">
            {t.webhookBad}
          </p>
        ) : null}
        {call ? (
          <p className={call.ok ? shared.soft : panel.warning} role="status">
            {call.ok ? t.webhookOk : t.webhookFailed({ error: call.error ?? '' })}
          </p>
        ) : null}
      </form>
    </details>
  );
}

/** Dialog of a game at a host: presence, talk, requests, links. */
export function OnlineDialog() {
  const isTalkBeside = useTalkBeside();
  const t = onlineMessages().dialog;
  const open = useUi((table) => table.dialog === 'online');
  const viewer = useHosted((hosted) => hosted.viewer);
  const isInviting = useHosted(({ status }) => (status?.joined.length ?? 2) < 2) && isSide(viewer);
  return (
    <Modal title={t.title} open={open} onClose={close} wide>
      <section className={css.part}>
        <h3 className={panel.heading}>{t.players}</h3>
        <ul className={panel.stack1}>
          {(activeGame().meta.sides as readonly Side[]).map((side) => (
            <Player key={side} side={side} />
          ))}
        </ul>
      </section>
      {isInviting ? <Links /> : null}
      {isTalkBeside ? null : <Talk />}
      {isSide(viewer) ? (
        <>
          <TheGame side={viewer} />
          {isInviting ? null : (
            <details className={css.details}>
              <summary>{t.links}</summary>
              <Links />
            </details>
          )}
          <WebhookForm />
        </>
      ) : null}
    </Modal>
  );
}
