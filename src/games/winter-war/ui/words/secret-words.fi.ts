import type { SecretWording } from './secret-words.ts';

export const fi: SecretWording = {
  fileHoldsSetUp: 'Tiedostossa ovat myös nappulat, jotka ovat vielä kuvapuoli alaspäin.',
  fileHoldsPlan: 'Jos laskuvarjojoukkojen pudotuspaikka on merkitty muistiin, sekin on tiedostossa.',
  linkHoldsSetUp:
    'Alkusijoittelu on kesken: linkissä ovat myös nappulat, jotka ovat vielä kuvapuoli alaspäin. Pelissä ne pysyvät niin, mutta joka purkaa linkin, voi lukea ne.',
  linkHoldsPlan: 'Jos laskuvarjojoukkojen pudotuspaikka on merkitty muistiin, sekin on linkissä.',
  notYet:
    'Suomen nappulat ovat vielä kuvapuoli alaspäin: ne paljastavat valinnat ovat käytettävissä vasta, kun molemmat ovat sijoittaneet joukkonsa.',
  takingOver: 'Suomen ottaminen itselle kesken alkusijoittelun näyttää sen joukkojen paikat.',
};
