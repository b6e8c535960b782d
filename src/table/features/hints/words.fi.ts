import { finnishPlural } from '#kit/i18n/plural.ts';
import type { AdviceWords } from './words.ts';

export const fi: AdviceWords = {
  command: 'Mitä kenraali tekisi?',
  notNow: 'Sinulla ei ole nyt mitään päätettävää.',
  title: 'Kenraalin ehdotus',
  thinking: 'Kenraali miettii asiaa.',
  put: 'Sulje',
  doNext: 'Tee seuraava',
  doAll: (actions) => (actions === 1 ? 'Tee se' : `Tee kaikki ${actions}`),
  doAllOfIt: 'Tee kaikki ehdotettu',
  notAsked: 'Pyydä ensin vihje.',
  rest: (actions) => `Kaikkiaan ${finnishPlural(actions, 'toiminto', 'toimintoa')}`,
  justEnd: 'Muuta ei kannata enää tehdä. Päätä vaihe.',
  trouble: 'Vihjettä ei nyt tullut. Kysy uudelleen.',
};
