import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { RULE_IDS } from '#engine/winter-war/state/rule-ids.ts';

// A rule's test names its paragraphs in the title of a describe, so that nobody can add a paragraph without
// testing it:
//   describe('Movement.J · M3: rail movement', () => { ... });

const testsDir = join(import.meta.dirname, '../../..');

function testFiles(): string[] {
  return readdirSync(testsDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(testsDir, name));
}

/** The names of a call like `describe(...)` or `describe.each(table)(...)`: ['describe'], ['describe', 'each']. */
function calleeNames(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeNames(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeNames(callee.expression);
  return [];
}

const isCallOf = (node: ts.Node, names: readonly string[]): node is ts.CallExpression => {
  if (!ts.isCallExpression(node)) return false;
  const [name = '', ...modifiers] = calleeNames(node.expression);
  return names.includes(name) && !modifiers.includes('skip') && !modifiers.includes('todo');
};

function containsTest(node: ts.Node): boolean {
  if (isCallOf(node, ['describe', 'it', 'test']) && !isCallOf(node, ['describe'])) return true;
  return ts.forEachChild(node, (child) => containsTest(child) || undefined) ?? false;
}

/** Titles of the describes in a source text that hold at least one test; skipped ones do not count. */
function describeTitles(source: string, fileName = 'some.test.tsx'): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && calleeNames(node.expression)[0] === 'describe') {
      if (!isCallOf(node, ['describe'])) return;
      const [title, body] = node.arguments;
      if (title && ts.isStringLiteralLike(title) && body && node.arguments.slice(1).some(containsTest)) {
        titles.push(title.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false));
  return titles;
}

/** Whether a title cites the id as a whole token: `Movement.A` is not in `Movement.A1`, nor `C1` in `C10`. */
function cites(title: string, id: string): boolean {
  return new RegExp(`(?<![\\w.])${id.replaceAll('.', '\\.')}(?!\\.?\\w)`).test(title);
}

describe('the search for tested paragraphs', () => {
  it('matches ids as whole tokens', () => {
    expect(cites('Movement.J · M3: rail movement', 'Movement.J')).toBe(true);
    expect(cites('Movement.J · M3: rail movement', 'M3')).toBe(true);
    expect(cites('stops as in Movement.A.', 'Movement.A')).toBe(true);
    expect(cites('Movement.A1', 'Movement.A')).toBe(false);
    expect(cites('Movement.A', 'Movement')).toBe(false);
    expect(cites('C10: hosts', 'C1')).toBe(false);
    expect(cites('Supply.F1', 'F1')).toBe(false);
  });

  it('reads the titles of describes that run a test', () => {
    const titles = describeTitles(`
      // describe('in a comment', () => { it('x', () => {}); });
      describe('plain', () => { it('x', () => {}); });
      describe.each([1, 2])('each', () => { test.each([1])('y', () => {}); });
      describe('outer', () => { describe('inner', () => { it('x', () => {}); }); });
      describe('empty', () => {});
      describe('promised', () => { it.todo('later'); it.skip('off', () => {}); });
      describe.skip('skipped', () => { it('x', () => {}); });
    `);
    expect(titles).toEqual(['plain', 'each', 'outer', 'inner']);
  });
});

describe('the rulebook and its tests', () => {
  it('names every paragraph in the title of a describe', () => {
    const titles = testFiles().flatMap((file) => describeTitles(readFileSync(file, 'utf8'), file));
    const missing = RULE_IDS.filter((id) => !titles.some((title) => cites(title, id)));
    expect(
      missing,
      `${missing.length} of ${RULE_IDS.length} paragraphs are named in no describe title:\n${missing.join(' ')}`,
    ).toHaveLength(0);
  });
});
