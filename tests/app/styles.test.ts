/** Style sheets use what the oldest supported browsers know (`browserslist` in package.json; docs/testing.md). */
import { readdirSync, readFileSync } from 'node:fs';
import doiuse from 'doiuse';
import postcss from 'postcss';

/** What some of them lack, or know in part, and can do without. */
const EXTRAS = [
  'css-clip-path', // boxes that nobody sees: their one form is known everywhere
  'css-content-visibility', // only makes a long log quicker
  'css-display-contents', // older Safari forgets the role of a table; ours are lists
  'css-masks', // known under its older name
  'css-paged-media', // margins of print
  'css-resize', // a handle for the mouse
  'css-scrollbar', // thinner bars
  'css-touch-action', // on a Mac nothing is touched
  'css3-cursors-grab', // on a phone there is no cursor
  'intrinsic-width', // `max-content` and `fit-content` as widths are known everywhere
  'multicolumn', // how columns break
  'text-decoration', // how thick a line under a link is
  'text-size-adjust', // phones that turn
];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

test('every property is known to the oldest browsers, or can be done without', async () => {
  const faults: string[] = [];
  const check = postcss([
    doiuse({ ignore: EXTRAS, onFeatureUsage: ({ message }) => void faults.push(message) }),
  ]);
  for (const name of files) {
    const from = `src/${name}`;
    await check.process(readFileSync(from, 'utf8'), { from });
  }
  expect(files.length).toBeGreaterThan(50);
  expect(faults).toEqual([]);
});
