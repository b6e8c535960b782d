import type { ReactNode } from 'react';
import type { StatusLine } from '../game/game.ts';
import shared from '#kit/widgets/shared.module.css';
import css from '#kit/widgets/Bar.module.css';

interface StatusBarProps {
  readonly status: StatusLine;
  readonly narrow: boolean;
  /** The next thing to do, or the replay on show; a small screen shows it elsewhere. */
  readonly todo: ReactNode;
  /** Short names of the phases of the turn, among them the present one; none: only its own. */
  readonly stages?: readonly string[];
  /** The score, in a few digits. */
  readonly children?: ReactNode;
}

/** Turn, date, phase and side to decide, with the score beside them. */
export function StatusBar({ status, narrow, todo, stages = [], children }: StatusBarProps) {
  const { turn, dates, phase, shortPhase = phase, who, shortWho = who, side } = status;
  const flag = <span className={css.flag} data-side={side} aria-hidden />;
  if (narrow)
    return (
      <>
        <div className={css.where}>
          <div className={css.line}>
            <h1 className={`${shared.title} ${css.number}`}>{turn}</h1>
            <b>{shortPhase}</b>
          </div>
          <p className={css.sub}>
            <span>
              {flag} {shortWho}
            </span>
            <span>{dates}</span>
          </p>
        </div>
        {children}
      </>
    );
  return (
    <>
      <div className={css.turn}>
        <h1 className={`${shared.title} ${css.number}`}>{turn}</h1>
        <span className={css.dates}>{dates}</span>
      </div>
      <div className={css.phase}>
        <div className={css.name}>
          {flag}
          {stages.length ? (
            <ol className={css.stages}>
              {stages.map((stage) => (
                <li
                  key={stage}
                  title={stage === shortPhase ? phase : stage}
                  aria-current={stage === shortPhase ? 'step' : undefined}
                >
                  <span>{stage}</span>
                </li>
              ))}
            </ol>
          ) : (
            <b>{phase}</b>
          )}
          <span className={css.who} title={who ?? undefined}>
            {who}
          </span>
        </div>
        <p className={css.todo}>{todo}</p>
      </div>
      {children}
    </>
  );
}
