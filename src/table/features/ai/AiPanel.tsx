import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { useDeferredValue, type ReactNode } from 'react';
import { at } from '#engine/core/timeline.ts';
import type { Side } from '../../game/game.ts';
import { activeGame } from '../../game/registry.ts';
import { computerToDecide } from '../../store/play.ts';
import { handOverSide } from '../../store/shared-screen.ts';
import { useGame } from '../../store/game.ts';
import { useHosted } from '../../store/hosted.ts';
import { computerSides, isLevel, onlyHuman } from '../../store/seats.ts';
import { actorName } from '../../view/players.tsx';
import { SpeedChoice } from '../../view/SpeedChoice.tsx';
import { LastStep, TurnSoFar } from '../../view/TurnByTurn.tsx';
import { useShownTimeline, usePosition } from '../../view/usePosition.ts';
import panelCss from '#kit/widgets/panel.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { KeyList } from '../../text/KeyList.tsx';
import { openDialog } from '../../store/ui.ts';
import { step } from './driver.ts';
import { retry, setPace, setPaused, skip, useAi } from '../../store/ai.ts';
import shared from '#kit/widgets/shared.module.css';
import css from './AiPanel.module.css';

/** Plays everything up to a person's next choice at once. */
function SkipButton() {
  const person = useGame(({ seats }) => onlyHuman(seats) !== null);
  const t = playMessages().ai;
  const skipping = person ? t.skip : t.skipTurn;
  return (
    <Button className={css.control} aria-label={skipping} title={`${skipping} (E)`} onClick={skip}>
      <Icon name="last" />
    </Button>
  );
}

function Controls() {
  const paused = useAi((ai) => ai.paused);
  const ready = useAi(({ next }) => next.length > 0);
  const speed = useAi((ai) => ai.speed);
  const t = playMessages().ai;
  const toggle = paused ? t.goOn : t.pause;
  return (
    <div className={`${panelCss.line} ${css.controls}`} role="toolbar" aria-label={t.keys}>
      <Button
        kind="primary"
        className={css.control}
        aria-label={toggle}
        title={`${toggle} (K)`}
        onClick={() => setPaused(!paused)}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </Button>
      <Button
        className={css.control}
        aria-label={t.step}
        title={`${t.step} (.)`}
        why={ready ? null : t.thinking}
        onClick={step}
      >
        <Icon name="right" />
      </Button>
      <SkipButton />
      <SpeedChoice speed={speed} onChange={setPace} />
    </div>
  );
}

/** The error and two ways to continue. The game itself is not affected. */
function TroubleBox({ side }: { readonly side: Parameters<typeof handOverSide>[0] }) {
  const trouble = useAi((ai) => ai.trouble);
  const t = playMessages().ai;
  if (!trouble) return null;
  return (
    <div className={css.trouble} role="alert">
      <p>
        <b>{t.trouble[trouble]}</b> {t.safe}
      </p>
      <div className={shared.wrap}>
        <Button kind="primary" onClick={retry}>
          {t.retry}
        </Button>
        <Button onClick={() => handOverSide(side, 'human')}>{t.takeOver}</Button>
      </div>
    </div>
  );
}

interface StatusProps extends AiPanelProps {
  readonly idle: 'waits' | 'over' | null;
}

function Status({ idle, waiting }: StatusProps) {
  const thinking = useAi((ai) => ai.thinking);
  const paused = useAi((ai) => ai.paused);
  const trouble = useAi((ai) => ai.trouble);
  const t = playMessages().ai;
  if (trouble) return null;
  const { hosted } = playMessages();
  const said = idle ? (idle === 'over' ? hosted.over : waiting) : paused ? t.paused : null;
  return (
    <p
      className={`${shared.soft} ${panelCss.line} ${css.status}`}
      data-thinking={thinking !== null || undefined}
    >
      {thinking !== null ? t.thinking : said}
      <progress
        className={css.progress}
        max={1}
        value={thinking ?? 0}
        hidden={thinking === null}
        aria-label={t.thinking}
      />
    </p>
  );
}

interface AiPanelProps {
  /** At a host: for whom the game waits. */
  readonly waiting: ReactNode;
}

/** At a host with no action to show: waiting for the remote player, or the players have ended the game. Null otherwise. */
function useIdle(): 'waits' | 'over' | null {
  const hasEnded = useHosted(({ status }) => (status?.result ?? null) !== null);
  const isIdle = useGame(({ hosted }) => hosted !== null && !hosted.arrived().length);
  return isIdle ? (hasEnded ? 'over' : 'waits') : null;
}

/**
 * Beside the map while a computer player decides: its actions and their speed. For a remote player there is nothing to
 * pause, and the purpose of moves is unknown.
 */
export default function AiPanel({ waiting }: AiPanelProps) {
  const { state } = usePosition();
  const timeline = useShownTimeline();
  const later = useDeferredValue(timeline);
  const seats = useGame((game) => game.seats);
  const aiming = useAi((ai) => ai.aiming);
  const coming = useAi((ai) => ai.next);
  const [next] = coming;
  const { aiPlayers, rules, story } = activeGame();
  const side = useGame(() => computerToDecide());
  const isHosted = useGame(({ hosted }) => hosted !== null);
  const idle = useIdle();
  const level = side && seats[side];
  if (!timeline || !later || !isLevel(level) || side === null) return null;
  const t = playMessages().ai;
  const name = t.title({ name: actorName(side, level) });
  const person = onlyHuman(seats);
  const hidden = person !== null && (aiPlayers?.hides(state, person) ?? false);
  const done = timeline.steps[timeline.cursor - 1];
  const fought = done !== undefined && story.coversStep(done.events);
  const isComputer = (one: Side): boolean => computerSides(seats).some((computer) => computer === one);
  // The person's own last action is not shown as news.
  const own = timeline.cursor > 0 && isComputer(rules.decider(at(timeline, timeline.cursor - 1)));
  return (
    <>
      <section className={`${shared.stack3} ${css.panel}`} aria-label={name}>
        <div className={panelCss.ends}>
          <h2 className={`${shared.title} ${css.title}`}>
            <span className={css.flag} data-side={side} aria-hidden />
            {name} <small>{activeGame().meta.side(side).name}</small>
          </h2>
          <Status idle={idle} waiting={waiting} />
        </div>
        {isHosted ? null : <Controls />}
        <TroubleBox side={side} />
      </section>
      <story.StepDetails aimed={aiming && next !== undefined ? next : null} />
      {story.Intent && !hidden && !isHosted ? (
        <story.Intent state={state} done={own && done ? done.action : null} next={coming} />
      ) : null}
      {hidden ? <p className={css.told}>{t.hidden}</p> : null}
      {own && !hidden && !fought && !aiming ? (
        <div className={css.told}>
          <LastStep timeline={timeline} />
        </div>
      ) : null}
      {story.kindOf(state) === 'before' ? null : <TurnSoFar timeline={later} />}
      <div className={`${shared.stack3} ${css.foot}`}>
        {isHosted ? null : (
          <>
            <Button onClick={() => openDialog('seats')}>{startMessages().seats.command}</Button>
            <KeyList title={t.keys} keys={t.keyList}>
              <p>{t.undoHint}</p>
            </KeyList>
          </>
        )}
      </div>
    </>
  );
}
