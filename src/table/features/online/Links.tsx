import { useMemo, useState } from 'react';
import { generate } from 'lean-qr';
import shared from '#kit/widgets/shared.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import onlineMessages from '../../content/en/online.ftl';
import { activeGame } from '../../game/registry.ts';
import { useHosted } from '../../store/hosted.ts';
import { useCopying } from '../../view/CopyText.tsx';
import { invitationUrl, isSide } from './host-address.ts';
import { askForLink, requestOfHost } from './hosted-game.ts';
import panel from '#kit/widgets/panel.module.css';
import fieldCss from '#kit/widgets/field.module.css';
import css from './Online.module.css';
import type { Viewer } from '#host/protocol.ts';

/** Width of the white border in modules, which readers need to find the code. */
const QUIET = 4;

function QrCode({ text }: { readonly text: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(text);
    const dark: string[] = [];
    for (let y = 0; y < code.size; y++)
      for (let x = 0; x < code.size; x++) if (code.get(x, y)) dark.push(`M${x} ${y}h1v1h-1z`);
    return { size: code.size, path: dark.join('') };
  }, [text]);
  const side = size + 2 * QUIET;
  return (
    <svg
      className={css.qr}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={onlineMessages().dialog.qrOf}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

interface LinkProps {
  readonly title: string;
  readonly hint: string;
  readonly link: string;
  /** Hidden until requested, as other people may see the screen. */
  readonly covered: boolean;
  /** The viewer whose link can be replaced; null: not replaceable. */
  readonly replaces: Viewer | null;
}

function Link({ title, hint, link, covered, replaces }: LinkProps) {
  const t = onlineMessages().dialog;
  const host = useHosted((hosted) => hosted.host);
  const url = invitationUrl(host, link);
  const { field, copy, said } = useCopying(url);
  const [isOpen, setIsOpen] = useState(!covered);
  const [hasCode, setHasCode] = useState(false);
  const [isSure, setIsSure] = useState(false);
  const replace = (whose: Viewer): void => {
    setIsSure(false);
    if (whose !== 'onlooker') askForLink();
    else void requestOfHost({ kind: 'relink', viewer: whose });
  };
  const share = (): void =>
    void navigator.share({ title: activeGame().meta.title(), url }).catch(() => undefined);
  return (
    <section className={css.part}>
      <h4 className={panel.strong}>{title}</h4>
      <p className={shared.soft}>{hint}</p>
      {isOpen ? (
        <>
          <label className={fieldCss.field}>
            <span className={shared.unseen}>{title}</span>
            <textarea ref={field} rows={2} readOnly spellCheck={false} value={url} />
          </label>
          {hasCode ? <QrCode text={url} /> : null}
        </>
      ) : null}
      <div className={`${shared.wrap} ${css.line}`}>
        {isOpen ? (
          <>
            <Button kind={covered ? 'plain' : 'primary'} onClick={copy}>
              {t.copy}
            </Button>
            {'share' in navigator ? <Button onClick={share}>{t.share}</Button> : null}
            <Button pressed={hasCode} onClick={() => setHasCode(!hasCode)}>
              {t.qr}
            </Button>
          </>
        ) : (
          <Button onClick={() => setIsOpen(true)}>{t.show}</Button>
        )}
        {replaces && !isSure ? (
          <Button kind="quiet" onClick={() => setIsSure(true)}>
            {t.replace}
          </Button>
        ) : null}
        <span role="status">{said}</span>
      </div>
      {replaces && isSure ? (
        <div className={`${shared.wrap} ${css.line}`} role="alert">
          <span>{t.replaceSure}</span>
          <Button onClick={() => replace(replaces)}>{t.replaceYes}</Button>
          <Button kind="primary" onClick={() => setIsSure(false)}>
            {onlineMessages().answer.no}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** The links to a game that a player may share, with QR codes. */
export function Links() {
  const t = onlineMessages().dialog;
  const links = useHosted(({ status }) => status?.links);
  const viewer = useHosted((hosted) => hosted.viewer);
  const own = useHosted((hosted) => hosted.link);
  if (!links || !isSide(viewer)) return null;
  const other = links[viewer === 'finn' ? 'soviet' : 'finn'];
  return (
    <>
      {other === undefined ? null : (
        <Link
          key={other}
          title={t.linkOther}
          hint={t.linkOtherHint}
          link={other}
          covered={false}
          replaces={null}
        />
      )}
      {links.onlooker === undefined ? null : (
        <Link
          key={links.onlooker}
          title={t.linkOnlooker}
          hint={t.linkOnlookerHint}
          link={links.onlooker}
          covered
          replaces="onlooker"
        />
      )}
      <Link
        key={own}
        title={t.linkOwn}
        hint={`${t.linkOwnHint} ${t.replaceOwnHint}`}
        link={own}
        covered
        replaces={viewer}
      />
    </>
  );
}
