import { useRef, type ReactNode } from 'react';
import { decider, type State } from '../../../../engine/talvisota/index.ts';
import { useCarry } from '../../../../kit/drag/useCarry.ts';
import { usePosition } from '../../here.ts';
import { SpaceCard } from '../panels/SpaceCard.tsx';
import { Carried } from './Carried.tsx';
import { hand } from './carry.ts';
import { CombatCard, RoundResult } from './CombatCard.tsx';
import {
  Answer,
  Deployment,
  Employ,
  Harassment,
  Losses,
  MannerheimTray,
  Occupy,
  Pursue,
  Spaces,
  Stay,
  Withdrawal,
} from './Combats.tsx';
import { Note } from './Controls.tsx';
import { Bags, Order, Sheets } from './Fights.tsx';
import { useDesk, type Desk } from './desk.ts';
import css from './Hand.module.css';
import { handWords } from './hand-words.ts';
import { FrontBoxes, Movement } from './Organisation.tsx';
import { FinnishMeans, FinnishStrategies, SovietMeans, SovietStrategies } from './Plans.tsx';
import { kindOf, type Kind } from './situation.ts';

interface TrayProps {
  readonly state: State;
  readonly desk: Desk;
}

/** What lies open for each decision; where nothing does, the large button says it all. */
const TRAYS: Readonly<Partial<Record<Kind, (props: TrayProps) => ReactNode>>> = {
  'set-up': FrontBoxes,
  recovery: FrontBoxes,
  withdrawal: Withdrawal,
  movement: Movement,
  'soviet-plans': SovietStrategies,
  'finnish-plans': FinnishStrategies,
  'soviet-allotment': SovietMeans,
  'finnish-allotment': FinnishMeans,
  deployment: Deployment,
  answer: Answer,
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
  const box = useRef<HTMLDivElement>(null);
  useCarry(box, hand);
  const Tray = TRAYS[kindOf(seen)];
  const mine = seen.phase === 'over' || decider(seen) === viewer;
  return (
    <div ref={box} className={css.hand}>
      <Carried />
      {mine ? Tray && <Tray state={seen} desk={desk} /> : <Note>{handWords().waits(decider(seen))}</Note>}
      <RoundResult state={seen} />
      <Sheets state={seen} desk={desk} />
      <CombatCard state={seen} desk={desk} />
      <Order state={seen} desk={desk} />
      <Bags state={seen} />
      {desk.place === null ? null : <SpaceCard state={seen} space={desk.place} />}
    </div>
  );
}
