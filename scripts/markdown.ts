import { Lexer, type Token, type Tokens } from 'marked';
import { parse } from 'yaml';
import type { MarkdownFile, MarkdownSection } from '../src/kit/i18n/content.ts';

const FRONT_MATTER = /^---\n([^]*?)\n---\n/;
/** `## Zones of control {#zoc}`; the id defaults to the title. */
const HEADING = /^(.*?)(?:\s*\{#([^}]+)\})?$/;
const FIELD = /^([a-z][\w -]*): (.+)$/;

type Fail = (what: string) => never;

/** Plain text on one line. Only escapes are markup here: references and places in brackets or braces are left as is. */
function textOf(text: string, fail: Fail): string {
  const parts = Lexer.lexInline(text, { gfm: false }).map((token) => {
    if (token.type === 'escape') return (token as Tokens.Escape).text;
    return token.type === 'text' ? token.raw : fail(`"${token.raw}" is ${token.type}, but text is plain`);
  });
  return parts
    .join('')
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ');
}

/** A blockquote with one `key: value` per line. */
function fieldsOf({ text }: Tokens.Blockquote, fail: Fail): Record<string, string> {
  return Object.fromEntries(
    text.split('\n').map((line) => {
      const [, key, value] = FIELD.exec(line.trim()) ?? fail(`"${line}" is no "key: value"`);
      return [key!, textOf(value!, fail)] as const;
    }),
  );
}

function blockOf(token: Token, fail: Fail): string {
  if (token.type === 'paragraph') return textOf((token as Tokens.Paragraph).text, fail);
  if (token.type !== 'list') return fail(`"${token.raw.trim()}" is ${token.type}, which is not supported`);
  const { ordered, items } = token as Tokens.List;
  if (ordered) fail(`"${token.raw.trim()}" is a numbered list`);
  return items.map((item) => `- ${textOf(item.text, fail)}`).join('\n');
}

/**
 * Compiles a content file: front matter in YAML, then sections, which begin with a heading of level 2, or 3 for nested
 * ones. A section contains paragraphs, lists, and a blockquote of fields. Throws an Error that names the invalid part.
 */
export function compileMarkdown(source: string): MarkdownFile {
  const text = source.replaceAll('\r\n', '\n');
  const [head = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  const sections: MarkdownSection[] = [];
  let section: MarkdownSection | undefined;
  let gap = '';
  const fail: Fail = (what) => {
    throw new Error(`${section ? `Section "${section.id}": ` : ''}${what}`);
  };
  for (const token of new Lexer({ gfm: false }).lex(text.slice(head.length))) {
    if (token.type === 'space') gap = '\n\n';
    else if (token.type === 'heading') {
      const { depth, text: heading } = token as Tokens.Heading;
      const [, title = '', id = title] = HEADING.exec(heading) ?? [];
      section = { id, title: textOf(title, fail), text: '', fields: {}, sections: [] };
      if (depth === 2) sections.push(section);
      else if (depth === 3 && sections.length) sections.at(-1)!.sections.push(section);
      else fail('a heading has level 2, or 3 within a section');
    } else if (!section) fail(`"${token.raw.trim()}" stands before the first heading`);
    else if (token.type === 'blockquote')
      Object.assign(section.fields, fieldsOf(token as Tokens.Blockquote, fail));
    else {
      // A list directly after a paragraph, without a blank line, belongs to it.
      section.text += `${section.text && gap}${blockOf(token, fail)}`;
      gap = '\n';
    }
  }
  return { ...(parse(yaml) as object | null), sections };
}
