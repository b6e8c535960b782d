/** A finger that leaves a sheet faster than this throws it, in pixels a millisecond. */
const THROW = 0.5;

/**
 * The stop at which a sheet comes to rest, by its place in the list: the nearest, or where it was thrown the next one
 * on the way.
 *
 * @param heights of the stops in pixels, the lowest first
 * @param height of the sheet as it is let go
 * @param speed in pixels a millisecond, positive upwards
 */
export function stopFor(heights: readonly number[], height: number, speed: number): number {
  const last = heights.length - 1;
  if (speed > THROW) {
    const above = heights.findIndex((one) => one > height);
    return above < 0 ? last : above;
  }
  if (speed < -THROW)
    return Math.max(
      0,
      heights.findLastIndex((one) => one < height),
    );
  const away = heights.map((one) => Math.abs(one - height));
  return away.indexOf(Math.min(...away));
}
