/** The review as an image: its sentences, and the expected result with its error band. */
import type { Moment } from '../../game/index.ts';

/** In pixels; an aspect ratio that most sites show uncropped. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export interface PicturedReview {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly moments: readonly Moment[];
  /** Caption of the graph: explains line and band. */
  readonly caption: string;
  figure(points: number): string;
  readonly fontFamily: string;
  readonly colours: Readonly<Record<'paper' | 'ink' | 'soft', string>>;
}

/** The part of a canvas context that is used. */
type Context = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'font'
  | 'globalAlpha'
  | 'lineWidth'
  | 'textAlign'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'closePath'
  | 'fill'
  | 'stroke'
>;

const EDGE = 48;
const GRAPH = { left: 140, right: 1152, top: 320, bottom: 530 } as const;
/** Minimum range of the graph, in points. */
const LEAST_SPAN = 10;

function linesOf(canvas: Context, sentence: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length && canvas.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Draws the image; sentences that do not fit are left out, the last ones first. */
export function drawReview(canvas: Context, review: PicturedReview): void {
  const { title, sentences, moments, caption, colours, figure, fontFamily } = review;
  const { width, height } = PICTURE_SIZE;
  canvas.fillStyle = colours.paper;
  canvas.fillRect(0, 0, width, height);
  canvas.fillStyle = colours.ink;
  canvas.textAlign = 'left';
  canvas.font = `760 44px ${fontFamily}`;
  canvas.fillText(title, EDGE, 80);
  canvas.font = `420 26px ${fontFamily}`;
  let y = 130;
  for (const line of sentences.flatMap((one) => linesOf(canvas, one, width - 2 * EDGE))) {
    if (y > GRAPH.top - 40) break;
    canvas.fillText(line, EDGE, y);
    y += 36;
  }
  canvas.fillStyle = colours.soft;
  canvas.font = `420 20px ${fontFamily}`;
  canvas.fillText(caption, EDGE, height - 28);
  if (moments.length) drawCourse(canvas, moments, colours, figure);
}

function drawCourse(
  canvas: Context,
  moments: readonly Moment[],
  colours: PicturedReview['colours'],
  figure: PicturedReview['figure'],
): void {
  const least = Math.min(0, ...moments.map(({ value, error }) => value - error));
  const most = Math.max(least + LEAST_SPAN, ...moments.map(({ value, error }) => value + error));
  const { left, right, top, bottom } = GRAPH;
  const xOf = (i: number): number => left + ((right - left) * i) / Math.max(1, moments.length - 1);
  const yOf = (points: number): number => bottom - ((bottom - top) * (points - least)) / (most - least);
  const path = (places: readonly (readonly [x: number, y: number])[]): void => {
    canvas.beginPath();
    places.forEach(([x, y], i) => (i ? canvas.lineTo(x, y) : canvas.moveTo(x, y)));
  };
  canvas.globalAlpha = 0.18;
  canvas.fillStyle = colours.ink;
  path([
    ...moments.map(({ value, error }, i) => [xOf(i), yOf(value + error)] as const),
    ...moments.map(({ value, error }, i) => [xOf(i), yOf(value - error)] as const).toReversed(),
  ]);
  canvas.closePath();
  canvas.fill();
  canvas.globalAlpha = 1;
  canvas.strokeStyle = colours.ink;
  canvas.lineWidth = 4;
  path(moments.map(({ value }, i) => [xOf(i), yOf(value)] as const));
  canvas.stroke();
  canvas.strokeStyle = colours.soft;
  canvas.lineWidth = 1;
  canvas.textAlign = 'right';
  for (const points of new Set([Math.round(least), 0, Math.round(most)])) {
    path([
      [left, yOf(points)],
      [right, yOf(points)],
    ]);
    canvas.stroke();
    canvas.fillText(figure(points), left - 12, yOf(points) + 7);
  }
  canvas.textAlign = 'center';
  const turns = new Map(moments.map(({ turn }, i) => [turn, i]));
  for (const [turn, i] of turns) canvas.fillText(String(turn), xOf(i), bottom + 32);
}

/** The image as a file; null if the browser cannot draw it. */
export function pictureOf(review: PicturedReview): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), PICTURE_SIZE);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  drawReview(context, review);
  return new Promise((settle) => canvas.toBlob(settle, 'image/png'));
}
