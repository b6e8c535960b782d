import logMessages from '#games/winter-war/content/en/log.ftl';
import interphaseMessages from '#games/winter-war/content/en/interphase.ftl';
import { board, positionFrom, ROSTER, type GameEvent, type PositionSpec } from '#engine/winter-war';
import { sentenceOf } from '#games/winter-war/ui/log/sentences.ts';
import { plain } from '#table/text/parts.ts';

const hex = board.hexByName;
const unit = (label: string, name: string): number =>
  ROSTER.find(({ type, name: own }) => type.label === label && own === name)!.id;

const after = (turn: number, more: Partial<PositionSpec> = {}) =>
  positionFrom({
    turn,
    phasing: 'finn',
    phase: 'interphase',
    units: [{ type: '0-1-2', hex: '1602' }],
    ...more,
    options: { events: true, ...more.options },
  });
const told = (event: GameEvent, state = after(6)): string | null => {
  const words = sentenceOf(event, state);
  return words && plain(words);
};

describe('the log of an Interphase', () => {
  it('tells the Scenario die, and how it was counted', () => {
    expect(told({ type: 'rolled', of: 'scenario', dice: [2], modified: 2, letter: null })).toBe(
      'Scenario: die 2, none comes (Scenario.Table).',
    );
    expect(told({ type: 'rolled', of: 'scenario', dice: [3], modified: 4, letter: 'A' })).toBe(
      'Scenario: die 3, counted as 4, A, the Allies at Petsamo (Scenario.Table).',
    );
    expect(told({ type: 'scenario', letter: 'D' })).toBe(
      'Scenario D is in force: Sweden sends help early, a reconstruction (Scenario.D).',
    );
  });

  it('links the paragraph', () => {
    const words = sentenceOf({ type: 'scenario', letter: 'E' }, after(6))!;
    expect(words).toContainEqual({ rule: 'Scenario.E' });
  });

  it('tells the western intervention and the neighbours', () => {
    expect(told({ type: 'rolled', of: 'intervention', dice: [4, 4], atMost: 7, comes: false })).toBe(
      'Western intervention: dice 4 + 4 = 8, the Allies come on 7 or less. They stay away (Designer.C).',
    );
    expect(told({ type: 'rolled', of: 'intervention', dice: [1, 4], atMost: 7, comes: true })).toContain(
      'in Game-Turn 7 the Soviet reinforcements of Game-Turn 8 are due as well',
    );
    expect(told({ type: 'rolled', of: 'sweden', dice: [2], atMost: 3, resists: true })).toBe(
      'Sweden: die 2, it resists on 1 to 3. It resists (Designer.C).',
    );
    expect(told({ type: 'landing-delayed', turn: 7 })).toContain('after Game-Turn 7');
  });

  it('tells whether the war goes on, where the same last turn can mean both', () => {
    const die = (face: number, lastTurn: number): GameEvent => ({
      type: 'rolled',
      of: 'length',
      dice: [face],
      lastTurn,
    });
    const options = { variableLength: true };
    expect(told(die(3, 12), after(10, { options, lastTurn: 12 }))).toContain('goes on through Game-Turn 12');
    expect(told(die(3, 12), after(12, { options, lastTurn: 12 }))).toContain('It ends after Game-Turn 12');
  });

  it('tells the Special Event die', () => {
    expect(told({ type: 'rolled', of: 'event', dice: [6], event: 'G+J', volunteers: false })).toBe(
      'Special Event: die 6, G and J, volunteers and replacements (Event.Table).',
    );
    expect(told({ type: 'rolled', of: 'event', dice: [1], event: null, volunteers: false })).toBe(
      'Special Event: die 1, none (Event.Table).',
    );
    expect(told({ type: 'rolled', of: 'event', dice: [1], event: null, volunteers: true })).toContain(
      'volunteers join if they can (Option.F)',
    );
  });

  it('tells what a Special Event changes', () => {
    const effect = (event: 'F' | 'H' | 'K' | 'L') => told({ type: 'special-event', event, effect: true });
    expect(effect('F')).toContain('The 3-1-1 is ready in Leningrad');
    expect(effect('H')).toContain('up to 90 attack points');
    expect(effect('K')).toContain('After Game-Turn 7 the Finnish player may call a cease-fire');
    expect(effect('L')).toContain('in Game-Turn 7 no unit moves by rail');
    expect(told({ type: 'special-event', event: 'G', effect: true })).toBeNull();
  });

  it('tells why a Special Event has no effect', () => {
    const { why } = interphaseMessages().interphase;
    const none = (event: 'F' | 'G' | 'H' | 'J' | 'K', more?: Partial<PositionSpec>) =>
      told({ type: 'special-event', event, effect: false }, after(6, more));
    expect(none('F', { course: { paradrop: true } })).toBe(
      `F has no effect: ${why.paradropHasCome} (Event.F).`,
    );
    expect(none('F', { options: { airborne: true } })).toContain(why.brigadeInPlay);
    expect(none('F', { units: [{ type: '1-1-3', hex: '1602' }] })).toContain(why.leningradTaken);
    expect(none('G')).toContain(why.noCity);
    expect(
      none('G', { units: Array.from({ length: 6 }, () => ({ type: '2-2-2', side: 'finn', hex: '0604' })) }),
    ).toContain(why.noVolunteers);
    expect(none('H')).toContain(why.noScenario);
    expect(none('H', { course: { petrozavodskRaised: true, scenario: { letter: 'A', turn: 3 } } })).toContain(
      why.raisedAlready,
    );
    expect(none('J')).toContain(why.nothingLost);
    expect(none('K', { options: { ceaseFire: false } })).toContain(why.switchedOff);
    expect(none('K')).toContain(why.endsAnyway);
  });

  it('tells units that join, come back, or leave', () => {
    const allies = ROSTER.filter(({ type }) => type.allied).map(({ id }) => id);
    expect(told({ type: 'joined', units: allies, hex: hex('0635') })).toBe('Six 3-2-2s join at R (0635).');
    expect(
      told({ type: 'joined', units: [unit('3-3-3', 'SWED'), unit('2-2-3', '64')], hex: hex('0931') }),
    ).toBe('3-3-3 (SWED), 2-2-3 (64) join at Oulu (0931).');
    expect(told({ type: 'returned', unit: unit('2-1-2', '25') })).toContain('from Game-Turn 7 on (Event.J)');
    expect(told({ type: 'recalled', unit: unit('2-1-2', '25'), hex: hex('1529') })).toBe(
      '2-1-2 (25) leaves Raate (1529) for another front (Scenario.E).',
    );
  });

  it('tells the assault on Petsamo, and who was lost in it', () => {
    expect(told({ type: 'landing', attack: 9, defence: 4, column: '2-1', die: 4, result: 'Dr' })).toBe(
      'The Allies assault Petsamo (1656) from the sea, 9 to 4: 2-1, die 4. Defender retreats (Scenario.A).',
    );
    const brigade = unit('3-2-2', '1');
    expect(told({ type: 'eliminated', unit: brigade, hex: hex('1656'), cause: 'landing' })).toBe(
      '3-2-2 (1) is eliminated at Petsamo (1656), the assault from the sea failed.',
    );
    expect(told({ type: 'declined', what: 'landing' })).toContain('the Allies turn back');
    expect(told({ type: 'declined', what: 'cease-fire' })).toContain('No cease-fire is called');
  });

  it('counts no points where Leningrad ended the game', () => {
    const said = told({
      type: 'ended',
      outcome: { reason: 'leningrad', points: 0, level: 'decisive-finnish' },
    });
    expect(said).toContain(logMessages().final.reason.leningrad);
    expect(said).not.toMatch(/\d/);
  });

  it('tells a cease-fire as what ended the game', () => {
    expect(told({ type: 'ended', outcome: { reason: 'cease-fire', points: 35, level: 'draw' } })).toBe(
      'A cease-fire ends the game: Draw, +35 Victory Points (Event.K).',
    );
  });
});

describe('the log of the variants', () => {
  it('tells a drop with what counted against it', () => {
    expect(
      told({
        type: 'dropped',
        unit: unit('3-1-1', '201'),
        hex: hex('1306'),
        die: 4,
        modifiers: ['weather', 'terrain', 'city', 'distance', 'distance'],
        result: 'stunned',
      }),
    ).toBe(
      '3-1-1 (201) is dropped at Viipuri (1306): die 4, −1 weather, −1 no clear hex, −1 Finnish city, ' +
        '−2 distance, net −1. Badly disrupted: halved, and cannot attack (Option.D1).',
    );
    expect(
      told({
        type: 'dropped',
        unit: unit('3-1-1', '201'),
        hex: hex('1306'),
        die: null,
        modifiers: [],
        result: 'fine',
      }),
    ).toBe('3-1-1 (201) is dropped at Viipuri (1306) (Event.F).');
  });

  it('tells that a plan was made, but not where to', () => {
    expect(told({ type: 'planned' })).not.toMatch(/\d{4}/);
  });

  it('tells broken and mended railways, the thaw, and the heavy tanks', () => {
    const regiment = unit('2-1-2', '25');
    expect(told({ type: 'demolished', unit: regiment, hex: hex('1306') })).toBe(
      '2-1-2 (25) breaks the railway at Viipuri (1306) (Designer.B).',
    );
    expect(told({ type: 'mended', hex: hex('1306') })).toBe(
      'The railway at Viipuri (1306) is repaired (Designer.B).',
    );
    expect(told({ type: 'thawed', unit: regiment, from: hex('1204'), to: hex('1305') })).toBe(
      'The ice breaks up: 2-1-2 (25) moves from 1204 to Koivisto (1305) (Option.E).',
    );
    expect(told({ type: 'heavy', units: [unit('2-1-3', '40'), unit('2-1-3', '35')] })).toBe(
      'Heavy tanks: 2-1-3 (40), 2-1-3 (35) (Designer.A1).',
    );
  });
});
