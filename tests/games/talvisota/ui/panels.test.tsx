/** The panel of each decision: what it shows, and what a press on its buttons does. */
import { fireEvent, render } from '@testing-library/react';
import { DecisionPanel } from '#games/talvisota/ui/controller/DecisionPanel.tsx';
import { glanceAt } from '#games/talvisota/ui/controller/glance.tsx';
import { arrowsOf, facesOf } from '#games/talvisota/ui/controller/map-data.ts';
import { spaceAloud } from '#games/talvisota/ui/controller/SpaceCard.tsx';
import { deskNow } from '#games/talvisota/ui/controller/desk.ts';
import { useUi } from '#table/store/ui.ts';
import {
  placeOf,
  positionFrom,
  soviets,
  spaceOf,
  view,
  type SovietForce,
  type State,
} from '#engine/talvisota';
import { rowsOf } from '../../../engine/talvisota/helpers.ts';
import { outcome, sceneOf, show } from './scenes.ts';

it('draws Environment in another shape and picture than supports, each with its effect', () => {
  const [state, desk] = sceneOf('finnish {slot: 4}');
  show(state, desk);
  render(<DecisionPanel />);
  const face = (name: string): Element =>
    document.querySelector(`[aria-label="Add: ${name}"] svg, [aria-label="${name}"] svg`)!;
  const outlineOf = (name: string): string => face(name).firstElementChild!.tagName;
  expect(['Snow', 'Woods', 'Forest', 'Swamp'].map(outlineOf)).toEqual(['path', 'path', 'path', 'path']);
  expect(outlineOf('Artillery Support')).toBe('rect');
  const pictures = ['Snow', 'Woods', 'Forest', 'Swamp'].map((name) =>
    face(name).querySelectorAll('path')[1]!.getAttribute('d'),
  );
  expect(new Set(pictures).size).toBe(4);
  expect(face('Artillery Support').textContent).toBe('ART−2 force');
  expect(face('Snow').textContent).toBe('Snow−1, 0 bonustanks −3');
});

/** Buttons by their names; a pressed one ends with an asterisk, one that cannot be pressed with a minus sign. */
const buttons = (): [string, HTMLButtonElement][] =>
  [...document.querySelectorAll('button')].map((button) => {
    const shown = button.cloneNode(true) as HTMLElement;
    for (const counter of shown.querySelectorAll('[aria-hidden]')) counter.remove();
    const name = button.getAttribute('aria-label') ?? shown.textContent;
    const isPressed = button.getAttribute('aria-pressed') === 'true';
    return [`${name}${isPressed ? '*' : ''}${button.disabled ? '−' : ''}`, button];
  });

it.each([
  ['fought {kind: mannerheim, side: finn}', /^−2 to one fusilier division · 33.*\*/],
  ['pursuing', /^Rautu \(0\) · 72/],
])('%s: the first choice leaves its side the best chance', (scene, first) => {
  const [state, desk] = sceneOf(scene);
  show(state, desk);
  render(<DecisionPanel />);
  expect(buttons()[0]![0]).toMatch(first);
});

// A position with what lies on the desk; what is there (`!`: what is not, `[]`: a button); a press, and what comes of it (⇧: with Shift).
it.each(
  rowsOf(
    ' | ',
    `
    setUp | [Lapland−], [4 corps of 3 fusilier divisions], [1 fusilier division], Reinforcements box, Arrive in January, [12 fusilier divisions] | Standard split > assign FUS LAP 2, assign FUS LAD 5, assign ELI LAD 1, assign MECA LAD 1, assign FUS KAR 6, assign ELI KAR 2, assign MECA KAR 3, assign TAN KAR 3
    setUp | [3 elite divisions] | 3 elite divisions > held
    setUp {held: {kind: unit, unit: FUS, heap: waiting}} | [1 fusilier division*], [Lapland: place Fusiliers here] | ⇧1 fusilier division* > held
    setUp {held: {kind: unit, unit: FUS, heap: waiting, count: 13}} | [1 fusilier division*] | Ladoga: place Fusiliers here > assign FUS LAD 13
    setUp {held: {kind: unit, unit: FUS, heap: waiting, count: 3}} | [4 corps of 3 fusilier divisions*] | Ladoga: place Fusiliers here > assign FUS LAD 3, held
    last {held: {kind: unit, unit: FUS, heap: waiting}} | [1 fusilier division*] | Karelia: place Fusiliers here > assign FUS KAR 1
    recovery | Everything is on the sheet., Fusiliers: Costs 1 morale., ![Standard split], Losses box, empty | 2 fusilier divisions > held
    arrived | Lapland, !Arrive in January | Standard split > assign FUS LAP 2, assign FUS LAD 4, assign FUS KAR 6, assign ELI LAD 1, assign ELI KAR 2, assign MECA LAD 1, assign MECA KAR 2, assign TAN KAR 3
    movement | Choose a front box, ![All], !Markers | Karelia > from: KAR
    movement {from: KAR} | [Karelia*], [Leningrad], Choose a target on the map. | Karelia* >
    movement {from: KAR} | ![3 fusilier divisions*] | All > from: KAR, units: 12 FUS + 3 ELI + 4 MECA + 3 TAN
    movement {from: KAR} | ![Fusiliers: one fewer], ![12 fusilier divisions] | 3 corps of 3 fusilier divisions > from: KAR, units: 3 FUS
    movement {from: KAR, units: {FUS: 2}} | [Fusiliers: one fewer*], [3 fusilier divisions*], ![Elite: one fewer] | ⇧Fusiliers: one more > from: KAR, units: 12 FUS
    movement {from: KAR, units: {FUS: 2}} | [Tanks: one more] | 3 tank brigades > from: KAR, units: 2 FUS + 1 TAN
    movement {from: KAR, units: {FUS: 12}} | ![Fusiliers: one more] | 3 fusilier divisions* > from: KAR, units: 12 FUS
    movement {from: KAR, units: {FUS: 0}} | [Fusiliers: one more] | Leningrad > from: KAR, target: LEN, units: 12 FUS + 3 ELI + 4 MECA + 3 TAN
    movement {from: LAP, units: {TAN: 1}} | [Lapland*] | 3 tank brigades > from: KAR, units: 1 TAN
    movement {from: KAR, units: {FUS: 2}} | [Leningrad] | Leningrad > from: KAR, target: LEN, units: 2 FUS
    movement {from: PTZ, units: {FUS: 1}, target: OLO} | Petrozavodsk, Target: Olonets, [Olonets*], ![Karelia*] | Olonets* > from: PTZ, units: 1 FUS
    conquest | [Rautu (Karelia)*], [Terijoki (Karelia)] | Terijoki (Karelia) > mark TER true
    conquest {from: TER, units: {FUS: 1}, target: LEN} | [Place a marker: Terijoki*] | Place a marker: Terijoki* > from: TER, target: LEN, units: 1 FUS, markers: []
    conquest {from: TER, units: {FUS: 1}, target: LEN, markers: []} | [Place a marker: Terijoki] | Place a marker: Terijoki > from: TER, target: LEN, units: 1 FUS
    plans | [Massive attack], [NKVD], ![Mannerheim Support], ![Remove], 9 fusilier divisions, ![Supply*], [Karelia 2−] | Massive attack > held
    plans {held: {kind: strategy, strategy: PRUD, slot: 3}} | [Prudent advance*], [Remove] | Remove > plan 3 null
    plans {held: {kind: support, support: ART, placed: true}} | [Artillery Support*] | Remove > post ART null
    plans {held: {kind: strategy, strategy: MASS, slot: null}} | [Massive attack*], [Karelia−] | Karelia 2: place Massive attack here > plan 4 MASS
    finnishPlans | Soviet strategies here: 1, [9 divisions], !9 fusilier divisions | Motti > held
    freePlans | ![Air Support], [Massive attack] | Massive attack > held
    allotment | Choose a strategy., Leningrad, [All that fit], unitunitunitunitunitunitsupportsupport | Karelia 1 > slot: 3
    allotment | [Karelia 2] | All that fit > commit 3 LEN 3 FUS + 3 TAN [ART]
    allotment | [Artillery Support] | Massive attack > slot: 3
    allotment {slot: 3} | Choose the starting space here, [Leningrad], ![Add: 1 corps of 3 fusilier divisions], [Karelia 1*] | Leningrad > slot: 3, from: LEN, units: none, supports: []
    allotment {slot: 3, from: LEN} | [Leningrad*], ![Artillery Support], !On its own, !Chance | Karelia 1* >
    allotment {slot: 3, from: LEN} | ![Add: Air Support], 2 supports. May take two spaces. | Add: Artillery Support > slot: 3, from: LEN, supports: [ART]
    allotment {slot: 3, from: LEN, held: {kind: unit, unit: FUS, heap: free}} | Rifle division., Tap again to add it., !return it |
    allotment {slot: 4, held: {kind: unit, unit: FUS, heap: plan}} | Tap again to return it. |
    allotment {slot: 3, from: LEN} | [Add: 3 tank brigades] | All that fit > commit 3 LEN 3 FUS + 3 TAN [ART], slot: 3
    january {slot: 3, from: LEN} | 1 support and 1 commander, [Add: Brigade T-34/KV-1] | All that fit > commit 3 LEN 6 FUS [ART MER], slot: 3
    allotment {slot: 4} | [Remove: 1 fusilier division], On its own, this force totals 20, if the Finns lay … N51TargetWeakUsualBestTerijokiSuccess: Finland −1. Failure: Soviet Union −1.100 %, Weak: Defensive Position, Best: Counter-attack, 6 divisions; Reinforcements | Remove: Air Support > commit 4 LEN 2 FUS [], slot: 4
    allotment {slot: 4} | [Add: Artillery Support], ![Air Support], ![Add: Air Support] | ⇧Add: 2 fusilier divisions > commit 4 LEN 3 FUS [AIR], slot: 4
    allotment {slot: 4, from: ORA, supports: [AIR]} | Oranienbaum: only, !Weak | Remove: Air Support > slot: 4, from: ORA, supports: []
    finnish | Choose a strategy., DIV, Fog | Motti > slot: 4
    finnish {slot: 4} | Chance of losing the space, Weak: Prudent advance, 3 fusilier divisions. Against Terijoki., Best: Coordinated Manoeuvre, ![Add: Fog], ![Add: Entrenchment], [Add: Snow], ![Add: Mannerheim Support] | Remove: Fog > prepare 4 2 DIV + 1 SCT [] [MANN] false, slot: 4
    finnish {slot: 3, units: {DIV: 3}} | [Remove: Entrenchment], !prepare-few | Remove: Entrenchment > prepare 3 3 DIV [] [] false, slot: 3
    finnish {slot: 3, units: {DIV: 3}, entrenched: false} | [Add: Entrenchment] | Add: Snow > prepare 3 3 DIV [snow] [] false, slot: 3
    finnish {slot: 3} | !Chance of losing the space, ![Swap the two] | Add: 7 divisions > prepare 3 1 DIV [] [] true, slot: 3
    boundFinnish {slot: 3} | [Swap the two] | Swap the two > swap KAR
    freeFinnish {slot: 3} | [Add: Anti-Tanks], ![Add: Mannerheim Support] | Add: Ambush > slot: 3, supports: [EMB1]
    deployment | Choose a strategy., Finnish strategies here: 2 | Karelia 1 > slot: 3
    deployment {slot: 3} | On its own, this force totals 30, [Prudent advance*] | Terijoki (0) > slot: 3, target: TER
    deployment {slot: 3} | [Karelia 1*] | Prudent advance* >
    twoCombats | [Prudent advance: Terijoki. No Finnish strategy against it.], chooses which combat | Prudent advance: Rautu. No Finnish strategy against it. > slot: 4
    twoCombats {slot: 4} | [Prudent advance: Rautu. No Finnish strategy against it.*] | Prudent advance: Terijoki. No Finnish strategy against it. > slot: 3
    oneCombat | [Prudent advance: Terijoki. No Finnish strategy against it.*] | Prudent advance: Terijoki. No Finnish strategy against it.* > slot: 3
    attacked | PRUD Success: Finland −1. Failure: Soviet Union −1., MAN Success: Finland −4. Failure: Soviet Union −4., [Fierce Resistance: 3 Civil Guard units · Falls to a usual attack: 100\u00a0%], !if the Soviets send | Motti: 3 divisions · Falls to a usual attack: 100\u00a0% > slot: 3
    fought {kind: employ, side: soviet} | round 1, 72 %, Success: Finland −2. Failure: Soviet Union −3., column +5, DEFENSE, !chooses which combat
    employing | [Division*], [Meretskov with the artillery] | Reservists > employment: line meretskov + losses timoshenko + RES artillery
    employing | [Meretskov against the line*] | Timoshenko raises the bonus > employment: line meretskov + bonus timoshenko + DIV artillery
    employing | [Timoshenko doubles losses*] | Meretskov with the artillery > employment: artillery meretskov + losses timoshenko + DIV artillery
    employing | ![Fusiliers: one fewer] | Fusiliers: one more > reserves: LEN 1 FUS
    fought {kind: mannerheim, side: finn} | [No retreat, losses doubled · 72\u00a0%], [−2 to one mechanised division · 33\u00a0%] | −2 to one fusilier division · 33\u00a0%* > mannerheim: FUS
    fought {kind: losses, side: soviet, count: 2} | Units to lose: 2, [1 fusilier division, 1 mechanised division*] | 2 fusilier divisions > units: 2 FUS
    fought {kind: losses, side: finn, count: 2} | [1 division, 1 reservist unit*] | 2 divisions > units: 2 DIV
    fought {kind: occupy, side: soviet} | ![Fusiliers: one more], ![Place a marker: Terijoki] | Fusiliers: one fewer* > units: 2 FUS + 1 MECA
    fought {kind: occupy, side: soviet} {units: {}} | [Place a marker: Terijoki*] | Place a marker: Terijoki* > units: none, markers: []
    left | [Place a marker: Terijoki*], ![Place a marker: Summa] | Place a marker: Terijoki* > units: 3 FUS + 1 MECA, markers: []
    pursuing | [Rautu (0) · 72\u00a0%], !Stay behind | Summa (1) · 0\u00a0% > target: SUM
    pursuing {target: SUM} | [Summa (1) · 0\u00a0%*], [Fusiliers: one more], Combat for Summa, fortified line | Fusiliers: one more > target: SUM, units: 1 FUS
    fought {kind: retreat, side: soviet, spaces: [LEN, ORA]} | [Leningrad], round 1 | Oranienbaum > target: ORA
    fought {kind: starve, side: soviet, unit: FUS, spaces: [TER, LEN]} | [Terijoki (0)] | Leningrad > target: LEN
    unmet | No Finnish strategy, 2 × , !Motti
    dugIn | RET, AIR, SK |
    openFront {slot: 4} | 100 %, no Finnish strategy on this front, !Usual, !Ambush
    drawnFront {slot: 4} | draws from what is left in the bags, Terijoki, !Ambush
    allotment {slot: 4, units: {}} | [Leningrad*], !Weak, !On its own
    finnish {slot: 0} | Available, Choose a strategy.
    fought {kind: roll, side: soviet} | 2 × 8 = 16, !No Finnish strategy, round 1, Finland, 72 %, Soviet losses111000Finnish losses111112Finns retreat––RRR–
    inSnow | −1 Snow, White Death, +4 Entrenchment, Soviet Union 14, Finland 24, die +10, Read as666666, Chance of taking the space: 0 %
    fought {kind: fight-on, side: soviet} | round 2
    fought {kind: stay, side: finn, scouts: 2, space: TER} | [2 scout units*] | 1 scout unit > scouts: 1
    fought {kind: stay, side: finn, scouts: 2, space: TER} {scouts: 0} | [0 scout units*] | 1 scout unit > scouts: 1
    harassing | [Terijoki], ![Terijoki*], !Left in the bags | Salla > target: SAL
    harassing {target: TER} | [Terijoki*], [Terijoki, 3 scout units. Out of six: success 2, success with losses 2, failure 2*], Value: 0. Success: Soviet Union −2. Cut off: Terijoki (1 fusilier division). | Terijoki* >
    harassing {target: TER, scouts: 2} | ![Terijoki, 1 scout unit. Out of six: success 0, success with losses 2, failure 4*] | Salla, 3 scout units. Out of six: success 2, success with losses 2, failure 2 > target: SAL, scouts: 3
    nobodyHarassing | A die roll decides, Strategies 4, units 27, ![Terijoki, 1 scout unit. Out of six: success 0, success with losses 2, failure 4] | Terijoki > target: TER
    withdrawing | [Terijoki: Recall 1], ![Terijoki: Recall 3] | Terijoki: Recall 2 > withdraw TER 2
    conquest {place: TER} | Front: Karelia., Connected to Leningrad, the space itself, its value, !its line
    conquest {place: KOI} | Fortified., !Reconstructed
    conquest {place: LEN} | Logistic centre., !Value:, !Reconstructed
    left {place: SUM} | Attacked from Terijoki by: Massive attack (MASS)., its value
    over | ![Karelia], !Left in the bags
    `,
  ),
)('%s, %s: %s', (scene, seen, pressed = '') => {
  const [state, desk] = sceneOf(scene!);
  show(state, desk);
  render(<DecisionPanel />);
  const there = buttons();
  const names = there.map(([name]) => name);
  for (const one of seen!.split(', ').reduce<string[]>((all, part) => {
    // Names may hold commas.
    const last = all.at(-1);
    if (last?.replace('!', '').startsWith('[') && !last.endsWith(']'))
      all[all.length - 1] = `${last}, ${part}`;
    else all.push(part);
    return all;
  }, [])) {
    const what = one.replace('!', '');
    const isThere = what.startsWith('[')
      ? names.includes(what.slice(1, -1))
      : document.body.textContent.replaceAll(/\s/g, ' ').includes(what);
    expect([one, isThere]).toEqual([one, !one.startsWith('!')]);
  }
  const [shown = '', result = ''] = pressed.split(/ > ?/);
  const name = shown.replace('⇧', '');
  if (!name) return;
  const button = there.find(([other]) => other === name)?.[1];
  if (!button) throw new Error(`No button ${name}: ${names.join('; ')}`);
  fireEvent.click(button, { shiftKey: shown !== name });
  expect(outcome()).toBe(result);
});

it.each(
  rowsOf(
    ' | ',
    `
    movement {from: KAR} | Karelia · Choose units.
    movement {from: KAR, units: {FUS: 2}} | Karelia · Choose a target on the map.
    movement {from: PTZ, units: {FUS: 1}, target: OLO} | Petrozavodsk · Target: Olonets
    movement {target: LEN} |
    allotment {slot: 4} | Karelia 2 · Prudent advance · 2 fusilier divisions
    allotment {slot: 4, units: {FUS: 3}} | Karelia 2 · Prudent advance · 3 fusilier divisions
    allotment {slot: 0} |
    finnish {slot: 4} | Karelia 2 · Motti · 2 divisions, 1 scout unit
    deployment {slot: 3, target: TER} | Karelia 1 · Prudent advance · Target: Terijoki
    movement {held: {kind: unit, unit: FUS, heap: KAR}} | Fusiliers · Rifle division. Three make a corps. Strength 6, tactical bonus 2.
    `,
  ),
)('a small screen says what is chosen: %s', (scene, line = '') => {
  const [state, desk] = sceneOf(scene!);
  show(state, desk);
  expect(glanceAt(state, useUi.getState().mode)?.line ?? '').toBe(line);
});

const arrowsText = (state: State): string =>
  arrowsOf(state, deskNow())
    .map(({ from, to, counters, state: at }) => {
      const strategies = counters.map(({ strategy }) => strategy ?? '?');
      return [`${placeOf(from).id}-${placeOf(to).id}`, ...strategies, at].join(' ');
    })
    .join(', ');

it.each(
  rowsOf(
    ' | ',
    `
    twoCombats {slot: 4} | LEN-TER PRUD waiting, LEN-RAU PRUD now
    deployment {slot: 3, target: TER} | LEN-TER PRUD planned
    deployment {target: TER} |
    left | TER-SUM MASS DEFENSE now
    over |
    `,
  ),
)('attacks are arrows on the map: %s', (scene, expected = '') => {
  const [state, desk] = sceneOf(scene!);
  show(state, desk);
  expect(arrowsText(state)).toBe(expected);
});

it('the other side sees the flag of an attack, and an arrow from each space that it may come from', () => {
  const attack = (strategy: 'MASS' | 'PRUD', from: string, units: SovietForce) =>
    view(
      positionFrom({
        turn: 1,
        phase: 'deployment',
        map: { LEN: { FUS: 3 }, RAU: { ELI: 2 }, PTZ: { FUS: 3 } },
        sovietPlans: { 3: { strategy, stage: 'map', from: spaceOf(from), units, target: spaceOf('TER') } },
      }),
      'finn',
    );
  const fromLeningrad = attack('MASS', 'LEN', soviets({ FUS: 3 }));
  expect(arrowsText(fromLeningrad)).toBe('LEN-TER ? possible, RAU-TER possible');
  expect(arrowsText(attack('PRUD', 'RAU', soviets({ ELI: 2 })))).toBe(arrowsText(fromLeningrad));
});

it('spaces show who holds them, with units, SCT, markers and isolation', () => {
  const told = (scene: string) =>
    facesOf(sceneOf(scene)[0]).flatMap(({ space, control, isolated, chips, marker }) => {
      const units = chips.map(({ unit, count }) => `${count} ${unit}`);
      const more = [...(marker ? [`${marker} marker`] : []), ...(isolated ? ['isolated'] : [])];
      return units.length || marker ? [[placeOf(space).id, control, ...units, ...more].join(' ')] : [];
    });
  expect(told('conquest')).toEqual(['LEN soviet 2 FUS', 'TER soviet 1 FUS', 'RAU soviet soviet marker']);
  expect(told('cutOff')).toEqual(['OUL soviet 1 TAN isolated']);
  expect(told('withdrawing')).toEqual(['TER finn 2 SCT finn marker']);
});

it.each(
  rowsOf(
    ' | ',
    `
    left SUM | Summa. Attacked from Terijoki by: Massive attack (MASS). Value: 1. Fortified. In Finnish hands.
    conquest LEN | Leningrad. Logistic centre. In Soviet hands. Soviet units: 2 fusilier divisions.
    conquest RAU | Rautu. Value: 0. In Soviet hands. Has a Possession marker.
    withdrawing TER | Terijoki. Value: 0. In Finnish hands. Finnish scouts in place: 2.
    conquest RAU whole | Rautu. Front: Karelia. Value: 0. In Soviet hands. Has a Possession marker. Logistic chain: Leningrad, Rautu. Connected to Leningrad, Terijoki, Taipale, Äyräpää.
    cutOff OUL whole | Oulu. Front: Lapland. Value: 3. In Soviet hands. Soviet units: 1 tank brigade. Isolated:
    `,
  ),
)('a screen reader hears of a space: %s', (asked, expected) => {
  const [scene = '', id = '', whole] = asked!.split(' ');
  const [state] = sceneOf(scene);
  expect(spaceAloud(state, spaceOf(id), !whole).slice(0, expected!.length)).toBe(expected);
});
