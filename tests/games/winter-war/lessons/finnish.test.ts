import { lessonTexts } from '#games/winter-war/content/index.ts';
import { COURSE } from '#games/winter-war/lessons/index.ts';
import { wordsOf } from '#table/game/lessons.ts';

const [en, fi] = [await lessonTexts.load('en'), await lessonTexts.load('fi')];

/** Every text by its place: "lessons.moving.steps.clear.task". */
function textsIn(words: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof words === 'string') return [[path.join('.'), words]];
  return Object.entries(words as object).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

const english = textsIn(en);
const finnish = new Map(textsIn(fi));

/** Numbers, strengths and odds as they are written: 1406, 6-6-2, 2-1. */
const numbers = (text: string): string[] => [...(text.match(/\d+(?:-\d+)*/g) ?? [])].toSorted();
/** Units as the log writes them, "6-4-2 (18)", and the results of the table. */
const units = (text: string): string[] => [...(text.match(/\d+-\d+-\d+ \([^)]*\)/g) ?? [])].toSorted();
const results = (text: string): string[] => [...(text.match(/\b(?:Ae|Ar|Ne|Ex|Dr|De)\b/g) ?? [])].toSorted();
const sentences = (text: string): number => text.split(/[.!?](?=\s|$)/).length - 1;

/** The places where the two languages differ. */
const differing = (of: (text: string) => string[]): string[] =>
  english
    .filter(([path, text]) => String(of(text)) !== String(of(finnish.get(path) ?? '')))
    .map(([path]) => path);

describe('the lessons in Finnish', () => {
  it('have words wherever the English have, and nowhere else', () => {
    expect([...finnish.keys()].toSorted()).toEqual(english.map(([path]) => path).toSorted());
    for (const lesson of COURSE)
      expect(Object.keys(wordsOf(fi, lesson).steps)).toEqual(lesson.steps.map(({ id }) => id));
  });

  it('leave nothing empty and nothing in English', () => {
    const left = english.filter(([path, text]) => ['', text].includes(finnish.get(path)!.trim()));
    expect(left.map(([path]) => path)).toEqual([]);
  });

  it('give the same numbers and hexes', () => {
    expect(differing(numbers)).toEqual([]);
  });

  it('name the same units and results', () => {
    expect(differing(units)).toEqual([]);
    expect(differing(results)).toEqual([]);
  });

  it('are brief', () => {
    expect([...finnish].filter(([, text]) => text.length > 220)).toEqual([]);
    const long = [...finnish].filter(
      ([path, text]) =>
        (path.endsWith('.task') && sentences(text) > 2) || (path.endsWith('.aim') && sentences(text) !== 1),
    );
    expect(long.map(([path]) => path)).toEqual([]);
  });

  it('end every sentence and leave no stray space', () => {
    const odd = [...finnish].filter(
      ([path, text]) => /^\s|\s$| {2}/.test(text) || (!path.endsWith('.title') && !text.endsWith('.')),
    );
    expect(odd.map(([path]) => path)).toEqual([]);
  });

  it('name the buttons in Finnish', () => {
    const buttons: Readonly<Record<string, string>> = {
      'Press End movement.': 'Paina ”Lopeta liike”.',
      'Press Done retreating.': 'Paina ”Vetäytyminen valmis”.',
      'Press End attacks.': 'Paina ”Lopeta hyökkäykset”.',
    };
    const presses = english.filter(([, text]) => text.startsWith('Press '));
    expect(presses.length).toBeGreaterThan(0);
    for (const [path, text] of presses) expect(finnish.get(path)).toBe(buttons[text]);
  });

  it('give each lesson a title of its own', () => {
    const titles = Object.values(fi.lessons).map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
  });
});
