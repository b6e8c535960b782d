/** Boxes around lettering, turned or upright, and tests whether they overlap. */

export interface Box {
  /** Centre of the box. */
  readonly x: number;
  readonly y: number;
  /** Half the length and half the height. */
  readonly across: number;
  readonly up: number;
  /** Degrees clockwise. */
  readonly turn: number;
}

export const upright = (x: number, y: number, across: number, up: number): Box => ({
  x,
  y,
  across,
  up,
  turn: 0,
});

const axesOf = ({ turn }: Box): readonly [number, number][] => {
  const angle = (turn * Math.PI) / 180;
  return [
    [Math.cos(angle), Math.sin(angle)],
    [-Math.sin(angle), Math.cos(angle)],
  ];
};

/** Half the length of a box's projection onto an axis. */
function extent(box: Box, [ax, ay]: readonly [number, number]): number {
  const [along, up] = axesOf(box) as [[number, number], [number, number]];
  return box.across * Math.abs(along[0] * ax + along[1] * ay) + box.up * Math.abs(up[0] * ax + up[1] * ay);
}

/** True when two boxes are closer to each other than the gap. */
export function touch(a: Box, b: Box, gap = 0): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (a.turn === 0 && b.turn === 0)
    return Math.abs(dx) < a.across + b.across + gap && Math.abs(dy) < a.up + b.up + gap;
  const far = Math.hypot(a.across, a.up) + Math.hypot(b.across, b.up) + gap;
  if (dx * dx + dy * dy > far * far) return false;
  // Separating axis test: two turned boxes are apart when a side of one of them separates them.
  return [...axesOf(a), ...axesOf(b)].every(
    (axis) => Math.abs(dx * axis[0] + dy * axis[1]) < extent(a, axis) + extent(b, axis) + gap,
  );
}

/** True when a box is inside the rectangle from 0, 0 to width, height with this margin. */
export function within(box: Box, width: number, height: number, margin: number): boolean {
  const [across, up] = [extent(box, [1, 0]), extent(box, [0, 1])];
  return (
    box.x - across >= margin &&
    box.y - up >= margin &&
    box.x + across <= width - margin &&
    box.y + up <= height - margin
  );
}
