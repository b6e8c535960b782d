import startMessages from '../../content/en/start.ftl';
import extrasMessages from '../../content/en/extras.ftl';
import { useEffect, useMemo, useState } from 'react';
import type { Line } from '../../game/position.ts';
import type { Notation } from '../../game/record.ts';
import { addressOf, frameOf, type LinkKind } from '../../store/address.ts';
import { computerSeats, withoutVariations } from '../../store/record.ts';
import { gameItself, useGame } from '../../store/game.ts';
import { activeGame } from '../../game/registry.ts';
import { gameLink, LONG_LINK, positionLink } from '../../store/links.ts';
import { openDialog } from '../../store/ui.ts';
import panel from '#kit/widgets/panel.module.css';
import { Modal } from '#kit/modal/Modal.tsx';
import { saveToFile } from '../../store/saving.ts';
import { OnOff, Options } from '#kit/widgets/Options.tsx';
import { TooLong } from '#kit/bytes/bytes.ts';
import { usePosition } from '../../view/usePosition.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { language } from '#kit/i18n/language.ts';
import { CopyText } from '../../view/CopyText.tsx';
import shared from '#kit/widgets/shared.module.css';
import css from '../../view/Share.module.css';

const KINDS: readonly LinkKind[] = ['game', 'position'];

/** Null while it is made; `noLink` if the browser cannot make links, `tooLong` if it could not be read. */
function useLink(
  kind: LinkKind,
  isWithLines: boolean,
): string | { readonly problem: 'noLink' | 'tooLong' } | null {
  const timeline = useGame((game) => gameItself(game).timeline!);
  const seats = useGame((game) => gameItself(game).seats);
  const { state } = usePosition();
  const [link, setLink] = useState<ReturnType<typeof useLink>>(null);
  useEffect(() => {
    let gone = false;
    const making =
      kind === 'game'
        ? gameLink(
            isWithLines ? timeline : withoutVariations(timeline),
            timeline.cursor,
            computerSeats(seats),
          )
        : positionLink(state);
    making.then(
      (made) => gone || setLink(addressOf(made)),
      (error) => gone || setLink({ problem: error instanceof TooLong ? 'tooLong' : 'noLink' }),
    );
    return () => {
      gone = true;
      setLink(null);
    };
  }, [kind, timeline, seats, state, isWithLines]);
  return link;
}

/** The browser's share dialog, which shows its own errors. */
const send = (url: string): Promise<void> =>
  navigator.share({ title: activeGame().meta.title(), url }).catch(() => undefined);

interface SharedProps {
  readonly kind: LinkKind;
}

function Link({ kind }: SharedProps) {
  const t = extrasMessages().share;
  const [isWithLines, setWithLines] = useState(true);
  const hasLines = useGame((game) => Boolean(gameItself(game).timeline?.about?.variations?.length));
  const link = useLink(kind, isWithLines);
  const isMade = typeof link === 'string';
  return (
    <section className={css.section}>
      {kind === 'game' && hasLines ? (
        <OnOff label={t.lines.label} hint={t.lines.hint} on={isWithLines} onChange={setWithLines} />
      ) : null}
      {link === null ? <p className={shared.soft}>{t.making}</p> : null}
      {link === null || isMade ? null : <p className={panel.warning}>{t[link.problem]}</p>}
      {isMade ? (
        <>
          {link.length > LONG_LINK ? (
            <p className={panel.warning}>
              {t.long} {hasLines && isWithLines ? t.lines.shorter : null}
            </p>
          ) : null}
          <CopyText
            label={`${t.link}, ${t.letters({ letters: link.length })}`}
            text={link}
            rows={3}
            copy={t.copy}
          >
            {'share' in navigator ? <Button onClick={() => void send(link)}>{t.send}</Button> : null}
            <Button onClick={saveToFile}>{startMessages().library.toFile}</Button>
          </CopyText>
          <h3 className={panel.heavy}>{t.frame.title}</h3>
          <p className={shared.soft}>{t.frame.hint({ kind })}</p>
          <CopyText
            label={t.frame.label}
            text={frameOf(link, activeGame().meta.title(), language())}
            rows={3}
            copy={t.frame.copy}
          />
        </>
      ) : null}
    </section>
  );
}

/** True if nothing in the game so far is hidden from either player now. */
function isOpenGame(line: Line): boolean {
  const { secrets } = activeGame();
  for (let step = 0; step <= line.cursor; step++) if (secrets.stillSecretAt(line, step)) return false;
  return true;
}

interface Written {
  readonly text: string | null;
  /** Why there is no text, or what it lacks. */
  readonly note?: 'secret' | 'hidden';
}

/** The shared text. A solo player sees what other players must not: a position leaves that out. */
function useText(kind: LinkKind, notation: Notation | null): Written | null {
  const timeline = useGame((game) => gameItself(game).timeline!);
  const seats = useGame((game) => gameItself(game).seats);
  const { state, seen, viewer } = usePosition();
  return useMemo(() => {
    if (!notation) return null;
    const { rules } = activeGame();
    const isAlone = seen === state;
    if (kind === 'game') {
      if (!isAlone && !isOpenGame(timeline)) return { text: null, note: 'secret' };
      return { text: notation.writeGame(timeline, computerSeats(seats)) };
    }
    const text = notation.writePosition(
      isAlone && !rules.isForOne?.(state) ? rules.view(state, viewer) : seen,
    );
    return notation.readPosition(text).ok ? { text } : { text, note: 'hidden' };
  }, [kind, notation, timeline, seats, state, seen, viewer]);
}

interface AsTextProps extends SharedProps {
  load(): Promise<Notation>;
}

function AsText({ kind, load }: AsTextProps) {
  const t = extrasMessages().share;
  const [notation, setNotation] = useState<Notation | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    load().then(
      (loaded) => setNotation(() => loaded),
      () => setFailed(true),
    );
  }, [load]);
  const written = useText(kind, notation);
  return (
    <section className={css.section}>
      <h3 className={panel.heavy}>{t.notation.title}</h3>
      <p className={shared.soft}>{t.notation.hint({ kind })}</p>
      {written?.note ? <p className={shared.soft}>{t.notation[written.note]}</p> : null}
      {failed ? <p className={panel.warning}>{t.notation.unloaded}</p> : null}
      {written?.text ? (
        <CopyText label={t.notation.label({ kind })} text={written.text} rows={5} copy={t.notation.copy} />
      ) : null}
    </section>
  );
}

/** Shares the game or the position, as a link or as text. */
export default function ShareDialog() {
  const t = extrasMessages().share;
  const { notation, secretTexts } = activeGame();
  const { state } = usePosition();
  const [kind, setKind] = useState<LinkKind>('game');
  return (
    <Modal title={t.title} open onClose={() => openDialog(null)} wide>
      <section className={css.section}>
        <Options
          title={t.what}
          options={KINDS.map((value) => ({ value, label: t.kinds[value] }))}
          chosen={kind}
          onChoose={(value) => setKind(value)}
        />
        <p>{t.reveals[kind]}</p>
        {secretTexts.givesAway(state, 'link').map((told) => (
          <p key={told} className={panel.warning}>
            {told}
          </p>
        ))}
      </section>
      <Link kind={kind} />
      {notation ? <AsText kind={kind} load={notation} /> : null}
    </Modal>
  );
}
