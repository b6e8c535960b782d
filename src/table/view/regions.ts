/** Keyboard focus between the parts of the table: the map, the context panel, log and charts. */
import { useUi } from '../store/ui.ts';
import { focusMap } from './map-handle.ts';

export type Region = 'context' | 'charts';

const OPEN = { context: 'leftOpen', charts: 'rightOpen' } as const;
const FIRST = 'button:not(:disabled), input, [role="tab"][tabindex="0"], [tabindex="0"]';

const elementOf = (region: Region): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-region="${region}"]`);

/** Opens a panel and focuses its first control, or the panel itself if it has none. */
export function focusRegion(region: Region): void {
  useUi.setState({ [OPEN[region]]: true });
  // After it has been rendered.
  requestAnimationFrame(() => {
    const element = elementOf(region);
    (element?.querySelector<HTMLElement>(FIRST) ?? element)?.focus();
  });
}

/** Cycles the focus through map, context panel, and log and charts. */
export function nextRegion(step: 1 | -1): void {
  const stops = [() => focusMap(), () => focusRegion('context'), () => focusRegion('charts')];
  const now = document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region;
  const at = now === 'context' ? 1 : now === 'charts' ? 2 : 0;
  stops.at((at + step) % stops.length)!();
}
