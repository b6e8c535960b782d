/** The options of the last game on this device. Imports no engine, to keep the start screen light. */
import type { OptionKey, Options } from '#engine/talvisota';

const KEY = 'talvisota-options';

/** Absent options are off. */
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
    // Not stored.
  }
}

export const isOn = (switches: Switches, key: OptionKey): boolean => switches[key] === true;
