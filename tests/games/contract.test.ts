/** What every game owes to the table, whichever it is: played by chance, looked at after every step. */
import { fill } from '#engine/core/refusal.ts';
import { at, present, undoTo, undoLimit, type Timeline } from '#engine/core/timeline.ts';
import '#app/languages.ts';
import { loadLanguage, setLanguage } from '#kit/i18n/language.ts';
import type { Line } from '#table/game/game.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { gameLink } from '#table/store/links.ts';
import { readLink } from '../table/reading.ts';
import { plain } from '#table/text/parts.ts';
import { played, GAMES } from './all-games.ts';

const sameAs = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

describe.each(GAMES.map((entry) => [entry.game.meta.id, entry] as const))('%s', (_, entry) => {
  const { game } = entry;
  setActiveGame(game);
  const { rules, records, secrets, story, codec, screen, meta } = game;
  const line = played(entry, 7);
  const looked = Array.from(
    { length: Math.ceil(line.steps.length / entry.every) },
    (__, i) => i * entry.every,
  );

  test('is saved and read again as it was, at every step', () => {
    for (const step of looked) {
      const part: Timeline<unknown, unknown, unknown> = {
        ...line,
        steps: line.steps.slice(0, step),
        cursor: step,
      };
      const restored = records.restore(records.serialise(part));
      expect(restored.ok && sameAs(present(restored.timeline), at(line, step)), `step ${step}`).toBe(true);
    }
  });

  test('is begun anew by the same rules', () => {
    const start = rules.newGame(entry.options, 5);
    expect(rules.newGame(rules.optionsOf(line.start), 5)).toEqual(start);
  });

  test('comes through a link as it was', () => {
    const record = records.serialise(line);
    expect(JSON.parse(codec.unpack(codec.pack(record)))).toEqual(JSON.parse(record));
    expect(() => codec.unpack(Uint8Array.of(0xff, 0xfe, 0xff))).toThrow(RangeError);
  });

  test('keeps lines that were tried in its record and in links, and is opened where they are damaged', () => {
    const at = Math.floor(line.steps.length / 2);
    const { action, dice } = line.steps[at]!;
    const variations = [
      { at, text: 'Or: äö «»', arrows: [[1, 2]] as const, marks: [3] },
      { after: 0, action, ...(dice.length && { dice }) },
    ];
    const record = records.serialise({ ...line, about: { ...line.about, variations } });
    const restored = records.restore(codec.unpack(codec.pack(record)));
    expect(restored.ok && restored.timeline.about?.variations).toEqual(variations);
    expect(codec.formOf?.(record) ?? codec.form).toBeLessThanOrEqual(codec.form);
    const damaged = {
      ...(JSON.parse(record) as object),
      variations: [variations[0], { after: 0, action: {} }],
    };
    const opened = records.restore(JSON.stringify(damaged));
    expect(opened.ok && opened.timeline.about?.refusedVariations).toMatchObject({ key: 'damaged' });
    expect(opened.ok && records.serialise(opened.timeline)).toBe(records.serialise(line));
  });

  test('has a record that names the game, and a summary that its card can read', () => {
    expect(JSON.parse(records.serialise(line))).toMatchObject({ format: meta.id });
    const summary = records.summary(line);
    expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
    expect(meta.statusText(summary)).not.toBe('');
    expect(summary.steps).toBe(line.cursor);
    expect(meta.isFresh(records.summary(entry.start(rules.newGame(entry.options, 1))))).toBe(true);
    expect(meta.isFresh(summary)).toBe(false);
  });

  test('goes into a link without what only its players need to know', async () => {
    if (entry.isExample) return;
    setActiveGame(entry.game);
    const own = { players: { finn: 'Aino', soviet: 'Boris' }, alone: true, withoutAids: ['odds'] };
    const read = await readLink(await gameLink({ ...line, about: { ...line.about, ...own } } as Line));
    if (!read?.ok) throw new Error('The link was refused');
    expect(read.timeline.steps).toHaveLength(line.cursor);
    for (const name of Object.keys(own)) expect(read.timeline.about ?? {}).not.toHaveProperty(name);
  });

  test('shows a side nothing but what it may see', () => {
    for (const step of looked)
      for (const side of meta.sides) {
        const seen = rules.view(at(line, step), side);
        // What is shown shows no more when it is looked at again, and never the dice to come.
        expect(rules.view(seen, side), `step ${step}, ${side}`).toEqual(seen);
        expect(rules.generator(seen), `step ${step}, ${side}`).toEqual([]);
        // Before anything is placed, a view may leave out what nobody has done.
        const open = step > 0 && secrets.secretFrom(line, step, side) === null;
        const whole = sameAs(
          { ...(seen as object), random: [] },
          { ...(at(line, step) as object), random: [] },
        );
        expect(!open || whole, `step ${step}, ${side}: nothing is said to be hidden`).toBe(true);
      }
  });

  test('takes nothing back over what was shown or rolled', () => {
    const barriers = line.steps.flatMap(({ barrier }, i) => (barrier === null ? [] : [i + 1]));
    expect(barriers.length > 0).toBe(entry.isExample !== true);
    for (const step of barriers) {
      const there = { ...line, cursor: step };
      expect(undoLimit(there)).toBe(step);
      expect(undoTo(there, 0).cursor).toBe(step);
    }
    for (const [i, { dice, barrier }] of line.steps.entries())
      expect(dice.length === 0 || barrier !== null, `step ${i + 1}`).toBe(true);
  });

  test.each(['en', 'fi'])('every step is told in %s', async (language) => {
    await loadLanguage(language);
    setLanguage(language);
    for (const [i, { events, state }] of line.steps.entries()) {
      const told = story
        .inReadingOrder(events)
        .map((event) => story.eventSentence(event, state))
        .map((sentence) => (sentence ? plain(sentence) : plain(story.redactedLine(line, i + 1))));
      for (const text of told)
        expect(text, `step ${i + 1}`).not.toMatch(/undefined|null|\[object|\{\w+\}|^\s*$/);
      const { todo, asked } = screen.step(rules.view(state, rules.decider(state)), { mode: 'idle' });
      expect(todo).not.toBe('');
      expect(asked).not.toBe('');
      const bar = screen.bar(state);
      expect([bar.turn, bar.phase].every(Boolean), `step ${i + 1}`).toBe(true);
      expect(story.heading(state)).not.toBe('');
    }
    setLanguage('en');
  });

  test('tells both sides before the device changes hands', () => {
    for (const side of meta.sides) {
      const { title, text, lift } = screen.curtain(side);
      expect(Math.min(title.length, text.length, lift.length)).toBeGreaterThan(0);
    }
    expect(meta.sides.map((side) => screen.curtain(side).title)).toHaveLength(
      new Set(meta.sides.map((side) => screen.curtain(side).title)).size,
    );
  });

  test.each(['en', 'fi'])('every refusal is worded in %s and has its paragraph', async (language) => {
    await loadLanguage(language);
    setLanguage(language);
    const said = Object.entries(entry.refusals).map(([key, [rule, text]]) => {
      const params = Object.fromEntries(
        [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, `<${name}>`]),
      );
      const filled = fill(text, params);
      return { key, rule, text: filled, says: game.refusalText({ key, params, text: filled }) };
    });
    const unfilled = said.filter(({ says }) => says.trim() === '' || /\{\w+\}/.test(says));
    expect(unfilled).toEqual([]);
    expect(said.filter(({ rule }) => !game.book.ids.includes(rule)).map(({ key }) => key)).toEqual([]);
    const isTranslated = language === 'fi' && !entry.isExample;
    const untranslated = said.filter(({ text, says }) => isTranslated && says === text);
    expect(untranslated.map(({ key }) => key)).toEqual([]);
    setLanguage('en');
  });

  test('lists its lessons in words without marks', async () => {
    const course = await game.lessons?.course();
    for (const { title, aim } of course?.lines() ?? []) {
      expect(title).toMatch(/^\p{Lu}[^{}|]+$/u);
      expect(aim).toMatch(/^\p{Lu}[^{}|]+\.$/u);
    }
  });

  test.each(['en', 'fi'] as const)('opens its rulebook in "%s"', async (language) => {
    const { chapters, terms } = await game.book.open(language);
    const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs);
    expect(paragraphs.map(({ id }) => id).toSorted()).toEqual([...game.book.ids].toSorted());
    const known = terms.map(({ id }) => id);
    expect(game.book.termMarks(language).filter(([term]) => !known.includes(term))).toEqual([]);
  });
});
