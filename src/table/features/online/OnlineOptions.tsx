import { useEffect, useEffectEvent, useState } from 'react';
import { type Aid, LONGEST_PLAYER_NAME } from '#engine/core/about.ts';
import type { ClockChoice, NewGame } from '#host/protocol.ts';
import shared from '#kit/widgets/shared.module.css';
import { OnOff, Options } from '#kit/widgets/Options.tsx';
import onlineMessages from '../../content/en/online.ftl';
import startMessages from '../../content/en/start.ftl';
import type { GameMeta } from '../../game/meta.ts';
import type { Side } from '../../game/position.ts';
import { openTable } from '../../store/navigation.ts';
import { withAid } from '../../store/seats.ts';
import { AidChoice } from '../../view/players.tsx';
import { HostAddress } from './HostAddress.tsx';
import { findHost, ownAddress, type HostProblem, createGame } from './host-address.ts';
import fieldCss from '#kit/widgets/field.module.css';
import css from './Online.module.css';

interface NameFieldProps {
  readonly label: string;
  readonly name: string;
  onChange(name: string): void;
}

export const NameField = ({ label, name, onChange }: NameFieldProps) => (
  <label className={fieldCss.field}>
    {label}
    <input
      type="text"
      value={name}
      maxLength={LONGEST_PLAYER_NAME}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);

/** Options of a game at a host, apart from its rules. */
export interface OnlineChoice {
  readonly side: Side;
  readonly clock: ClockChoice;
  readonly automatic: boolean;
  readonly delay: number;
  readonly name: string;
  readonly withoutAids: readonly Aid[];
}

export const firstChoice = ({ sides }: GameMeta): OnlineChoice => ({
  side: sides[0],
  clock: { kind: 'none' },
  automatic: false,
  delay: 0,
  name: '',
  withoutAids: [],
});

const KINDS = ['none', 'live', 'days-1', 'days-3', 'days-10'] as const;
const DELAYS = [0, 300, 3600, 86_400] as const;
/** In minutes, or seconds of the increment. */
const MOST_TIME = 600;
const USUAL_LIVE = { kind: 'live', minutes: 90, increment: 30 } as const;

const messageKey = (kind: ClockChoice['kind']) =>
  kind.replace('-', '') as 'none' | 'live' | 'days1' | 'days3' | 'days10';

export function clockText(clock: ClockChoice): string {
  const { clocks, liveClock } = onlineMessages().form;
  return clock.kind === 'live' ? liveClock(clock) : clocks[messageKey(clock.kind)];
}

/** Undefined while searching, null if there is none. */
export interface HostHere {
  readonly host: string | null | undefined;
  readonly problem?: HostProblem;
}

/** The host to play at, and a function to set the one named by the player. */
export function useHostHere(): readonly [HostHere, (host: string) => void] {
  const [here, setHere] = useState<HostHere>({ host: undefined });
  useEffect(() => {
    let gone = false;
    void findHost().then((found) => gone || setHere(found));
    return () => {
      gone = true;
    };
  }, []);
  return [here, (host) => setHere({ host })];
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly from: number;
  onChange(value: number): void;
}

/** A number is applied as soon as it is valid; invalid input is reset when the field loses focus. */
function NumberField({ label, value, from, onChange }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  const write = (written: string): void => {
    setText(written);
    const number = Number(written);
    if (written !== '' && Number.isInteger(number) && number >= from) onChange(Math.min(number, MOST_TIME));
  };
  return (
    <label className={fieldCss.field}>
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={from}
        max={MOST_TIME}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={() => setText(String(value))}
      />
    </label>
  );
}

interface OnlineOptionsProps {
  readonly card: GameMeta;
  readonly here: HostHere;
  readonly choice: OnlineChoice;
  onHost(host: string): void;
  onChange(choice: OnlineChoice): void;
}

/** Side, clock and spectators of a game at a host; or how to find a host. */
export function OnlineOptions({ card, here, choice, onHost, onChange }: OnlineOptionsProps) {
  const t = onlineMessages().form;
  const { clock, side, automatic, delay, name, withoutAids } = choice;
  const change = (some: Partial<OnlineChoice>): void => onChange({ ...choice, ...some });
  const { host, problem } = here;
  if (host === undefined) return <p className={css.part}>{t.looking}</p>;
  if (host === null)
    return (
      <div className={css.part}>
        <p>{t.noHost}</p>
        <HostAddress problem={problem} onHost={onHost} />
      </div>
    );
  return (
    <div className={css.part}>
      {host === ownAddress() ? null : <p className={shared.soft}>{t.atHost({ host })}</p>}
      <Options
        title={startMessages().seats.yourSide}
        options={card.sides.map((value) => ({ value, label: card.side(value).name }))}
        chosen={side}
        onChoose={(chosen) => change({ side: chosen })}
      />
      <NameField label={t.name} name={name} onChange={(typed) => change({ name: typed })} />
      <Options
        title={t.clock}
        hint={t.clockHint[messageKey(clock.kind)]}
        options={KINDS.map((value) => ({ value, label: t.clocks[messageKey(value)] }))}
        chosen={clock.kind}
        onChoose={(kind) => change({ clock: kind === 'live' ? USUAL_LIVE : { kind } })}
      />
      {clock.kind === 'live' ? (
        <div className={`${shared.wrap} ${css.line}`}>
          <NumberField
            label={t.minutes}
            value={clock.minutes}
            from={1}
            onChange={(minutes) => change({ clock: { ...clock, minutes } })}
          />
          <NumberField
            label={t.increment}
            value={clock.increment}
            from={0}
            onChange={(increment) => change({ clock: { ...clock, increment } })}
          />
        </div>
      ) : null}
      {clock.kind === 'none' ? null : (
        <OnOff
          label={t.automatic}
          hint={t.automaticHint}
          on={automatic}
          onChange={(on) => change({ automatic: on })}
        />
      )}
      <Options
        title={t.delay}
        options={DELAYS.map((value) => ({ value, label: t.delays[`s${value}`] }))}
        chosen={delay}
        onChoose={(value) => change({ delay: value })}
      />
      <AidChoice
        game={card}
        without={withoutAids}
        onChange={(aid, allowed) => change({ withoutAids: withAid(withoutAids, aid, allowed) })}
      />
    </div>
  );
}

/** Creates the chosen game with rules or a history; resolves with the error, or null. */
export type StartOnline = (more: Parameters<typeof makeAndOpen>[3]) => Promise<string | null>;

interface OnlineFormProps {
  readonly card: GameMeta;
  /** Undefined while a host is searched, null if there is none. */
  onReady(start: StartOnline | null | undefined): void;
}

/** The part of the new-game form for a game at a host. */
export function OnlineForm({ card, onReady }: OnlineFormProps) {
  const [here, setHost] = useHostHere();
  const { host } = here;
  const [choice, setChoice] = useState(() => firstChoice(card));
  const tell = useEffectEvent(onReady);
  useEffect(
    () => tell(host ? (more) => startOnline(host, card, choice, more) : host === null ? null : undefined),
    [host, card, choice],
  );
  return <OnlineOptions card={card} here={here} choice={choice} onHost={setHost} onChange={setChoice} />;
}

/** The pending request: a second press must not create another game. */
let underWay: Promise<string | null> | null = null;

/** Creates a game at a host and opens it; resolves with the error, or null. */
export function startOnline(...wish: Parameters<typeof makeAndOpen>): Promise<string | null> {
  underWay ??= makeAndOpen(...wish).finally(() => (underWay = null));
  return underWay;
}

async function makeAndOpen(
  host: string,
  { id }: GameMeta,
  choice: OnlineChoice,
  more: { readonly options?: unknown; readonly record?: string },
): Promise<string | null> {
  const { side, clock, automatic, delay, name, withoutAids } = choice;
  const made = await createGame(host, {
    game: id as NewGame['game'],
    side: side as NewGame['side'],
    clock,
    automatic: automatic && clock.kind !== 'none',
    delay,
    withoutAids: [...withoutAids],
    ...(name.trim() && { name: name.trim() }),
    ...(more as Pick<NewGame, 'options' | 'record'>),
  });
  if ('error' in made) return onlineMessages().form.failed({ why: made.error });
  openTable({ from: 'hosted', host, link: made.links[side as NewGame['side']], of: id, isNew: true });
  return null;
}
