import type { ReactNode } from 'react';
import type { Hex } from '#engine/winter-war';
import { hexPath } from '../hex-shape.ts';
import css from '../layers/layers.module.css';
import { HEX_RADIUS, HEX_WIDTH, hexCentre } from '../projection.ts';
import { GroundOf } from './signs.tsx';

const [ACROSS, DOWN] = [HEX_WIDTH + 8, 2 * HEX_RADIUS + 6];

interface KeyPictureProps {
  readonly hex: Hex;
  readonly children?: ReactNode;
  /** Width in units of the surrounding drawing. */
  readonly width: number;
  readonly x?: number;
  readonly y?: number;
}

/** One hex of the map, drawn as at the closest zoom, with the sign in it. */
export function KeyPicture({ hex, children, width, x, y }: KeyPictureProps) {
  const [cx, cy] = hexCentre(hex);
  return (
    <svg
      data-zoom="close"
      fill="none"
      aria-hidden
      width={width}
      height={(width * DOWN) / ACROSS}
      viewBox={`${cx - ACROSS / 2} ${cy - DOWN / 2} ${ACROSS} ${DOWN}`}
      {...(x !== undefined && { x, y })}
    >
      <GroundOf hex={hex} />
      <path className={css.grid} d={hexPath(hex)} />
      {children}
    </svg>
  );
}
