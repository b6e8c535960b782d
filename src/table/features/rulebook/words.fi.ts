import type { BookWords } from './words.ts';

export const fi: BookWords = {
  title: 'Sääntökirja',
  back: 'Takaisin',
  forward: 'Eteenpäin',
  contents: 'Sisällys',
  chapters: 'Luvut',
  search: 'Hae säännöistä',
  searchHint: 'Hakusana tai säännön numero (C12)',
  found: (n: number): string => (n === 1 ? '1 kohta' : `${n} kohtaa`),
  nothing: 'Mitään ei löytynyt. Kokeile lyhyempää tai toista sanaa.',
  term: 'Sanasto',
  see: 'Katso myös',
  off: 'ei tässä pelissä',
  inBook: 'Avaa sääntökirjassa',
  opening: 'Sääntökirja avautuu …',
  example: 'Esimerkki',
  tryOut: 'Avaa laudalla',
  practice: 'Esimerkki sääntökirjasta',
  practiceHint: 'Voit kokeilla molempien osapuolten puolesta. Mitään ei tallenneta.',
  again: 'Aloita alusta',
  leave: 'Palaa siihen, mihin jäit',
  noPage: 'Aiemmin luettuja sivuja ei ole.',
  openNow: 'Sisällys on auki.',
  /** A paragraph beside the map. */
  beside: {
    paragraph: 'Sääntökohta',
    close: 'Sulje sääntökohta',
    inBook: 'Sääntökirjassa',
  },
};
