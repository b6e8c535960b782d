/** How many presses a turn of three strategies a side takes, by its buttons alone; hand-overs of the device are apart. */
import { act, fireEvent, render } from '@testing-library/react';
import { positionFrom } from '#engine/talvisota';
import talvisota from '#games/talvisota/index.ts';
import { USUAL } from '#games/talvisota/set-up/usual.ts';
import { position } from '#games/talvisota/table-adapter.ts';
import { DecisionPanel } from '#games/talvisota/ui/controller/DecisionPanel.tsx';
import { kindOf } from '#games/talvisota/ui/controller/situation.ts';
import { disableWarnings } from '#table/features/warnings/hold-end.ts';
import { useUi } from '#table/store/ui.ts';
import { show } from './scenes.ts';

let presses = 0;

/** A button by a part of its name, or a box by its key. */
const press = (what: string): void => {
  const there = [...document.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const named = (one: HTMLButtonElement): string => one.getAttribute('aria-label') ?? one.textContent;
  const isMeant = (one: HTMLButtonElement): boolean =>
    what.length > 1 ? named(one).includes(what) : one.dataset.tray === what;
  presses++;
  fireEvent.click(there.find(isMeant)!);
};
const primary = () => talvisota.screen.step(position(), useUi.getState().mode).primary;
const goOn = (): void => {
  presses++;
  act(() => primary().run());
};

it('a turn of three strategies a side, with three supports each, takes at most 70 presses', () => {
  disableWarnings();
  globalThis.winterWarTest = { dice: [3, ...Array.from({ length: 12 }, () => 4)] };
  show(positionFrom({ turn: 1, phase: 'event', boxes: USUAL }), {});
  render(<DecisionPanel />);
  while (kindOf(position()) !== 'movement') goOn();
  const then = (...names: string[]): void => {
    names.forEach((name) => press(name));
    goOn();
  };
  then('Karelia', 'Leningrad');
  then('Ladoga', 'Petrozavodsk');
  goOn();
  then(...'Massive 4 Prudent 5 Coordinated 2 Artillery 4 Air 4 Reinforcements 5'.split(' '));
  then(...'Fierce 4 Motti 5 Defensive 2 Mannerheim 4 Artillery 5 Anti-Tank 2'.split(' '));
  then('All that fit');
  then('All that fit');
  for (const [strategy, space] of [
    ['Massive', 'Terijoki'],
    ['Prudent', 'Rautu'],
    ['Coordinated', 'Suojärvi'],
  ] as const) {
    then(strategy, space);
    if (kindOf(position()) === 'answer' && !primary().shown) press('Motti');
    if (kindOf(position()) === 'answer') goOn();
  }
  for (const next of ['Massive', 'Prudent']) {
    while (primary().shown) goOn();
    press(next);
  }
  while (position().turn === 1) goOn();
  expect(presses).toBe(62);
});
