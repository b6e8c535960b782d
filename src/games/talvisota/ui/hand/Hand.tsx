import type { ReactNode } from 'react';
import { decider, type State } from '../../../../engine/talvisota/index.ts';
import { usePosition } from '../../here.ts';
import { SpaceCard } from '../panels/SpaceCard.tsx';
import { CombatCard } from './CombatCard.tsx';
import {
  Answer,
  Deployment,
  Employ,
  Fights,
  Harassment,
  Losses,
  MannerheimTray,
  Means,
  Occupy,
  Pursue,
  Spaces,
  Stay,
  Withdrawal,
} from './Combats.tsx';
import { Note } from './Controls.tsx';
import { useDesk, type Desk } from './desk.ts';
import css from './Hand.module.css';
import { handWords } from './hand-words.ts';
import { FrontBoxes, Movement, Recovery } from './Organisation.tsx';
import { FinnishMeans, FinnishStrategies, SovietMeans, SovietStrategies } from './Plans.tsx';
import { kindOf, type Kind } from './situation.ts';

interface TrayProps {
  readonly state: State;
  readonly desk: Desk;
}

function Boxes({ state }: TrayProps) {
  return (
    <>
      <FrontBoxes state={state} />
      <Recovery state={state} />
    </>
  );
}

/** What lies open for each decision; where nothing does, the large button says it all. */
const TRAYS: Readonly<Partial<Record<Kind, (props: TrayProps) => ReactNode>>> = {
  'set-up': FrontBoxes,
  recovery: Boxes,
  withdrawal: Withdrawal,
  movement: Movement,
  'soviet-plans': SovietStrategies,
  'finnish-plans': FinnishStrategies,
  'soviet-allotment': SovietMeans,
  'finnish-allotment': FinnishMeans,
  deployment: Deployment,
  answer: Answer,
  combat: Fights,
  employ: Employ,
  mannerheim: MannerheimTray,
  losses: Losses,
  occupy: Occupy,
  pursue: Pursue,
  retreat: Spaces,
  starve: Spaces,
  harassment: Harassment,
  stay: Stay,
};

/** The command sheet: what can be decided now, and the combat that is being fought. */
export function Hand() {
  const { seen, viewer } = usePosition();
  const desk = useDesk();
  const Tray = TRAYS[kindOf(seen)];
  const mine = seen.phase === 'over' || decider(seen) === viewer;
  return (
    <div className={css.hand}>
      {mine ? Tray && <Tray state={seen} desk={desk} /> : <Note>{handWords().waits(decider(seen))}</Note>}
      <Means state={seen} />
      <CombatCard state={seen} />
      {desk.place === null ? null : <SpaceCard state={seen} space={desk.place} />}
    </div>
  );
}
