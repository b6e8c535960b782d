import mapMessages from '#games/winter-war/content/en/map.ftl';
import { render, screen } from '@testing-library/react';
import { board, ROSTER } from '#engine/winter-war';
import { groundSigns, placeSigns, sideSigns } from '#games/winter-war/ui/board/key/signs.tsx';
import { MapKey } from '#games/winter-war/ui/board/key/MapKey.tsx';

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
      const row = screen.getAllByRole('listitem').find(({ textContent }) => textContent.endsWith(text));
      expect(row?.querySelector('svg path, svg rect, svg circle, svg text')).not.toBeNull();
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
});
