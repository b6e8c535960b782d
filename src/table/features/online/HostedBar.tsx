import { useEffect, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Presence, Side } from '#host/protocol.ts';
import panel from '#kit/widgets/panel.module.css';
import { language } from '#kit/i18n/language.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import onlineMessages from '../../content/en/online.ftl';
import { activeGame } from '../../game/registry.ts';
import { useHosted } from '../../store/hosted.ts';
import { openDialog } from '../../store/ui.ts';
import css from './Online.module.css';
import { playerName } from './talk.ts';

const SECOND = 1000;

/** The remaining time of a side in milliseconds; null without a clock. Renders every second while it runs. */
export function useTimeLeft(side: Side): number | null {
  const { clock, decider } = useHosted(
    useShallow(({ status }) => ({ clock: status?.clock, decider: status?.decider })),
  );
  const ahead = useHosted((hosted) => hosted.ahead);
  const since = clock && decider === side ? clock.since : null;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === null) return undefined;
    const first = setTimeout(() => setNow(Date.now()));
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [since]);
  if (!clock) return null;
  return clock.left[side] - (since === null ? 0 : Math.max(0, now + ahead - since));
}

const two = (value: number): string => String(value).padStart(2, '0');

/** "12:07", "3:05:00", "2 d 4 h" */
export function timeText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return onlineMessages().clock.days({ days: Math.floor(hours / 24), hours: hours % 24 });
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export function presenceText(presence: Presence | undefined): string {
  const t = onlineMessages().presence;
  if (presence === 'here' || presence === 'away') return t[presence];
  const seen = presence?.lastSeen;
  if (!seen) return t.gone;
  const when = new Date(seen).toLocaleString(language(), {
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${t.gone}, ${t.seen({ when })}`;
}

export const presenceMark = (presence: Presence | undefined): 'here' | 'away' | 'gone' =>
  presence === 'here' || presence === 'away' ? presence : 'gone';

function Player({ side, named }: { readonly side: Side; readonly named: boolean }) {
  const presence = useHosted((hosted) => hosted.presence?.[side]);
  const isOwn = useHosted(({ viewer }) => viewer === side);
  const isNow = useHosted(({ status }) => status?.decider === side);
  useHosted(({ status }) => status?.players[side]);
  const left = useTimeLeft(side);
  return (
    <span className={`${panel.line} ${css.player}`} data-now={isNow || undefined}>
      <span className={css.flag} data-side={side} data-presence={presenceMark(presence)} />
      {named ? <span className={css.name}>{isOwn ? onlineMessages().bar.you : playerName(side)}</span> : null}
      {left === null ? null : <span className={css.time}>{timeText(left)}</span>}
    </span>
  );
}

/** For whom the game waits: whether that player is there, and the time left with a clock. */
export function HostedWait() {
  const side = useHosted(({ status }) => status?.decider ?? null);
  return side === null ? null : <WaitFor side={side} />;
}

function WaitFor({ side }: { readonly side: Side }) {
  const presence = useHosted((hosted) => hosted.presence?.[side]);
  const hasJoined = useHosted(({ status }) => status?.joined.includes(side) ?? true);
  const name = useHosted(({ status }) => status?.players[side]) ?? playerName(side);
  const left = useTimeLeft(side);
  const t = onlineMessages();
  return (
    <>
      {t.wait.for({ name, how: hasJoined ? presenceText(presence) : t.dialog.notJoined })}
      {left === null ? null : ` ${t.wait.left({ time: timeText(left) })}`}
    </>
  );
}

/** Players, presence, remaining time and unread messages, as a button that opens the dialog. */
export function HostedBar({ narrow }: { readonly narrow: boolean }) {
  const unread = useHosted((hosted) => hosted.unread);
  const presence = useHosted((hosted) => hosted.presence);
  const t = onlineMessages();
  const sides = activeGame().meta.sides as readonly Side[];
  const presenceOfBoth = sides
    .map((side) => `${playerName(side)}: ${presenceText(presence?.[side])}`)
    .join('. ');
  const news = unread ? `${t.bar.unread({ count: unread })}. ` : '';
  return (
    <Button
      kind="quiet"
      className={css.bar}
      aria-haspopup="dialog"
      aria-label={`${t.bar.open}. ${news}${presenceOfBoth}`}
      title={t.bar.open}
      onClick={() => openDialog('online')}
    >
      <span className={css.players}>
        {sides.map((side) => (
          <Player key={side} side={side} named={!narrow} />
        ))}
      </span>
      {unread ? (
        <span className={css.unread}>
          <Icon name="flag" />
          {unread}
        </span>
      ) : null}
    </Button>
  );
}
