import { Suspense, useRef, type ReactNode } from 'react';
import { decider } from '#engine/talvisota';
import { useDraggable } from '#kit/gestures/drag.tsx';
import { useAdvice } from '#table/features/hints/advice.ts';
import { later } from '#table/faults/later.tsx';
import { usePosition } from '../../table-adapter.ts';
import { SpaceCard } from '../space/SpaceCard.tsx';
import { Carried } from './Carried.tsx';
import { hand } from './carry.ts';
import { CombatCard, RoundResult } from './CombatCard.tsx';
import { Note } from './Controls.tsx';
import { Answer, Deployment } from './Deployment.tsx';
import { Employ } from './Employ.tsx';
import { Bags, Order, Sheets } from './Fights.tsx';
import { useDesk } from './desk.ts';
import common from '../common/common.module.css';
import css from './Hand.module.css';
import { handWords } from './hand-words.ts';
import { LastTurn } from './LastTurn.tsx';
import { Losses, MannerheimTray, Occupy, Pursue } from './InCombat.tsx';
import { FinnishMeans, SovietMeans } from './Means.tsx';
import { FrontBoxes, Movement } from './Organisation.tsx';
import { Harassment, Stay, Withdrawal } from './Scouts.tsx';
import { kindOf, type Kind } from './situation.ts';
import { FinnishStrategies, SovietStrategies } from './Strategies.tsx';
import { Spaces } from './Targets.tsx';
import type { TrayProps } from './tray.ts';

const AdvicePanel = later(() => import('#table/features/hints/AdvicePanel.tsx'));

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
  useDraggable(box, hand);
  const advised = useAdvice(({ state }) => state !== null);
  const Tray = TRAYS[kindOf(seen)];
  const mine = seen.phase === 'over' || decider(seen) === viewer;
  return (
    <div ref={box} className={common.parts}>
      <Carried />
      {advised ? (
        <Suspense>
          <AdvicePanel />
        </Suspense>
      ) : null}
      <LastTurn state={seen} />
      {mine ? (
        Tray && <Tray state={seen} desk={desk} />
      ) : (
        <div className={css.waits}>
          <Note>{handWords().waits(decider(seen))}</Note>
        </div>
      )}
      <RoundResult state={seen} />
      <CombatCard state={seen} desk={desk} />
      <Sheets state={seen} desk={desk} />
      <Order state={seen} desk={desk} />
      <Bags state={seen} />
      {desk.place === null ? null : <SpaceCard state={seen} space={desk.place} />}
    </div>
  );
}
