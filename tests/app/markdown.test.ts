import { describe, expect, it } from 'vitest';
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
