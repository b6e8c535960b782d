import type { Side } from '#engine/talvisota';
import css from './Flag.module.css';

export const FLAG = [26, 17] as const;

const [WIDTH, HEIGHT] = FLAG;

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 ? radius * 0.4 : radius;
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    return `${(x + r * Math.cos(angle)).toFixed(2)} ${(y + r * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

const STAR = star(7.4, 3.1, 1.9);
/** A sickle open to the left, with a hammer across it. */
const SICKLE = 'M7 5.6A4 4 0 1 1 4.1 11.6M4.9 12.2L3 14.1';
const HAMMER = 'M5.2 6.9L11.6 13.6M3.7 8.5L6.9 5.5';

/** National flag, from its upper corner at the mast: for face-down counters and Possession markers. */
export function Flag({ side }: { readonly side: Side }) {
  return side === 'finn' ? (
    <g>
      <rect className={css.white} width={WIDTH} height={HEIGHT} />
      <path className={css.cross} d={`M9.5 0V${HEIGHT}M0 ${HEIGHT / 2}H${WIDTH}`} />
      <rect className={css.edge} width={WIDTH} height={HEIGHT} />
    </g>
  ) : (
    <g>
      <rect className={css.red} width={WIDTH} height={HEIGHT} />
      <path className={css.gold} d={STAR} />
      <path className={css.tools} d={SICKLE + HAMMER} />
      <rect className={css.edge} width={WIDTH} height={HEIGHT} />
    </g>
  );
}

export const Flags = ({ count }: { readonly count: number }) => (
  <svg width={30 * count} height={HEIGHT} role="img" aria-label={`${count}`}>
    {Array.from({ length: count }, (_, i) => (
      <g key={i} transform={`translate(${30 * i} 0)`}>
        <Flag side="soviet" />
      </g>
    ))}
  </svg>
);
