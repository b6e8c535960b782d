import extrasMessages from '../../content/en/extras.ftl';
import { at } from '#engine/core/timeline.ts';
import { sentencesBetween } from '../../text/log.ts';
import { activeGame } from '../../game/registry.ts';
import { current } from '../../store/game.ts';
import { answerConsent, useConsent } from '../../store/shared-screen.ts';
import { useUi } from '../../store/ui.ts';
import { playerText, usePlayers } from '../../view/players.tsx';
import { Modal } from '#kit/modal/Modal.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import shared from '#kit/widgets/shared.module.css';

/** Number of log sentences shown in full. */
const FEW = 3;

function Undone({ to }: { readonly to: number }) {
  const t = extrasMessages().consent;
  const lines = sentencesBetween(current(), to, current().cursor);
  return (
    <>
      <p>{t.backTo({ moment: activeGame().story.heading(at(current(), to)) })}</p>
      {lines.length ? (
        <ul>
          {lines.slice(0, FEW).map((text, i) => (
            // Two units may do the same.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i}>{text}</li>
          ))}
          {lines.length > FEW ? <li>{t.more({ n: lines.length - FEW })}</li> : null}
        </ul>
      ) : null}
    </>
  );
}

const refuse = (): void => answerConsent(false);

/** A request of one of two people at one screen, for the other to accept or refuse. */
export default function ConsentDialog() {
  const open = useUi((table) => table.dialog === 'consent');
  const question = useConsent((consent) => consent.question);
  const players = usePlayers();
  if (!question) return null;
  const { kind, side } = question;
  const w = extrasMessages().consent[kind];
  const player = playerText(side, players[side]);
  const text =
    kind === 'aid'
      ? extrasMessages().consent.aid.text({
          player,
          aid: extrasMessages().aids.aid[question.aid].name,
          allowed: question.allowed,
        })
      : extrasMessages().consent.back.text({ player });
  return (
    <Modal title={w.title} open={open} onClose={refuse}>
      <p>{text}</p>
      {question.kind === 'back' ? <Undone to={question.to} /> : null}
      <div className={shared.wrap}>
        <Button onClick={() => answerConsent(true)}>{w.yes}</Button>
        <Button kind="primary" data-first onClick={refuse}>
          {w.no}
        </Button>
      </div>
    </Modal>
  );
}
