import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  title: 'Map key',
  /** In the title block of the sheet. */
  subtitle: 'The Russo-Finnish War',
  years: '1939–1940',
  scale: 'Rows 20 km apart',
  groups: {
    ground: 'Terrain',
    sides: 'Hexsides and routes',
    places: 'Places',
    marks: 'Marks on the map',
    overlays: 'Optional overlays',
    arms: 'Counters',
    states: 'Marks on counters',
  },
  /** What stands on a counter, and on a stack. */
  reading: {
    figures: 'attack, defence, movement',
    size: 'XXX corps, XX division, X brigade, III regiment, II battalion',
    name: 'vertical, at the side: its name',
    stack: 'counters in the stack; zoomed out, their strength',
  },
  signs: {
    finnish: 'Finnish territory',
    soviet: 'Soviet territory',
    neutral: 'Neutral, closed',
    swamp: 'Swamp',
    mountain: 'Mountain, no entry',
    lake: 'Lake, no entry',
    sea: 'Sea or great lake',
    ice: 'Freezes in Game-Turn 8',
    river: 'River hexside',
    lakeSide: 'Lake hexside',
    frontier: 'Frontier',
    rowA: 'Row A: northern edge of the south',
    rail: 'Railway',
    road: 'Road',
    broken: 'Broken railway',
    finnishCity: 'Finnish city',
    supplyCity: 'Supply City',
    town: 'Town',
    capacity: 'Supply Capacity of the city',
    worth: 'Victory Points',
    fort: 'Fortification, facing the enemy',
    finnZone: 'Finnish zone of control',
    sovietZone: 'Soviet zone of control',
    noZone: 'No zone of control here',
    zoneless: 'A unit without a zone of control',
    enemyReach: 'Within enemy reach',
    odds: 'Enemy’s best odds; pointed from 3-1 up',
    supplyLine: 'Supply path',
    cutLine: 'Supply path cut, and where',
    lineEnd: 'Supply path ends here: its length in hexes',
    trail: 'Moved in the last Player-Turn',
    battle: 'Battle and its result',
    loss: 'Counters lost here',
    planned: 'Planned attack, by number',
    advice: 'The General’s hint',
  },
} as const;

export type KeyWords = Wording<typeof english>;

/** The words of the key to the map. */
export const keyWords = words<KeyWords>('winter-war/key', english);
