import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { LONGEST_CHAT } from '#host/protocol.ts';
import shared from '#kit/widgets/shared.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import panel from '#kit/widgets/panel.module.css';
import fieldCss from '#kit/widgets/field.module.css';
import playMessages from '../../content/en/play.ftl';
import onlineMessages from '../../content/en/online.ftl';
import type { Side } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import { isOwnTurn, useHosted } from '../../store/hosted.ts';
import { openTable, useScreen } from '../../store/navigation.ts';
import { useCopying } from '../../view/CopyText.tsx';
import { invitationUrl, isSide } from './host-address.ts';
import { requestOfHost } from './hosted-game.ts';
import css from './Online.module.css';
import { ReloadButton } from './JoinDialog.tsx';
import { lineOfTalk, playerName, useTalkBeside } from './talk.ts';

const Notice = (props: {
  readonly text: string;
  readonly urgent?: boolean;
  readonly children?: ReactNode;
}) => (
  <div className={`${shared.row} ${css.notice}`} role={props.urgent ? 'alert' : 'status'}>
    <p>{props.text}</p>
    {props.children ? <div className={`${shared.wrap} ${css.line}`}>{props.children}</div> : null}
  </div>
);

/** Delay before a slow connection is shown, in milliseconds. */
const CONNECTING_MS = 1500;

function Connecting() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), CONNECTING_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <Notice text={onlineMessages().join.connecting} /> : null;
}

function Connection() {
  const connection = useHosted((hosted) => hosted.connection);
  const isOutdated = useHosted((hosted) => hosted.isOutdated);
  const unconfirmed = useHosted((hosted) => hosted.unconfirmed);
  const t = onlineMessages().connection;
  if (connection === 'none') return null;
  if (connection === 'connecting') return <Connecting />;
  if (connection === 'open')
    return isOutdated ? (
      <Notice text={t.outdated}>
        <ReloadButton />
      </Notice>
    ) : null;
  const count = unconfirmed ? ` ${t.unconfirmed({ count: unconfirmed })}` : '';
  return (
    <Notice text={`${t.ended[connection]}${count}`} urgent>
      {connection === 'reload' ? <ReloadButton /> : null}
    </Notice>
  );
}

function LinkNotice(props: {
  readonly text: string;
  readonly link: string;
  readonly copyLabel: string;
  readonly children?: ReactNode;
}) {
  const host = useHosted((hosted) => hosted.host);
  const url = invitationUrl(host, props.link);
  const { field, copy, said } = useCopying(url);
  return (
    <Notice text={props.text}>
      <textarea
        ref={field}
        className={shared.unseen}
        readOnly
        tabIndex={-1}
        aria-label={props.copyLabel}
        value={url}
      />
      <Button kind="primary" onClick={copy}>
        {props.copyLabel}
      </Button>
      {props.children}
      <span role="status">{said}</span>
    </Notice>
  );
}

/** Shown once: the player's link has been replaced, with the new one. */
function NewLink() {
  const hasNewLink = useHosted((hosted) => hosted.hasNewLink);
  const link = useHosted((hosted) => hosted.link);
  const t = onlineMessages().connection;
  if (!hasNewLink) return null;
  return (
    <LinkNotice text={t.newLink} link={link} copyLabel={t.copyLink}>
      <Button onClick={() => useHosted.setState({ hasNewLink: false })}>{t.understood}</Button>
    </LinkNotice>
  );
}

/** Reminder to send the link that the other player has not opened yet. */
function Unopened() {
  const viewer = useHosted((hosted) => hosted.viewer);
  const other = viewer === 'finn' ? 'soviet' : 'finn';
  const link = useHosted(({ status }) => (status?.joined.includes(other) ? undefined : status?.links[other]));
  const t = onlineMessages();
  if (!isSide(viewer) || link === undefined) return null;
  const text = t.connection.unopened({ name: playerName(other) });
  return <LinkNotice text={text} link={link} copyLabel={t.connection.copyTheirs} />;
}

/** Messages, requests and agreements of the players, and a field for the next message. */
export function Talk() {
  const t = onlineMessages().talk;
  const talk = useHosted((hosted) => hosted.talk);
  const viewer = useHosted((hosted) => hosted.viewer);
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const lines = talk.flatMap((entry) => {
    const line = lineOfTalk(entry);
    return line === null ? [] : [{ seq: entry.seq, line, isChat: entry.kind === 'chat' }];
  });
  useEffect(() => {
    useHosted.setState({ unread: 0 });
    const { current } = list;
    if (current) current.scrollTop = current.scrollHeight;
  }, [talk]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const message = text.trim();
    if (!message) return;
    setText('');
    void requestOfHost({ kind: 'chat', text: message }).then((isSaid) => {
      // Keep the text for another attempt, unless something else has been entered meanwhile.
      if (!isSaid) setText((written) => written || message);
    });
  };
  return (
    <section className={css.part}>
      <h3 className={panel.heading}>{t.title}</h3>
      {lines.length ? (
        // Focusable, to scroll by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol ref={list} className={css.talk} tabIndex={0} aria-label={t.title}>
          {lines.map(({ seq, line, isChat }) => (
            <li key={seq} data-chat={isChat || undefined}>
              {line}
            </li>
          ))}
        </ol>
      ) : (
        <p className={shared.soft}>{t.none}</p>
      )}
      {isSide(viewer) ? (
        <form className={`${shared.wrap} ${css.line}`} onSubmit={send}>
          <label className={fieldCss.field}>
            <span className={shared.unseen}>{t.field}</span>
            <input
              type="text"
              value={text}
              placeholder={t.field}
              maxLength={LONGEST_CHAT}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <Button type="submit">{t.send}</Button>
        </form>
      ) : null}
    </section>
  );
}

/** A request of one player that the other has to accept. */
function Ask() {
  const ask = useHosted(({ status }) => status?.ask ?? null);
  const viewer = useHosted((hosted) => hosted.viewer);
  const t = onlineMessages();
  if (!ask || !isSide(viewer)) return null;
  const { what, side, seq } = ask;
  if (side === viewer) return <Notice text={t.asking[what]} />;
  const answer = (granted: boolean): void => void requestOfHost({ kind: 'answer', ask: seq, granted });
  return (
    <Notice text={t.asked[what]({ name: playerName(side) })} urgent>
      <Button kind="primary" onClick={() => answer(true)}>
        {t.answer.yes[what]}
      </Button>
      <Button onClick={() => answer(false)}>{t.answer.no}</Button>
    </Notice>
  );
}

/** A result that the position does not show. */
function resultText({ reason, winner }: { readonly reason: string; readonly winner: Side | null }): string {
  const t = onlineMessages().result;
  if (reason === 'draw') return t.draw;
  const loser = activeGame().meta.sides.find((side) => side !== winner);
  if (winner === null || loser === undefined) return t.rules;
  return (reason === 'resigned' ? t.resigned : t.time)({ name: playerName(loser) });
}

function Result() {
  const result = useHosted(({ status }) => status?.result ?? null);
  const rematch = useHosted(({ status }) => status?.rematch ?? null);
  const isAsked = useHosted(({ status }) => Boolean(status?.ask));
  const viewer = useHosted((hosted) => hosted.viewer);
  const host = useHosted((hosted) => hosted.host);
  const t = onlineMessages().result;
  if (!result) return null;
  const go = (): void => {
    const { opening } = useScreen.getState();
    if (rematch !== null && opening?.from === 'hosted')
      openTable({ from: 'hosted', host, link: rematch, of: opening.of });
  };
  const ask = (): void => void requestOfHost({ kind: 'ask', what: 'rematch' });
  return (
    <Notice text={resultText(result)}>
      {rematch === null ? (
        isSide(viewer) && !isAsked ? (
          <Button onClick={ask}>{t.rematch}</Button>
        ) : null
      ) : (
        <Button kind="primary" onClick={go}>
          {t.toRematch}
        </Button>
      )}
    </Notice>
  );
}

/** System notification of the player's turn, if allowed and the page is hidden. */
function useTurnNews(): void {
  const isTurn = useHosted(isOwnTurn);
  const before = useRef(isTurn);
  useEffect(() => {
    const isNews = isTurn && !before.current && document.hidden;
    before.current = isTurn;
    if (!isNews) return;
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    const t = { text: onlineMessages().news.text, yourTurn: playMessages().hosted.yourTurn };
    const { meta } = activeGame();
    const body = t.text({ game: meta.title() });
    const how = { body, tag: 'winter-war-turn', icon: new URL('icon.svg', document.baseURI).href };
    try {
      const notification = new Notification(t.yourTurn, how);
      notification.addEventListener('click', () => {
        window.focus();
        notification.close();
      });
    } catch {
      // Android supports only notifications of a service worker.
      void navigator.serviceWorker?.ready.then((registration) =>
        registration.showNotification(t.yourTurn, how),
      );
    }
  }, [isTurn]);
}

/** Everything that holds up a game at a host or waits for an answer; beside or below the map. */
export function HostedNotices() {
  useTurnNews();
  return (
    <>
      {useTalkBeside() ? <Talk /> : null}
      <Connection />
      <NewLink />
      <Unopened />
      <Ask />
      <Result />
    </>
  );
}
