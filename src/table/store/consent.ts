import { create } from 'zustand';
import type { Aid } from '#engine/core/about.ts';
import type { Side } from '../game/position.ts';
import { openDialog, putDown } from './table.ts';

/** What one of two people at one screen wants, and the other has to agree to. */
type Question = {
  /** Who is asked. */
  readonly side: Side;
  agree(): void;
} & (
  | {
      /** Takes back what that side did. */
      readonly kind: 'back';
    }
  | {
      /** Allows an aid, or does without it. */
      readonly kind: 'aid';
      readonly aid: Aid;
      readonly allowed: boolean;
    }
);

/** The question that is open. */
export const useConsent = create<{ readonly question: Question | null }>(() => ({ question: null }));

/** Asks the other player first. */
export function askConsent(question: Question): void {
  useConsent.setState({ question });
  openDialog('consent');
}

/** Closes the question; what was asked for is done only where the other player agrees. */
export function answerConsent(agrees: boolean): void {
  const { question } = useConsent.getState();
  useConsent.setState({ question: null });
  openDialog(null);
  if (!agrees || !question) return;
  question.agree();
  putDown();
}
