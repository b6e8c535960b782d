import { digitOf, isKey } from '#kit/keys/keys.ts';

type Press = Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean>> & { altGr?: boolean };

const pressed = (key: string, { altGr = false, ...held }: Press = {}, code = '') => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
  getModifierState: (name: string) => altGr && name === 'AltGraph',
});

test('letters, with and without shift', () => {
  expect(isKey(pressed('u'), 'u mod+z')).toBe(true);
  expect(isKey(pressed('U', { shiftKey: true }), 'u mod+z')).toBe(false);
  expect(isKey(pressed('U', { shiftKey: true }), 'shift+u')).toBe(true);
  // Caps lock writes capitals without shift.
  expect(isKey(pressed('U'), 'u')).toBe(true);
});

test('Ctrl and Cmd are one, and nothing else is mistaken for them', () => {
  expect(isKey(pressed('z', { ctrlKey: true }), 'u mod+z')).toBe(true);
  expect(isKey(pressed('k', { metaKey: true }), 'mod+k')).toBe(true);
  expect(isKey(pressed('z'), 'u mod+z')).toBe(false);
  expect(isKey(pressed('u', { ctrlKey: true }), 'u')).toBe(false);
  expect(isKey(pressed('u', { altKey: true }), 'u')).toBe(false);
  expect(isKey(pressed('Z', { ctrlKey: true, shiftKey: true }), 'shift+u mod+shift+z')).toBe(true);
});

test('signs are known wherever a keyboard has them', () => {
  // American, Finnish: the question mark with shift; the bracket with AltGr on the Finnish one.
  expect(isKey(pressed('?', { shiftKey: true }, 'Slash'), '?')).toBe(true);
  expect(isKey(pressed('?', { shiftKey: true }, 'Minus'), '?')).toBe(true);
  expect(isKey(pressed('['), '[')).toBe(true);
  expect(isKey(pressed('[', { altGr: true, ctrlKey: true, altKey: true }), '[')).toBe(true);
  expect(isKey(pressed('+', { shiftKey: true }, 'Equal'), '+ =')).toBe(true);
  expect(isKey(pressed('+', {}, 'Minus'), '+ =')).toBe(true);
  expect(isKey(pressed(','), ',')).toBe(true);
});

test('a keyboard of other letters is read by its keys', () => {
  expect(isKey(pressed('у', {}, 'KeyE'), 'e')).toBe(true);
  expect(isKey(pressed('л', { ctrlKey: true }, 'KeyK'), 'mod+k')).toBe(true);
});

test('named keys', () => {
  expect(isKey(pressed('Escape'), 'escape')).toBe(true);
  expect(isKey(pressed('F6', { shiftKey: true }), 'f6')).toBe(false);
  expect(isKey(pressed('F6', { shiftKey: true }), 'shift+f6')).toBe(true);
});

test.each([
  ['US', '1', 'Digit1', false, '1'],
  ['AZERTY', '&', 'Digit1', false, '1'],
  ['AZERTY', '1', 'Digit1', true, '1'],
  ['AZERTY', "'", 'Digit4', false, '4'],
  // This sign is a command: the digit is left to Shift.
  ['AZERTY', '-', 'Digit6', false, '6'],
  ['AZERTY', 'à', 'Digit0', false, '0'],
  ['AZERTY', '0', 'Digit0', true, '0'],
  ['Czech', 'ě', 'Digit2', false, '2'],
  ['Czech', '1', 'Digit1', true, '1'],
  ['number pad', '1', 'Numpad1', false, '1'],
  ['Persian', '۱', 'Digit1', false, '1'],
])('a digit by its sign or by its place: %s, %s', (_, key, code, shiftKey, digit) => {
  const event = pressed(key, { shiftKey }, code);
  expect(isKey(event, digit, digitOf(event) ?? undefined)).toBe(true);
  expect(isKey(event, digit === '7' ? '8' : '7', digitOf(event) ?? undefined)).toBe(false);
});

test('Shift with a digit where that writes a sign is the sign', () => {
  expect(digitOf(pressed('!', { shiftKey: true }, 'Digit1'))).toBeNull();
});
