import mapMessages from '#games/winter-war/content/en/map.ftl';
import { cleanup, render, screen, within } from '@testing-library/react';
import { board, ROSTER } from '#engine/winter-war';
import { groundSigns, placeSigns, sideSigns } from '#games/winter-war/ui/board/key/signs.tsx';
import { Margin } from '#games/winter-war/ui/board/key/Margin.tsx';
import { datesOf } from '#games/winter-war/ui/text/names.ts';
import { MapKey, OverlayKey } from '#games/winter-war/ui/board/key/MapKey.tsx';

const PLAIN = ['finnish', 'soviet', 'neutral', 'sea'] as const;

describe('the key to the map', () => {
  test('has a picture for every sign, mark, arm and state that the map knows', () => {
    render(<MapKey />);
    // What a lesson asks for is said by the lesson.
    const { asked: _, ...marks } = mapMessages().map.highlight;
    const texts = [
      ...Object.values(mapMessages().key.signs),
      ...Object.values(marks),
      ...new Set(ROSTER.map(({ type }) => mapMessages().counters.arm[type.arm])),
    ];
    for (const text of texts) {
      const row = screen.getAllByRole('listitem').find(({ textContent }) => textContent.endsWith(text))!;
      // The ground and the edge of its hex are drawn for every sign, and nothing else for plain ground and water.
      const isPlain = PLAIN.some((sign) => text === mapMessages().key.signs[sign]);
      const drawn = row.querySelectorAll(
        'svg path, svg rect, svg circle, svg text, svg use, button, [data-arm]',
      );
      expect([text, drawn.length > 2]).toEqual([text, !isPlain]);
    }
  });

  test('takes its pictures from hexes of the board that have what they show', () => {
    const hexOf = (sign: string): number =>
      [...groundSigns(), ...sideSigns(), ...placeSigns()].find((one) => one.sign === sign)!.hex;
    expect(board.terrainOf(hexOf('swamp'))).toBe('swamp');
    expect(board.terrainOf(hexOf('mountain'))).toBe('mountain');
    expect(board.terrainOf(hexOf('lake'))).toBe('minorLake');
    expect(board.terrainOf(hexOf('ice'))).toBe('ice');
    expect(board.countryOf(hexOf('finnish'))).toBe('finland');
    expect(board.countryOf(hexOf('soviet'))).toBe('ussr');
    expect(board.isRail(hexOf('rail'))).toBe(true);
    expect(board.isFortification(hexOf('fort'))).toBe(true);
    for (const sign of ['river', 'lakeSide', 'frontier', 'rail', 'road', 'fort']) {
      const { container, unmount } = render(
        <svg>{[...sideSigns(), ...placeSigns()].find((one) => one.sign === sign)!.picture}</svg>,
      );
      expect(container.querySelector('path')!.getAttribute('d')).toMatch(/^M/);
      unmount();
    }
  });

  test('draws a counter in each of its states, and no two alike', () => {
    render(<MapKey />);
    const { state, drop } = mapMessages().counters;
    const heading = screen.getByRole('heading', { name: mapMessages().key.groups.states });
    const rows = within(heading.nextElementSibling as HTMLElement).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      [...Object.values(state), ...Object.values(drop)].map((text) => expect.stringMatching(`${text}$`)),
    );
    expect(new Set(rows.map((row) => row.querySelector('svg')!.innerHTML)).size).toBe(rows.length);
  });

  test('has those of the layers that are shown', () => {
    render(<OverlayKey signs={['finnZone', 'weakLink']} />);
    const { finnZone, weakLink } = mapMessages().key.signs;
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(finnZone),
      expect.stringContaining(weakLink),
    ]);
  });
});

describe('the margin of the map', () => {
  const margin = (turn: number | null): SVGGElement[] => {
    const { container } = render(
      <svg>
        <Margin turn={turn} />
      </svg>,
    );
    return [...container.querySelectorAll<SVGGElement>('[data-margin]')];
  };
  const heightOf = (element: Element | null | undefined): number =>
    Number(/ (-?\d+)\)/.exec(element?.getAttribute('transform') ?? '')?.[1]);

  test('is a track of the turns with the turns of ice, and a marker on the turn in play', async () => {
    margin(3);
    await screen.findByText('1.');
    const turns = Array.from({ length: 10 }, (_, i) => screen.getByText(`${i + 1}.`).closest('g')!);
    turns.forEach((turn, i) => expect(turn.textContent).toBe(`${i + 1}.${datesOf(i + 1)}`));
    expect(turns.filter((turn) => turn.querySelector('rect'))).toEqual(turns.slice(7));
    expect(turns.filter((turn) => turn.querySelector('[data-now]'))).toEqual([turns[2]]);
    const heights = turns.map(heightOf);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    cleanup();
    margin(null);
    expect(document.querySelector('[data-now]')).toBeNull();
  });

  test('is a short key, its entries below one another, each by the first part of its text', async () => {
    const [, key] = margin(1);
    const rows = [...key!.querySelectorAll('[data-key]')];
    expect(rows.map(({ textContent }) => textContent)).toContain('Mountain');
    const tops = rows.map((row) => [row.querySelector('svg')!, row.querySelector(':scope > text')!]);
    for (const [i, [picture, text]] of tops.entries()) {
      const y = Number(picture!.getAttribute('y'));
      expect(Number(text!.getAttribute('y'))).toBeGreaterThan(y);
      expect(y).toBeGreaterThan(Number(tops[i - 1]?.[1]!.getAttribute('y') ?? 0));
    }
  });
});
