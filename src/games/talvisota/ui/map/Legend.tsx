import { outlines } from './outlines.ts';
import css from './BoardMap.module.css';
import { mapWords } from './map-words.ts';

const [WIDTH, HEIGHT] = [262, 410];
const ROW = 42;

/** Title and key of the map, where nothing is fought over. */
export function Legend() {
  const { title, years, legend, notes } = mapWords();
  const rows = [
    <circle key="finnish" className={css.space} data-control="finn" r={13} />,
    <g key="fortified">
      <circle className={css.fort} r={17} />
      <circle className={css.space} data-control="finn" r={11} />
    </g>,
    <circle key="taken" className={css.space} data-control="soviet" data-taken r={13} />,
    <g key="centre">
      <path className={css.space} data-control="soviet" d="M0 -17L17 0L0 17L-17 0Z" />
      <path className={css.star} d="M0 -6L6 0L0 6L-6 0Z" />
    </g>,
    <g key="marker" transform="translate(-10 -2)">
      <path className={css.flagPole} d="M0 16V-12" />
      <path className={css.flag} d="M0 -12H26L20 -4L26 4H0Z" />
    </g>,
    <path key="ice" className={css.ice} data-open d="M-20 0H20" />,
  ];
  const texts = [legend.finnish, legend.fortified, legend.taken, legend.centre, legend.marker, legend.ice];
  return (
    <g aria-hidden="true" transform={`translate(${outlines.width - WIDTH} 0)`}>
      <rect className={css.plate} width={WIDTH} height={HEIGHT} />
      <text className={css.title} x={18} y={44}>
        {title}
      </text>
      <text className={css.keyText} x={18} y={70}>
        {years}
      </text>
      {rows.map((row, i) => (
        <g key={texts[i]} transform={`translate(0 ${106 + i * ROW})`}>
          <g transform="translate(36 0)">{row}</g>
          <text className={css.keyText} x={68} dy="0.35em">
            {texts[i]}
          </text>
        </g>
      ))}
      {notes.map((note, i) => (
        <text key={note} className={css.keyNote} x={18} y={352 + i * 17}>
          {note}
        </text>
      ))}
    </g>
  );
}
