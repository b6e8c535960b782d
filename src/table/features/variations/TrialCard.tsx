import { create } from 'zustand';
import { useEffect } from 'react';
import variationsMessages from '../../content/en/variations.ftl';
import panel from '#kit/widgets/panel.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { useNarrow } from '#kit/widgets/useNarrow.ts';
import { activeGame } from '../../game/registry.ts';
import { useGame, current, gameItself } from '../../store/game.ts';
import { useUi, putDown, refuse } from '../../store/ui.ts';
import { strongest } from '../../view/players.tsx';
import { usePosition } from '../../view/usePosition.ts';
import { tryLine } from './commands.ts';
import { present } from '#engine/core/timeline.ts';
import type { Question } from '../../game/ai.ts';
import type { ExpectedResult, GameReview } from '../../game/index.ts';
import type { Hints } from '../../game/game.ts';
import type { State } from '../../game/position.ts';
import { playAll } from '../../store/play.ts';
import { askWorker, stopThinking } from '../../store/ai-worker.ts';
import { ask, questionOf, readExpected, reviewWorkers } from '../../store/review-worker.ts';
import { useTrial } from '../../store/variations.ts';
import { chooseDie, clearDice } from './trial.ts';
import shared from '#kit/widgets/shared.module.css';
import css from './Variations.module.css';

interface Expected {
  /** The position that this is for; null: none. */
  readonly state: State;
  readonly value: ExpectedResult | null;
  /** Formats the figures; null if the game has no values. */
  readonly texts: GameReview | null;
  /** The General's actions, without the end of the phase; null while searching, or if he is not available. */
  readonly actions: readonly unknown[] | null;
  readonly hints: Hints | null;
  /** Progress of the search, 0 to 1; null: no search. */
  readonly thinking: number | null;
  readonly failed: boolean;
}

const NOTHING: Expected = {
  state: null,
  value: null,
  texts: null,
  actions: null,
  hints: null,
  thinking: null,
  failed: false,
};

/** Expected result of a variation's position, and the General's actions in it. */
export const useExpected = create<Expected>(() => NOTHING);
const { getState, setState } = useExpected;

let worker: Worker | null = null;
let asked = 0;

function stopExpecting(): void {
  worker?.terminate();
  worker = null;
  if (getState().thinking !== null) stopThinking();
  setState(NOTHING);
}

async function askForValue(state: State): Promise<void> {
  const { review } = activeGame();
  const texts = (await review?.().catch(() => null)) ?? null;
  if (!texts || getState().state !== state) return;
  worker ??= reviewWorkers.make(texts);
  const { timeline, seats } = gameItself(useGame.getState());
  const question = {
    ...questionOf(timeline!, seats),
    kind: 'value',
    from: 0,
    start: state,
    steps: [],
  } as const;
  const value = await ask(worker, question, ++asked, readExpected);
  if (getState().state === state) setState({ value, texts });
}

/** Not the game's seed, which would reveal the decisions of a General as opponent. */
const SEED = 1;

async function askGeneral(state: State): Promise<void> {
  const { aiPlayers, rules, story } = activeGame();
  const hints = (await aiPlayers?.hints?.().catch(() => null)) ?? null;
  if (!hints || getState().state !== state) return;
  setState({ hints, thinking: 0 });
  const side = rules.decider(state);
  const question: Question = { kind: 'advise', state: rules.view(state, side), side, seed: SEED };
  const reply = await askWorker(
    question,
    (answer) => hints.read(answer),
    (thinking) => setState({ thinking }),
  );
  if (getState().state !== state) return;
  if (!reply.ok) return setState({ thinking: null, failed: true });
  const actions = reply.answer.actions.filter((action) => !story.endsPhase(action));
  setState({ thinking: null, actions });
}

function workOut(): void {
  const state = present(current());
  if (getState().state === state) return;
  if (getState().thinking !== null) stopThinking();
  setState({ ...NOTHING, state });
  if (activeGame().rules.isOver(state)) return void askForValue(state);
  void askForValue(state);
  void askGeneral(state);
}

/** Plays the General's actions, up to the first that may roll a die. */
function playGenerals(): void {
  const { actions, hints } = getState();
  if (!actions?.length || !hints) return;
  const first = actions.findIndex((action) => hints.rolls(action));
  const refusal = playAll(first < 0 ? actions : actions.slice(0, Math.max(1, first)));
  putDown();
  if (refusal) refuse(refusal);
}

/** Delay before a position is analysed, in milliseconds, as several units may move in a row. */
const PATIENCE_MS = 400;
/** Maximum number of actions listed. */
const MOST_TOLD = 4;
const FACES = [1, 2, 3, 4, 5, 6];

function Value() {
  const { state } = usePosition();
  const { value, texts, state: asked } = useExpected();
  if (!value || !texts || asked !== state || activeGame().rules.isOver(state)) return null;
  const figure = texts.figure(value.mean);
  return <p>{variationsMessages().expected({ figure, error: texts.amount(value.error) })}</p>;
}

function General() {
  const { state } = usePosition();
  const { state: asked, actions, hints, thinking, failed } = useExpected();
  const t = variationsMessages();
  const who = strongest();
  if (asked !== state || activeGame().rules.isOver(state)) return null;
  if (failed) return <p>{t.failed(who)}</p>;
  if (thinking !== null)
    return (
      <p className={shared.row}>
        {t.thinking(who)} <progress max={1} value={thinking} aria-label={t.thinking(who)} />
      </p>
    );
  if (!actions || !hints) return null;
  if (!actions.length) return <p>{t.justEnd(who)}</p>;
  return (
    <>
      <p>{t.general(who)}</p>
      <ol className={css.actions}>
        {actions.slice(0, MOST_TOLD).map((action, i) => (
          <li key={`${i}`}>{hints.actionText(state, action)}</li>
        ))}
      </ol>
      {actions.length > MOST_TOLD ? <p>{t.more({ actions: actions.length - MOST_TOLD })}</p> : null}
      <div className={shared.row}>
        <Button onClick={playGenerals}>{t.playIt}</Button>
      </div>
    </>
  );
}

/** Chosen faces of the next dice. */
function Dice() {
  const dice = useTrial((trial) => trial.dice);
  const t = variationsMessages();
  return (
    <div role="group" aria-label={t.dice} className={css.dice}>
      <span>{dice.length ? t.chosen({ dice: dice.join(', ') }) : t.rolled}</span>
      <div className={`${shared.row} ${css.faces}`}>
        {FACES.map((face) => (
          <Button key={face} aria-label={t.face({ face })} onClick={() => chooseDie(face)}>
            {face}
          </Button>
        ))}
        {dice.length ? <Button onClick={clearDice}>{t.roll}</Button> : null}
      </div>
    </div>
  );
}

/** Above the selection in a variation: the way back, and the analysis of the position. */
export function TrialCard() {
  const timeline = useGame((game) => game.timeline);
  const t = variationsMessages();
  const inHand = useUi(({ mode }) => mode.mode !== 'idle' && mode.mode !== 'look' && !mode.unasked);
  // The selection takes precedence if there is little room.
  const isShort = useNarrow() && inHand;
  useEffect(() => {
    const timer = setTimeout(workOut, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [timeline]);
  useEffect(() => stopExpecting, []);
  return (
    <section className={panel.aside} aria-label={t.trying}>
      <div className={shared.row}>
        <h2 className={`${shared.title} ${css.title}`}>{t.trying}</h2>
        <Button kind="primary" title={`${tryLine.label} (${tryLine.keyText})`} onClick={tryLine.run}>
          {tryLine.label}
        </Button>
      </div>
      {isShort ? null : (
        <div className={css.thoughts} aria-live="polite">
          <Value />
          <General />
        </div>
      )}
      <Dice />
    </section>
  );
}
