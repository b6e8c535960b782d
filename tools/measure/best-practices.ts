/** Best-practices category of Lighthouse: its weighted audits, over a whole session. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Faults } from './accessibility.ts';
import { weightedScore } from './scoring.ts';

/** Audits with weights. Redirection to HTTPS is left out, as Lighthouse does on localhost. */
const WEIGHTS = {
  'is-on-https': 5,
  'geolocation-on-start': 1,
  'notification-on-start': 1,
  'paste-preventing-inputs': 3,
  'image-aspect-ratio': 1,
  'image-size-responsive': 1,
  viewport: 1,
  'font-size': 1,
  doctype: 1,
  charset: 1,
  deprecations: 5,
  'third-party-cookies': 5,
  'errors-in-console': 1,
  'inspector-issues': 1,
} as const;
type Audit = keyof typeof WEIGHTS;

export interface Session {
  /** Checks the current screen. */
  look(page: Page): Promise<void>;
  result(): Promise<Faults>;
}

/** Counts requests for permissions, which must not be made before the player acts. */
function watchPermissions(): void {
  const asked: string[] = [];
  Object.assign(window, { asked });
  navigator.geolocation.getCurrentPosition = () => void asked.push('geolocation-on-start');
  Notification.requestPermission = () => {
    asked.push('notification-on-start');
    return Promise.resolve('denied');
  };
}

/** Faults of the current document, by audit. Runs in the page. */
function inspect(): [string, string][] {
  const found: [string, string][] = [];
  for (const what of (window as { asked?: string[] }).asked ?? []) found.push([what, 'asked']);
  if (document.doctype?.name !== 'html' || document.compatMode !== 'CSS1Compat')
    found.push(['doctype', document.compatMode]);
  if (document.characterSet !== 'UTF-8') found.push(['charset', document.characterSet]);
  const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content ?? '';
  if (!/width=|initial-scale=/.test(viewport)) found.push(['viewport', viewport]);

  for (const input of document.querySelectorAll('input, textarea')) {
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    if (!input.dispatchEvent(paste)) found.push(['paste-preventing-inputs', input.outerHTML.slice(0, 80)]);
  }

  for (const image of document.images) {
    const { width, height } = image.getBoundingClientRect();
    const { naturalWidth, naturalHeight, src } = image;
    if (!width || !height || !naturalWidth || src.endsWith('.svg')) continue;
    const fit = getComputedStyle(image).objectFit;
    if (fit === 'fill' && Math.abs(width / (height * (naturalWidth / naturalHeight)) - 1) > 0.05)
      found.push(['image-aspect-ratio', src]);
    if (fit === 'fill' && naturalWidth < 0.75 * width * Math.min(devicePixelRatio, 2))
      found.push(['image-size-responsive', src]);
  }

  let letters = 0;
  let tiny = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const length = walker.currentNode.textContent?.trim().length ?? 0;
    if (!length || !(element instanceof HTMLElement) || !element.checkVisibility()) continue;
    letters += length;
    if (parseFloat(getComputedStyle(element).fontSize) < 12) tiny += length;
  }
  if (tiny > 0.4 * letters) found.push(['font-size', `${tiny} of ${letters} letters`]);
  return found;
}

/** Starts watching; call before the first page is opened. */
export async function watchSession(context: BrowserContext, origin: string): Promise<Session> {
  const faults: [Audit, string][] = [];
  const add = (audit: Audit, what: string): void => void faults.push([audit, what]);

  await context.addInitScript(watchPermissions);
  context.on('console', (message) => {
    if (message.type() === 'error') add('errors-in-console', message.text());
  });
  context.on('weberror', (error) => add('errors-in-console', error.error().message));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const safe = protocol !== 'http:' || hostname === 'localhost' || hostname === '127.0.0.1';
    if (!safe) add('is-on-https', request.url());
  });
  context.on('page', (page) => void listen(page));

  async function listen(page: Page): Promise<void> {
    const session = await context.newCDPSession(page);
    session.on('Audits.issueAdded', ({ issue }) => {
      const audit = issue.code === 'DeprecationIssue' ? 'deprecations' : 'inspector-issues';
      // A hint for developers of forms, which the Issues panel shows as an improvement.
      if (issue.code !== 'GenericIssue') add(audit, issue.code);
    });
    await session.send('Audits.enable');
  }

  return {
    async look(page) {
      for (const [audit, what] of await page.evaluate(inspect)) add(audit as Audit, what);
    },
    async result() {
      for (const { domain } of await context.cookies())
        if (domain !== new URL(origin).hostname) add('third-party-cookies', domain);
      const scored = (Object.keys(WEIGHTS) as Audit[]).map((audit) => ({
        weight: WEIGHTS[audit],
        score: faults.some(([failed]) => failed === audit) ? 0 : 1,
      }));
      return {
        score: weightedScore(scored),
        faults: faults.map(([audit, what]) => `${audit}: ${what}`),
      };
    },
  };
}
