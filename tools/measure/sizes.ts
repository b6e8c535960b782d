/** What goes over the line, compressed. */
import type { Browser, Request } from '@playwright/test';
import { fetchable, type Script } from '../../scripts/fetchable.ts';
import type { Site, SiteFile } from './site.ts';

const KB = 1000;
const kilobytes = (files: readonly SiteFile[]): number =>
  Math.round(files.reduce((sum, { sent }) => sum + sent.length, 0) / KB);

/** By name; `data` are scripts that hold one text of JSON. */
const KINDS = {
  scripts: /^(?!.*\/data\/).*\.js$/,
  styles: /\.css$/,
  fonts: /\.woff2$/,
  pictures: /\.(svg|png|webp)$/,
  data: /\/data\/.*\.js$/,
} as const;
type Kind = keyof typeof KINDS;

const ofKind = (files: readonly SiteFile[], kind: Kind): SiteFile[] =>
  files.filter(({ name }) => KINDS[kind].test(name));

export type Sizes = Readonly<Record<Kind, number>>;

/** What was asked for, by name, and how much that is. */
interface Asked extends Sizes {
  readonly names: ReadonlySet<string>;
}

const sizesOf = (files: readonly SiteFile[]): Sizes => ({
  scripts: kilobytes(ofKind(files, 'scripts')),
  styles: kilobytes(ofKind(files, 'styles')),
  fonts: kilobytes(ofKind(files, 'fonts')),
  pictures: kilobytes(ofKind(files, 'pictures')),
  data: kilobytes(ofKind(files, 'data')),
});

/** Long enough for whatever the start screen fetches once it is at rest. */
const REST_MS = 3000;

/** Whether the idle page puts it into the cache, without running it (src/app/fetch-later.ts). */
const isFetchedAhead = (request: Request): boolean => request.resourceType() === 'fetch';

/**
 * All that the start screen asks for to show itself, while nothing is pressed. The service worker's own fetches come
 * after it.
 */
export async function firstLoad(browser: Browser, site: Site): Promise<Asked> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (!isFetchedAhead(request)) asked.add(new URL(request.url()).pathname);
  });
  await page.goto(site.address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(REST_MS);
  await page.context().close();
  return { names: asked, ...sizesOf([...site.files.values()].filter(({ name }) => asked.has(name))) };
}

const MANIFEST = '/.vite/manifest.json';
const PAGE = '/index.html';

export const whole = (site: Site): Sizes =>
  sizesOf([...site.files.values()].filter(({ name }) => name !== MANIFEST));

/** Vite's list of what it built. */
type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly src?: string;
      readonly isEntry?: boolean;
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
      readonly assets?: readonly string[];
    }
  >
>;

interface OfGame {
  readonly english: Sizes;
  readonly all: Sizes;
  /** In English, beyond what the start screen has fetched. */
  readonly beyond: Sizes;
}

/** What a player of one game can ever fetch, in English and in any language. */
export function ofGame(site: Site, game: string, { names: shelf }: Pick<Asked, 'names'>): OfGame {
  const manifest = JSON.parse(site.files.get(MANIFEST)!.body.toString()) as Manifest;
  const scripts = new Map(
    Object.entries(manifest)
      .filter(([, { file }]) => file.endsWith('.js'))
      .map(([key, { src = null, imports = [], dynamicImports = [] }]): [string, Script] => [
        key,
        { module: src, imports, later: dynamicImports },
      ]),
  );
  const page = site.files.get(PAGE)!.body.toString();
  const entries = [...scripts.keys()].filter(
    (key) => manifest[key]!.isEntry || page.includes(`src="./${manifest[key]!.file}"`),
  );
  const files = (foreign: boolean): SiteFile[] => {
    const fetched = [...fetchable(scripts, entries, game, { foreign })].map((key) => manifest[key]!);
    const names = new Set(
      fetched.flatMap(({ file, assets = [] }) => [file, ...assets]).map((file) => `/${file}`),
    );
    return [...site.files.values()].filter(({ name }) => names.has(name));
  };
  const english = files(false);
  return {
    english: sizesOf(english),
    all: sizesOf(files(true)),
    beyond: sizesOf(english.filter(({ name }) => !shelf.has(name))),
  };
}
