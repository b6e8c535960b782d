type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'
>;

const LATIN = /^[\u0020-\u024f]$/;

/** The character of a key; on keyboards without Latin letters, the one at the same position of a Latin keyboard. */
function keyText({ key, code }: Pressed): string {
  if (key.length > 1 || LATIN.test(key)) return key.toLowerCase();
  return code.replace(/^(Key|Digit)/, '').toLowerCase();
}

/** The digit at this position of most keyboards, for a key that writes a sign (AZERTY, Czech); else null. */
export const digitOf = ({ key, code, shiftKey }: Pressed): string | null =>
  !shiftKey && !/\d/.test(key) ? (/^Digit(\d)$/.exec(code)?.[1] ?? null) : null;

/**
 * True when a key of a list such as "u mod+z ?" was pressed. "mod" is Ctrl or Cmd. Signs and digits are matched by
 * their character, wherever a keyboard has them: shift matters only for letters and named keys.
 */
export function isKey(event: Pressed, keys: string, pressed = keyText(event)): boolean {
  const isSign = pressed.length === 1 && !/\p{L}/u.test(pressed);
  const byAltGr = isSign && event.getModifierState('AltGraph');
  return keys
    .split(' ')
    .filter(Boolean)
    .some((one) => {
      const parts = one.split(/\+(?=.)/);
      const name = parts.pop();
      if (name !== pressed) return false;
      if (byAltGr) return true;
      const mod = event.ctrlKey || event.metaKey;
      return (
        !event.altKey &&
        mod === parts.includes('mod') &&
        (isSign || event.shiftKey === parts.includes('shift'))
      );
    });
}
