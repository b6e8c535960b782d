import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  board,
  play,
  positionFrom,
  ROSTER,
  startTimeline,
  type Action,
  type Timeline,
} from '#engine/winter-war';
import { sortByPurpose, type MarchGroup } from '#games/winter-war/ai/intentions.ts';
import type { Purpose } from '#games/winter-war/ai/war-plan.ts';
import { fewUnits } from '#games/winter-war/ui/text/describe.ts';
import { useGame } from '#games/winter-war/table-adapter.ts';
import { Intent, IntentList } from '#games/winter-war/ui/intents/Intents.tsx';
import {
  foldsIn,
  intentsIn,
  intentsOf,
  intentText,
  isPersons,
  rankGroups,
} from '#games/winter-war/ui/intents/intents.ts';
import * as mapHandle from '#table/view/map-handle.ts';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

const at = board.hexByName;
const start = positionFrom({
  turn: 2,
  phasing: 'soviet',
  units: stacks('s1602 0-1-2, s1604 20-12-2, s1957 6-4-2, s1704 2-1-2, f1405 6-6-2, f0809 1-1-3'),
});
const unitAt = (hex: string): number => start.units.findIndex((unit) => unit.at === at(hex));
const march = (from: string, ...path: string[]): Action => ({
  type: 'move',
  unit: unitAt(from),
  path: path.map(at),
});

const unitOf = (action: Action): number => (action.type === 'move' ? action.unit : -1);

function played(actions: readonly Action[]): Timeline {
  let line = startTimeline(start);
  for (const action of actions) {
    const done = play(line, action);
    if (!done.ok) throw new Error(done.refusal.text);
    line = done.timeline;
  }
  return line;
}

describe('what moves are for', () => {
  const moves = [march('1604', '1605'), march('1957', '1856'), march('1704', '1604')];

  it('is told by front and purpose, the same before and after', () => {
    const line = played(moves);
    const done = intentsIn(line, 0, line.cursor);
    expect(done.flatMap(({ units }) => units).toSorted((a, b) => a - b)).toEqual(
      ['1604', '1957', '1704'].map(unitAt).toSorted((a, b) => a - b),
    );
    expect(done.length).toBeGreaterThan(1);
    expect(intentsOf(start, moves)).toEqual(done);
    expect(intentsOf(start, [])).toEqual([]);
    expect(intentsOf({ ...start, phase: 'attack' }, moves)).toEqual([]);
    expect(intentText(done[0]!)).toContain('20-12-2');
  });

  it('is told of the move on show, not of the one that comes after it', () => {
    const frame = vi.spyOn(mapHandle, 'frameOnMap');
    const [first, ...next] = sortByPurpose(start, moves);
    intentsOf(start, [first!, ...next]);
    const after = played([first!]).steps.at(-1)!.state;
    const textOf = (done: Action | null): string => {
      const { container } = render(<Intent state={after} done={done} next={next} />);
      return container.textContent.replaceAll('\u2060', '');
    };
    const [of, then] = [first!, next[0]!].map((action) =>
      intentText(
        intentsOf(after, next).find((g) => action.type === 'move' && g.units.includes(action.unit))!,
      ),
    );
    expect(of).not.toBe(then);
    expect(textOf(first!)).toContain(of);
    expect(frame).toHaveBeenLastCalledWith(expect.arrayContaining([after.units[unitOf(first!)]!.at]));
    expect(textOf(null)).toContain(then);
    expect(frame).toHaveBeenLastCalledWith(expect.arrayContaining([after.units[unitOf(next[0]!)]!.at]));
  });

  it('puts those together that belong together, and keeps what is not legal otherwise', () => {
    const sorted = sortByPurpose(start, moves);
    expect(sorted).toHaveLength(3);
    expect(() => played(sorted)).not.toThrow();
    const groups = intentsOf(start, moves);
    const order = sorted.map((action) =>
      groups.findIndex(({ units }) => action.type === 'move' && units.includes(action.unit)),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const attack = [{ type: 'attack', attackers: [], targets: [] } as Action];
    expect(sortByPurpose(start, attack)).toBe(attack);
  });
});

describe('moves in the log', () => {
  const [one, two, three] = ['1604', '1957', '1704'].map(unitAt) as [number, number, number];
  const line = played([march('1604', '1605'), march('1704', '1604'), march('1957', '1856'), { type: 'end' }]);

  it('of a person are folded by the front where they end', () => {
    expect(isPersons(line, 0)).toBe(true);
    expect(foldsIn(line, 0, 4)).toEqual([
      { text: `Isthmus: ${fewUnits([one, three], 4)}`, steps: [1, 2] },
      { text: `Petsamo: ${fewUnits([two], 4)}`, steps: [3] },
    ]);
    expect(foldsIn(line, 1, 3).map(({ steps }) => steps)).toEqual([[2], [3]]);
    expect(foldsIn(line, 3, 4)).toEqual([]);
  });

  it('of a computer player are folded by purpose', () => {
    useGame.setState({ seats: { ...useGame.getState().seats, soviet: 'general' } });
    expect(isPersons(line, 0)).toBe(false);
    expect(intentsIn(line, 3, 4)).toEqual([]);
    const purposes = intentsIn(line, 0, 4);
    expect(foldsIn(line, 0, 4).map(({ text }) => text)).toEqual(purposes.map(intentText));
    expect(foldsIn(line, 0, 4).flatMap(({ steps }) => steps)).toHaveLength(3);
    expect(foldsIn(line, 2, 3)).toEqual([{ text: intentText(intentsIn(line, 2, 3)[0]!), steps: [3] }]);
  });
});

describe('many groups of moves', () => {
  const typed = (type: string): number[] =>
    ROSTER.filter((one) => one.type.label === type).map(({ id }) => id);
  const [corps, division, regiment] = [typed('20-12-2'), typed('6-4-2'), typed('2-1-2')];
  const [headquarters] = [typed('0-1-2')];
  const group = (front: Purpose['front'], units: readonly number[]): MarchGroup => ({
    aim: 'take',
    front,
    reason: 'counts-for-victory',
    units,
    hexes: [at('1602')],
  });

  it('are ranked by their attack strength, in the order of play', () => {
    const groups = [
      group('oulu', [regiment[0]!]),
      group('isthmus', [corps[0]!]),
      group('petsamo', [regiment[1]!]),
      group('ladoga', [division[0]!]),
      group('viipuri', [division[1]!, division[2]!]),
    ];
    const { most, others } = rankGroups(groups);
    expect(most.map(({ front }) => front)).toEqual(['isthmus', 'ladoga', 'viipuri']);
    expect(others.map(({ front }) => front)).toEqual(['oulu', 'petsamo']);
  });

  it('have their headquarters in a line of their own', () => {
    const groups = [group('isthmus', [corps[0]!, headquarters[0]!]), group('ladoga', [headquarters[1]!])];
    const ranked = rankGroups(groups);
    expect(ranked.most).toEqual([group('isthmus', [corps[0]!])]);
    expect(ranked.headquarters.units).toEqual(headquarters.slice(0, 2));
    expect(ranked.headquarters.hexes).toHaveLength(2);
    const few = [group('isthmus', [division[0]!]), ...groups.slice(1)];
    expect(rankGroups(few).headquarters).toEqual({ units: [headquarters[1]], hexes: [at('1602')] });
  });

  it('are listed by strength, the others folded', async () => {
    const frame = vi.spyOn(mapHandle, 'frameOnMap');
    const groups = [
      group('oulu', [regiment[0]!]),
      group('isthmus', [corps[0]!]),
      group('ladoga', [division[0]!]),
      group('viipuri', [division[1]!]),
      group('petsamo', [headquarters[0]!]),
    ];
    const { rerender, container } = render(<IntentList title="Aims" groups={[]} />);
    expect(container).toBeEmptyDOMElement();
    rerender(<IntentList title="Aims" groups={groups.slice(0, 1)} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(`${intentText(groups[0]!)}worth Victory Points`);
    expect(screen.queryByText(/more unit|Headquarters/)).toBeNull();
    rerender(<IntentList title="Aims" groups={groups} />);
    const [most, others] = screen.getAllByRole('list', { hidden: true });
    expect(most!.children).toHaveLength(3);
    expect(screen.getByText('1 more unit').parentElement).toContainElement(others!);
    expect(others).toHaveTextContent(intentText(groups[0]!));
    await userEvent.click(screen.getByRole('button', { name: /Ladoga/ }));
    expect(frame).toHaveBeenLastCalledWith(groups[2]!.hexes);
  });
});
