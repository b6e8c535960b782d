import { words, type Wording } from '#kit/i18n/words.ts';
import type { Edge } from '#kit/panzoom/beyond.ts';
import type { Front } from '../board/fronts.ts';

const english = {
  title: 'Fronts',
  names: {
    petsamo: 'Petsamo',
    salla: 'Salla',
    suomussalmi: 'Suomussalmi',
    kuhmo: 'Kuhmo and Lieksa',
    ladoga: 'Ladoga',
    isthmus: 'Isthmus',
  } as Record<Front, string>,
  /** On a button. */
  short: {
    petsamo: 'Petsamo',
    salla: 'Salla',
    suomussalmi: 'Suomussalmi',
    kuhmo: 'Kuhmo',
    ladoga: 'Ladoga',
    isthmus: 'Isthmus',
  } as Record<Front, string>,
  front: (name: string): string => `Front: ${name}`,
  /** Read aloud with the name, where something must be decided. */
  due: (n: number): string => (n === 1 ? 'one decision here' : `${n} decisions here`),
  /** On an arrow at the edge of the map. */
  beyond: (edge: Edge, n: number): string => `${n === 1 ? 'One decision' : `${n} decisions`} to the ${edge}`,
  overview: 'Minimap',
  overviewHint: 'Press or drag to move the view',
  close: 'Close the minimap',
};

export type FrontWords = Wording<typeof english>;

/** The words of the fronts and of the small map. */
export const frontWords = words<FrontWords>('winter-war/fronts', english);
