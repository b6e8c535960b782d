type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'
>;

const LATIN = /^[\u0020-\u024f]$/;

/** What a key writes; where the keyboard writes no Latin letters, what stands there on one that does. */
function keyText({ key, code }: Pressed): string {
  if (key.length > 1 || LATIN.test(key)) return key.toLowerCase();
  return code.replace(/^(Key|Digit)/, '').toLowerCase();
}

/** The digit at this place on most keyboards, where the key writes a sign (AZERTY, Czech); else null. */
export const digitOf = ({ key, code, shiftKey }: Pressed): string | null =>
  !shiftKey && !/\d/.test(key) ? (/^Digit(\d)$/.exec(code)?.[1] ?? null) : null;

/**
 * True when a key of a list such as "u mod+z ?" was pressed. "mod" is Ctrl or Cmd. Signs and digits are known by what is
 * written, whichever keys a keyboard has them on: shift tells only letters and named keys apart.
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
