import '#app/languages.ts';
import { FAULTS, REFUSALS as OF_RULES } from '#engine/winter-war/state/refusals.ts';
import { newGame, restore, serialise, startTimeline, type SaveError } from '#engine/winter-war';
import startMessages from '#table/content/en/start.ftl';
import { loadLanguage, setLanguage } from '#kit/i18n/language.ts';
import { refusalText } from '#games/winter-war/ui/text/refusal-text.ts';
import { messagesIn, said, type Entry } from '../../../messages/catalogues.ts';

beforeAll(async () => {
  await loadLanguage('fi');
  setLanguage('fi');
});

/** Why a file is refused, in Finnish. */
function say({ key, params, why }: SaveError): string {
  const w = startMessages().library;
  const { where = '', step = '' } = params;
  const reason = why ? refusalText(why) : w.dice;
  return w.fileError({ key: key === 'damaged' && where ? 'damaged-at' : key, where, step, why: reason });
}

const REFUSALS = { ...OF_RULES, ...FAULTS };
const keys = Object.keys(REFUSALS) as (keyof typeof REFUSALS)[];

const PREFIX = 'src/games/winter-war/refusals.ftl:refusals.';
const entries = new Map(
  [...messagesIn('fi')].flatMap(([path, entry]): [string, Entry][] =>
    path.startsWith(PREFIX) ? [[path.slice(PREFIX.length), entry]] : [],
  ),
);

/** The Finnish texts with the names of their variables in braces, as the English ones are written. */
const refusals = Object.fromEntries(
  [...entries].map(([key, entry]) => [
    key,
    said(entry, Object.fromEntries([...entry.args.keys()].map((name) => [name, `{${name}}`]))),
  ]),
);

const params = (text: string): string[] => [...(text.match(/\{\w+\}/g) ?? [])].toSorted();
/** Strengths and odds as they are written: 2-1-2, 1-4. */
const numbers = (text: string): string[] => [...(text.match(/\d+(?:-\d+)*/g) ?? [])].toSorted();

/** The refusals where the two languages differ. */
const differing = (of: (text: string) => string[]): string[] =>
  keys.filter((key) => String(of(REFUSALS[key][1])) !== String(of(refusals[key]!)));

describe('refusals in Finnish', () => {
  it('are there for every key and for no other', () => {
    expect(Object.keys(refusals).toSorted()).toEqual(keys.toSorted());
  });

  it('take the same parameters and give the same numbers', () => {
    expect(differing(params)).toEqual([]);
    expect(differing(numbers)).toEqual([]);
  });

  it('leave nothing in English, and end as sentences do', () => {
    const left = keys.filter((key) => refusals[key] === REFUSALS[key][1] || !/\S\.$/.test(refusals[key]!));
    expect(left).toEqual([]);
  });

  it('never inflect what is filled in', () => {
    expect(keys.filter((key) => /\}[\p{L}'’-]|\}:\p{L}/u.test(refusals[key]!))).toEqual([]);
  });

  it('name the closed countries', () => {
    const texts = ['Sweden', 'Norway', 'Estonia'].map((country) =>
      refusalText({ key: 'closed-country', params: { hex: '0635', country }, text: '' }),
    );
    expect(texts).toEqual([
      'Heksaan 0635 ei pääse: Ruotsi on suljettu.',
      'Heksaan 0635 ei pääse: Norja on suljettu.',
      'Heksaan 0635 ei pääse: Viro on suljettu.',
    ]);
  });

  it('say lists of units, blanks and halves in Finnish', () => {
    const units = 'dummy 1, 1-1-3 (2), 1-1-3 (3), 1-1-3 (4) and 5 more';
    expect(refusalText({ key: 'must-attack', params: { units }, text: '' })).toBe(
      'Näiden on vielä hyökättävä: tyhjä nappula 1, 1-1-3 (2), 1-1-3 (3), 1-1-3 (4) ja 5 muuta.',
    );
    expect(refusalText({ key: 'attack-odds', params: { attack: 1, defence: 4.5 }, text: '' })).toBe(
      '1 vastaan 4,5 on 1-4 tai huonompi: sitä ei sallita.',
    );
  });
});

describe('refused files in Finnish', () => {
  const game = serialise(startTimeline(newGame({}, 1)));
  const file = { format: 'winter-war', version: 1 };
  const files: Readonly<Record<SaveError['key'], string>> = {
    'too-large': ' '.repeat(5_000_001),
    'not-json': '{',
    'not-a-game': '{}',
    newer: JSON.stringify({ ...file, version: 99 }),
    damaged: JSON.stringify(file),
    'illegal-step': JSON.stringify({ ...JSON.parse(game), steps: [{ action: { type: 'roll' } }] }),
  };

  it('are refused for every reason in words of their own', () => {
    for (const [key, text] of Object.entries(files)) {
      const restored = restore(text);
      if (restored.ok) throw new Error(`The file "${key}" was accepted`);
      const { error } = restored;
      expect(error.key).toBe(key);
      const told = say(error);
      expect(told).not.toBe(error.text);
      expect(told).toMatch(/^Tiedosto.*\.$/);
      for (const value of Object.values(error.params)) expect(told).toContain(String(value));
    }
  });

  it('say why a step breaks the rules', () => {
    const restored = restore(files['illegal-step']);
    if (restored.ok) throw new Error('The file was accepted');
    const { error } = restored;
    expect(error.text).toBe('Step 1 of the file breaks the rules: These dice are rolled in the Interphase.');
    expect(error.why).toEqual({
      key: 'when-roll',
      params: {},
      text: 'These dice are rolled in the Interphase.',
    });
    expect(say(error)).toBe('Tiedoston askel 1 rikkoo sääntöjä: Nämä nopat heitetään välivaiheessa.');
    expect(say({ key: 'illegal-step', params: { step: 4 }, text: '' })).toBe(
      'Tiedoston askel 4 rikkoo sääntöjä: nopat eivät täsmää.',
    );
  });

  it('say nothing of a place when there is none', () => {
    expect(say({ key: 'damaged', params: { where: '' }, text: '' })).toBe('Tiedosto on vaurioitunut.');
  });
});
