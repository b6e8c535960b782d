import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  title: 'Key to the map',
  /** In the title block of the sheet. */
  subtitle: 'The Russo-Finnish War',
  years: '1939–1940',
  scale: 'Rows 20 km apart',
  groups: {
    ground: 'Ground',
    sides: 'Hexsides and ways',
    places: 'Places',
    marks: 'Marks on the map',
    overlays: 'Shown when asked for',
    arms: 'Counters',
    states: 'Marks on counters',
  },
  /** What stands on a counter, and on a stack. */
  reading: {
    figures: 'attack, defence, movement',
    size: 'XXX corps, XX division, X brigade, III regiment, II battalion',
    name: 'upright at the side: its name',
    stack: 'counters in the stack; from afar their strength',
  },
  signs: {
    finnish: 'Finnish ground',
    soviet: 'Soviet ground',
    neutral: 'Neutral, closed',
    swamp: 'Swamp',
    mountain: 'Mountain, no entry',
    lake: 'Lake, no entry',
    sea: 'Sea or great lake',
    ice: 'Freezes in Game-Turn 8',
    river: 'River hexside',
    lakeSide: 'Lake hexside',
    frontier: 'Frontier',
    rowA: 'Row A: edge of the south',
    rail: 'Railway',
    road: 'Road',
    broken: 'Broken railway',
    finnishCity: 'Finnish city',
    supplyCity: 'Supply City',
    town: 'Town',
    capacity: 'Units that the city supplies',
    worth: 'Victory Points',
    fort: 'Fortification, toward the enemy',
    finnZone: 'Finnish zone of control',
    sovietZone: 'Soviet zone of control',
    noZone: 'No zone of control reaches here',
    zoneless: 'A unit without a zone of control',
    enemyReach: 'The enemy can come here',
    odds: 'The best odds of the enemy; pointed from 3-1 on',
    supplyLine: 'Supply path',
    cutLine: 'Supply path that is cut, and where',
    lineEnd: 'No path goes further: its length in hexes',
    trail: 'Moved in the last Player-Turn',
    battle: 'A battle, and its result',
    loss: 'Counters were lost here',
    planned: 'An attack of the plan, by its number',
    advice: 'What the General would do',
  },
} as const;

export type KeyWords = Wording<typeof english>;

/** The words of the key to the map. */
export const keyWords = words<KeyWords>('winter-war/key', english);
