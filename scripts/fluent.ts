/** Compiles message catalogues (Project Fluent, .ftl) to ES modules, and their declarations to TypeScript. */
import {
  parse,
  Resource,
  type Attribute,
  type Expression,
  type FunctionReference,
  type InlineExpression,
  type Message,
  type Pattern,
  type SelectExpression,
  type Term,
} from '@fluent/syntax';

/** The type of a variable: any text, or what a selector needs. */
export type Kind = 'text' | 'number' | 'boolean' | 'nullable' | 'date' | readonly string[];

export type Leaf =
  | { readonly text: string }
  | { readonly code: string; readonly args: ReadonlyMap<string, Kind>; readonly isRich: boolean };

/** Messages by path; keys numbered from 1 form a list. */
export interface Tree {
  readonly [key: string]: Leaf | Tree;
}

const PLURALS: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

export const isLeaf = (node: Leaf | Tree): node is Leaf =>
  typeof (node as Leaf & { text?: unknown }).text === 'string' ||
  typeof (node as { code?: unknown }).code === 'string';

/** Parses a Fluent resource; throws a SyntaxError with the line of an error. */
export function readCatalogue(source: string, file: string): Resource {
  const resource = parse(source, {});
  for (const entry of resource.body)
    if (entry.type === 'Junk') {
      const line = source.slice(0, entry.span?.start ?? 0).split('\n').length;
      throw new SyntaxError(`${file}:${line}: ${entry.annotations.map(({ message }) => message).join('; ')}`);
    }
  return resource;
}

type Piece = string | { readonly code: string };
type TermArgs = ReadonlyMap<string, string>;

class Compiler {
  readonly #terms: ReadonlyMap<string, Term>;
  readonly #messages: ReadonlyMap<string, Message>;
  args = new Map<string, Kind>();
  isRich = false;

  constructor(resource: Resource) {
    this.#terms = new Map(
      resource.body.flatMap((entry) => (entry.type === 'Term' ? [[entry.id.name, entry]] : [])),
    );
    this.#messages = new Map(
      resource.body.flatMap((entry) => (entry.type === 'Message' ? [[entry.id.name, entry]] : [])),
    );
  }

  leaf(pattern: Pattern): Leaf {
    this.args = new Map();
    this.isRich = false;
    const pieces = this.#pattern(pattern);
    if (pieces.every((piece) => typeof piece === 'string')) return { text: pieces.join('') };
    return { code: `m((a) => ${list(pieces)})`, args: this.args, isRich: this.isRich };
  }

  /** `own`: the arguments of the term being resolved. */
  #pattern({ elements }: Pattern, own?: TermArgs): Piece[] {
    const pieces = elements.flatMap((element) =>
      element.type === 'TextElement' ? [element.value] : this.#expression(element.expression, own),
    );
    // Merges adjacent texts.
    return pieces.reduce<Piece[]>((all, piece) => {
      const last = all.at(-1);
      if (typeof piece === 'string' && typeof last === 'string') return [...all.slice(0, -1), last + piece];
      return [...all, piece];
    }, []);
  }

  #expression(expression: Expression, own?: TermArgs): Piece[] {
    switch (expression.type) {
      case 'StringLiteral':
        return [expression.parse().value];
      case 'NumberLiteral':
        return [expression.value];
      case 'Placeable':
        return this.#expression(expression.expression, own);
      case 'SelectExpression':
        return this.#select(expression, own);
      case 'VariableReference':
        return this.#variable(expression.id.name, own);
      case 'TermReference':
        return this.#term(expression, own);
      case 'MessageReference': {
        const message = this.#messages.get(expression.id.name);
        const { attribute } = expression;
        const pattern = attribute
          ? message?.attributes.find(({ id }) => id.name === attribute.name)?.value
          : message?.value;
        if (!pattern) throw new SyntaxError(`There is no message "${expression.id.name}".`);
        return this.#pattern(pattern, own);
      }
      case 'FunctionReference':
        return [{ code: this.#call(expression) }];
      default:
        throw new SyntaxError(`"${(expression as { type: string }).type}" is not understood.`);
    }
  }

  /** RULE("5.2") is a link to a paragraph; LOWER($name) is for the middle of a sentence; DATETIME($date, ...). */
  #call({ id, arguments: given }: FunctionReference): string {
    const [first] = given.positional;
    if (id.name === 'RULE' && first?.type === 'StringLiteral') {
      this.isRich = true;
      return `{ rule: ${JSON.stringify(first.value)} }`;
    }
    if (first?.type === 'VariableReference') {
      const { name } = first.id;
      const options = given.named.map(
        (one) => `${one.name.name}: ${JSON.stringify(one.value.parse().value)}`,
      );
      if (id.name === 'DATETIME') {
        this.args.set(name, 'date');
        return `d(a.${name}, { ${options.join(', ')} })`;
      }
      if (id.name === 'LOWER') {
        if (!this.args.has(name)) this.args.set(name, 'text');
        return `l(a.${name})`;
      }
    }
    throw new SyntaxError(
      `"${id.name}" is no function of these catalogues, or its argument does not suit it.`,
    );
  }

  #variable(name: string, own?: TermArgs): Piece[] {
    if (own) return own.has(name) ? [own.get(name)!] : [];
    if (!this.args.has(name)) this.args.set(name, 'text');
    return [{ code: `n(a.${name})` }];
  }

  #term(reference: InlineExpression & { type: 'TermReference' }, own?: TermArgs): Piece[] {
    const term = this.#terms.get(reference.id.name);
    if (!term) throw new SyntaxError(`There is no term "-${reference.id.name}".`);
    const named = (reference.arguments?.named ?? []).map(({ name, value }): [string, string] => [
      name.name,
      value.type === 'StringLiteral' ? value.parse().value : value.value,
    ]);
    void own;
    return this.#pattern(term.value, new Map(named));
  }

  #select({ selector, variants }: SelectExpression, own?: TermArgs): Piece[] {
    const keyed = variants.map((variant) => ({
      key: variant.key.type === 'Identifier' ? variant.key.name : variant.key.value,
      isDefault: variant.default,
      pattern: variant.value,
    }));
    const fallback = keyed.find(({ isDefault }) => isDefault)!;
    // A selector in a term is resolved where the term is referenced.
    if (selector.type === 'TermReference' || (own && selector.type === 'VariableReference')) {
      const value = this.#selected(selector, own);
      return this.#pattern((keyed.find(({ key }) => key === value) ?? fallback).pattern, own);
    }
    if (selector.type !== 'VariableReference') throw new SyntaxError('Only a variable or a term selects.');
    const { name } = selector.id;
    this.#note(
      name,
      keyed.map(({ key }) => key),
      fallback.key,
    );
    const cases = keyed.map(({ key, isDefault, pattern }) => {
      const pieces = this.#pattern(pattern, own);
      return `${isDefault ? '_' : JSON.stringify(key)}: ${list(pieces)}`;
    });
    return [{ code: `s(a.${name}, { ${cases.join(', ')} })` }];
  }

  #selected(selector: InlineExpression, own?: TermArgs): string | undefined {
    if (selector.type === 'VariableReference') return own?.get(selector.id.name);
    if (selector.type !== 'TermReference' || !selector.attribute) return undefined;
    const { name } = selector.attribute;
    const value = this.#terms.get(selector.id.name)?.attributes.find(({ id }) => id.name === name)?.value;
    return (
      value &&
      this.#pattern(value)
        .map((piece) => (typeof piece === 'string' ? piece : piece.code))
        .join('')
    );
  }

  /** Notes the type that a selector needs for its variable. */
  #note(name: string, keys: readonly string[], fallback: string): void {
    const kind = kindOf(keys, fallback);
    const known = this.args.get(name);
    const isList = (one: Kind | undefined): one is readonly string[] => Array.isArray(one);
    if (isList(known) && isList(kind)) this.args.set(name, [...new Set([...known, ...kind])]);
    else if (known === undefined || known === 'text') this.args.set(name, kind);
  }
}

function kindOf(keys: readonly string[], fallback: string): Kind {
  if (keys.includes('none')) return 'nullable';
  if (keys.every((key) => key === 'true' || key === 'false' || key === 'other')) return 'boolean';
  if (keys.every((key) => PLURALS.includes(key) || /^-?\d/.test(key))) return 'number';
  return fallback === 'other' ? 'text' : keys;
}

const list = (pieces: readonly Piece[]): string =>
  pieces.length === 1 && typeof pieces[0] === 'string'
    ? JSON.stringify(pieces[0])
    : `[${pieces.map((piece) => (typeof piece === 'string' ? JSON.stringify(piece) : piece.code)).join(', ')}]`;

const at = (tree: Tree, path: readonly string[]): Leaf | Tree | undefined =>
  path.reduce<Leaf | Tree | undefined>((node, key) => (node && !isLeaf(node) ? node[key] : undefined), tree);

/** The tree of messages: a hyphen in an id, or the dot before an attribute, starts a new level. */
export function treeOf(resource: Resource, file: string): Tree {
  const compiler = new Compiler(resource);
  const tree: Record<string, Leaf | Tree> = {};
  const put = (path: readonly string[], pattern: Pattern, entry: Message | Attribute): void => {
    let node = tree;
    for (const key of path.slice(0, -1)) {
      const inner = (node[key] ??= {});
      if (isLeaf(inner)) throw new SyntaxError(`${file}: "${path.join('-')}" is both a message and a level.`);
      node = inner as Record<string, Leaf | Tree>;
    }
    const last = path.at(-1)!;
    if (last in node) throw new SyntaxError(`${file}: "${path.join('-')}" is there twice.`);
    try {
      node[last] = compiler.leaf(pattern);
    } catch (error) {
      throw new SyntaxError(`${file}: ${entry.id.name}: ${(error as Error).message}`, { cause: error });
    }
  };
  for (const entry of resource.body) {
    if (entry.type !== 'Message') continue;
    const path = entry.id.name.split('-');
    if (entry.value) put(path, entry.value, entry);
    const leaf = at(tree, path);
    // Variables declared in a comment, which other languages may need although English does not.
    for (const [, name, kind] of (entry.comment?.content ?? '').matchAll(/\$(\w+) \((number|text)\)/g))
      if (leaf && isLeaf(leaf) && 'args' in leaf && !leaf.args.has(name!))
        (leaf.args as Map<string, Kind>).set(name!, kind as Kind);
    for (const attribute of entry.attributes) put([...path, attribute.id.name], attribute.value, attribute);
  }
  return tree;
}

/** The second tree, with missing messages filled in from the first. */
export function filledIn(from: Tree, tree: Tree): Tree {
  const keys = [...new Set([...Object.keys(from), ...Object.keys(tree)])];
  return Object.fromEntries(
    keys.map((key) => {
      const [base, own] = [from[key], tree[key]];
      if (!base || !own || isLeaf(base) || isLeaf(own)) return [key, own ?? base!];
      return [key, filledIn(base, own)];
    }),
  );
}

/** The entries of a list in order, or null for messages by name. */
function listOf(tree: Tree): (Leaf | Tree)[] | null {
  const keys = Object.keys(tree);
  return keys.length > 0 && keys.every((_, i) => String(i + 1) in tree)
    ? keys.map((_, i) => tree[i + 1]!)
    : null;
}

const property = (key: string): string => (/^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key));

function literal(node: Leaf | Tree): string {
  if (isLeaf(node)) return 'text' in node ? JSON.stringify(node.text) : node.code;
  const items = listOf(node);
  if (items) return `[${items.map(literal).join(', ')}]`;
  return `{\n${Object.entries(node)
    .map(([key, inner]) => `${property(key)}: ${literal(inner)},\n`)
    .join('')}}`;
}

/**
 * The module of a catalogue. The English one is bundled and is the function that returns the messages in the present
 * language; those of other languages replace its result once they have been fetched.
 */
export function moduleOf(tree: Tree, language: string, name: string, runtime: string): string {
  const messages = literal(tree);
  const helpers = ['d', 'l', 'm', 'n', 's'].filter((helper) => new RegExp(`\\b${helper}\\(`).test(messages));
  return [
    `import { catalogue, formatters } from ${JSON.stringify(runtime)};`,
    helpers.length ? `const { ${helpers.join(', ')} } = formatters(${JSON.stringify(language)});` : '',
    language === 'en'
      ? `export default catalogue(${JSON.stringify(name)}, ${messages});`
      : `export default ${messages};`,
  ].join('\n');
}

const KINDS: Readonly<Record<string, string>> = {
  number: 'number',
  boolean: 'boolean',
  date: 'Date',
  nullable: 'Text | null',
};

function typeOf(leaf: Leaf): string {
  if ('text' in leaf) return 'string';
  const entries = [...leaf.args];
  const names = entries.filter(([, kind]) => kind === 'text').map(([name]) => JSON.stringify(name));
  const selects = entries
    .filter(([, kind]) => kind !== 'text')
    .map(([name, kind]) => {
      const type = typeof kind === 'string' ? KINDS[kind]! : kind.map((key) => `'${key}'`).join(' | ');
      return `${name}: ${type}`;
    });
  const type = leaf.isRich ? 'RichMessage' : 'Message';
  return `${type}<${names.join(' | ').replaceAll('"', "'") || 'never'}${selects.length ? `, { ${selects.join('; ')} }` : ''}>`;
}

function declared(node: Leaf | Tree, indent: string): string {
  if (isLeaf(node)) return typeOf(node);
  const items = listOf(node);
  if (items) return `readonly (${[...new Set(items.map((item) => declared(item, indent)))].join(' | ')})[]`;
  const inner = `${indent}  `;
  return `{\n${Object.entries(node)
    .map(([key, one]) => `${inner}readonly ${property(key).replaceAll('"', "'")}: ${declared(one, inner)};\n`)
    .join('')}${indent}}`;
}

export function declarationOf(tree: Tree): string {
  const body = declared(tree, '');
  const types = ['Message', 'RichMessage', 'Text'].filter((type) => new RegExp(`\\b${type}\\b`).test(body));
  return [
    '// Made by `npm run messages` from the catalogue of this name.',
    ...(types.length ? [`import type { ${types.join(', ')} } from '#kit/i18n/messages.ts';`, ''] : ['']),
    `declare const messages: () => ${body};`,
    'export default messages;',
    '',
  ].join('\n');
}
