import playMessages from '../../content/en/play.ftl';
import { useDeferredValue, type ReactNode } from 'react';
import { activeGame } from '../../game/registry.ts';
import { useShown } from '../../view/shown.ts';
import { LastStep, TurnSoFar } from '../../view/TurnSoFar.tsx';
import { FileButton } from '#kit/files/FileButton.tsx';
import { KeyList } from '../../text/KeyList.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import css from './ReplayPanel.module.css';
import { useReplay, watchOther } from '../../store/replay.ts';
import { bytesOf } from '#kit/files/files.ts';
import { bringIn } from '../../store/navigation.ts';
import { say } from '../../store/ui.ts';

/**
 * Shows the game of a file, in whatever form, without putting it on the table; says why when it cannot be read. Problems
 * and impossible positions are asked about, as they are where any file is loaded.
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
  // Nobody can tell who the viewer is.
  if (secrets.secretAt(timeline, timeline.cursor) === 'face-down') return say(t.fileSecret);
  watchOther(timeline, 'hotseat', seats);
}

const OtherFile = () => (
  <FileButton label={playMessages().replay.openFile} onFiles={([file]) => void watchFile(file!)} />
);

interface ReplayPanelProps {
  /** Above all else: the decision of a review that is watched. */
  readonly decision?: ReactNode;
  /** Below the last step, of the game on the table: lines that start there. */
  readonly lines?: ReactNode;
}

/** Beside the map while a game is watched: what just happened, and the turn so far. */
export function ReplayPanel({ decision, lines }: ReplayPanelProps) {
  const shown = useShown();
  const source = useReplay((replay) => replay.source);
  // The account of the turn may come a little later: the map goes first.
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
          <div className={css.told}>
            <LastStep timeline={timeline} />
          </div>
        </Section>
      )}
      {source === 'table' ? lines : null}
      <TurnSoFar timeline={later} />
      <div className={css.foot}>
        <KeyList title={w.keys} keys={w.keyList} />
        <OtherFile />
      </div>
    </>
  );
}
