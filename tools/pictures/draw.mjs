// Redraws the pictures in public/ after a change of icon.svg or of the map: `node tools/pictures/draw.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { resolveBrowser } from '../../scripts/browser.mjs';

const NIGHT = '#1b2b3a';
/** A mask may cut off everything outside a circle of 80 %: the icon is drawn smaller, on colour. */
const MASKED = 0.66;

const browser = await chromium.launch(await resolveBrowser());
const server = await createServer({ logLevel: 'warn', server: { host: '127.0.0.1', port: 0, watch: null } });
try {
  await server.listen();
  await drawIcon('icon-192.png', 192);
  await drawIcon('icon-512.png', 512);
  await drawIcon('icon-maskable-512.png', 512, { share: MASKED, ground: NIGHT });
  await drawIcon('apple-touch-icon.png', 180, { share: 0.86, ground: NIGHT });
  await drawOpening('winter-war');
  await drawOpening('talvisota');
} finally {
  await server.close();
  await browser.close();
}

async function drawIcon(name, size, { share = 1, ground = 'transparent' } = {}) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = size * share;
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${ground}}svg{width:${inner}px}</style>` +
      readFileSync('public/icon.svg', 'utf8'),
  );
  await page.screenshot({ path: `public/${name}`, omitBackground: true });
  await page.close();
}

/** The map of the start screen at the opening of its recorded game. */
async function drawOpening(game) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript((chosen) => localStorage.setItem('chosen-game', chosen), game);
  await page.goto(`http://127.0.0.1:${server.httpServer.address().port}/`);
  await page.locator('figure [data-map]').waitFor({ timeout: 60_000 });
  await page.evaluate(() => document.fonts.ready.then(() => true));
  // The view has moved to its opening position and has been rendered sharply.
  await page.waitForTimeout(2000);
  const png = (await page.locator('figure [data-map]').screenshot()).toString('base64');
  const webp = await page.evaluate(async (data) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', 0.5).split(',')[1];
  }, png);
  writeFileSync(`public/start-${game}.webp`, Buffer.from(webp, 'base64'));
  await page.close();
}
