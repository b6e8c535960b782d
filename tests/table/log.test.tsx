import '#app/languages.ts';
import playMessages from '#table/content/en/play.ftl';
import { fireEvent, render, screen } from '@testing-library/react';
import { useGame } from '#table/store/game.ts';
import { loadLanguage, setLanguage } from '#kit/i18n/language.ts';
import type { Line } from '#table/game';
import { board, newGame, positionFrom, supply, type GameEvent } from '#engine/winter-war';
import { play } from '#games/winter-war/table-adapter.ts';
import { sentenceOf } from '#games/winter-war/ui/log/sentences.ts';
import { hexText, unitText } from '#games/winter-war/ui/text/describe.ts';
import { rowsOf, backOrOnText, lastPlace, logOf, sentencesBetween, recordNotes } from '#table/text/log.ts';
import { PastLog, PrintedPast } from '#table/shell/PastLog.tsx';
import { Swings } from '#table/view/Moments.tsx';
import { plain } from '#table/text/parts.ts';
import { setPosition, timeline } from '../games/winter-war/ui/table.tsx';
import { begin, tellStory } from './store/counting.ts';
import { names, stacks } from '../engine/winter-war/rules/helpers.ts';

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
    await setPosition({ turn: 2, phasing: 'soviet', units: stacks('s1305 2-1-3, s1602 0-1-2') });
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
      units: stacks('s1305 20-12-2, s2113 6-4-2, s1304 2-1-3, s1404 2-1-3, s1602 0-1-2'),
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

describe('the log of a game of a few lines', () => {
  /** Steps of these events; "s" is silent, a number is a place where something happened. */
  const lineOf = (...steps: string[][]): Line => ({
    start: { count: 0 },
    steps: steps.map((events, i) => ({
      action: events[0],
      dice: [],
      events,
      state: { count: i + 1 },
    })) as never,
    cursor: steps.length,
  });
  const story = {
    opening: () => ({ title: 'Beginning', side: null }),
    headingFor: (event: string) => (event === 'end' ? { title: 'Next', side: 'white' } : null),
    eventSentence: (
      event: string,
      after: object | null,
      { before, events }: { before: object; events: unknown[] },
    ) =>
      event === 's'
        ? null
        : [
            `${event} of ${events.length}, ${JSON.stringify(before)} to ${JSON.stringify(after)}`,
            ...(/\d/.test(event) ? [{ place: Number(event), text: '' }] : []),
          ],
    isStrong: (event: string) => event === 'battle',
    staysOpen: (event: string) => event === 'open',
    endsPhase: (action: string) => action === 'end',
    changesSince: () => ['Lakes are frozen.'],
    describeLegacyAction: ({ action }: { action: string }) =>
      action === 'hidden' ? null : [`Did ${action}.`],
  };
  beforeEach(() => {
    begin({ table: 'solo' });
    tellStory({ story, refusalText: () => 'No.' });
  });

  it('tells each event with what was before and after it, in parts with their heads', () => {
    const line = lineOf(['a', 'battle'], ['s'], ['end'], ['end', 's'], ['b'], ['c']);
    const told = logOf({ ...line, cursor: 5 }).map(({ title, side, lines }) => [
      title,
      side,
      lines.map(({ text, weight, step }) => [plain(text), weight, step]),
    ]);
    expect(told).toEqual([
      [
        'Beginning',
        null,
        [
          ['a of 2, {"count":0} to {"count":1}', 'plain', 1],
          ['battle of 2, {"count":0} to {"count":1}', 'strong', 1],
          ['end of 1, {"count":2} to {"count":3}', 'plain', 3],
        ],
      ],
      ['Next', 'white', [['end of 2, {"count":3} to {"count":4}', 'plain', 4]]],
      ['Next', 'white', [['b of 1, {"count":4} to {"count":5}', 'plain', 5]]],
    ]);
  });

  it('is told anew in another language, and once in the same', async () => {
    const line = lineOf(['a']);
    let asked = 0;
    tellStory({ story: { ...story, eventSentence: () => [`Told ${++asked}`] } });
    const told = () => plain(logOf(line)[0]!.lines[0]!.text);
    expect([told(), told()]).toEqual(['Told 1', 'Told 1']);
    await loadLanguage('fi');
    setLanguage('fi');
    expect(told()).toBe('Told 2');
    setLanguage('en');
  });

  it('tells what happened between two moments, and what was taken back or done again', () => {
    tellStory({
      story: { ...story, eventSentence: (event: string) => (event === 's' ? null : [`${event}.`]) },
    });
    const line = lineOf(['a'], ['b', 'c'], ['s'], ['d']);
    const at = (cursor: number): Line => ({ ...line, cursor });
    expect(sentencesBetween(line, 1, 3)).toEqual(['b.', 'c.']);
    expect(sentencesBetween(line, 3, 1)).toEqual([]);
    expect(backOrOnText(at(4), at(3))).toBe('Undone: d.');
    expect(backOrOnText(at(4), at(1))).toBe('Undone: b. And 2 more.');
    expect(backOrOnText(at(0), at(1))).toBe('Redone: a.');
    expect(backOrOnText(at(3), at(2))).toBe('Undone.');
    expect(backOrOnText(at(2), at(3))).toBe('Redone.');
  });

  it('knows where something happened last before a moment', () => {
    const line = lineOf(['4'], ['6', '7', 's'], ['a'], ['9']);
    expect([0, 1, 2, 3, 4].map((at) => lastPlace(line, at))).toEqual([null, 4, 7, 7, 9]);
    expect(lastPlace(lineOf(['a'], ['s']), 2)).toBeNull();
  });

  it('is folded where the game tells groups and there is more than one line, but for what stays open', () => {
    const line = lineOf(['a'], ['open'], ['b'], ['c'], ['d']);
    const rows = (of: Line, limit: number) =>
      rowsOf(of, logOf(of)[0]!, limit).map((row) =>
        'lines' in row ? [row.text, ...row.lines.map(({ step }) => step)] : row.step,
      );
    expect(rows(line, 0)).toEqual([1, 2, 3, 4, 5]);
    const asked: number[][] = [];
    const folds = (_: Line, from: number, to: number) => {
      asked.push([from, to]);
      return [
        { text: 'North', steps: [1, 2, 4] },
        { text: 'South', steps: [3] },
      ];
    };
    tellStory({ story: { ...story, folds } });
    expect(rows(line, 0)).toEqual([['North', 1, 4], 2, ['South', 3], 5]);
    expect(rows(line, 3)).toEqual([['North', 1], 2, ['South', 3], ['North', 4], 5]);
    expect(asked).toEqual([
      [0, 5],
      [0, 3],
      [3, 5],
    ]);
    expect(rows(lineOf(['a']), 0)).toEqual([1]);
  });

  const past = { by: { rules: 1, board: 1 }, actions: [], lost: 0 };
  const w = playMessages().log;
  const variations = { key: 'illegal-step', where: 'variations.0' } as const;
  it.each([
    ['nothing of one that is as it was played', {}, []],
    ['what has changed since', { past }, [`${w.stood} Lakes are frozen.`]],
    [
      'which steps are lost',
      { past: { ...past, lost: 2 } },
      [`${w.stood} ${w.lost({ steps: 2 })} Lakes are frozen.`],
    ],
    [
      'why its lines are not there',
      { refusedVariations: variations },
      [w.variations({ ...variations, why: '' })],
    ],
    [
      'the rule that they break',
      { refusedVariations: { ...variations, why: {} } },
      [w.variations({ ...variations, why: 'No.' })],
    ],
  ])('tells of a record %s', (_, about, notes) => {
    expect(recordNotes(about as never)).toEqual(notes);
  });

  it('tells of a record that was followed', () => {
    tellStory({ story: { ...story, keptNoPositions: () => true } });
    expect(recordNotes({ past } as never)).toEqual([`${w.followed} Lakes are frozen.`]);
  });

  it('lists what was done by earlier rules once that is unfolded, and all of it on paper', () => {
    const actions = ['a', 'hidden', 'end'].map((action) => ({ action, dice: [] }));
    const tell = (about: object): void =>
      useGame.setState(({ timeline: line }) => ({ timeline: { ...line!, about } }));
    const { container, unmount } = render(<PastLog />);
    expect(container).toBeEmptyDOMElement();
    unmount();
    tell({ past });
    const bare = render(<PastLog />);
    expect(bare.container).toHaveTextContent('Lakes are frozen.');
    expect(bare.container.querySelector('details')).toBeNull();
    bare.unmount();
    tell({ past: { ...past, actions } });
    const screenful = render(<PastLog />);
    const details = screen.getByText(w.title({ steps: 3 })).closest('details')!;
    expect(screen.queryByText('Did a.')).toBeNull();
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const items = screen.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Did a.', 'Did end.']);
    screenful.unmount();
    const paper = render(<PrintedPast />).container;
    expect([...paper.querySelectorAll('p, h2')].map(({ textContent }) => textContent)).toEqual([
      `${w.stood} Lakes are frozen.`,
      w.title({ steps: 3 }),
      'Did a.',
      'Did end.',
    ]);
  });
});
