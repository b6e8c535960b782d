export const spaces: Readonly<Record<string, string>> = {
  MUR: 'Murmansk',
  KAN: 'Kantalahti',
  UHT: 'Uhtua',
  BEL: 'Sorokka',
  REB: 'Repola',
  PTZ: 'Petroskoi',
  OLO: 'Aunus',
};
