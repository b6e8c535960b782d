import { fireEvent, render, screen } from '@testing-library/react';
import { boardOf, placeOf, RECOMMENDED, spaceOf } from '#engine/talvisota';
import { middleOf, spaceAt } from '#games/talvisota/ui/board/board-extent.ts';
import {
  chipSides,
  discBox,
  DRAWN,
  nameBox,
  namesAside,
  overlap,
  pileBox,
  RADIUS,
} from '#games/talvisota/ui/board/chip-spots.ts';
import { outlines } from '#games/talvisota/ui/board/outlines.ts';
import { BoardMap, spaceByKey } from '#games/talvisota/ui/board/BoardMap.tsx';
import { Spaces } from '#games/talvisota/ui/board/Spaces.tsx';
import { pointOn } from '#games/talvisota/ui/board/Links.tsx';

const { spaces, links } = boardOf(RECOMMENDED);
const away = (a: number, b: number): number => {
  const [[ax, ay], [bx, by]] = [middleOf(a), middleOf(b)];
  return Math.hypot(ax - bx, ay - by);
};

const empty = { isolated: false, chips: [], marker: null };
const faces = spaces.map((space) => ({ ...empty, space, control: placeOf(space).owner }));
const drawn = <Spaces faces={new Map(faces.map((face) => [face.space, face]))} />;

describe('the map of Talvisota', () => {
  test('has every space on the sheet, and none on another', () => {
    expect(outlines.spaces).toHaveLength(spaces.length);
    for (const space of spaces) {
      const [x, y] = middleOf(space);
      expect(x > 40 && x < outlines.width - 40 && y > 40 && y < outlines.height - 40).toBe(true);
      const nearest = Math.min(...spaces.map((other) => (other === space ? Infinity : away(space, other))));
      // Two walls and the rings about them do not touch.
      expect(nearest).toBeGreaterThan(76);
    }
  });

  test('no connection runs through a space that it does not join', () => {
    const through = links.flatMap((link) =>
      spaces
        .filter((space) => space !== link.a && space !== link.b)
        .filter((space) => {
          const [x, y] = middleOf(space);
          return Array.from({ length: 41 }, (_, i) => pointOn(link, i / 40)).some(
            ([px, py]) => Math.hypot(px - x, py - y) < 36,
          );
        })
        .map((space) => `${placeOf(link.a).id}-${placeOf(link.b).id} through ${placeOf(space).id}`),
    );
    expect(through).toEqual([]);
  });

  test('no name lies on another or on a space, and no counters lie on either', () => {
    /** A corner that no eye takes for a collision, in square map units: a letter has some 200. */
    const LITTLE = 230;
    const sides = chipSides(spaces);
    const codes = (a: number, b: number): string => `${placeOf(a).id} on ${placeOf(b).id}`;
    const disc = (space: number) => discBox(space, RADIUS);
    const faults = spaces.flatMap((a) => {
      const pile = pileBox(sides, a, 2, DRAWN);
      return spaces.flatMap((b) => [
        ...(a < b && overlap(nameBox(a), nameBox(b)) > LITTLE ? [`name ${codes(a, b)}`] : []),
        ...(a !== b && overlap(nameBox(a), disc(b)) > LITTLE ? [`name ${codes(a, b)}, a space`] : []),
        ...(overlap(pile, nameBox(b)) > LITTLE ? [`counters ${codes(a, b)}, a name`] : []),
        ...(a !== b && overlap(pile, disc(b)) > LITTLE ? [`counters ${codes(a, b)}, a space`] : []),
        ...(a < b && overlap(pile, pileBox(sides, b, 2, DRAWN)) > LITTLE ? [`counters ${codes(a, b)}`] : []),
      ]);
    });
    expect(faults).toEqual([]);
  });

  test('on the whole map every space has a name, clear of the others', () => {
    const aside = namesAside(spaces);
    const box = (space: number) => nameBox(space, aside.has(space) ? 32 : 36, aside.get(space));
    const faults = [...aside.keys()].filter((a) =>
      spaces.some((b) => a !== b && overlap(box(a), box(b)) + overlap(box(a), discBox(b, RADIUS)) > 150),
    );
    expect([aside.size, faults]).toEqual([7, []]);
    render(<svg data-zoom="far">{drawn}</svg>);
    for (const space of aside.keys()) expect(screen.getAllByText(placeOf(space).name)).toHaveLength(2);
  });

  test('a press beside a space means it, and one in the sea means none', () => {
    const viipuri = spaceOf('VII');
    const [x, y] = middleOf(viipuri);
    expect(spaceAt([x + 20, y - 12], spaces)).toBe(viipuri);
    expect(spaceAt([40, 700], spaces)).toBeNull();
  });

  test('arrow keys reach every space, and stop at the edge', () => {
    const reached = new Set([spaceOf('HEL')]);
    for (const at of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = spaceByKey(key, at, spaces);
        if (next !== null) reached.add(next);
      }
    expect([...reached].map((space) => placeOf(space).id).toSorted()).toEqual(
      spaces.map((space) => placeOf(space).id).toSorted(),
    );
    expect(spaceByKey('ArrowLeft', spaceOf('HEL'), spaces)).toBe(spaceOf('HEL'));
    expect(spaceByKey('a', spaceOf('HEL'), spaces)).toBeNull();
  });

  test('is one tab stop that tells the space under the cursor', () => {
    const press = vi.fn<(space: number) => void>();
    render(
      <BoardMap
        spaces={spaces}
        links={links}
        faces={faces}
        arrows={[]}
        highlights={[]}
        ice={false}
        focus={spaceOf('KOT')}
        input={() => ({ press })}
        describe={(space) => `here lies ${placeOf(space).name}`}
      />,
    );
    expect(screen.getByRole('option')).toHaveTextContent('here lies Kotka');
    fireEvent.keyDown(screen.getByRole('group'), { key: 'Enter' });
    expect(press).toHaveBeenCalledWith(spaceOf('KOT'), { shift: false });
  });
});
