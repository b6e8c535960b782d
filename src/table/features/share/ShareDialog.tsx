import startMessages from '../../content/en/start.ftl';
import extrasMessages from '../../content/en/extras.ftl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Notation } from '../../game/record.ts';
import { addressOf, type LinkKind } from '../../store/address.ts';
import { computerSeats } from '../../store/record.ts';
import { useGame } from '../../store/game.ts';
import { activeGame } from '../../game/registry.ts';
import { gameLink, LONG_LINK, positionLink } from '../../store/links.ts';
import { openDialog } from '../../store/ui.ts';
import { Modal } from '#kit/modal/Modal.tsx';
import { saveToFile } from '../library/files.ts';
import { Options } from '#kit/widgets/Options.tsx';
import { usePosition } from '../../view/usePosition.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { copyFrom } from '#kit/files/files.ts';
import css from './Share.module.css';

const KINDS: readonly LinkKind[] = ['game', 'position'];

/** A text to be taken along: shown, selected at a press, copied. */
function Text(props: {
  readonly label: string;
  readonly text: string;
  readonly rows: number;
  readonly copy: string;
  readonly children?: ReactNode;
}) {
  const { label, text, rows, copy, children } = props;
  const w = extrasMessages().share;
  const field = useRef<HTMLTextAreaElement>(null);
  // What was said of another text does not stand any more.
  const [said, setSaid] = useState<{ readonly of: string; readonly words: string } | null>(null);
  const take = async (): Promise<void> => {
    if (field.current)
      setSaid({ of: text, words: (await copyFrom(field.current)) ? w.copied : w.copyByHand });
  };
  return (
    <>
      <label className={css.field}>
        <span>{label}</span>
        <textarea ref={field} rows={rows} readOnly spellCheck={false} value={text} />
      </label>
      <div className={css.row}>
        <Button kind="primary" onClick={() => void take()}>
          {copy}
        </Button>
        {children}
        <span role="status">{said?.of === text ? said.words : null}</span>
      </div>
    </>
  );
}

/** Null while it is made, false where the browser cannot. */
function useLink(kind: LinkKind): string | false | null {
  const timeline = useGame((game) => game.timeline!);
  const seats = useGame((game) => game.seats);
  const { state } = usePosition();
  const [link, setLink] = useState<string | false | null>(null);
  useEffect(() => {
    let gone = false;
    const making =
      kind === 'game' ? gameLink(timeline, timeline.cursor, computerSeats(seats)) : positionLink(state);
    making.then(
      (made) => gone || setLink(addressOf(made)),
      () => gone || setLink(false),
    );
    return () => {
      gone = true;
      setLink(null);
    };
  }, [kind, timeline, seats, state]);
  return link;
}

/** The browser's own way of passing something on; what goes wrong there it has told itself. */
const send = (url: string): Promise<void> =>
  navigator.share({ title: activeGame().meta.title(), url }).catch(() => undefined);

function Link() {
  const w = extrasMessages().share;
  const { state } = usePosition();
  const [kind, setKind] = useState<LinkKind>('game');
  const link = useLink(kind);
  return (
    <section className={css.section}>
      <Options
        title={w.what}
        options={KINDS.map((value) => ({ value, label: w.kinds[value] }))}
        chosen={kind}
        onChoose={(value) => setKind(value)}
      />
      <p>{w.reveals[kind]}</p>
      {activeGame()
        .secretTexts.givesAway(state, 'link')
        .map((told) => (
          <p key={told} className={css.warning}>
            {told}
          </p>
        ))}
      {link === null ? <p className={css.hint}>{w.making}</p> : null}
      {link === false ? <p className={css.problem}>{w.noLink}</p> : null}
      {link ? (
        <>
          {link.length > LONG_LINK ? <p className={css.warning}>{w.long}</p> : null}
          <Text
            label={`${w.link}, ${w.letters({ letters: link.length.toLocaleString() })}`}
            text={link}
            rows={3}
            copy={w.copy}
          >
            {'share' in navigator ? <Button onClick={() => void send(link)}>{w.send}</Button> : null}
            <Button onClick={saveToFile}>{startMessages().library.toFile}</Button>
          </Text>
        </>
      ) : null}
    </section>
  );
}

function PositionAsText({ notation }: { readonly notation: Notation }) {
  const w = extrasMessages().share;
  const { state, seen, viewer } = usePosition();
  // What another player must not see is not written out, though it lies open to one who plays alone.
  const text = notation.write(seen === state ? activeGame().rules.view(state, viewer) : seen);
  return (
    <section className={css.section}>
      <h3 className={css.title}>{w.notation}</h3>
      {text === null ? (
        <p className={css.hint}>{w.noNotation}</p>
      ) : (
        <>
          <p className={css.hint}>{w.notationHint}</p>
          <Text label={w.notation} text={text} rows={5} copy={w.copyNotation} />
        </>
      )}
    </section>
  );
}

/** Passes the game or the position on: as a link, or as text. */
export default function ShareDialog() {
  const { notation } = activeGame();
  return (
    <Modal title={extrasMessages().share.title} open onClose={() => openDialog(null)} wide>
      <Link />
      {notation ? <PositionAsText notation={notation} /> : null}
    </Modal>
  );
}
