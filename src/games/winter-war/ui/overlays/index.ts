/** The overlays of the map. To add one, write it beside these and put it into the list. */
import mapMessages from '#games/winter-war/content/en/map.ftl';
import playMessages from '#games/winter-war/content/en/play.ftl';
import { createElement, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { isNarrow } from '#kit/widgets/useNarrow.ts';
import type { Command } from '#table/game';
import { defineCommand, speak } from '#table';
import {
  isOverlayShown,
  toggleOverlay,
  useAnyOverlayShown,
  useOverlayShown,
  type Drawing,
  type Overlay,
} from '../board/overlays/overlay.ts';
import { supply } from './supply-overlay.tsx';
import { threats } from './threats-overlay.tsx';
import { trails } from './trails-overlay.ts';
import { zones } from './zones-overlay.tsx';

/** In the order of their buttons; the first is drawn on top. */
const OVERLAYS: readonly Overlay[] = [supply, zones, threats, trails];

/** Combined drawing of all overlays that are switched on. */
export type Drawn = Required<Pick<Drawing, 'under' | 'over' | 'lines' | 'marks'>> & Drawing;

export const NOTHING_DRAWN: Drawn = { under: null, over: null, lines: [], marks: [] };

interface OverlaysProps {
  /** Must keep its identity. */
  onDraw(drawn: Drawn): void;
}

/** Passes the combined drawing to the map; renders nothing while no overlay is switched on. */
export function Overlays({ onDraw }: OverlaysProps): ReactNode {
  return useAnyOverlayShown(OVERLAYS) ? createElement(SwitchedOn, { onDraw }) : null;
}

function SwitchedOn({ onDraw }: OverlaysProps): ReactNode {
  const drawn = useOverlays();
  useLayoutEffect(() => onDraw(drawn), [drawn, onDraw]);
  useLayoutEffect(() => () => onDraw(NOTHING_DRAWN), [onDraw]);
  return null;
}

function useOverlays(): Drawn {
  const drawings = OVERLAYS.map(({ id, useDraw }) => {
    // The list never changes, so neither does the order of the hooks.
    /* oxlint-disable react/rules-of-hooks */
    const shown = useOverlayShown(id);
    return useDraw(shown);
    /* oxlint-enable react/rules-of-hooks */
  });
  return useMemo(
    () => {
      const fromBelow = drawings.toReversed();
      return {
        ...Object.assign({}, ...drawings),
        under: fromBelow.map(({ under }) => under),
        over: fromBelow.map(({ over }) => over),
        lines: fromBelow.flatMap(({ lines = [] }) => lines),
        marks: fromBelow.flatMap(({ marks = [] }) => marks),
      };
    },
    // oxlint-disable-next-line react/exhaustive-deps
    drawings,
  );
}

/** A command that switches something on the map and announces whether it is on. */
const toggleCommand = ({
  id,
  key,
  ...overlay
}: Omit<Overlay, 'useDraw' | 'aid'> & Partial<Pick<Overlay, 'aid'>> & { offered?(): boolean }): Command =>
  defineCommand({
    ...overlay,
    id,
    keys: key,
    group: 'map',
    while: ['watching', 'ai'],
    usePressed: () => useOverlayShown(id),
    run: () => {
      toggleOverlay(id);
      speak(playMessages().layers.shown({ name: overlay.label(), on: isOverlayShown(id) }));
    },
  });

const hexNumbers = toggleCommand({
  id: 'numbers',
  label: () => playMessages().layers.numbers,
  key: 'h',
  keyText: 'H',
});

/** The small map. */
export const overview = toggleCommand({
  id: 'overview',
  label: () => mapMessages().fronts.overview,
  icon: 'charts',
  offered: () => !isNarrow(),
  key: 'shift+m',
  keyText: 'Shift M',
});

const commandOf = new Map(OVERLAYS.map((overlay) => [overlay, toggleCommand(overlay)]));

export const overlayCommands = {
  all: [...commandOf.values(), hexNumbers],
  onMap: [...OVERLAYS.filter(({ icon }) => icon).map((overlay) => commandOf.get(overlay)!), overview],
  inMenu: [hexNumbers],
};
