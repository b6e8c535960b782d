/** What the map shows beside the counters, as the player asked for it. */
import { create } from 'zustand';

interface Layers {
  /** Supply lines of both sides, and what the cities feed. */
  readonly supply: boolean;
  readonly zones: boolean;
  /** Ways and battles of the last Player-Turn. */
  readonly trails: boolean;
  /** Hex numbers. */
  readonly numbers: boolean;
  /** The whole map in small. */
  readonly overview: boolean;
}

export type Layer = keyof Layers;

export const useLayers = create<Layers>(() => ({
  supply: false,
  zones: false,
  trails: false,
  numbers: false,
  overview: true,
}));

export const toggleLayer = (layer: Layer): void =>
  useLayers.setState((layers) => ({ [layer]: !layers[layer] }));

/** Nothing that was drawn over the map of one game stays for the next; the numbers are printed. */
export const clearLayers = (): void => useLayers.setState({ supply: false, zones: false, trails: false });
