import { positionFaults, present, readPosition, type State } from '#engine/winter-war';
import { FAULTS } from '#engine/winter-war/state/refusals.ts';

/** What is wrong with a position in notation: where the reader refuses it, `refused` and why. */
function faultsOf(text: string): string[] {
  const read = readPosition(text);
  return read.ok
    ? positionFaults(present(read.timeline)).map(({ key }) => key)
    : [`refused: ${read.refusal.text}`];
}
const stateOf = (text: string): State => {
  const read = readPosition(text);
  if (!read.ok) throw new Error(read.refusal.text);
  return present(read.timeline);
};

/** A headquarters and a corps before the Line, where all is well. */
const UNITS = '1602=0-1-2/7A 1504=20-12-2/L 1405=6-6-2/4';
const march = (more = '', rules = 'errata', turn = '4S'): string =>
  `winter-war ${turn} movement rules=${rules} ${UNITS} ${more}`;
const combat = (phase: string, more = '', rules = 'errata', turn = '4S'): string =>
  `winter-war ${turn} ${phase} rules=${rules} ${UNITS} ${more}`;
const EVENTS = 'errata,events,ceaseFire';
const interphase = (more = '', rules = EVENTS, turn = '4F'): string =>
  combat('interphase', more, rules, turn);
/** The corps before the Line must attack it. */
const COMBAT = 'combat={vacated:[],obligedUnits:[20-12-2/L],obligedHexes:[1405],halved:[]}';
const attack = (decision: string, rules = 'errata'): string =>
  combat('attack', `${COMBAT} decisions=[${decision}]`, rules);

describe('A legal position has no fault', () => {
  it.each(
    Object.entries({
      'a march': march(),
      'an attack': combat('attack'),
      'an isolated Finn who has come home': march('1306=1-1-3/1:isolated:moved', 'errata', '4F'),
      'a march after arrivals over the limit':
        'winter-war 4S movement rules=errata 1602=0-1-2/7A+20-12-2/L:arrived+6-4-2/18:arrived+2-1-2/44:arrived 1405=6-6-2/4',
      'units that moved through one another': march('1603=2-1-2/25:moved+2-1-2/52:moved+2-1-2/54'),
      'the Allies in Sweden':
        'winter-war 6F movement rules=errata,events 1602=0-1-2/7A 0635=3-2-2/1+3-2-2/2 course={scenario:{letter:B,turn:5}}',
      'the Swedes on their arrival':
        'winter-war 3S movement rules=errata,events 1602=0-1-2/7A 0923=3-3-3/SWED+2-2-3/64 course={scenario:{letter:D,turn:2}}',
      'a delayed reinforcement': march('due=20-12-2/X'),
      'paratroops after a bad drop': march(
        '1306=3-1-1/201:dropped:disrupted finn=1306',
        'errata,airborne',
        '4F',
      ),
      'a march after the die for the length': march('lastTurn=12', 'errata,variableLength', '11S'),
      'the Interphase of that die, once it is rolled': combat(
        'interphase',
        'lastTurn=12 interphase={steps:[],norwayResists:false}',
        'errata,variableLength',
        '10F',
      ),
      'a planned drop': combat('planned-drop', '', 'errata,airborne'),
      'a drop by its event': combat('event-drop', 'course={paradrop:true}', 'errata,events', '8S'),
      'exploitation by the Finns': combat('exploitation', '', 'errata,skiExploitation', '4F'),
      'an Interphase with dice to come': interphase(
        'interphase={steps:[scenario,event],norwayResists:false}',
      ),
      'Norway that resists': interphase(
        'interphase={steps:[norway,sweden,event],norwayResists:true}',
        'errata,events,resoluteIntervention',
      ),
      'obligations to attack': combat('attack', COMBAT),
      'an overload that halves': combat(
        'attack',
        COMBAT.replace('halved:[]', 'halved:[20-12-2/L]'),
        'errata,clar7',
      ),
      'units that both have fought': combat('attack')
        .replace('/L ', '/L:fought ')
        .replace('6-6-2/4', '6-6-2/4:fought'),
      'a retreat': attack('{kind:retreat,side:finn,units:[6-6-2/4]}'),
      'an exchange': attack('{kind:exchange,side:soviet,units:[20-12-2/L],points:6}'),
      'an advance': attack('{kind:advance,side:soviet,units:[20-12-2/L],hexes:[1505]}'),
      'a withdrawal of the overload': attack(
        '{kind:withdraw,side:soviet,units:[20-12-2/L]}',
        'errata,clar7',
      ).replace('/L ', '/L:left-out '),
      'a cease-fire that is offered': interphase(
        'course={ceaseFireAfter:7} decisions=[{kind:cease-fire,side:finn}]',
        EVENTS,
        '7F',
      ),
      'a muster': interphase('decisions=[{kind:muster,side:finn,units:[2-2-2/1],hexes:[0923]}]'),
      frost: interphase('decisions=[{kind:forfeit,side:finn,cause:climate,points:3}]'),
      'units that are recalled': interphase('decisions=[{kind:forfeit,side:soviet,cause:recall,points:3}]'),
      'Allies who land by Scenario A': interphase(
        'course={scenarioOver:true,scenario:{letter:A,turn:4}} due=3-2-2/1 decisions=[{kind:landing,side:finn}]',
      ),
      'Allies who lose some of those at sea by Scenario C': interphase(
        'course={scenarioOver:true,scenario:{letter:C,turn:3}} due=3-2-2/1 decisions=[{kind:exchange,side:finn,units:[3-2-2/1],points:3}]',
      ),
      'Soviets who retreat from where they land': interphase(
        'course={scenarioOver:true,scenario:{letter:C,turn:3}} decisions=[{kind:retreat,side:soviet,units:[20-12-2/L]}]',
      ),
      orders: march('orders=[{unit:20-12-2/L,hq:0-1-2/7A}]'),
      'penalties of two turns': march(
        'penalties=[{turn:4,units:3,points:-10},{turn:5,units:6,points:-10}]',
        'errata',
        '6S',
      ),
      'a Scenario that came': march('course={scenarioOver:true,scenario:{letter:B,turn:3}}', EVENTS),
      'what intervention delays and hastens': march(
        'course={landingAfter:4,hastenedIn:4}',
        'errata,events,resoluteIntervention',
      ),
      'a cease-fire to come': march('course={ceaseFireAfter:8}', EVENTS, '8S'),
      'railways closed in winter': march('course={railsClosedIn:9}', EVENTS, '9S'),
      'a higher capacity by its event': march(
        'course={petrozavodskRaised:true,scenario:{letter:B,turn:3}}',
        EVENTS,
        '8S',
      ),
      'a drop planned for this turn': march('course={plan:{hex:1306,turn:4}}', 'errata,airborne'),
      'a drop planned for the next': march('course={plan:{hex:1306,turn:5}}', 'errata,airborne'),
      'two heavy tanks': march('course={heavy:[2-1-3/34,2-1-3/40]}', 'errata,heavyTanks'),
      'a broken railway': march('course={broken:[1406]}', 'errata,variableDemolition'),
      'Leningrad taken':
        'winter-war 4F over rules=errata 1602=1-1-3/1 1703=0-1-2/7A outcome={reason:leningrad,points:0,level:decisive-finnish}',
      'a game that is over': combat(
        'over',
        'outcome={reason:turns,points:-10,level:decisive-finnish} penalties=[{turn:4,units:0,points:-10}]',
        'errata',
        '10F',
      ),
    }),
  )('%s', (_, text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});

describe('An impossible position is told apart', () => {
  const cases: Record<string, Record<string, string>> = {
    'empty-map': {
      'an empty map': 'winter-war 4S movement rules=errata',
    },
    water: {
      'a Finn in the Gulf': march('1202=4-4-2/21'),
    },
    'no-ice': {
      'units on ice that does not bear': march('1503=2-1-2/44'),
    },
    'row-a': {
      'a corps north of Row A': march('1732=20-12-2/XIX'),
    },
    nkvd: {
      'the NKVD in Finland': march('1506=1-1-4/1'),
    },
    'closed-country': {
      'a unit in Sweden': march('0635=1-1-3/1'),
    },
    'heavy-ice': {
      'a tank too heavy for the ice': march('1503=2-1-3/40', 'errata,heavyTanks', '8S'),
    },
    'both-sides': {
      'both sides in one hex': march('1506=2-1-2/44+1-1-3/1'),
    },
    overstacked: {
      'three in a hex': combat('attack', '1605=2-1-2/44+6-4-2/18+6-4-2/56'),
      'two north of Row A': combat('attack', '2031=2-1-2/44+6-4-2/18'),
      'three in a march that nobody came to': march('1605=2-1-2/25+6-4-2/18+6-4-2/56'),
      'three who moved together': march('1605=2-1-2/25:moved+6-4-2/18:moved+6-4-2/56:moved'),
    },
    'dummy-left': {
      'a dummy in a march': march('1306=blank/1'),
    },
    'not-to-come': {
      'a dummy to come': march('due=blank/1'),
      'initial forces that are still to come': march('due=2-1-2/25'),
      'Allies at sea in a march': march('due=3-2-2/1', 'errata,events'),
    },
    'not-in-play': {
      'a reinforcement before its time': march('1603=20-12-2/XXIII'),
      'a Finnish one in the Soviet half of its turn': march('1306=6-6-2/6', 'errata', '2S'),
      'one that is lost before its time': march('lost=20-12-2/XXIII'),
      'Allies without a Scenario': march('0635=3-2-2/1', 'errata,events'),
      'more Allies than landed': march(
        '1656=3-2-2/1+3-2-2/2+3-2-2/3+3-2-2/4 course={scenario:{letter:A,turn:3}}',
        'errata,events',
        '5S',
      ),
      'volunteers without events': march('0923=2-2-2/1'),
      'paratroops without their rules': march('1605=3-1-1/201'),
    },
    'no-such-turn': {
      'set-up in the midst of a game': 'winter-war 4S set-up rules=errata 1602=0-1-2/7A',
      'Game-Turn 0 without the earlier start': march('', 'errata', '0S'),
    },
    'not-in-set-up': {
      'Soviets on the map while the Finns set up': 'winter-war 0F set-up rules=errata 1602=0-1-2/7A',
    },
    'setup-fortification': {
      'a fortress division without a fort': 'winter-war 0F set-up rules=errata 0920=6-6-2/4',
    },
    'setup-unplaced-finn': {
      'a Soviet set-up before the Finnish one is done': 'winter-war 0S set-up rules=errata due=6-6-2/4',
    },
    'wrong-length': {
      'a length that was not rolled': march('lastTurn=12', 'errata,variableLength', '10S'),
      'a length that no rule gives': march('lastTurn=12'),
      'a short length without a goal': march('lastTurn=6'),
    },
    'no-such-phase': {
      'drops without their rules': combat('planned-drop'),
      'an event drop without its event': combat('event-drop', '', 'errata,events'),
      'exploitation without its rules': combat('exploitation', '', 'errata', '4F'),
      'exploitation of the Soviets': combat('exploitation', '', 'errata,skiExploitation'),
      'an Interphase without its rules': interphase('', 'errata'),
      'an Interphase amid a turn': interphase('', 'errata,events', '4S'),
    },
    'options-apart': {
      'the cease-fire without events': march('', 'errata,ceaseFire'),
      'preparedness without airborne': march('', 'errata,sovietPreparedness'),
    },
    'not-over': {
      'a result while the game goes on': march('outcome={reason:turns,points:500,level:decisive-soviet}'),
    },
    'no-outcome': {
      'an end without a result': combat('over', '', 'errata', '10F'),
    },
    'wrong-outcome': {
      'a result that the points are not': combat(
        'over',
        'outcome={reason:turns,points:0,level:decisive-soviet}',
        'errata',
        '10F',
      ),
      'a result that the position is not': combat(
        'over',
        'outcome={reason:turns,points:500,level:decisive-soviet}',
        'errata',
        '10F',
      ),
      'an end before its turn': combat(
        'over',
        'outcome={reason:turns,points:0,level:decisive-finnish}',
        'errata',
        '6F',
      ),
      'Leningrad taken by nobody': combat(
        'over',
        'outcome={reason:leningrad,points:0,level:decisive-finnish}',
      ),
    },
    'leningrad-taken': {
      'a Finn in Leningrad': 'winter-war 4S movement rules=errata 1602=1-1-3/1 1703=0-1-2/7A',
    },
    'wrong-mark': {
      'a mark of another phase': march('1605=2-1-2/44:fought'),
      'a mark of the other side': march('1306=1-1-3/1:moved'),
      'more spent than a unit has': march('1605=2-1-2/44:moved:spent4'),
      'a drop without its rules': march('1605=2-1-2/44:dropped'),
      'a marked unit that is lost': march('lost=2-1-2/44:moved'),
    },
    'wrong-isolation': {
      'a Finn isolated in Finland': march('1306=1-1-3/1:isolated'),
      'an isolated headquarters': march('1703=0-1-2/8A:isolated'),
    },
    'wrong-owner': {
      'a hex that others hold': march('finn=1504'),
      'sea that is held': march('finn=1202'),
      'land that nobody holds': march('none=1306'),
    },
    'wrong-combat': {
      'a combat in a march': march('combat={vacated:[],obligedUnits:[],obligedHexes:[],halved:[]}'),
      'an attack without its combat': combat('attack', 'combat=null'),
      'obligations of the other side': combat(
        'attack',
        'combat={vacated:[],obligedUnits:[6-6-2/4],obligedHexes:[1405],halved:[]}',
      ),
      'an overload that the rules do not know': combat(
        'attack',
        'combat={vacated:[],obligedUnits:[20-12-2/L],obligedHexes:[1405],halved:[20-12-2/L]}',
      ),
      'an attack on what was left before it began': combat(
        'attack',
        COMBAT.replace('vacated:[]', 'vacated:[1405]'),
      ),
      'a hex to be attacked twice': combat('attack', COMBAT.replace('[1405]', '[1405,1405]')),
      'an overload of the Finns': combat(
        'attack',
        COMBAT.replace('halved:[]', 'halved:[6-6-2/4]'),
        'errata,clar7',
      ),
    },
    'wrong-decision': {
      'a retreat in a march': march('decisions=[{kind:retreat,side:finn,units:[6-6-2/4]}]'),
      'a muster of the dead': interphase(
        'lost=2-2-2/1 decisions=[{kind:muster,side:finn,units:[2-2-2/1],hexes:[0923]}]',
      ),
      'a cease-fire that nobody offered': interphase('decisions=[{kind:cease-fire,side:finn}]'),
      'more frost than there is': interphase('decisions=[{kind:forfeit,side:finn,cause:climate,points:99}]'),
      'a retreat of a unit twice': attack('{kind:retreat,side:finn,units:[6-6-2/4,6-6-2/4]}'),
      'a retreat of the dead': `${attack('{kind:retreat,side:soviet,units:[2-1-2/25]}')} lost=2-1-2/25`,
      'an exchange by the side that defends': attack('{kind:exchange,side:finn,units:[6-6-2/4],points:6}'),
      'an exchange of Allies who are ashore': interphase(
        'course={scenarioOver:true,scenario:{letter:A,turn:4}} 1656=3-2-2/1 decisions=[{kind:exchange,side:finn,units:[3-2-2/1],points:3}]',
      ),
      'an advance among enemies': attack('{kind:advance,side:soviet,units:[20-12-2/L],hexes:[1405]}'),
      'a withdrawal without its rules': attack('{kind:withdraw,side:soviet,units:[20-12-2/L]}').replace(
        '/L ',
        '/L:left-out ',
      ),
      'a withdrawal of a unit in supply': attack(
        '{kind:withdraw,side:soviet,units:[20-12-2/L]}',
        'errata,clar7',
      ),
      'Soviet frost': interphase('decisions=[{kind:forfeit,side:soviet,cause:climate,points:3}]'),
    },
    refused: {
      'an overfull hex that is not': march('decisions=[{kind:overstack,side:soviet,hexes:[1504]}]'),
      'dice that are not due': interphase('interphase={steps:[landing],norwayResists:false}'),
    },
    'wrong-order': {
      'an order to a Finn': march('orders=[{unit:6-6-2/4,hq:null}]'),
      'two orders to one unit': march('orders=[{unit:20-12-2/L,hq:0-1-2/7A},{unit:20-12-2/L,hq:null}]'),
      'an order of a headquarters': march('orders=[{unit:0-1-2/7A,hq:null}]'),
      'an order to a corps': march('orders=[{unit:20-12-2/L,hq:20-12-2/L}]'),
    },
    'wrong-penalties': {
      'two penalties of one turn': march(
        'penalties=[{turn:4,units:3,points:-10},{turn:4,units:2,points:-10}]',
        'errata',
        '6S',
      ),
      'a penalty before the rule begins': march('penalties=[{turn:3,units:3,points:-10}]', 'errata', '5S'),
      'a penalty that is too high': march('penalties=[{turn:4,units:3,points:-100}]', 'errata', '5S'),
      'a penalty of a turn to come': march('penalties=[{turn:7,units:3,points:-10}]', 'errata', '5S'),
      'a penalty beside the Scenarios': march(
        'penalties=[{turn:4,units:3,points:-10}]',
        'errata,events',
        '5S',
      ),
    },
    'wrong-interphase': {
      'Norway without its rules': interphase('interphase={steps:[event],norwayResists:true}'),
      'dice in the wrong order': interphase('interphase={steps:[event,scenario],norwayResists:false}'),
      'an Interphase in a march': march('interphase={steps:[event],norwayResists:false}', 'errata,events'),
    },
    'course-landing': {
      'a landing two turns ahead': march('course={landingAfter:5}', 'errata,events,resoluteIntervention'),
      'a delayed landing without its rules': march('course={landingAfter:5}', 'errata,events'),
    },
    'course-rails': {
      'railways closed a turn too early': march('course={railsClosedIn:8}', EVENTS, '8S'),
      'railways closed in autumn': march('course={railsClosedIn:4}', 'errata,events'),
    },
    'course-plan': {
      'a drop planned for a turn that is over': march('course={plan:{hex:1306,turn:3}}', 'errata,airborne'),
      'a drop planned too far ahead': march('course={plan:{hex:1306,turn:6}}', 'errata,airborne'),
      'a drop planned without its rules': march('course={plan:{hex:1306,turn:5}}'),
      'a drop planned into the sea': march('course={plan:{hex:1202,turn:5}}', 'errata,airborne'),
    },
    'course-heavy': {
      'a single heavy tank': march('course={heavy:[2-1-3/40]}', 'errata,heavyTanks'),
      'one heavy tank twice': march('course={heavy:[2-1-3/40,2-1-3/40]}', 'errata,heavyTanks'),
      'heavy tanks without their rules': march('course={heavy:[2-1-3/40,2-1-3/35]}'),
      'heavy tanks that are no tanks': march('course={heavy:[2-1-3/40,2-1-2/25]}', 'errata,heavyTanks'),
    },
    'wrong-combat wrong-combat': {
      'obligations before the attack': combat('retreat-before', COMBAT),
    },
    'course-scenario': {
      'a Scenario without events': march('course={scenario:{letter:B,turn:3}}'),
      'a Scenario of a turn to come': march('course={scenario:{letter:B,turn:4}}', 'errata,events'),
      'a Scenario that the table does not have': march(
        'course={scenario:{letter:B,turn:1}}',
        'errata,events',
      ),
    },
    'course-cease-fire': {
      'a cease-fire before its time': march('course={ceaseFireAfter:3}', 'errata,events,ceaseFire'),
    },
    'course-hastened': {
      'reinforcements in haste without their rules': march('course={hastenedIn:3}', 'errata,events'),
    },
    'course-paradrop': {
      'an event without events': march('course={paradrop:true}'),
    },
    'course-petrozavodsk': {
      'a higher capacity without its event': march('course={petrozavodskRaised:true}'),
    },
    'course-broken': {
      'broken railways without their rules': march('course={broken:[1406]}'),
      'a railway broken where there is none': march('course={broken:[1202]}', 'errata,variableDemolition'),
    },
  };
  const all = Object.entries(cases).flatMap(([faults, those]) =>
    Object.entries(those).map(([name, text]) => [name, text, faults] as const),
  );
  it.each(all)('%s', (_, text, faults) => {
    const found = faultsOf(text).map((one) => one.split(':')[0]);
    expect(found.join(' ')).toBe(faults);
  });

  it('by each of the reasons that there are', () => {
    const given = Object.keys(cases).flatMap((faults) => faults.split(' '));
    expect(Object.keys(FAULTS).filter((key) => !given.includes(key))).toEqual([]);
  });

  it('with what is wrong, where, and by which paragraph', () => {
    expect(positionFaults(stateOf(march('1306=1-1-3/1:isolated')))).toMatchObject([
      {
        key: 'wrong-isolation',
        rule: 'Supply.G',
        params: { unit: '1-1-3 (1)' },
        places: [expect.any(Number)],
      },
    ]);
  });

  it('all at once', () => {
    const text =
      'winter-war 4S movement rules=errata 1602=0-1-2/7A 1202=4-4-2/21 1405=2-1-2/44+6-6-2/4 1503=20-12-2/L+2-1-2/163+6-4-2/18 1732=20-12-2/XIX 1506=1-1-4/1';
    expect(faultsOf(text).toSorted()).toEqual(
      ['both-sides', 'nkvd', 'no-ice', 'no-ice', 'no-ice', 'overstacked', 'row-a', 'water'].toSorted(),
    );
  });
});
