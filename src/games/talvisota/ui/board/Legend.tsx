import mapMessages from '../../content/en/map.ftl';
import { outlines } from './outlines.ts';
import css from './BoardMap.module.css';
import { KEY_SIGNS } from './KeySigns.tsx';

const [WIDTH, HEIGHT] = [262, 452];
/** From afar nothing but the title could be read. */
const [TITLE_WIDTH, TITLE_HEIGHT] = [222, 92];
const ROW = 42;

function Title() {
  const { title, years } = mapMessages().map;
  return (
    <>
      <text className={css.title} x={18} y={44}>
        {title}
      </text>
      <text className={css.years} x={18} y={74}>
        {years}
      </text>
    </>
  );
}

/** Title of the map where nothing is fought over; near enough to be read, its key with it. */
export function Legend() {
  const { legend, notes } = mapMessages().map;
  return (
    <g aria-hidden="true">
      <g className={css.titleBlock} transform={`translate(${outlines.width - TITLE_WIDTH} 0)`}>
        <g className={css.titleInner}>
          <rect className={css.plate} width={TITLE_WIDTH} height={TITLE_HEIGHT} />
          <Title />
        </g>
      </g>
      <g className={css.key} transform={`translate(${outlines.width - WIDTH} 0)`}>
        <rect className={css.plate} width={WIDTH} height={HEIGHT} />
        <Title />
        {KEY_SIGNS.map(([name, sign], i) => (
          <g key={name} transform={`translate(0 ${106 + i * ROW})`}>
            <g transform="translate(36 0)">{sign}</g>
            <text className={css.keyText} x={68} dy="0.35em">
              {legend[name]}
            </text>
          </g>
        ))}
        {notes.map((note, i) => (
          <text key={note} className={css.keyNote} x={18} y={394 + i * 17}>
            {note}
          </text>
        ))}
      </g>
    </g>
  );
}
