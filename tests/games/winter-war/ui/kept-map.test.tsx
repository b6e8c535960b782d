import { render } from '@testing-library/react';
import { HEX_COUNT } from '#engine/winter-war/board/grid.ts';
import { board, newGame, play, positionFrom, readySetUp, startTimeline } from '#engine/winter-war';
import { summaryOf } from '#games/winter-war/options/game-summary.ts';
import { KeptMap } from '#games/winter-war/ui/board/KeptMap.tsx';
import { HEIGHT, spot, WIDTH } from '#games/winter-war/ui/board/small-map.ts';
import { HEX_WIDTH, hexCentre, MAP_HEIGHT } from '#games/winter-war/ui/board/projection.ts';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

describe('the map of a kept game, in small', () => {
  it('has every hex where the map has it', () => {
    const scale = 10 / HEX_WIDTH;
    const [x0, y0] = hexCentre(0);
    const [u0, v0] = spot(0);
    for (let hex = 0; hex < HEX_COUNT; hex++) {
      const [x, y] = hexCentre(hex);
      const [u, v] = spot(hex);
      expect(Math.abs(u - u0 - (x - x0) * scale), `hex ${hex}`).toBeLessThan(0.6);
      expect(Math.abs(v - v0 - (y - y0) * scale), `hex ${hex}`).toBeLessThan(1.1);
      expect(u > 0 && u < WIDTH && v > 0 && v < HEIGHT).toBe(true);
    }
    expect(HEIGHT / WIDTH).toBeCloseTo(MAP_HEIGHT / (26.5 * HEX_WIDTH), 1);
  });

  it('marks where the armies stand', () => {
    const line = startTimeline(
      positionFrom({ turn: 3, phasing: 'soviet', units: stacks('f1405 6-6-2, s1602 20-12-2 6-4-2') }),
    );
    const summary = summaryOf(line);
    expect(summary.map).toEqual({ finn: [board.hexByName('1405')], soviet: [board.hexByName('1602')] });
    const { container } = render(<KeptMap summary={summary} />);
    expect(container.querySelectorAll('path[d^=M]')).toHaveLength(2);
  });

  it('shows nothing of what lies face down, and bears whatever stands in a line', () => {
    const start = newGame({}, 1);
    let line = startTimeline(start);
    for (const action of readySetUp(start, 'historical', 1)) {
      const played = play(line, action);
      if (played.ok) line = played.timeline;
    }
    expect(summaryOf(line)).toMatchObject({ faceDown: true });
    expect(summaryOf(line)).not.toHaveProperty('map');
    const odd = { turn: 1, steps: 0, map: { finn: 'x', soviet: [-1, 1e300, null, '<img>'] } };
    const { container } = render(<KeptMap summary={odd} />);
    expect(container.querySelector('path[d^=M]')).toBeNull();
  });
});
