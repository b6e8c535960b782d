/** The panel of each kind of decision. A kind without a line here does not compile. */
import type { ReactNode } from 'react';
import { useTable, usePosition } from '../../table-adapter.ts';
import { idleUnits } from '../controller/actions.ts';
import type { Situation } from '../controller/situation.ts';
import type { Kind } from '../controller/way.ts';
import { combatWords } from '../words/combat-words.ts';
import { variantWords } from '../words/variant-words.ts';
import { AttackPanel } from './AttackPanel.tsx';
import { CandidatesPanel } from './CandidatesPanel.tsx';
import { CeaseFirePanel } from './CeaseFirePanel.tsx';
import { DropPanel } from './DropPanel.tsx';
import { ForfeitPanel } from './ForfeitPanel.tsx';
import { LandingPanel } from './LandingPanel.tsx';
import { LossPanel } from './LossPanel.tsx';
import { MusterPanel } from './MusterPanel.tsx';
import { TrayPanel } from './TrayPanel.tsx';

function Tray({ situation }: { readonly situation: Situation & { readonly kind: 'place' | 'arrive' } }) {
  const aiming = useTable((table) => table.mode.mode === 'aim');
  // While the landing place is chosen there is room for nothing else.
  return aiming ? null : <TrayPanel situation={situation} />;
}

/** Of the Movement Phase the panel of the unit in hand tells all. */
function Movers() {
  const { state } = usePosition();
  return state.phase === 'exploitation' ? (
    <CandidatesPanel title={variantWords().exploit.candidates} units={idleUnits(state)} way="exploit" />
  ) : null;
}

type Show<K extends Kind> = (situation: Situation & { readonly kind: K }) => ReactNode;

const nothing = (): ReactNode => null;

const CHOICES: { readonly [K in Kind]: Show<K> } = {
  place: (situation) => <Tray situation={situation} />,
  arrive: (situation) => <Tray situation={situation} />,
  move: () => <Movers />,
  'retreat-before': ({ units }) => (
    <CandidatesPanel title={combatWords().candidates} units={units} way="retreat" />
  ),
  'advance-before': ({ units }) => (
    <CandidatesPanel title={combatWords().advancers} units={units} way="advance" />
  ),
  attack: () => <AttackPanel />,
  retreat: ({ decision }) => (
    <CandidatesPanel title={combatWords().toRetreat} units={decision.units} way="retreat" />
  ),
  withdraw: ({ decision }) => (
    <CandidatesPanel title={combatWords().toWithdraw} units={decision.units} way="retreat" />
  ),
  exchange: ({ decision }) => <LossPanel points={decision.points} />,
  advance: ({ decision }) => (
    <CandidatesPanel title={combatWords().advancers} units={decision.units} way="advance" />
  ),
  overstack: () => <LossPanel points={null} />,
  'cease-fire': () => <CeaseFirePanel />,
  landing: () => <LandingPanel />,
  muster: ({ decision }) => <MusterPanel decision={decision} />,
  forfeit: ({ decision }) => <ForfeitPanel decision={decision} />,
  drop: ({ hexes }) => <DropPanel hexes={hexes} />,
  roll: nothing,
  over: nothing,
};

/** The choice at hand. */
export function Choice() {
  const { situation } = usePosition();
  return (CHOICES[situation.kind] as Show<Kind>)(situation);
}
