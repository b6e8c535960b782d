// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { board } from '#engine/winter-war';
import hint from '#games/winter-war/ui/board/overlays/hint.module.css';
import overlays from '#games/winter-war/ui/board/overlays/overlays.module.css';
import plan from '#games/winter-war/ui/board/overlays/plan.module.css';
import threats from '#games/winter-war/ui/board/overlays/threats.module.css';
import type { HighlightKind, MapLine } from '#games/winter-war/ui/board/map-props.ts';
import { HintArrows } from '#games/winter-war/ui/board/overlays/HintArrows.tsx';
import { CutLines } from '#games/winter-war/ui/board/overlays/SupplyWash.tsx';
import { Highlights } from '#games/winter-war/ui/board/overlays/Highlights.tsx';
import { Lines } from '#games/winter-war/ui/board/overlays/Lines.tsx';
import { Patterns } from '#games/winter-war/ui/board/overlays/Patterns.tsx';
import { PlanArrows } from '#games/winter-war/ui/board/overlays/PlanArrows.tsx';
import { Reach } from '#games/winter-war/ui/board/overlays/ThreatPlates.tsx';
import { Zones } from '#games/winter-war/ui/board/overlays/Zones.tsx';

const hexes = ['1517', '1617', '1618'].map(board.hexByName);
const [from, to] = [hexes[0]!, hexes[1]!];
const ground = Uint8Array.from({ length: board.columns * board.rows }, (_, hex) =>
  Number(hexes.includes(hex)),
);
const marks = (kind: HighlightKind) => h(Highlights, { highlights: hexes.map((hex) => ({ hex, kind })) });
const line = (kind: MapLine['kind']) => h(Lines, { lines: [{ kind, hexes }] });

const OVERLAYS: Readonly<Record<string, ReactElement>> = {
  reach: marks('reach'),
  'reach by rail': marks('reach-rail'),
  'where counters may be placed': marks('place'),
  'where units may retreat': marks('retreat'),
  threats: h(Reach, { reached: ground, side: 'soviet' }),
  'Finnish zones': h(Zones, { finn: ground }),
  'Soviet zones': h(Zones, { soviet: ground }),
  supply: line('supply'),
  'supply by rail': line('supply-rail'),
  'lines that are cut': h(CutLines, { cuts: [{ path: hexes, hex: to, end: null }] }),
  'ways that were gone': line('trail'),
  'ways by rail': line('trail-rail'),
  retreats: line('trail-back'),
  'the way to go': line('march'),
  plan: h(PlanArrows, { arrows: [{ number: 1, from, to, pinned: false }], loose: [], lifted: null }),
  hint: h(HintArrows, { arrows: [{ kind: 'way', hexes, next: false }], spots: [] }),
};

const STYLES = { overlays, threats, plan, hint };

interface Rule {
  readonly selector: string;
  readonly weight: number;
  readonly said: readonly (readonly [property: string, value: string])[];
}

/** What the style sheets say of form, of a middling zoom: dashes, caps, and what is drawn at all. */
const RULES: readonly Rule[] = Object.entries(STYLES).flatMap(([file, classes]) => {
  const text = readFileSync(`src/games/winter-war/ui/board/overlays/${file}.module.css`, 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/@[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors, body]) =>
    selectors!.split(',').flatMap((written): Rule[] => {
      if (/zoom|:/.test(selectors!)) return [];
      const selector = written
        .trim()
        .replaceAll(/\.([A-Za-z]\w*)/g, (_, name: string) => `.${classes[name]}`);
      const said = [...body!.matchAll(/(stroke-dasharray|stroke-linecap|stroke|fill|display):\s*([^;]+);/g)];
      const weight = selector.split(/[.[]/).length;
      return [{ selector, weight, said: said.map(([, property, value]) => [property!, value!]) }];
    }),
  );
});

function formOf(element: Element): string {
  const said = new Map<string, string>();
  for (const rule of RULES.toSorted((a, b) => a.weight - b.weight))
    if (element.matches(rule.selector)) for (const [property, value] of rule.said) said.set(property, value);
  const dash = said.get('stroke-dasharray') ?? 'none';
  const white = said.get('stroke') === 'var(--white)' ? 'light' : 'dark';
  const drawn = (property: string): boolean => (said.get(property) ?? 'none') !== 'none';
  if (said.get('display') === 'none') return '';
  const stroked = drawn('stroke') ? `${white} line ${dash} ${said.get('stroke-linecap') ?? ''}` : '';
  return [stroked, drawn('fill') ? 'area' : ''].join(' ').trim();
}

/** All that is drawn, without its colours, its widths and its place. */
function signature(overlay: ReactElement): string {
  document.body.innerHTML = renderToStaticMarkup(h('svg', null, h(Patterns), overlay));
  const found: string[] = [];
  for (const element of document.body.querySelectorAll('path, circle, text')) {
    if (element.closest('defs')) continue;
    const fill = /#([^)]+)/.exec(element.closest('[fill]')?.getAttribute('fill') ?? '')?.[1];
    const holder = element.hasAttribute('class') ? element : (element.closest('[class]') ?? element);
    if (fill?.startsWith('map-strong')) continue;
    const pattern = fill && document.querySelector(`#${fill}`);
    if (pattern)
      found.push(
        `filled ${pattern.getAttribute('patternTransform')} ${pattern.innerHTML.replaceAll(/class="[^"]*"/g, '')}`,
      );
    else found.push(`${element.tagName} ${formOf(holder)}`);
    // A glyph is a path of its own, by steps from the middle of its hex.
    const glyph = /^M[\d. -]+(m.*)/.exec(element.getAttribute('d') ?? '')?.[1];
    if (glyph) found.push(glyph.slice(0, 30));
  }
  return [...new Set(found)].toSorted().join('\n');
}

const names = Object.keys(OVERLAYS);
const signatures = Object.fromEntries(names.map((name) => [name, signature(OVERLAYS[name]!)]));

test('every overlay draws something that has a form', () => {
  expect(names.filter((name) => signatures[name]!.length < 10)).toEqual([]);
});

test('any two overlays can be told apart by form alone: by pattern, dash, cap or glyph', () => {
  const alike = names.flatMap((one, i) =>
    names
      .slice(i + 1)
      .flatMap((other) => (signatures[one] === signatures[other] ? [`${one} = ${other}`] : [])),
  );
  expect(alike).toEqual([]);
});
