const asked = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** True when things change their place at once: by the player's setting, else as the system says. */
export function reducedMotion(): boolean {
  const set = globalThis.document?.documentElement.dataset.motion;
  return set === undefined ? asked() : set === 'reduced';
}
