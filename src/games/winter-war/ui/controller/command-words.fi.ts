import type { CommandWords } from './command-words.ts';

export const fi: CommandWords = {
  next: {
    unit: 'Seuraava yksikkö',
    open: 'Seuraava heksa, johon valittu yksikkö pääsee',
    obligation: 'Seuraava asia, joka on tehtävä',
    threatened: 'Seuraava oma yksikkö vihollisen vaikutusalueella',
    city: 'Seuraava kaupunki',
  },
  previous: {
    unit: 'Edellinen yksikkö',
    open: 'Edellinen avoin heksa',
    obligation: 'Edellinen asia, joka on tehtävä',
    threatened: 'Edellinen oma yksikkö vihollisen vaikutusalueella',
    city: 'Edellinen kaupunki',
  },
  none: {
    unit: 'Mikään yksikkö ei voi enää toimia.',
    open: 'Valittuna ei ole yksikköä, joka voisi siirtyä.',
    obligation: 'Mitään ei tarvitse tehdä ensin.',
    threatened: 'Yksikään omistasi ei ole vihollisen vaikutusalueella.',
    city: 'Kaupunkeja ei ole.',
  },
  waypoint: 'Lisää reittipiste',
  details: 'Näytä kohdistimen heksan tiedot',
  noFocus: 'Kohdistin ei ole missään heksassa.',
  allAttackers: 'Hyökkää kaikilla kohteen viereisillä yksiköillä',
  noTarget: 'Kohdetta ei ole valittu.',
  allAttack: 'Kaikki, jotka voivat, ovat jo mukana.',
};
