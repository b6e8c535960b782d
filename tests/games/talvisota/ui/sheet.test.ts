/** Counters of the command sheet put down and taken back, the large button, and the marks on the map, without the page. */
import { FRONTS, placeOf, soviets, spaceOf } from '#engine/talvisota';
import { highlightsOf, pressed, whyNot } from '#games/talvisota/ui/controller/clicks.ts';
import { act, deskNow, deskOf, EMPTY, lookAt, type Desk } from '#games/talvisota/ui/controller/desk.ts';
import type { Piece, Spot } from '#games/talvisota/ui/controller/piece.ts';
import { put } from '#games/talvisota/ui/controller/pieces.ts';
import { proposedStep } from '#games/talvisota/ui/controller/step.ts';
import { useGame } from '#table/store/game.ts';
import { PEOPLE } from '#table/store/seats.ts';
import { useUi } from '#table/store/ui.ts';
import { rowsOf } from '../../../engine/talvisota/helpers.ts';
import { outcome, said, sceneOf, SCENES, short, show } from './scenes.ts';

const { setUp, movement } = SCENES as Record<'setUp' | 'movement', (typeof SCENES)[string]>;
const LEN = spaceOf('LEN');
const KINDS = { strategy: ['PRUD', 'MASS', 'MOTTI'], support: ['ART', 'AIR', 'MANN', 'T34'] };
/** A counter by its name, with its heap or box, or "placed". */
function pieceOf(text: string): Piece {
  const [name = '', where] = text.split(' ');
  const placed = where === 'placed';
  if (name === 'dug-in') return { kind: 'entrenchment', placed };
  if (KINDS.strategy.includes(name))
    return { kind: 'strategy', strategy: name, slot: where ? Number(where) : null } as Piece;
  if (KINDS.support.includes(name)) return { kind: 'support', support: name, placed } as Piece;
  if (name === 'snow' || name === 'fog') return { kind: 'environment', marker: name, placed };
  return { kind: 'unit', unit: name, heap: where } as Piece;
}
function spotOf(text: string): Spot {
  if (text === 'hand') return { kind: 'hand' };
  if (text.startsWith('slot')) return { kind: 'slot', slot: Number(text.slice(5)) };
  const isFront = (FRONTS as readonly string[]).includes(text);
  return isFront ? ({ kind: 'front', front: text } as Spot) : { kind: 'space', space: spaceOf(text) };
}

describe('a counter in hand', () => {
  it.each(
    rowsOf(
      ' | ',
      `
      goes to a front, and stays in hand while there are more | setUp | FUS waiting | LAP | put: assign FUS LAP 1, held
      goes to the front of a box | setUp | FUS waiting | slot 1 | put: assign FUS LAD 1, held
      goes to no space at set-up | setUp | FUS waiting | LEN | held
      that waits is not put back | setUp | FUS waiting | hand | held
      is put down with the last of its kind | last | FUS waiting | LAP | put: assign FUS LAP 1
      is not there | last | TAN waiting | LAP | refused: assign-waiting, held
      is taken back from its front | dealt | FUS LAP | hand | put: assign FUS LAP -1
      stays on its front | dealt | FUS LAP | LAP | held
      changes its front | dealt | FUS LAP | KAR | put: assign FUS LAP -1, assign FUS KAR 1
      of another kind than a unit has no business at set-up | setUp | PRUD | LAP | held
      is bought back | recovery | FUS reinforcements | KAR | put: recover FUS KAR 1
      is not there to be bought | recovery | TAN reinforcements | KAR | refused: recover-box, held
      that is free for a plan is not bought | recovery | FUS free | KAR | held
      of a plan is not bought | recovery | FUS plan | KAR | held
      enters a space | movement | FUS KAR | LEN | put: enter KAR LEN 1 FUS
      enters with all that were chosen with it | movement {from: KAR, units: {FUS: 2, TAN: 1}} | FUS KAR | LEN | put: enter KAR LEN 2 FUS + 1 TAN
      enters without those chosen of other kinds | movement {from: KAR, units: {FUS: 2}} | TAN KAR | LEN | put: enter KAR LEN 1 TAN
      enters without those chosen of another front | movement {from: LAP, units: {FUS: 2}} | FUS KAR | LEN | put: enter KAR LEN 1 FUS
      enters no front | movement | FUS KAR | LAP | held
      does not enter far away | movement | FUS KAR | HEL | refused: move-line, held
      that is a strategy enters nothing | movement | PRUD | LEN | held
      is laid into a box | plans | MASS | slot 4 | put: plan 4 MASS
      is not laid where it would have no force | plans | MASS | slot 0 | refused: plan-units, held
      is not laid on a front | plans | MASS | KAR | held
      changes its box | plans | PRUD 3 | slot 4 | put: plan 3 null, plan 4 PRUD
      stays in its box | plans | PRUD 3 | slot 3 | held
      is taken out of its box | plans | PRUD 3 | hand | put: plan 3 null
      is in no box | plans | PRUD | hand | held
      of the other side is refused | plans | MOTTI | slot 4 | refused: plan-side, held
      of the Finns needs no force yet | finnishPlans | MOTTI | slot 0 | put: plan 0 MOTTI
      that is a unit is no plan | plans | FUS KAR | slot 3 | held
      supports a front | plans | AIR | LAP | put: post AIR LAP
      supports the front of a box | plans | AIR | slot 0 | put: post AIR LAP
      supports no space | plans | AIR | LEN | held
      supports nothing any more | plans | ART placed | hand | put: post ART null
      supported nothing | plans | AIR | hand | held
      arrives too late | plans | T34 | slot 0 | refused: post-late, held
      is allotted out of the space chosen | allotment {slot: 3, from: LEN} | FUS free | slot 3 | put: commit 3 LEN 1 FUS [], slot: 3
      is not allotted out of nowhere | allotment {slot: 3} | FUS free | slot 3 | slot: 3, held
      joins those that were chosen | allotment {slot: 3, from: LEN, units: {FUS: 1}} | FUS free | slot 3 | put: commit 3 LEN 2 FUS [], slot: 3
      does not bring to another plan what was chosen for one | allotment {slot: 3, units: {FUS: 1}, supports: [ART]} | FUS free | slot 4 | put: commit 4 LEN 3 FUS [AIR], slot: 4
      is allotted to no front | allotment {slot: 3, from: LEN} | FUS free | KAR | slot: 3, from: LEN, held
      is of no plan | allotment | FUS plan | hand | held
      is taken out of its plan | allotment {slot: 4} | FUS plan | hand | put: commit 4 LEN 1 FUS [AIR], slot: 4
      leaves an empty plan | allotment {slot: 4, units: {FUS: 1}} | FUS plan | hand | put: commit 4 LEN none [AIR], slot: 4
      is not there to be taken back | allotment {slot: 4, units: {}} | FUS plan | hand | slot: 4, units: none, held
      that is free is not taken back | allotment {slot: 4} | FUS free | hand | slot: 4, held
      is in its plan already | allotment {slot: 4} | FUS plan | slot 4 | slot: 4, held
      that is a strategy is not allotted | allotment {slot: 4} | PRUD 4 | slot 4 | slot: 4, held
      is one too many | allotment {slot: 4, units: {FUS: 3}} | FUS free | slot 4 | refused: commit-many, slot: 4, units: 3 FUS, held
      is not in the space chosen | allotment {slot: 4, from: ORA} | FUS free | slot 4 | refused: commit-units, slot: 4, from: ORA, held
      has no strategy to go to | allotment {slot: 0} | FUS free | slot 0 | slot: 0, held
      supports a plan | allotment {slot: 3, from: LEN, units: {FUS: 1}} | ART | slot 3 | put: commit 3 LEN 1 FUS [ART], slot: 3
      waits for the units of its plan | allotment {slot: 3, from: LEN} | ART | slot 3 | put: slot: 3, from: LEN, supports: [ART], held
      no longer supports its plan | allotment {slot: 4} | AIR placed | hand | put: commit 4 LEN 2 FUS [], slot: 4
      supports another plan | allotment {slot: 3, from: LEN} | AIR | slot 3 | refused: support-twice, slot: 3, from: LEN, held
      supports a plan once | allotment {slot: 4} | AIR | slot 4 | put: commit 4 LEN 2 FUS [AIR], slot: 4
      is one support too many | allotment {slot: 4} | ART | slot 4 | refused: support-many, slot: 4, held
      that is of the Finns is no means of the Soviets | allotment {slot: 4} | snow | slot 4 | slot: 4, held
      is dug into a plan of the Finns alone | allotment {slot: 4} | dug-in | slot 4 | slot: 4, held
      is allotted by the Finns, who dig in | finnish {slot: 3} | DIV free | slot 3 | put: prepare 3 1 DIV [] [] true, slot: 3
      is one too many for the Finns | finnish {slot: 4} | DIV free | slot 4 | refused: prepare-many, slot: 4, held
      is taken back by the Finns | finnish {slot: 4} | DIV plan | hand | put: prepare 4 1 DIV + 1 SCT [fog] [MANN] false, slot: 4
      leaves an empty plan to the Finns | finnish {slot: 4, units: {DIV: 1}} | DIV plan | hand | put: prepare 4 none [fog] [MANN] false, slot: 4
      is snow | finnish {slot: 3, units: {DIV: 3}} | snow | slot 3 | put: prepare 3 3 DIV [snow] [] true, slot: 3
      is snow before there are units | finnish {slot: 3} | snow | slot 3 | put: slot: 3, environment: [snow], held
      is fog that lies elsewhere | finnish {slot: 3, units: {DIV: 3}} | fog | slot 3 | refused: environment-twice, slot: 3, units: 3 DIV, held
      is snow in the fog | finnish {slot: 4} | snow | slot 4 | put: prepare 4 2 DIV + 1 SCT [fog snow] [MANN] false, slot: 4
      is the fog taken back | finnish {slot: 4} | fog placed | hand | put: prepare 4 2 DIV + 1 SCT [] [MANN] false, slot: 4
      does not bring snow along to another plan | finnish {slot: 3, environment: [snow], entrenched: true} | ART | slot 4 | put: prepare 4 2 DIV + 1 SCT [fog] [MANN ART] false, slot: 4
      is dug in | finnish {slot: 3, units: {DIV: 3}, entrenched: false} | dug-in | slot 3 | put: prepare 3 3 DIV [] [] true, slot: 3
      is dug in before there are units | finnish {slot: 3, entrenched: false} | dug-in | slot 3 | put: slot: 3, entrenched: true, held
      is not dug in any more | finnish {slot: 3, units: {DIV: 3}} | dug-in placed | hand | put: prepare 3 3 DIV [] [] false, slot: 3
      is dug in where it may not be | finnish {slot: 4} | dug-in | slot 4 | refused: entrenched-not, slot: 4, held
      supports a plan of the Finns | finnish {slot: 4} | ART | slot 4 | put: prepare 4 2 DIV + 1 SCT [fog] [MANN ART] false, slot: 4
      no longer supports a plan of the Finns | finnish {slot: 4} | MANN placed | hand | put: prepare 4 2 DIV + 1 SCT [fog] [] false, slot: 4
      is of no plan of the Finns | finnish {slot: 0} | MANN placed | hand | slot: 0, held
      chooses a target | deployment | PRUD 3 | TER | put: slot: 3, target: TER
      chooses no target far away | deployment | PRUD 3 | HEL | refused: target-far, held
      that lies in no box has no target | deployment | PRUD | TER | held
      has no box as its target | deployment | PRUD 3 | slot 4 | held
      that is a unit has no target | deployment | FUS plan | TER | held
    `,
    ),
  )('%s', (_, scene, piece, spot, expected) => {
    const [state, desk] = sceneOf(scene!);
    show(state, { held: pieceOf(piece!), ...desk });
    const isPut = put(state, deskNow(), pieceOf(piece!), spotOf(spot!));
    expect(`${isPut ? 'put: ' : ''}${outcome()}`).toBe(expected);
  });
});

describe('an action', () => {
  it('puts everything down but what is to stay', () => {
    show(movement, { from: 'KAR', units: { FUS: 1 } });
    expect(act({ type: 'enter', front: 'KAR', to: LEN, units: soviets({ FUS: 1 }) }, { from: 'LAP' })).toBe(
      true,
    );
    expect(outcome()).toBe('enter KAR LEN 1 FUS, from: LAP');
    expect(act({ type: 'end' })).toBe(true);
    expect(useUi.getState().mode.mode).toBe('idle');
  });

  it('that is refused leaves the desk as it is', () => {
    show(setUp, { from: 'LAP' });
    expect(act({ type: 'end' })).toBe(false);
    expect(outcome()).toBe('refused: assign-left, from: LAP');
  });

  it('is not for people while the computer is to decide', () => {
    show(movement, {});
    useGame.setState({ table: 'hotseat', seats: { ...PEOPLE, soviet: 'recruit' } });
    expect(act({ type: 'end' })).toBe(false);
    expect(outcome()).toBe('');
  });
});

it('a space that is looked at lies on the desk; what was chosen is secret', () => {
  show(movement, { from: 'LAP' });
  expect(useUi.getState().mode.secret).toBe(true);
  lookAt(LEN);
  expect(deskNow()).toEqual({ ...EMPTY, mode: 'look', place: LEN });
  expect([{ mode: 'look' }, { mode: 'idle' }, { mode: 'replay', reserves: {} }].map(deskOf)).toEqual([
    EMPTY,
    EMPTY,
    EMPTY,
  ]);
});

/** The large button, marks and what a press on them does (`shows`: the same), and a space with why it is none. */
it.each(
  rowsOf(
    ' / ',
    `
    a set-up with units left / setUp / button End set-up: end | assign-left
    an event / event / button Roll for events: roll | urgent
    a recovery / recovery / button Continue: end
    movement / movement / button End movement: end / marks choice PTZ / presses from PTZ units null target null / why HEL
    units of a front box / movement {from: KAR, units: {FUS: 2}} / button End movement: end / why HEL move-line / shows target LEN, target ORA
    units with a target / movement {from: KAR, units: {FUS: 2}, target: LEN} / button Move: enter KAR LEN 2 FUS | urgent / marks target ORA, selected LEN / presses target ORA, target null / why LEN
    no units with a target / movement {from: KAR, target: LEN} / button Move: enter KAR LEN none | urgent | not-a-count / marks choice PTZ, target ORA, selected LEN / presses from PTZ units null target null, target ORA units 12 FUS + 3 ELI + 4 MECA + 3 TAN, target null / why LEN
    a target alone / movement {target: LEN, units: {FUS: 1}} / marks selected LEN / presses looks / why LEN
    units of a space / movement {from: PTZ, units: {FUS: 1}, target: OLO} / button Move: march PTZ OLO 1 FUS | urgent / marks target UHT, target BEL, target REB, selected PTZ, selected OLO / presses target UHT, target BEL, target REB, looks, target null / why LEN move-front
    plans / plans / button Strategies done: end
    a plan / allotment {slot: 3} / button Means done: end / marks choice LEN, choice ORA / presses from LEN units none, from ORA units none
    a plan with a space / allotment {slot: 3, from: LEN} / button Assign: commit 3 LEN none [] | urgent / marks choice ORA, selected LEN / presses from ORA units none, from LEN units none
    a space without a plan / allotment {from: LEN} / marks selected LEN / presses looks
    a plan that would move / allotment {slot: 4, from: ORA} / button Assign: commit 4 ORA 2 FUS [AIR] | urgent | commit-units / marks choice LEN, selected ORA / presses from LEN units none, from ORA units none
    a plan with more units / allotment {slot: 4, units: {FUS: 3}} / button Assign: commit 4 LEN 3 FUS [AIR] | urgent / marks choice LEN, choice ORA / presses from LEN units none, from ORA units none
    a plan without its supports / allotment {slot: 4, supports: []} / button Assign: commit 4 LEN 2 FUS [] | urgent / marks choice LEN, choice ORA / presses from LEN units none, from ORA units none
    units out of nowhere / allotment {slot: 3, units: {FUS: 3}} / marks choice LEN, choice ORA / presses from LEN units none, from ORA units none
    units for no plan / allotment {slot: 0, units: {FUS: 3}}
    a Finnish plan / finnish {slot: 3} / button Means done: end | prepare-few
    a Finnish plan with units / finnish {slot: 3, units: {DIV: 3}} / button Assign: prepare 3 3 DIV [] [] true | urgent
    a Finnish plan not dug in / finnish {slot: 3, units: {DIV: 3}, entrenched: false} / button Assign: prepare 3 3 DIV [] [] false | urgent
    a Finnish plan dug in / finnish {slot: 3, entrenched: true} / button Assign: prepare 3 none [] [] true | urgent
    a Finnish plan with snow / finnish {slot: 4, environment: [snow]} / button Assign: prepare 4 2 DIV + 1 SCT [snow] [MANN] false | urgent
    a Finnish plan without its supports / finnish {slot: 4, supports: []} / button Assign: prepare 4 2 DIV + 1 SCT [fog] [] false | urgent
    supports for no Finnish plan / finnish {slot: 0, supports: []}
    supports for nothing / finnish {supports: []}
    deployment / deployment / button End deployment: end / marks choice LEN / presses slot 3 target null / why HEL
    a strategy / deployment {slot: 3} / button End deployment: end / marks choice LEN, target TER, target RAU / presses slot 3 target null, target TER, target RAU / why HEL target-far
    a target without a strategy / deployment {target: TER} / button End deployment: end / marks choice LEN, selected TER / presses slot 3 target null, looks
    a strategy and its target / deployment {slot: 3, target: TER} / button Send strategy: deploy 3 TER | urgent / marks choice LEN, target RAU, selected TER / presses slot 3 target null, target RAU, target null / why TER
    an attack / attacked
    an attack and who answers / attacked {slot: 4} / button Answer the attack: answer 4 | urgent
    two combats / twoCombats / marks choice TER, choice RAU / presses slot 3, slot 4
    two combats and one chosen / twoCombats {slot: 4} / button Open combat: fight 4 | urgent / marks choice TER, choice RAU / presses slot 3, slot 4
    two combats and none chosen / twoCombats {slot: 1} / marks choice TER, choice RAU / presses slot 3, slot 4
    a single combat / oneCombat {slot: 1} / button Open combat: fight 3 | urgent / marks choice TER / presses slot 3
    supports in combat / fought {kind: employ, side: soviet} / button Roll the die: employ null null null [] | urgent
    supports in combat and reserves / employing {employment: {meretskov: line, timoshenko: null, artillery: DIV}, reserves: {LEN: {FUS: 1}, ORA: {FUS: 0}}} / button Start combat: employ line null DIV [LEN 1 FUS] | urgent | employ-timoshenko
    Mannerheim / fought {kind: mannerheim, side: finn} / button Roll the die: mannerheim FUS | urgent
    Mannerheim and a unit / fought {kind: mannerheim, side: finn} {mannerheim: MECA} / button Roll the die: mannerheim MECA | urgent
    a round / fought {kind: roll, side: soviet} / button Roll the die: roll | urgent
    Soviet losses / fought {kind: losses, side: soviet, count: 2} / button Remove units: lose 1 FUS + 1 MECA | urgent
    Soviet losses that were chosen / fought {kind: losses, side: soviet, count: 2} {units: {FUS: 2}} / button Remove units: lose 2 FUS | urgent
    Finnish losses / fought {kind: losses, side: finn, count: 2} / button Remove units: lose 1 DIV + 1 RES | urgent
    Finnish losses that were chosen / fought {kind: losses, side: finn, count: 2} {units: {DIV: 2}} / button Remove units: lose 2 DIV | urgent
    a second round / fought {kind: fight-on, side: soviet} / button Second round: fight-on true | urgent | Break off: fight-on false
    a space won / fought {kind: occupy, side: soviet} / button Enter the space: occupy 3 FUS + 1 MECA [] | urgent
    a space won that nobody enters / fought {kind: occupy, side: soviet} {units: {}} / button Enter the space: occupy none [TER] | urgent
    a space won that is given up / fought {kind: occupy, side: soviet} {units: {}, markers: []} / button Stay out: occupy none [] | urgent
    a space won that some enter / fought {kind: occupy, side: soviet} {units: {FUS: 2}, markers: []} / button Enter the space: occupy 2 FUS [] | urgent
    a space won out of a space that would be given up / left / button Enter the space: occupy 3 FUS + 1 MECA [TER] | urgent
    two spaces and no units / left {units: {}} / button Enter the space: occupy none [SUM] | urgent
    two spaces and a single marker / leftWithOneMarker {units: {FUS: 1}} / button Enter the space: occupy 1 FUS [] | urgent
    a space won that has a marker / leftMarked / button Enter the space: occupy 3 FUS + 1 MECA [] | urgent
    a second attack / pursuing / button Stop here: pursue null none | urgent / why HEL pursue-target / shows target RAU, target KOI, target SUM
    a second attack and who stays behind / pursuing {target: SUM, units: {FUS: 1}} / button Second attack: pursue SUM 1 FUS | urgent / marks target RAU, target KOI, selected SUM / presses target RAU, target KOI, target null / why SUM
    no second attack / pursuing {units: {FUS: 1}} / button Stop here: pursue null none | urgent / shows target RAU, target KOI, target SUM
    a retreat / fought {kind: retreat, side: soviet, spaces: [LEN, ORA]} / button Retreat: retreat LEN false | urgent / shows target LEN, target ORA
    a retreat somewhere else / fought {kind: retreat, side: soviet, spaces: [LEN, ORA]} {target: ORA} / button Retreat: retreat ORA false | urgent / marks target LEN, selected ORA / presses target LEN, target null
    a retreat that leaves a marker / retreating / button Retreat: retreat LEN true | urgent / shows target LEN
    a retreat without a marker / retreating {markers: []} / button Retreat: retreat LEN false | urgent / shows target LEN
    scouts / harassing / button No scouts this turn: end / shows target SAL, target TER
    scouts and a target / harassing {target: TER} / button Send scouts: harass TER 3 | urgent / marks target SAL, selected TER / presses target SAL, target null
    two scouts and a target / harassing {target: TER, scouts: 2} / button Send scouts: harass TER 2 | urgent / marks target SAL, selected TER / presses target SAL, target null
    scouts of nobody / nobodyHarassing / shows target SAL, target TER
    scouts of nobody and a target / nobodyHarassing {target: TER, scouts: 2} / button Send scouts: harass TER 0 | urgent / marks target SAL, selected TER / presses target SAL, target null
    scouts of nobody and one target / nobodyHarassingOne / button Send scouts: harass TER 0 | urgent / shows target TER
    scouts that may stay / fought {kind: stay, side: finn, scouts: 2, space: TER} / button Confirm scouts: stay 2 | urgent
    scouts that go home / fought {kind: stay, side: finn, scouts: 2, space: TER} {scouts: 0} / button Confirm scouts: stay 0 | urgent
    a starving unit / fought {kind: starve, side: soviet, unit: FUS, spaces: [TER, LEN]} / shows target TER, target LEN
    a starving unit somewhere / fought {kind: starve, side: soviet, unit: FUS, spaces: [TER, LEN]} {target: LEN} / button Remove unit: starve LEN | urgent / marks target TER, selected LEN / presses target TER, target null
    the end / over
  `,
  ),
)('of %s', (_, scene, ...given) => {
  const [state, more] = sceneOf(scene!);
  const desk: Desk = { ...EMPTY, ...more };
  const { shows, ...expected } = Object.fromEntries(
    given.map((field) => [field.slice(0, field.indexOf(' ')), field.slice(field.indexOf(' ') + 1)]),
  );
  const asked = expected.why?.split(' ')[0];
  const step = proposedStep(state, desk);
  const button =
    step &&
    [
      ...(step.action ? [`${step.label}: ${said(step.action)}`] : []),
      ...(step.urgent ? ['urgent'] : []),
      ...(step.refusal ? [step.refusal.key] : []),
      ...(step.instead ? [`${step.instead.label}: ${said(step.instead.action)}`] : []),
    ].join(' | ');
  const marks = highlightsOf(state, desk);
  const presses = marks.map(({ space }) => pressed(state, desk, space));
  const all = {
    button,
    marks: marks.map(({ space, kind }) => `${kind} ${placeOf(space).id}`).join(', '),
    presses: [
      ...new Set(
        presses.map((change) =>
          change
            ? Object.entries(change)
                .map(([key, value]) => `${key} ${short(key, value)}`)
                .join(' ')
            : 'looks',
        ),
      ),
    ].join(', '),
    why: asked && [asked, whyNot(state, desk, spaceOf(asked))?.key].filter(Boolean).join(' '),
  };
  expect(Object.fromEntries(Object.entries(all).filter(([, value]) => value))).toEqual({
    ...expected,
    ...(shows && { marks: shows, presses: shows }),
  });
});
