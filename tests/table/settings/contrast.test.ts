import { readFileSync } from 'node:fs';

const THEMES = ['paper', '1972', 'dark', 'contrast'] as const;
const read = (file: string): string => readFileSync(new URL(`../../../src/${file}`, import.meta.url), 'utf8');
const THEME = read('app/theme.css');
const TALVISOTA = read('games/talvisota/ui/colours.css');

/** The custom properties of one rule. */
function tokensOf(selector: string, source = THEME): Record<string, string> {
  const from = source.indexOf(`\n${selector} {`);
  if (from < 0) throw new Error(`There is no ${selector}`);
  const block = source.slice(from, source.indexOf('\n}', from));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1]!, m[2]!]));
}

type Rgb = readonly [number, number, number];

const rgb = (hex: string): Rgb => {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`${hex} is no colour of six digits`);
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as unknown as Rgb;
};

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
const luminance = (colour: Rgb): number => {
  const [r, g, b] = colour
    .map((c) => c / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ratio = (a: Rgb, b: Rgb): number => {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const mix = (over: Rgb, under: Rgb, share: number): Rgb =>
  over.map((c, i) => c * share + under[i]! * (1 - share)) as unknown as Rgb;

/** Text of any size: 4.5 to 1. */
const TEXT: readonly (readonly [string, readonly string[]])[] = [
  ['ink', ['white', 'paper', 'paper-shade', 'paper-deep', 'choice-wash', 'signal-wash']],
  ['ink-soft', ['white', 'paper', 'paper-shade', 'choice-wash', 'signal-wash']],
  ['ink-faint', ['white', 'paper', 'paper-shade']],
  ['choice', ['white', 'paper', 'paper-shade', 'choice-wash', 'signal-wash']],
  ['signal-strong', ['white', 'paper', 'choice-wash']],
  ['on-choice', ['choice', 'ink']],
  ['on-signal', ['signal', 'signal-strong']],
  ['white', ['ink', 'signal']],
  ['night-ink', ['night', 'night-raised', 'turn-finn', 'turn-soviet']],
  ['night-ink-soft', ['night', 'turn-finn', 'turn-soviet']],
  ['finn-ink', ['finn']],
  ['soviet-ink', ['soviet']],
  ['allied-ink', ['allied']],
  // The map: names of towns, waters and hexes; costs with their halo.
  ['ink', ['land', 'land-soviet', 'neutral', 'swamp', 'mountain', 'water', 'ice-sheet']],
  ['water-ink', ['water', 'land', 'ice-sheet']],
  ['number-ink', ['land', 'land-soviet', 'swamp 62% over land']],
  ['shield-ink', ['shield']],
  ['worth-ink', ['land', 'land-soviet', 'water']],
  // Costs of moves, names of the fortified lines, all with the halo that they have.
  ['choice', ['land', 'land-soviet']],
  ['fort', ['land', 'water']],
  ['land', ['ink']],
];

/** Parts of the interface, lines of the map, lettering as large as names of countries: 3 to 1. */
const PARTS: readonly (readonly [string, readonly string[]])[] = [
  ['rule-strong', ['white', 'paper', 'paper-shade']],
  ['choice', ['white', 'paper']],
  ['signal', ['white', 'paper', 'signal-wash']],
  ['focus', ['white', 'paper', 'paper-shade', 'land', 'water', 'table']],
  ['night-ink', ['night']],
  ['water-ink', ['water', 'land', 'neutral']],
  ['water-line', ['land']],
  ['river', ['land', 'land-soviet', 'swamp 62% over land', 'swamp 62% over land-soviet']],
  ['fort', ['land', 'land-soviet', 'swamp 62% over land']],
  ['frontier', ['land', 'land-soviet', 'frontier-band', 'neutral']],
  ['water-ink', ['land-soviet', 'swamp 62% over land', 'water-deep']],
  ['tuft', ['swamp 62% over land', 'swamp 62% over land-soviet']],
  ['peak', ['mountain']],
  ['grid', ['land', 'land-soviet']],
  ['road-edge', ['land', 'land-soviet', 'road']],
  ['country-ink', ['land', 'land-soviet', 'neutral']],
  [
    'choice',
    ['land', 'land-soviet', 'choice 17% over land', 'choice 17% over land-soviet', 'choice 17% over water'],
  ],
  // The edges of zones lie on the tinted ground of a front.
  ['finn-accent', ['finn-accent 11.3% over land', 'swamp 62% over land']],
  ['soviet-accent', ['soviet-accent 11.3% over land-soviet', 'swamp 62% over land']],
  ['ink-soft', ['land', 'land-soviet', 'neutral']],
  ['signal', ['land', 'land-soviet']],
  ['signal-strong', ['land', 'land-soviet']],
  ['finn-edge', ['finn']],
  ['finn-accent', ['land', 'land-soviet']],
  ['soviet-accent', ['land', 'land-soviet']],
];

/** The fronts of Talvisota, each a shade of its own: Finnish ground and Soviet ground. */
const OF_FINLAND = ['land', 'finn-accent 11% over land'] as const;
const OF_USSR = ['soviet-accent 7% over neutral', 'soviet-accent 19% over neutral'] as const;
const FRONTS = [...OF_FINLAND, ...OF_USSR] as const;

/** Talvisota's map, its trays and tracks; the course of a war; the small map. */
const LATER_TEXT: typeof TEXT = [
  ['ink', FRONTS],
  ['ink-soft', ['paper', 'choice-wash']],
  // What is dragged, and what comes of dropping it.
  ['night-ink', ['night']],
];
const LATER_PARTS: typeof PARTS = [
  // Letters as large as headings.
  ['ink-soft 80%', FRONTS],
  // Countries, roads, spaces, railways, ice, the frontier, walls.
  ['finn-accent', FRONTS],
  ['soviet-edge', FRONTS],
  ['ink-faint', ['neutral', 'road', ...FRONTS]],
  ['ink', [...FRONTS, 'water', 'neutral']],
  ['water-ink', FRONTS],
  // Rings and arrows.
  ['choice', FRONTS],
  ['signal-strong', FRONTS],
  ['soviet-accent', FRONTS],
  ['focus', FRONTS],
  // Places of a tray that are open, and the one that is taken.
  ['choice', ['paper', 'choice-wash']],
  ['signal', ['paper', 'white']],
  // Losses and points by turn.
  ['soviet-accent 75%', ['paper', 'white']],
  ['finn-accent 75%', ['paper', 'white']],
  ['ink', ['paper', 'white']],
];

/** What is opened by hand: the fan of a stack, the sheet by its stops, the list of what has not moved. */
const BY_HAND_TEXT: typeof TEXT = [
  ['ink', ['white', 'paper']],
  ['on-choice', ['choice']],
];
const BY_HAND_PARTS: typeof PARTS = [
  // The rim of a fan and its stem on the ground, and on its own plate.
  ['ink', ['land', 'land-soviet', 'swamp 62% over land', 'water', 'ice-sheet', 'neutral', 'paper']],
  // The handle of the sheet; its upper edge on the map.
  ['rule-strong', ['paper']],
  ['ink', ['table']],
  // A line of the list, and the signal beside it.
  ['rule-strong', ['white', 'paper']],
  ['signal', ['paper']],
];

/** A counter is told from the land by its body or by its edge. */
const COUNTERS = [
  ['finn', 'finn-edge'],
  ['soviet', 'soviet-edge'],
  ['allied', 'finn-edge'],
] as const;

type Tokens = Readonly<Record<string, string>>;

const tokensOfTheme = (theme: string): Tokens => ({
  ...tokensOf("[data-theme='paper']"),
  ...(theme === 'paper' ? {} : tokensOf(`[data-theme='${theme}']`)),
});

/** What Talvisota puts over them. */
const tokensOfTalvisota = (theme: string): Tokens => ({
  ...tokensOfTheme(theme),
  ...tokensOf("[data-theme] [data-game='talvisota']", TALVISOTA),
  ...(theme === 'paper' ? {} : tokensOf(`[data-theme='${theme}'] [data-game='talvisota']`, TALVISOTA)),
});

/** Looks at pairs of these colours. */
function coloursOf(tokens: Tokens) {
  const plain = (name: string): Rgb => {
    const value = tokens[name];
    if (!value) throw new Error(`theme.css has no --${name}`);
    return rgb(value);
  };
  /** A colour by its name, or half transparent over another: 'swamp 62% over land'. */
  const colour = (name: string): Rgb => {
    const [, over, share, under] = /^([\w-]+) ([\d.]+)% over (.+)$/.exec(name) ?? [];
    return under ? mix(plain(over!), colour(under), Number(share) / 100) : plain(name);
  };
  /** An ink that lets the ground shine through is looked at over that: 'country-ink 55%'. */
  const inkOn = (ink: string, ground: string): Rgb =>
    colour(ink.endsWith('%') ? `${ink} over ${ground}` : ink);
  const weak = (pairs: typeof TEXT, least: number): string[] =>
    pairs.flatMap(([ink, grounds]) =>
      grounds
        .map((ground) => [`${ink} on ${ground}`, ratio(inkOn(ink, ground), colour(ground))] as const)
        .filter(([, found]) => found < least)
        .map(([pair, found]) => `${pair}: ${found.toFixed(2)}`),
    );
  /** Bodies that are told from a ground neither by themselves nor by their edge. */
  const faint = (bodies: readonly (readonly [body: string, edge: string])[], grounds: readonly string[]) =>
    bodies.flatMap(([body, edge]) =>
      grounds
        .filter((ground) => [body, edge].every((drawn) => ratio(colour(drawn), colour(ground)) < 3))
        .map((ground) => `${body} on ${ground}`),
    );
  return { weak, faint, between: (a: string, b: string): number => ratio(colour(a), colour(b)) };
}

/** Between bare ground and deep snow the map of Winter War mixes the two (seasons.module.css). */
const GROUNDS = ['as it is', 'bare', 'under snow'] as const;

function tokensOfGround(theme: string, ground: (typeof GROUNDS)[number]): Tokens {
  const tokens = tokensOfTheme(theme);
  if (ground === 'as it is') return tokens;
  const name = ground === 'bare' ? 'bare' : 'snow';
  return { ...tokens, land: tokens[name]!, 'land-soviet': tokens[`${name}-soviet`]! };
}

const LOOKS = THEMES.flatMap((theme) => GROUNDS.map((ground) => [theme, ground] as const));

describe.each(LOOKS)('the theme %s with the ground %s', (theme, ground) => {
  const { weak, faint, between } = coloursOf(tokensOfGround(theme, ground));

  test('text stands out 4.5 to 1', () => {
    expect(weak(TEXT, 4.5)).toEqual([]);
  });

  test('parts of the interface and lines of the map stand out 3 to 1', () => {
    expect(weak(PARTS, 3)).toEqual([]);
  });

  test('so do those of the second game, of what is carried and of the course of a war', () => {
    expect([...weak(LATER_TEXT, 4.5), ...weak(LATER_PARTS, 3)]).toEqual([]);
  });

  test('so do a fan, the stops of the sheet and the list of what has not moved', () => {
    expect([...weak(BY_HAND_TEXT, 4.5), ...weak(BY_HAND_PARTS, 3)]).toEqual([]);
  });

  test('counters stand out from land, water and the plate of a fan by their body or their edge', () => {
    const grounds = ['land', 'land-soviet', 'water', 'ice-sheet', 'swamp 62% over land', 'paper'];
    expect(faint(COUNTERS, grounds)).toEqual([]);
  });

  test('the two armies differ by lightness, not only by hue', () => {
    expect(between('finn', 'soviet')).toBeGreaterThan(4.5);
  });
});

/** Blue and beige counters, blue and red spaces, on the grounds of the fronts; the number of a village is fainter. */
const TALVISOTA_TEXT: typeof TEXT = [
  ...LATER_TEXT,
  ['night-ink', ['turn-finn', 'turn-soviet']],
  ['night-ink-soft', ['turn-finn', 'turn-soviet']],
  ['finn-ink', ['finn']],
  ['soviet-ink', ['soviet']],
  ['space-finn-ink 72%', ['space-finn']],
  ['space-soviet-ink 72%', ['space-soviet']],
];
const SPACES = [
  ['space-finn', 'finn-accent'],
  ['space-soviet', 'space-soviet-edge'],
] as const;

describe.each(THEMES)('Talvisota in the theme %s', (theme) => {
  const { weak, faint, between } = coloursOf(tokensOfTalvisota(theme));

  test('text stands out 4.5 to 1, parts 3 to 1', () => {
    expect([...weak(TALVISOTA_TEXT, 4.5), ...weak(LATER_PARTS, 3)]).toEqual([]);
  });

  test('counters and spaces stand out from every ground, and counters from panels', () => {
    const grounds = [...FRONTS, 'water', 'water-deep'];
    expect([
      ...faint(COUNTERS.slice(0, 2), [...grounds, 'paper', 'white']),
      ...faint(SPACES, grounds),
    ]).toEqual([]);
  });

  test('the armies, and the spaces that either holds, differ by lightness, not only by hue', () => {
    expect(between('finn', 'soviet')).toBeGreaterThan(4.5);
    expect(between('space-finn', 'space-soviet')).toBeGreaterThan(4.5);
  });
});
