import type { SheetWords } from './words.ts';

export const fi: SheetWords = {
  carryOn: 'Lopeta vaihe',
  rests: 'Painike vaihtui juuri: paina uudelleen.',
  decideFirst: 'Ensin on tehtävä valinta.',
  cancel: 'Peru valinta',
  fit: 'Koko kartta',
  zoomIn: 'Lähennä',
  zoomOut: 'Loitonna',
  toMap: 'Kartalle',
  toHand: 'Valitun yksikön paneeliin',
  nextRegion: 'Näytön seuraavaan osaan',
  previousRegion: 'Näytön edelliseen osaan',
  log: 'Loki',
  rulebook: 'Sääntökirja',
  context: 'Valitun yksikön paneeli',
  charts: 'Lokin ja taulukoiden paneeli',
  palette: 'Etsi komento, paikka tai yksikkö',
  help: 'Näppäimet ja ohjeet',
  print: 'Tulosta peli',
  leave: 'Palaa aloitusnäyttöön',
};
