import playMessages from '../../content/en/play.ftl';
import { useDeferredValue } from 'react';
import type { Line } from '../../game/game.ts';
import { activeGame } from '../../game/registry.ts';
import { useShown } from '../../view/shown.ts';
import { FileButton } from '#kit/files/FileButton.tsx';
import { KeyList } from '../../text/KeyList.tsx';
import { Linked } from '../../text/Links.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { plain } from '../../text/parts.ts';
import css from './ReplayPanel.module.css';
import { DecisionShown } from '../review/DecisionShown.tsx';
import { toldAt } from '../../text/log.ts';
import { useReplay, watchOther } from '../../store/replay.ts';
import { VariationsPanel } from '../variations/VariationsPanel.tsx';
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

/** What has happened in the Player-Turn that is watched, as far as it has come. Of a set-up nothing but its name is told. */
export function TurnSoFar({ timeline }: { readonly timeline: Line }) {
  const { story } = activeGame();
  const segment = story.segments(timeline, timeline.cursor).at(-1);
  if (!segment) return null;
  return (
    <Section title={story.segmentName(segment)}>
      {segment.kind === 'before' ? null : <story.TurnSummary line={timeline} segment={segment} />}
    </Section>
  );
}

const OtherFile = () => (
  <FileButton label={playMessages().replay.openFile} onFiles={([file]) => void watchFile(file!)} />
);

/** Beside the map while a game is watched: what just happened, and the turn so far. */
export function ReplayPanel() {
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
      <DecisionShown />
      <story.StepDetails aimed={null} />
      {story.coversStep(events) ? null : (
        <Section title={w.latest}>
          <div className={css.told}>
            {toldAt(timeline, timeline.cursor).map((parts, i) => (
              <p key={`${i} ${plain(parts)}`}>
                <Linked parts={parts} />
              </p>
            ))}
          </div>
        </Section>
      )}
      {source === 'table' ? <VariationsPanel /> : null}
      <TurnSoFar timeline={later} />
      <div className={css.foot}>
        <KeyList title={w.keys} keys={w.keyList} />
        <OtherFile />
      </div>
    </>
  );
}
