import type { AnswerGrade } from '../../game/index.ts';

/** Told apart by its form, not by its colour alone. */
const SIGNS: Readonly<Record<AnswerGrade, string>> = { best: '★', good: '✓', fair: '~', poor: '✕' };

export const GradeMark = ({ grade }: { readonly grade: AnswerGrade }) => (
  <span aria-hidden>{SIGNS[grade]}</span>
);
