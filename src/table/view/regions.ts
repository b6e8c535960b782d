/** The parts of the table that the keyboard goes to: the map, the panel at hand, log and charts. */
import { useUi } from '../store/ui.ts';
import { focusMap } from './map-handle.ts';

/** A part of the table beside the map. */
export type Region = 'context' | 'charts';

const OPEN = { context: 'leftOpen', charts: 'rightOpen' } as const;
const FIRST = 'button:not(:disabled), input, [role="tab"][tabindex="0"], [tabindex="0"]';

const elementOf = (region: Region): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-region="${region}"]`);

/** Opens a panel and gives it the keyboard: its first control, or the panel itself when it has none. */
export function focusRegion(region: Region): void {
  useUi.setState({ [OPEN[region]]: true });
  // It is drawn first.
  requestAnimationFrame(() => {
    const element = elementOf(region);
    (element?.querySelector<HTMLElement>(FIRST) ?? element)?.focus();
  });
}

/** From the map to the panel at hand, to log and charts, and to the map again. */
export function nextRegion(step: 1 | -1): void {
  const stops = [() => focusMap(), () => focusRegion('context'), () => focusRegion('charts')];
  const now = document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region;
  const at = now === 'context' ? 1 : now === 'charts' ? 2 : 0;
  stops.at((at + step) % stops.length)!();
}
