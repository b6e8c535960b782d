import type { ReconstructionWords } from './reconstruction-words.ts';

export const fi: ReconstructionWords = {
  spaces: 'Alueet lukuun ottamatta yhdeksää, jotka säännöt nimeävät.',
  connections: 'Yhteydet, paitsi Oranienbaumista Koivistolle.',
  numbers: 'Alueiden luvut, paitsi Koiviston ja Kotkan.',
  fortified: 'Mitkä alueet on linnoitettu; Koivisto on ja Kotka ei.',
  strengths: 'Jokaisen yksikön voima ja taktinen lisä.',
  'white-death': 'Valkoinen kuolema: jokainen yksikkö vie neuvostovoimasta 1.',
  entrenchment: 'Kaivautuminen: Suomen voimaan 4 lisää.',
  table: 'Vahvempi suomalainen heittää sarakkeessa +6 ja lisää erotuksen noppaan.',
  redeployment: 'Kartalla olevat neuvostoyksiköt voivat siirtyä linjaansa pitkin.',
  waiting: 'Vuoro ilman Neuvostoliiton hyökkäystä maksaa Neuvostoliitolle 1.',
  'nkvd-holds': 'Valinnaisesti NKVD:n kanssa hävinnyt voima perääntyy vain yhden alueen.',
  lean: 'Harvempi Kannas.',
  solo: 'Yksinpeli: järjestys rintamalla, vajaat pussit, vahvistusten ja Mannerheimin nosto.',
};
