import { finnishPlural } from '#kit/i18n/plural.ts';
import type { AdviceWords } from './words.ts';

export const fi: AdviceWords = {
  command: 'Mitä kenraali tekisi?',
  notNow: 'Sinulla ei ole nyt mitään päätettävää.',
  title: 'Kenraali tekisi näin',
  thinking: 'Kenraali miettii asiaa.',
  put: 'Pane neuvo pois',
  doNext: 'Tee seuraava',
  doAll: (actions) => (actions === 1 ? 'Tee se' : `Tee kaikki ${actions}`),
  doAllOfIt: 'Tee kaikki, mitä neuvottiin',
  notAsked: 'Kysy ensin kenraalilta.',
  rest: (actions) => `Kaikkiaan ${finnishPlural(actions, 'toiminto', 'toimintoa')}`,
  justEnd: 'Päätä vaihe tähän: enempää ei kannata tehdä.',
  trouble: 'Kenraalilla ei ole nyt vastausta. Kysy uudelleen.',
};
