/** One path a block of the board. */
export function Paths({ d, className }: { d: readonly string[]; className?: string | undefined }) {
  return d.map((path, i) => <path key={i} className={className} d={path} />);
}
