import { render, screen } from '@testing-library/react';
import { useGame } from '#table/store/game.ts';
import { describe, expect, it } from 'vitest';
import { board, newGame, positionFrom, supply, type GameEvent } from '#engine/winter-war';
import { play } from '#games/winter-war/table-adapter.ts';
import { sentenceOf } from '#games/winter-war/ui/log/sentences.ts';
import { hexText, unitText } from '#games/winter-war/ui/text/describe.ts';
import { rowsOf } from '#table/features/log/folds.ts';
import { logOf } from '#table/features/log/log.ts';
import { Swings } from '#table/features/result/Swings.tsx';
import { plain } from '#table/text/parts.ts';
import { setPosition, timeline } from '../games/winter-war/ui/table.tsx';
import { names } from '../engine/winter-war/rules/helpers.ts';

const viipuri = board.hexByName('1306');
const told = (event: GameEvent) => sentenceOf(event, newGame({}, 1));

describe('the log', () => {
  it('says nothing of counters placed at set-up', () => {
    expect(told({ type: 'placed', unit: 70, hex: viipuri })).toBeNull();
  });

  it('tells an attack with its column and die, hexes as links', () => {
    const words = told({
      type: 'attacked',
      attackers: [0],
      from: [board.hexByName('1305')],
      targets: [viipuri],
      attack: 20,
      defence: 4.5,
      column: '4-1',
      die: 2,
      result: 'Dr',
      fortified: false,
    })!;
    expect(plain(words)).toBe(
      '20-12-2 (XIX) attacks Viipuri (1306), 20 to 4½: 4-1, die 2. Defender retreats.',
    );
    expect(words).toContainEqual({ place: viipuri, text: 'Viipuri (1306)' });
  });

  it('tells a capture after the move that brought it; a turning point takes the line that it needs', async () => {
    await setPosition({
      turn: 2,
      phasing: 'soviet',
      units: [
        { type: '2-1-3', hex: '1305' },
        { type: '0-1-2', hex: '1602' },
      ],
    });
    const unit = timeline().start.units.findIndex(({ at }) => at === board.hexByName('1305'));
    expect(play({ type: 'move', unit, path: [viipuri, board.hexByName('1307')] })).toBeNull();
    const lines = logOf(timeline())[0]!.lines.map(({ text }) => plain(text));
    expect(lines).toEqual([
      '2-1-3 (34) moves from Koivisto (1305) to 1307.',
      'Viipuri (1306) falls to the Soviet army.',
    ]);
    const told = (swing: { why?: string; places?: number[] }): string | undefined => {
      const { container, unmount } = render(
        <Swings line={timeline()} swings={[{ step: 1, turn: 2, by: '+30', ...swing }]} />,
      );
      const text = container.querySelector('button span')?.textContent;
      unmount();
      return text;
    };
    const [move, capture] = lines;
    expect(told({})).toBe(capture);
    expect(told({ places: [viipuri] })).toBe(capture);
    expect(told({ places: [board.hexByName('1602')] })).toBe(move);
    expect(told({ places: [], why: 'Why' })).toBe(`Why${move}`);
    expect(render(<Swings line={timeline()} swings={[]} />).container).toBeEmptyDOMElement();
  });

  it('folds moves beneath what they were for, those that stay apart from those that may be taken back', async () => {
    await setPosition({
      turn: 2,
      phasing: 'soviet',
      units: [
        { type: '20-12-2', hex: '1305' },
        { type: '6-4-2', hex: '2113' },
        { type: '2-1-3', hex: '1304' },
        { type: '2-1-3', hex: '1404' },
        { type: '0-1-2', hex: '1602' },
      ],
    });
    const march = (from: string, to: string): void => {
      const at = board.hexByName(from);
      const unit = timeline().start.units.findIndex((each) => each.at === at);
      expect(play({ type: 'move', unit, path: [board.hexByName(to)] })).toBeNull();
    };
    march('1305', '1306');
    march('1304', '1305');
    march('2113', '2013');
    march('1404', '1405');
    const line = timeline();
    const [group] = logOf(line);
    const shown = (limit: number) =>
      rowsOf(line, group!, limit).map((row) =>
        'lines' in row ? [row.text, ...row.lines.map(({ step }) => step)] : row.step,
      );
    // A person's purposes are his own: his moves are told by fronts.
    expect(shown(0)).toEqual([
      ['Isthmus: 20-12-2 (XIX), 2-1-3 (34), 2-1-3 (40)', 1, 1, 2, 4, 4],
      ['Ladoga: 6-4-2 (18)', 3],
    ]);
    useGame.setState({ seats: { soviet: 'general', seed: 1 } });
    const town = ['Attack Viipuri: 20-12-2 (XIX)', 1, 1];
    const lake = ['Attack the Ladoga front: 6-4-2 (18)', 3];
    expect(shown(0)).toEqual([town, ['Attack the Isthmus: 2-1-3 (34), 2-1-3 (40)', 2, 4, 4], lake]);
    expect(shown(2)).toEqual([
      town,
      ['Attack the Isthmus: 2-1-3 (34)', 2],
      lake,
      ['Attack the Isthmus: 2-1-3 (40)', 4, 4],
    ]);
  });

  it('tells together and unfolded who is cut off, by what, and when the line is open again', async () => {
    const rail = board.places.find(({ name }) => name === 'Petrozavodsk')!.hex;
    const at = names([rail])[0]!;
    const behind = supply(
      positionFrom({ turn: 5, phasing: 'soviet', units: [{ type: '2-1-2', hex: at }] }),
      'soviet',
    );
    const block = behind.units[0]!.toLeningrad[3]!;
    const beside = board
      .neighbours(block)
      .find((hex) => board.countryOf(hex) === 'ussr' && !board.isRail(hex))!;
    await setPosition({
      turn: 5,
      phasing: 'finn',
      units: [
        { type: '2-1-2', hex: at },
        { type: '2-1-2', hex: at },
        { type: '0-0-3', hex: names([beside])[0]! },
        { type: '2-2-3', hex: '1306' },
      ],
    });
    const raider = timeline().start.units.findIndex((each) => each.at === beside);
    const lines = (): string[] => {
      const line = timeline();
      const rows = rowsOf(line, logOf(line).at(-1)!, 0);
      return rows.flatMap((row) => ('lines' in row ? [] : [plain(row.text)]));
    };
    const units = timeline().start.units.flatMap((each, id) => (each.at === rail ? [unitText(id)] : []));
    expect(play({ type: 'move', unit: raider, path: [block] })).toBeNull();
    const cut = `${hexText(block)}: ${unitText(raider)}.`;
    expect(lines()).toEqual([
      expect.stringMatching(
        `^2 Soviet units are isolated: ${units.join(', ')}. The railway from .* is cut at`.replaceAll(
          /[()]/g,
          '.',
        ),
      ),
    ]);
    expect(lines()[0]).toContain(cut);
    // A turning point names them too, though its own place is another.
    render(
      <Swings
        line={timeline()}
        swings={[{ step: 1, turn: 5, by: '−30', why: 'Viipuri', places: [viipuri] }]}
      />,
    );
    expect(screen.getByRole('button')).toHaveTextContent(cut);
    const { start, steps } = timeline();
    const events = steps[0]!.events.flatMap((event): GameEvent[] =>
      event.type === 'supply' ? [{ ...event, isolation: 0 }] : [],
    );
    const relief = events.map((event) => sentenceOf(event, start, { before: steps[0]!.state, events }));
    expect(relief.map((text) => text && plain(text))).toEqual([
      `2 Soviet units are in supply again: ${units.join(', ')}. The cut at ${hexText(block)} is gone.`,
      null,
    ]);
  });

  it('says of which turn the Murmansk Defence was judged', () => {
    const words = told({ type: 'murmansk', turn: 5, units: 1, points: -10 })!;
    expect(plain(words)).toBe('Murmansk Defence, turn 5: 1 of 7 units, −10 Victory Points.');
  });

  it('mentions captures of named places only', () => {
    expect(told({ type: 'captured', hex: viipuri, side: 'soviet' })).not.toBeNull();
    expect(told({ type: 'captured', hex: board.hexByName('0920'), side: 'soviet' })).toBeNull();
  });
});
