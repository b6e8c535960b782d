import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { positionFrom, serialise, writeGame, writePosition, type PositionSpec } from '#engine/winter-war';
import { readIncoming, type Incoming } from '#table/store/incoming.ts';
import { gameLink, positionLink, problemLink } from '#table/store/links.ts';
import type { Game } from '#table/game/game.ts';
import { registerGames, setActiveGame } from '#table/game/registry.ts';
import shipped from '#games/winter-war/problems/problems.json';
import { bringPure } from './tab.ts';
import { randomGame } from '../../games/winter-war/records/random-game.ts';

const line = randomGame(5, {}, 60);
const named = { ...line, about: { players: { finn: 'Anna Jääskelä', soviet: 'Ivan “Vanya” V.' } } };
const state = positionFrom({ turn: 2, phasing: 'soviet', units: [{ type: '6-4-2', hex: '1703' }] });
const record = serialise(named);
const text = writeGame(line);
const problemFile = `[\n${JSON.stringify(shipped[0])}\n]\n`;

beforeAll(bringPure);

/** What became of it: what it is, or why it is refused and where. */
function told(read: Incoming): string {
  if (read.ok) return read.kind;
  const { problem } = read;
  switch (problem.of) {
    case 'file':
    case 'link':
      return `${problem.of} ${problem.error.key}`;
    case 'notation':
      return `${problem.refusal.line}:${problem.refusal.column} ${problem.refusal.key}`;
    case 'damaged':
      return `${problem.line}:${problem.column} damaged`;
    case 'hosted':
      return 'hosted';
    case 'foreign':
      return problem.as ?? 'words';
  }
}
const read = async (incoming: string | Uint8Array): Promise<string> => told(await readIncoming(incoming));
/** The record of it, or the file of a problem. */
const content = (found: Incoming): string =>
  !found.ok
    ? told(found)
    : found.kind === 'problem'
      ? JSON.stringify(JSON.parse(found.file))
      : serialise(found.timeline as typeof line);
const bytes = (incoming: string, encoding: BufferEncoding = 'utf8'): Uint8Array =>
  new Uint8Array(Buffer.from(incoming, encoding));

/** Lines of at most so many letters: broken at spaces, as mail programs do, or anywhere. */
const wrapped = (incoming: string, width: number): string =>
  incoming.replaceAll(new RegExp(`(.{1,${width}})(?: +|$)\\n?`, 'gm'), '$1\n');
const cut = (incoming: string, width: number): string =>
  incoming.replaceAll(new RegExp(`.{${width}}(?=.)`, 'g'), '$&\n');
const quoted = (incoming: string): string => incoming.replaceAll(/^/gm, '> ');
const quotedPrintable = (incoming: string): string =>
  [...bytes(incoming)]
    .map((byte) =>
      byte === 10
        ? '\n'
        : byte === 61 || byte > 126
          ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
          : String.fromCharCode(byte),
    )
    .join('')
    .replaceAll(/((?:=[0-9A-F]{2}|[^\n=]){60,70})(?=[^\n])/g, '$1=\n');
const base64 = (incoming: string): string =>
  `Content-Transfer-Encoding: base64\n\n${Buffer.from(incoming).toString('base64').replaceAll(/.{76}/g, '$&\n')}\n`;
const inMail = (incoming: string): string =>
  `Hi Ivan,\n\nhere is our game.\n\n${incoming}\n\nBest,\nAnna\n-- \nSent from my phone, 040 1234567\n`;

/** What happens to a text on its way. */
const WRAPPINGS: readonly (readonly [string, (incoming: string) => string | Uint8Array])[] = [
  ['as it is', (one) => one],
  ['bytes', bytes],
  ['a byte order mark', (one) => bytes(`\uFEFF${one}`)],
  ['UTF-16', (one) => bytes(`\uFEFF${one}`, 'utf16le')],
  ['UTF-16 without a mark', (one) => bytes(one, 'utf16le')],
  ['UTF-16, the other way round', (one) => Buffer.from(bytes(`\uFEFF${one}`, 'utf16le')).swap16()],
  ['CR and LF', (one) => one.replaceAll('\n', '\r\n')],
  ['CR', (one) => one.replaceAll('\n', '\r')],
  ['blank lines around', (one) => `\n\n  ${one}\n \n`],
  ['a zero behind', (one) => bytes(`${one}\0\u001A`)],
  ['a message', inMail],
  ['a quotation', (one) => quoted(`Hi\n\n${one}`)],
  ['a quotation of a quotation', (one) => quoted(quoted(one))],
  ['a fence', (one) => `Our game so far:\n\n\`\`\`text\n${one}\n\`\`\`\n\nYour move; 1405 is weak.`],
  ['quoted-printable', (one) => quotedPrintable(inMail(one))],
  ['base64', base64],
];

describe('what the app writes comes back out of whatever it went through', () => {
  const games: readonly (readonly [string, string, () => Promise<string>])[] = [
    ['a file', 'game', async () => record],
    ['a link', 'game', async () => `https://example.org/ww/${await gameLink(line)}`],
    ['a link to a position', 'position', async () => `https://example.org/ww/${await positionLink(state)}`],
    ['a game as text', 'game', async () => text],
    ['a position as text', 'position', async () => writePosition(state)],
    ['a problem', 'problem', async () => problemFile],
    ['several problems', 'problem', async () => JSON.stringify(shipped.slice(0, 2))],
    [
      'a link to a problem',
      'problem',
      async () => `https://example.org/ww/${await problemLink(problemFile)}`,
    ],
  ];

  it.each(games)('%s', async (_, kind, write) => {
    const one = await write();
    const whole = await readIncoming(one);
    for (const [name, wrap] of WRAPPINGS) {
      const found = await readIncoming(wrap(one));
      expect([name, told(found)]).toEqual([name, kind]);
      expect(content(found) === content(whole)).toBe(true);
    }
  });

  it('a file: cut at a width, and its only spaces made line breaks', async () => {
    for (const one of [
      cut(record, 76),
      inMail(cut(record, 76)),
      quoted(cut(record, 74)),
      wrapped(record, 76),
    ])
      expect(content(await readIncoming(one)) === record).toBe(true);
    expect(await read(record.replaceAll('"', '”').replaceAll('Ivan “Vanya”', 'Ivan'))).toBe('game');
  });

  it('a game and a position as text: wrapped, and with other signs for the plain ones', async () => {
    for (const [one, kind] of [
      [text, 'game'],
      [writePosition(state), 'position'],
    ] as const)
      for (const other of [
        wrapped(one, 72),
        quoted(wrapped(one, 72)),
        one.replaceAll('-', '–').replace('winter–war', 'winter-war'),
        one.replaceAll('-', '−'),
        one.replaceAll(' ', '\u00A0'),
        one.replaceAll(/ (?=\d)/g, ' \u200B'),
        one.replaceAll('>', '&gt;'),
      ])
        expect([other.slice(0, 80), await read(other)]).toEqual([other.slice(0, 80), kind]);
  });
});

describe('a link', () => {
  it.each<readonly [string, (link: string) => string]>([
    ['a full stop', (link) => `See ${link}.`],
    ['a comma', (link) => `${link}, then`],
    ['brackets', (link) => `(${link})`],
    ['smart quotes', (link) => `“${link}”`],
    ['Markdown', (link) => `[our game](${link}) **${link}**`],
    ['BBCode', (link) => `[url=${link}]our game[/url]`],
    ['HTML', (link) => `<a href="${link.replace('#', '?a=1&amp;b=2#')}">x</a>`],
    ['a shortcut', (link) => `[InternetShortcut]\r\nURL=${link}\r\n`],
    ['a soft hyphen', (link) => `${link.slice(0, 90)}\u00AD${link.slice(90)}`],
    ['marks of direction', (link) => `\u200F${link}\u200E`],
    ['%3D and %20', (link) => `${link.replace('=', '%3D')}%20and`],
    ['%0A', (link) => `${link}%0A`],
    [
      'an address within an address',
      (link) => `https://safe.example/?url=${encodeURIComponent(link)}&data=1`,
    ],
    ['lines', (link) => `Your move:\n${cut(link, 70)}\nSee you`],
    ['lines of a quotation', (link) => quoted(`Your move:\n${cut(link, 70)}\nSee you`)],
    ['another link before it', (link) => `https://lichess.org/?game=abcd\n${link}`],
  ])('opens in %s', async (_, around) => {
    const link = `https://example.org/${await positionLink(state)}`;
    expect(await read(around(link))).toBe('position');
  });

  it.each<readonly [string, string, (link: string) => string]>([
    ['cut in half', 'link damaged', (link) => link.slice(0, 100)],
    ['with a letter changed', 'link damaged', (link) => link.replace('=', '=A')],
    ['without its form', 'link damaged', (link) => link.replace(/\.\d$/, '')],
    ['of a form to come', 'link newer', (link) => link.replace(/\d$/, '9')],
    ['to a game at a host', 'hosted', () => 'https://example.org/#play=abcd'],
    ['to another site', 'words', () => 'https://lichess.org/abcd'],
    ['to a game of another site', 'words', () => 'https://lichess.org/?game=abcd'],
  ])('%s is refused: %s', async (_, why, change) => {
    expect(await read(change(`https://example.org/${await positionLink(state)}`))).toBe(why);
  });
});

describe('what cannot be read is named', () => {
  const head = '{"format":"winter-war","version":2,';
  const changed = (from: RegExp | string, to: string): string => record.replace(from, to);
  it.each<readonly [string, string, string | Uint8Array]>([
    ['nothing', 'empty', ''],
    ['no bytes', 'empty', new Uint8Array()],
    ['blanks and a byte order mark', 'empty', ' \r\n\uFEFF'],
    ['a packed file', 'compressed', gzipSync(bytes(record))],
    ['an archive', 'compressed', bytes('PK\u0003\u0004....')],
    ['a picture', 'picture', bytes('\x89PNG\r\n\x1A\n', 'latin1')],
    ['a drawing', 'picture', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a document', 'program', bytes('%PDF-1.7\n')],
    ['a page', 'program', '<!doctype html><p>x</p>'],
    ['a game of chess', 'program', '[Event "Casual game"]\n\n1. e4 e5 1-0\n'],
    ['a game of go', 'program', '(;GM[1]FF[4])'],
    ['other JSON', 'program', '{"a":[1,2]}'],
    ['a list of numbers', 'program', '[1,2]'],
    ['a record of another game', 'program', '{"format":"chess","version":1}'],
    ['zeros', 'binary', new Uint8Array(100)],
    ['anything', 'binary', Uint8Array.from({ length: 300 }, (_, i) => (i * 7) % 32)],
    ['words', 'words', 'See you tomorrow!'],
    ['the name of the game', 'words', 'winter-war'],
    ['a sentence of it', 'words', 'We played winter-war 4 times'],
    ['markup', 'words', '<img src=x onerror=alert(1)>'],
    ['a record that breaks off', `1:${record.length - 99} damaged`, record.slice(0, -100)],
    ['a comma too many', '1:36 damaged', `${head},"rules":3}`],
    ['a word that is cut', '2:36 damaged', `Hi!\n${head}tru}\nBye!`],
    ['a record of a later form', 'file newer', changed('"version":2', '"version":9')],
    ['a record of a later edition', 'file newer', changed(/"rules":\d+/, '"rules":99')],
    ['a field of another name', 'file damaged', changed('"unit":', '"<img src=x onerror=alert(1)>":')],
    ['a number that is none', 'file damaged', changed(/"at":\d+/, '"at":1e999')],
    ['a step against the rules', 'file illegal-step', changed('"type":"end"', '"type":"roll"')],
    ['depth', 'file damaged', `${head}"start":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['a text of any length', 'file too-large', ' '.repeat(5_000_001)],
    ['a word of Object', 'file damaged', changed('{', '{"toString":1,')],
    ['a prototype', 'file damaged', changed('{', '{"__proto__":{"format":"winter-war"},')],
    ['a step of no kind', '4:4 expected', 'winter-war game\nrules errata\n\n0F palce 6-6-2/4 1405'],
    [
      'a step left out',
      '6:1 expected',
      'winter-war game\nrules errata\n\n0F place 6-6-2/4 1405\n\nennd; 6-6-2/4 1405',
    ],
    ['a position of another turn', '1:12 expected', 'winter-war 99X movement'],
    ['a position with a mistake', '1:15 expected', 'winter-war 4S march rules=errata'],
    ['the same in a quotation', '3:17 expected', 'Hi\n\n> winter-war 4S march rules=errata'],
  ])('%s: %s', async (_, name, incoming) => {
    expect(await read(incoming)).toBe(name);
  });

  it('a place in a file has no more letters than can be shown', async () => {
    const found = await readIncoming(changed('{', `{"${'<b>'.repeat(9000)}":1,`));
    expect(
      !found.ok && found.problem.of === 'file' && String(found.problem.error.params['where']).length,
    ).toBe(80);
  });

  it('an old file in the letters of Western Europe has its names', async () => {
    const found = await readIncoming(
      bytes(serialise({ ...line, about: { players: { finn: 'Jääskelä' } } }), 'latin1'),
    );
    expect(found).toMatchObject({ ok: true, timeline: { about: { players: { finn: 'Jääskelä' } } } });
  });

  it(
    'nothing makes it throw or hang, and nothing changed is taken for whole',
    { timeout: 60_000 },
    async () => {
      const link = await gameLink(line);
      const noise = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.constantFrom('\n> ', '{"', '```', '=\n', '#game=', '“'),
      );
      expect.hasAssertions();
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(record, text, link, problemFile),
          fc.constantFrom(...WRAPPINGS),
          fc.nat(),
          fc.nat(40),
          noise,
          async (one, [, wrap], at, lost, put) => {
            const place = at % one.length;
            const found = await readIncoming(wrap(one.slice(0, place) + put + one.slice(place + lost)));
            expect(told(found)).toBeTypeOf('string');
          },
        ),
        { numRuns: 60 },
      );
    },
  );
});

it('who plays comes along, and an unknown player is refused', async () => {
  const seats = { finn: 'officer', soviet: 'human', seed: 3 } as const;
  for (const one of [
    serialise(line, seats),
    await gameLink(line, line.cursor, seats),
    writeGame(line, seats),
  ])
    expect(await readIncoming(one)).toMatchObject({ ok: true, seats });
  expect(await read(serialise(line, seats).replace('officer', '<b>'))).toBe('file damaged');
});

it('only a saved game with nothing around it goes on the table unseen', async () => {
  for (const [one, isFile] of [
    [record, true],
    [`\n${record}\n`, true],
    [inMail(record), undefined],
    [text, undefined],
    [await gameLink(line), undefined],
  ] as const)
    expect(await readIncoming(one)).toMatchObject({ ok: true, ...(isFile && { isFile }) });
});

it('a position as earlier versions wrote it opens', async () => {
  const spec: PositionSpec = { turn: 4, phasing: 'finn', units: [{ type: '6-6-2', hex: '1405' }] };
  expect(await read(JSON.stringify(spec))).toBe('position');
  expect(await read('{"turn":4}')).toBe('1:1 position');
});

describe('what is of a second game', () => {
  /** Its records are words: what begins with "no" is refused for that reason. */
  const second = {
    meta: { id: 'counting' },
    rules: {},
    codec: {
      form: 2,
      pack: (record: string) => new TextEncoder().encode(record),
      unpack: (bytes: Uint8Array | null) => (bytes ? new TextDecoder().decode(bytes) : 'none'),
    },
    records: {
      serialise: ({ about }: { about: { id: string } }) => about.id,
      restore: (text: string) =>
        text.startsWith('no ')
          ? { ok: false, error: { key: text.slice(3), params: { step: 4 }, text } }
          : { ok: true, timeline: { start: text, steps: [] } },
    },
  } as unknown as Game;
  const notation = async () => ({
    readPosition: (text: string) =>
      text === '{"turn":9}' ? { ok: false, refusal: 'E' } : { ok: true, timeline: text },
    readGame: (text: string) => ({ ok: true, timeline: `game ${text}` }),
  });
  const linkTo = async (record: string): Promise<string> => {
    setActiveGame(second);
    const link = await gameLink({ start: null, steps: [], cursor: 0, about: { id: record } });
    await bringPure();
    return link;
  };

  beforeAll(() =>
    registerGames([{ meta: second.meta, load: () => Promise.resolve(second) }] as unknown as Parameters<
      typeof registerGames
    >[0]),
  );
  beforeEach(bringPure);
  afterAll(() => registerGames([]));

  it('is named in its links, and opened as of that game', async () => {
    const link = await linkTo('a record');
    expect(link).toMatch(/^#game=counting\.[\w-]+\.2$/);
    expect(await readIncoming(link)).toEqual({
      ok: true,
      kind: 'game',
      game: second,
      timeline: { start: 'a record', steps: [] },
      faults: [],
    });
  });

  it.each<[string, string | null]>([
    ['counting.LETTERS.2', null],
    ['counting.LETTERS.2.2', null],
    ['counting.!LETTERS.2', 'damaged'],
    ['counting.LETTERS!.2', 'damaged'],
    ['counting..2', 'damaged'],
    ['counting.LETTERS.x2', 'damaged'],
    ['counting.LETTERS.2x', null],
    ['chess.LETTERS.2', 'not-a-game'],
    ['counting.LETTERS.3', 'newer'],
    ['counting.LETTERS.0', 'damaged'],
    ['counting.LETTERS.', 'damaged'],
    ['counting.xLETTERS.2', 'damaged'],
    ['counting', 'damaged'],
    ['', 'damaged'],
  ])('as %s is refused: %s', async (text, key) => {
    const [, letters = ''] = (await linkTo('a record')).split('.');
    const read = await readIncoming(`#game=${text.replace('LETTERS', letters)}`);
    expect(read).toMatchObject(
      key === null ? { ok: true } : { ok: false, problem: { of: 'link', error: { key } } },
    );
  });

  it.each([
    ['no newer', { key: 'newer' }],
    ['no not-json', { key: 'damaged' }],
    ['no illegal-step', { key: 'illegal-step', step: 4 }],
  ])('is refused where its record is: %s', async (record, error) => {
    expect(await readIncoming(await linkTo(record))).toEqual({
      ok: false,
      problem: { of: 'link', error },
    });
  });

  it('is read up to so many letters', async () => {
    const letters = (count: number) => `#game=${'A'.repeat(count)}.1`;
    for (const [count, key] of [
      [65_536, 'damaged'],
      [65_537, 'too-large'],
    ] as const)
      expect(await readIncoming(letters(count))).toMatchObject({ problem: { error: { key } } });
  });

  it('is known by its record, and by its notation where it is on the table', async () => {
    const record = '{"format":"counting"}';
    expect(await readIncoming(record)).toMatchObject({
      kind: 'game',
      game: second,
      timeline: { start: record },
    });
    setActiveGame(second);
    expect(await readIncoming('{"turn":1}')).toEqual({
      ok: false,
      problem: { of: 'foreign', as: 'program' },
    });
    const noting = { ...second, notation } as unknown as Game;
    setActiveGame(noting);
    expect(await readIncoming('{"turn":1}')).toEqual({
      ok: true,
      kind: 'position',
      game: noting,
      timeline: '{"turn":1}',
      faults: [],
    });
    expect(await readIncoming('{"turn":9}')).toEqual({
      ok: false,
      problem: { of: 'notation', refusal: 'E', game: noting },
    });
    for (const [text, kindOfIt] of [
      ['counting 1', 'position'],
      ['# one\r\n\r\ncounting game\r\nrules', 'game'],
      ['counting T3', 'position'],
    ] as const)
      expect(await readIncoming(text)).toMatchObject({ ok: true, kind: kindOfIt, game: noting });
  });
});
