/** What goes over the line, compressed. */
import type { Browser } from '@playwright/test';
import type { Site, SiteFile } from './site.ts';

const KB = 1000;
const kilobytes = (files: readonly SiteFile[]): number =>
  Math.round(files.reduce((sum, { sent }) => sum + sent.length, 0) / KB);

const KINDS = {
  scripts: ['.js'],
  styles: ['.css'],
  fonts: ['.woff2'],
  pictures: ['.svg', '.png', '.webp'],
} as const;
type Kind = keyof typeof KINDS;

const ofKind = (files: readonly SiteFile[], kind: Kind): SiteFile[] =>
  files.filter(({ name }) => KINDS[kind].some((ending) => name.endsWith(ending)));

export type Sizes = Readonly<Record<Kind, number>>;

const sizesOf = (files: readonly SiteFile[]): Sizes => ({
  scripts: kilobytes(ofKind(files, 'scripts')),
  styles: kilobytes(ofKind(files, 'styles')),
  fonts: kilobytes(ofKind(files, 'fonts')),
  pictures: kilobytes(ofKind(files, 'pictures')),
});

/** Long enough for whatever the start screen fetches once it is at rest. */
const REST_MS = 3000;

/** All that the start screen asks for while nothing is pressed. The service worker's own fetches come after it. */
export async function firstLoad(browser: Browser, site: Site): Promise<Sizes> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(site.address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(REST_MS);
  await page.context().close();
  return sizesOf([...site.files.values()].filter(({ name }) => asked.has(name)));
}

export const whole = (site: Site): Sizes => sizesOf([...site.files.values()]);
