import { Suspense, type ComponentType } from 'react';
import { useTable } from '../store/table.ts';
import { Sounds } from '../../games/winter-war/ui/sound/Sounds.tsx';
import { useFocusKeeper } from '../situation/useFocusKeeper.ts';
import { Voice } from '../../games/winter-war/ui/situation/Voice.tsx';
import { useOnce } from '../../kit/widgets/useOnce.ts';
import { late } from '../faults/late.ts';
import { dialogOf, later } from '../faults/later.tsx';

const DIALOGS = {
  palette: later(() => import('../palette/Palette.tsx'), dialogOf('palette')),
  situation: late('SituationDialog', dialogOf('situation')),
  hex: late('HexDialog', dialogOf('hex')),
} as const satisfies Record<string, ComponentType>;
type Name = keyof typeof DIALOGS;
const NAMES = Object.keys(DIALOGS) as Name[];

/** Loaded when it is first asked for. */
function Late({ name }: { readonly name: Name }) {
  const loaded = useOnce(useTable((table) => table.dialog === name));
  const Dialog = DIALOGS[name];
  return loaded ? (
    <Suspense>
      <Dialog />
    </Suspense>
  ) : null;
}

/** What helps to play by ear and by keyboard: the voice of the cursor, sounds, the palette, the situation in words. */
export function TableAids() {
  useFocusKeeper();
  return (
    <>
      <Voice />
      <Sounds />
      {NAMES.map((name) => (
        <Late key={name} name={name} />
      ))}
    </>
  );
}
