/** Accessibility category of Lighthouse: axe-core's rules, with Lighthouse's selection and weights. */
import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { weightedScore } from './scoring.ts';

const WEIGHTS: Readonly<Record<number, string>> = {
  10: `aria-allowed-attr aria-hidden-body aria-required-attr aria-required-children aria-required-parent
    aria-valid-attr-value aria-valid-attr button-name duplicate-id-aria image-alt input-button-name input-image-alt
    meta-refresh meta-viewport video-caption`,
  7: `accesskeys aria-command-name aria-conditional-attr aria-dialog-name aria-hidden-focus aria-input-field-name
    aria-meter-name aria-progressbar-name aria-prohibited-attr aria-roles aria-text aria-toggle-field-name
    aria-tooltip-name aria-treeitem-name bypass color-contrast definition-list dlitem document-title frame-title
    html-has-lang html-lang-valid label link-in-text-block link-name list listitem object-alt select-name tabindex
    target-size td-headers-attr th-has-data-cells valid-lang`,
  3: 'form-field-multiple-labels heading-order html-xml-lang-mismatch skip-link',
  1: 'aria-allowed-role aria-deprecated-role image-redundant-alt table-duplicate-name',
};

const weightOf = new Map(
  Object.entries(WEIGHTS).flatMap(([weight, rules]) =>
    rules.split(/\s+/).map((rule) => [rule, Number(weight)] as const),
  ),
);

export interface Faults {
  readonly score: number;
  readonly faults: readonly string[];
}

/** Checks the current screen. Rules without any matching element do not count. */
export async function accessibility(page: Page): Promise<Faults> {
  await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate(
    (rules) => (window as unknown as { axe: typeof axe }).axe.run({ runOnly: rules }),
    [...weightOf.keys()],
  );
  const scored = [...violations, ...passes].map(({ id }) => ({
    weight: weightOf.get(id) ?? 0,
    score: violations.some((violation) => violation.id === id) ? 0 : 1,
  }));
  return {
    score: weightedScore(scored),
    faults: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`),
  };
}
