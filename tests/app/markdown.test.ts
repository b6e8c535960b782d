import { readChapters, readCourse, readTerms } from '#table/game/content.ts';
import { compileMarkdown } from '../../scripts/markdown.ts';

describe('a content file', () => {
  it('becomes its front matter and a tree of sections', () => {
    const source = `---
id: supply
note: { of: terms }
---

## The rule {#Supply.A}

One line
and the next, see [[Supply.B]] at {Kem|Kemin}:
- first
- second

44\\. division.

> source: The sheet, case A: part 2
> see: Supply.B, C1

### step

Text.
`;
    const section = { title: 'The rule', id: 'Supply.A' };
    expect(compileMarkdown(source)).toEqual({
      id: 'supply',
      note: { of: 'terms' },
      sections: [
        {
          ...section,
          text: 'One line and the next, see [[Supply.B]] at {Kem|Kemin}:\n- first\n- second\n\n44. division.',
          fields: { source: 'The sheet, case A: part 2', see: 'Supply.B, C1' },
          sections: [{ id: 'step', title: 'step', text: 'Text.', fields: {}, sections: [] }],
        },
      ],
    });
    expect(compileMarkdown(source.replaceAll('\n', '\r\n'))).toEqual(compileMarkdown(source));
  });

  it.each([
    ['text before a heading', 'Text.', 'Text.'],
    ['markup', '## A\n\nThis is *new*.', '*new*'],
    ['a numbered list', '## A\n\n1. One', '1. One'],
    ['a table or code', '## A\n\n```\ncode\n```', 'code'],
    ['a field without a key', '## A\n\n> only text', 'only text'],
    ['a heading of another level', '## A\n\n#### B', 'level'],
    ['a step outside a section', '### A', 'level'],
  ])('is refused with %s, which the message names', (_, source, named) => {
    expect(() => compileMarkdown(source)).toThrow(named);
  });
});

describe('what a table reads of it', () => {
  it('is the chapters of a rulebook, with each reference at both ends', () => {
    const chapter = (id: string, text: string) =>
      compileMarkdown(`---\nid: ${id}\ntitle: On ${id}\n---\n\n${text}`);
    const combat = `## Odds {#C1}\n\nDivide.\n\n> source: Rule 5\n> see: M1, C2\n\n## Dice {#C2}\n\nRoll.`;
    const movement = `## Paths {#M1}\n\nMarch.\n\n> see: C2\n\n## Rest {#M2}\n\nWait.`;
    expect(readChapters([chapter('combat', combat), chapter('movement', movement)])).toStrictEqual([
      {
        id: 'combat',
        title: 'On combat',
        paragraphs: [
          { id: 'C1', title: 'Odds', text: 'Divide.', source: 'Rule 5', see: ['M1', 'C2'] },
          { id: 'C2', title: 'Dice', text: 'Roll.', source: '', see: ['C1', 'M1'] },
        ],
      },
      {
        id: 'movement',
        title: 'On movement',
        paragraphs: [
          { id: 'M1', title: 'Paths', text: 'March.', source: '', see: ['C1', 'C2'] },
          // Nothing is said of references where there are none.
          { id: 'M2', title: 'Rest', text: 'Wait.', source: '' },
        ],
      },
    ]);
  });

  it('is the terms of a glossary, with other ways to write them', () => {
    const source = `## Zone of control {#zoc}

Hexes around a unit.

> see: C1, C2
> related: unit
> also: ZOC, zones

## Unit {#unit}

A counter.
`;
    const [zone, unit] = readTerms(compileMarkdown(source));
    expect(zone).toEqual({
      id: 'zoc',
      term: 'Zone of control',
      text: 'Hexes around a unit.',
      see: ['C1', 'C2'],
      related: ['unit'],
      also: ['ZOC', 'zones'],
    });
    expect(unit).toStrictEqual({ id: 'unit', term: 'Unit', text: 'A counter.', see: [], related: [] });
  });

  it('is the words of a course: lessons, their steps, and likely mistakes', () => {
    const source = `---
refusals: { far: Too far. }
---

## The march {#march}

Reach the lake.

> end: Well done.

### first

Move the unit.

> hint: By the road.
> done: It is there.
> short: Move
> trap wood: Woods are slow.
> trap lake: It would drown.

### second

End the phase.

## The fight {#fight}

Attack.
`;
    expect(readCourse(compileMarkdown(source))).toStrictEqual({
      refusals: { far: 'Too far.' },
      lessons: {
        march: {
          title: 'The march',
          aim: 'Reach the lake.',
          end: 'Well done.',
          steps: {
            first: {
              task: 'Move the unit.',
              hint: 'By the road.',
              done: 'It is there.',
              short: 'Move',
              traps: { wood: 'Woods are slow.', lake: 'It would drown.' },
            },
            second: { task: 'End the phase.', hint: '', done: '' },
          },
        },
        fight: { title: 'The fight', aim: 'Attack.', end: '', steps: {} },
      },
    });
  });
});
