import { type ComponentType, useEffect } from 'react';
import { activeGame } from '../game/registry.ts';
import { useFocusKeeper } from '../features/situation/useFocusKeeper.ts';
import { dialogOf, later } from '../faults/later.tsx';
import { EndWarnings } from './EndWarnings.tsx';
import { whenIdle } from '#kit/motion/motion.ts';
import { late } from './late.ts';
import { NamedDialogs } from './NamedDialogs.tsx';

const fetchPalette = () => import('./palette/Palette.tsx');

const DIALOGS: Readonly<Record<string, ComponentType>> = {
  palette: later(fetchPalette, dialogOf('palette')),
  situation: late('SituationDialog', dialogOf('situation')),
};

/** What helps at the table and is no part of it: the palette, the situation in words, and what a game has for that. */
export function TableAids() {
  useFocusKeeper();
  // Opened by a key and typed into at once. What does not come now is asked for when it is opened.
  useEffect(() => whenIdle(() => void fetchPalette().catch(() => undefined)), []);
  return (
    <>
      {activeGame().screen.always.map((Aid, i) => (
        <Aid key={`${i}`} />
      ))}
      <EndWarnings />
      <NamedDialogs dialogs={DIALOGS} />
    </>
  );
}
