import playMessages from '../../content/en/play.ftl';
import { useMemo } from 'react';
import { plain } from '../../text/parts.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon, type IconName } from '#kit/widgets/Icon.tsx';
import { courseOf, stopFrom, type Course } from './course.ts';
import { goTo, setPlaying, setSpeed, useReplay } from './replay.ts';
import { SpeedChoice } from './SpeedChoice.tsx';
import { toldAt } from './spoken.ts';
import { TimeSlider } from './TimeSlider.tsx';
import { useNarrow } from '#kit/widgets/useNarrow.ts';
import { DecisionShown } from '../review/DecisionShown.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import css from './Transport.module.css';

interface ControlProps {
  readonly name: string;
  readonly keyText: string;
  readonly icon: IconName;
  /** Where it leads. */
  readonly to: number;
  /** Left out where there is room for the most needed only. */
  readonly extra?: boolean;
}

/** Why a control leads nowhere at this step. */
function nowhere(icon: IconName): string {
  const { atStart, atEnd, noBattle, noBattleBefore } = playMessages().barred;
  if (icon === 'battleOn') return noBattle;
  if (icon === 'battleBack') return noBattleBefore;
  return icon === 'left' || icon === 'turnBack' || icon === 'first' ? atStart : atEnd;
}

function Control({ name, keyText, icon, to, extra }: ControlProps) {
  const step = useReplay((replay) => replay.step);
  const length = useReplay(({ game }) => game?.steps.length ?? 0);
  const leadsOn = to !== step && to >= 0 && to <= length;
  return (
    <Button
      kind="quiet"
      className={css.control}
      data-extra={extra}
      aria-label={name}
      title={`${name} (${keyText})`}
      why={leadsOn ? null : nowhere(icon)}
      onClick={() => goTo(to)}
    >
      <Icon name={icon} />
    </Button>
  );
}

function PlayButton() {
  const playing = useReplay((replay) => replay.playing);
  const w = playMessages().replay;
  const name = playing ? w.pause : w.play;
  return (
    <Button
      kind="primary"
      className={css.control}
      aria-label={name}
      title={`${name} (${w.space})`}
      onClick={() => setPlaying(!playing)}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </Button>
  );
}

function Controls({ course, step }: { readonly course: Course; readonly step: number }) {
  const w = playMessages().replay;
  const { turns, gameTurns, battles } = course;
  return (
    <div className={css.controls} role="toolbar" aria-label={w.title}>
      <Control name={w.gameTurnBack} keyText="PgUp" icon="first" to={stopFrom(gameTurns, step, -1)} extra />
      <Control name={w.turnBack} keyText="Shift ←" icon="turnBack" to={stopFrom(turns, step, -1)} />
      <Control name={w.stepBack} keyText="←" icon="left" to={step - 1} />
      <PlayButton />
      <Control name={w.stepOn} keyText="→" icon="right" to={step + 1} />
      <Control name={w.turnOn} keyText="Shift →" icon="turnOn" to={stopFrom(turns, step, 1)} />
      <Control name={w.gameTurnOn} keyText="PgDn" icon="last" to={stopFrom(gameTurns, step, 1)} extra />
      <Control
        name={w.battleBack}
        keyText="Shift B"
        icon="battleBack"
        to={stopFrom(battles, step, -1)}
        extra
      />
      <Control name={w.battleOn} keyText="B" icon="battleOn" to={stopFrom(battles, step, 1)} />
    </div>
  );
}

/** What just happened, in words; spoken when it was stepped to, not while the game runs by. */
function Caption({ step }: { readonly step: number }) {
  const game = useReplay((replay) => replay.game);
  const playing = useReplay((replay) => replay.playing);
  const w = playMessages().replay;
  if (!game) return null;
  return (
    <p className={css.caption} aria-live={playing ? 'off' : 'polite'}>
      <span className={css.count}>{w.stepOf({ step, all: game.steps.length })}</span>
      <span className={css.told}>{toldAt(game, step).map(plain).join(' ')}</span>
    </p>
  );
}

const NO_COURSE: Course = {
  length: 0,
  segments: [],
  turns: [],
  gameTurns: [],
  battles: [],
  labels: [],
};

/** Slider, buttons and keys of a replay. */
export function Transport() {
  const game = useReplay((replay) => replay.game);
  const step = useReplay((replay) => replay.step);
  const speed = useReplay((replay) => replay.speed);
  const course = useMemo(() => (game ? courseOf(game) : NO_COURSE), [game]);
  const narrow = useNarrow();
  useReplayKeys(course);
  useAutoplay();
  if (!game) return null;
  return (
    <section className={css.transport} aria-label={playMessages().replay.title}>
      {narrow ? <DecisionShown /> : null}
      <TimeSlider game={game} course={course} step={step} />
      <div className={css.row}>
        <Controls course={course} step={step} />
        <Caption step={step} />
        <SpeedChoice speed={speed} onChange={setSpeed} />
      </div>
    </section>
  );
}
