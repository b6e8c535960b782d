/** Overlays of the map, and which of them are switched on. */
import { useMemo, type ReactNode } from 'react';
import { create } from 'zustand';
import type { IconName } from '#kit/widgets/Icon.tsx';
import type { Aid } from '#engine/core/about.ts';
import { usePosition, type Position } from '../../../table-adapter.ts';
import type { MapViewProps } from '../map-props.ts';

/** What an overlay adds to the map. */
export interface Drawing extends Partial<
  Pick<MapViewProps, 'lines' | 'marks' | 'zones' | 'cityLoads' | 'ladogaFront'>
> {
  /** Beneath highlights and counters (`under`), and over the counters (`over`). */
  readonly under?: ReactNode;
  readonly over?: ReactNode;
}

/** Something the player can show over the map. The list gives it its menu entry and its key. */
export interface Overlay {
  readonly id: string;
  label(): string;
  /** The key as matched ("shift+z") and as displayed ("Shift Z"). */
  readonly key: string;
  readonly keyText: string;
  /** Overlays with an icon have a button on the map. */
  readonly icon?: IconName;
  /** Left out of games whose players agreed to play without this aid. */
  readonly aid?: Aid;
  /** False when there is nothing to show; `why` returns the reason. */
  enabled?(): boolean;
  why?(): string;
  /** A hook that returns the drawing while `shown`. An unchanged drawing must be the same object. */
  useDraw(shown: boolean): Drawing;
}

export const NO_DRAWING: Drawing = {};

/** `useDraw` of an overlay that depends only on the position. */
export const drawPosition = (draw: (position: Position) => Drawing) =>
  function useDraw(shown: boolean): Drawing {
    const position = usePosition((now) => (shown ? now : null));
    return useMemo(() => (position ? draw(position) : NO_DRAWING), [position]);
  };

/* Shown overlays by id. Hex numbers and minimap belong to the printed sheet, so the device remembers them. */

type ShownOverlays = Readonly<Partial<Record<string, boolean>>>;

const STORAGE_KEY = 'winter-war-layers';

function storedSheet(): ShownOverlays {
  let stored: ShownOverlays | null = null;
  try {
    stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as ShownOverlays | null;
  } catch {
    // Damaged, or a browser without storage: shown as printed.
  }
  return { numbers: stored?.['numbers'] !== false, overview: stored?.['overview'] !== false };
}

const useShown = create<ShownOverlays>(storedSheet);

useShown.subscribe(({ numbers, overview }) => {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ numbers, overview }));
  } catch {
    // A browser without storage shows the sheet as printed next time.
  }
});

export const isOverlayShown = (id: string): boolean => useShown.getState()[id] === true;

export const useOverlayShown = (id: string): boolean => useShown((shown) => shown[id] === true);

export const useAnyOverlayShown = (overlays: readonly Pick<Overlay, 'id'>[]): boolean =>
  useShown((shown) => overlays.some(({ id }) => shown[id] === true));

export const showOverlay = (id: string, shown = true): void => useShown.setState({ [id]: shown });

export const toggleOverlay = (id: string): void => showOverlay(id, !isOverlayShown(id));

/** Calls back whenever an overlay is switched; returns an unsubscribe function. */
export const onOverlaySwitched = (id: string, then: (shown: boolean) => void): (() => void) =>
  useShown.subscribe((now, before) => {
    if (now[id] !== before[id]) then(now[id] === true);
  });

/** Hides all overlays between games; hex numbers and minimap stay as they are. */
export const clearOverlays = (): void =>
  useShown.setState(({ numbers, overview }) => ({ numbers, overview }), true);
