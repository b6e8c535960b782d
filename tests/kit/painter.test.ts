/** How the map is moved in browsers whose compositor keeps no layer at its scale. */
test('outside Chromium a gesture moves and stretches one sheet, and the drawing is scaled when it is over', async () => {
  vi.stubGlobal('navigator', { vendor: 'Apple Computer, Inc.' });
  vi.resetModules();
  const { painter } = await import('#kit/panzoom/painter.ts');
  const { Transform } = await import('#kit/panzoom/viewport.ts');
  vi.useFakeTimers();
  const sheet = { style: { transform: '' } };
  const world = { style: { transform: '' }, dataset: {}, parentElement: sheet };
  const paint = painter(() => world as unknown as HTMLElement);
  const shown = () => [sheet.style.transform, world.style.transform];
  paint.move(new Transform(2, 10, 20));
  paint.settle();
  expect(shown()).toEqual(['translate(10px, 20px) scale(1)', 'scale(2)']);
  // A fraction of a pixel would blur the sheet.
  paint.move(new Transform(2, 30.4, 20));
  expect(shown()).toEqual(['translate(30px, 20px) scale(1)', 'scale(2)']);
  paint.move(new Transform(3, 30.4, 20));
  expect(shown()).toEqual(['translate(30.4px, 20px) scale(1.5)', 'scale(2)']);
  vi.runAllTimers();
  expect(shown()).toEqual(['translate(30px, 20px) scale(1)', 'scale(3)']);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
