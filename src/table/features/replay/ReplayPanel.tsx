import playMessages from '../../content/en/play.ftl';
import { useDeferredValue, type ReactNode } from 'react';
import { activeGame } from '../../game/registry.ts';
import { useShown } from '../../view/usePosition.ts';
import { LastStep, TurnSoFar } from '../../view/TurnByTurn.tsx';
import shared from '#kit/widgets/shared.module.css';
import { FileButton, bytesOf } from '#kit/files/files.tsx';
import { KeyList } from '../../text/KeyList.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import panel from '#kit/widgets/panel.module.css';
import css from './ReplayPanel.module.css';
import { useReplay, watchOther } from '../../store/replay.ts';
import { bringIn } from '../../store/navigation.ts';
import { say } from '../../store/ui.ts';

/**
 * Replays the game of a file in any form, without opening it; shows why if it cannot be read. Problems and impossible
 * positions lead to a question, as for any other file.
 */
export async function watchFile(file: File): Promise<void> {
  const [{ readIncoming }, { problemText }] = await Promise.all([
    import('../../store/incoming.ts'),
    import('../../text/problem-text.ts'),
  ]);
  const read = await readIncoming(await bytesOf(file));
  if (!read.ok) return say(await problemText(read.problem));
  if (read.kind === 'problem' || read.faults.length) return bringIn({ files: [file] });
  const { game, timeline, seats } = read;
  const { meta, secrets } = activeGame();
  const t = playMessages().replay;
  if (game.meta.id !== meta.id) return say(t.fileOfOther({ game: game.meta.title() }));
  // It is unknown who the viewer is.
  if (secrets.secretAt(timeline, timeline.cursor) === 'face-down') return say(t.fileSecret);
  watchOther(timeline, 'hotseat', seats);
}

const OtherFile = () => (
  <FileButton label={playMessages().replay.openFile} onFiles={([file]) => void watchFile(file!)} />
);

interface ReplayPanelProps {
  /** At the top: the opened decision of a review. */
  readonly decision?: ReactNode;
  /** Below the last step of the game on the table: variations from there. */
  readonly lines?: ReactNode;
}

/** Beside the map during a replay: the last step, and the turn so far. */
export function ReplayPanel({ decision, lines }: ReplayPanelProps) {
  const shown = useShown();
  const source = useReplay((replay) => replay.source);
  // The summary of the turn is deferred, so that the map renders first.
  const later = useDeferredValue(shown?.timeline ?? null);
  if (!shown || !later) return null;
  const { timeline } = shown;
  const { story } = activeGame();
  const events = timeline.steps[timeline.cursor - 1]?.events ?? [];
  const w = playMessages().replay;
  return (
    <>
      {decision}
      <story.StepDetails aimed={null} />
      {story.coversStep(events) ? null : (
        <Section title={w.latest}>
          <div className={panel.lines}>
            <LastStep timeline={timeline} />
          </div>
        </Section>
      )}
      {source === 'table' ? lines : null}
      <TurnSoFar timeline={later} />
      <div className={`${shared.stack3} ${css.foot}`}>
        <KeyList title={w.keys} keys={w.keyList} />
        <OtherFile />
      </div>
    </>
  );
}
