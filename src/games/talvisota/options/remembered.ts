/** The switches of the last game on this device. Free of the engine: the start screen is light. */
import type { OptionKey, Options } from '#engine/talvisota';

const KEY = 'talvisota-options';

/** The switches that are on; what is not named is off. */
export type Switches = Partial<Options>;

export function rememberedSwitches(): Switches {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept
      ? Object.fromEntries(Object.entries(kept).filter(([, on]) => on === true))
      : {};
  } catch {
    return {};
  }
}

export function rememberSwitches(switches: Switches): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(switches));
  } catch {
    // The device keeps nothing.
  }
}

export const isOn = (switches: Switches, key: OptionKey): boolean => switches[key] === true;
