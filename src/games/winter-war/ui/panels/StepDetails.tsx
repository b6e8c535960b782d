import playMessages from '../../content/en/play.ftl';
import type { Action } from '#engine/winter-war';
import { Section } from '#kit/widgets/Section.tsx';
import { usePosition, useTable } from '../../table-adapter.ts';
import * as ask from '../controller/queries.ts';
import { hexText } from '../text/describe.ts';
import { DropCard } from './DropCard.tsx';
import { HexPanel } from './HexPanel.tsx';
import { OddsCard } from './OddsCard.tsx';
import { ResultCard } from './ResultCard.tsx';

/** The attack that is pointed at, with its odds. */
function Aimed({ action }: { readonly action: Action }) {
  const { state } = usePosition();
  if (action.type !== 'attack') return null;
  const report = ask.shownOdds(state, action.attackers, action.targets);
  return (
    <Section title={playMessages().combat.aims({ hexes: action.targets.map(hexText).join(', ') })}>
      {report ? <OddsCard report={report} /> : null}
    </Section>
  );
}

/** Beside the map while the game goes by: the attack that comes or came last, and the hex that is looked at. */
export function StepDetails({ aimed }: { readonly aimed: Action | null }) {
  const mode = useTable((table) => table.mode);
  return (
    <>
      {aimed ? <Aimed action={aimed} /> : <ResultCard />}
      <DropCard />
      {mode.mode === 'look' ? <HexPanel hex={mode.hex} /> : null}
    </>
  );
}
