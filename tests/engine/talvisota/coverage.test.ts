import { readdirSync, readFileSync } from 'node:fs';
import { OPTION_RULES, RECONSTRUCTED, REFUSALS, RULE_IDS } from '#engine/talvisota';

const folder = new URL('.', import.meta.url);
const tests = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts')
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

/** What stands in the titles of tests and their groups. */
const titles = [...tests.matchAll(/(?:describe|it)(?:\.each\([\s\S]*?\))?\(\s*(['`"])((?:(?!\1).)*)\1/g)]
  .map((match) => match[2])
  .join('\n');

const isNamed = (id: string): boolean =>
  new RegExp(`(^|[^\\w.])${id.replaceAll('.', '\\.')}(?![\\w]|\\.\\d)`, 'm').test(titles);

describe('the paragraphs of Talvisota', () => {
  it.each(RULE_IDS)('%s is named by a test', (id) => {
    expect(isNamed(id)).toBe(true);
  });
  it('stand once each; refusals, switches and reconstructions cite no other', () => {
    expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
    const cited = [
      ...Object.values(REFUSALS).map(([rule]) => rule),
      ...Object.values(OPTION_RULES),
      ...RECONSTRUCTED.map(({ rule }) => rule),
    ];
    for (const rule of cited) expect(RULE_IDS).toContain(rule);
  });
  it.each(Object.keys(REFUSALS))('refusal %s is tried', (key) => {
    expect(tests).toContain(key);
  });
});
