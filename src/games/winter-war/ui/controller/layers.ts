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

/** Where it is kept on the device what belongs to the sheet, and not to a game. */
const LAYERS_KEY = 'winter-war-layers';

function sheetAsLeft(): Pick<Layers, 'numbers' | 'overview'> {
  let kept: Partial<Layers> | null = null;
  try {
    kept = JSON.parse(localStorage.getItem(LAYERS_KEY) ?? '{}') as Partial<Layers> | null;
  } catch {
    // Damaged, or a browser that keeps nothing: as printed.
  }
  return { numbers: kept?.numbers !== false, overview: kept?.overview !== false };
}

export const useLayers = create<Layers>(() => ({
  supply: false,
  zones: false,
  trails: false,
  ...sheetAsLeft(),
}));

useLayers.subscribe(({ numbers, overview }) => {
  try {
    localStorage.setItem(LAYERS_KEY, JSON.stringify({ numbers, overview }));
  } catch {
    // A browser that keeps nothing shows the sheet as printed next time.
  }
});

export const toggleLayer = (layer: Layer): void =>
  useLayers.setState((layers) => ({ [layer]: !layers[layer] }));

/** Nothing that was drawn over the map of one game stays for the next; the sheet is as it was left. */
export const clearLayers = (): void => useLayers.setState({ supply: false, zones: false, trails: false });
