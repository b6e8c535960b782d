import tablePlayMessages from '#table/content/en/play.ftl';
import { use, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Hex } from '#engine/winter-war';
import { exampleTexts } from '../../content/index.ts';
import { everyHex } from '../board/chunks.ts';
import { isPlayable } from '../board/ground.ts';
import { useMapLayers } from '../board/MapView.tsx';
import { HEX_RADIUS, HEX_WIDTH, hexCentre } from '../board/projection.ts';
import panel from '#kit/widgets/panel.module.css';
import { zoomLevel, type ZoomLevel } from '#kit/panzoom/map-extent.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { useNear } from '#kit/widgets/useNarrow.ts';
import { EXAMPLE_IDS, EXAMPLES, type ExampleId } from './index.ts';
import css from './ExamplePicture.module.css';
import { tryOut } from '#table';
import { sceneOf, type Scene } from './scene.ts';

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 4;

/** The part of the map that shows these hexes completely. */
function frameOf(hexes: readonly Hex[]): Frame {
  const centres = hexes.map(hexCentre);
  const xs = centres.map(([x]) => x);
  const ys = centres.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - HEX_WIDTH / 2 - MARGIN, Math.min(...ys) - HEX_RADIUS - MARGIN];
  const [right, bottom] = [Math.max(...xs) + HEX_WIDTH / 2 + MARGIN, Math.max(...ys) + HEX_RADIUS + MARGIN];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function hexesIn({ x, y, width, height }: Frame): Hex[] {
  return [...everyHex()].filter((hex) => {
    const [cx, cy] = hexCentre(hex);
    return isPlayable(hex) && cx > x && cx < x + width && cy > y && cy < y + height;
  });
}

/** Zoom level that suits the displayed size of the picture. */
function useLevel(picture: RefObject<Element | null>, width: number): ZoomLevel {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!picture.current || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(([entry]) => setShown(entry?.contentRect.width ?? 0));
    observer.observe(picture.current);
    return () => observer.disconnect();
  }, [picture]);
  return zoomLevel(shown / width || 1);
}

interface LayersProps {
  readonly scene: Scene;
  readonly numbered: readonly Hex[];
  readonly level: ZoomLevel;
}

const Layers = ({ scene, numbered, level }: LayersProps) =>
  useMapLayers({ ...scene, hexNumbers: numbered })(level);

/**
 * A part of the map that illustrates a paragraph and can be opened on the board; nothing for an unknown id.
 */
export default function ExamplePicture({ id }: { readonly id: string }) {
  const known = EXAMPLE_IDS.find((one) => one === id);
  return known ? <Picture id={known} /> : null;
}

function Picture({ id }: { readonly id: ExampleId }) {
  const picture = useRef<SVGSVGElement>(null);
  const scene = sceneOf(EXAMPLES[id]);
  const frame = useMemo(() => frameOf(scene.shown), [scene]);
  const numbered = useMemo(() => hexesIn(frame), [frame]);
  const near = useNear(picture);
  const level = useLevel(picture, frame.width);
  const { caption, picture: seen } = use(exampleTexts.load()).get(id)!;
  const t = tablePlayMessages().book;
  return (
    <figure className={css.example} aria-label={t.example}>
      <svg
        ref={picture}
        className={css.picture}
        role="img"
        aria-label={seen}
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        data-zoom={level}
      >
        {near ? <Layers scene={scene} numbered={numbered} level={level} /> : null}
      </svg>
      <figcaption className={panel.small}>{caption}</figcaption>
      <Button className={css.open} onClick={() => void tryOut(id)}>
        {t.tryOut}
      </Button>
    </figure>
  );
}
