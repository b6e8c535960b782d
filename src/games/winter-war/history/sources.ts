/** Books that the history was written from, and what each Game-Turn owes to them. */
const TROTTER = 'W. R. Trotter, A Frozen Hell (1991)';
const VAN_DYKE = 'C. Van Dyke, The Soviet Invasion of Finland 1939–40 (1997)';
const IRINCHEEV = 'B. Irincheev, War of the White Death (2011)';
const SMALL_GIANT = 'J. Leskinen, A. Juutilainen (eds.), Talvisodan pikkujättiläinen (1999)';
const STAFF = 'Talvisodan historia 1–4 (1977–79)';
const TANNER = 'V. Tanner, The Winter War (1957)';
const KRIVOSHEEV = 'G. F. Krivosheev (ed.), Soviet Casualties and Combat Losses (1997)';

/** Game-Turns 1 to 10. */
export const TURN_SOURCES: readonly (readonly string[])[] = [
  [STAFF, TROTTER, VAN_DYKE],
  [SMALL_GIANT, TROTTER, IRINCHEEV],
  [STAFF, SMALL_GIANT, TROTTER],
  [SMALL_GIANT, TROTTER, VAN_DYKE],
  [STAFF, SMALL_GIANT],
  [STAFF, TANNER, VAN_DYKE],
  [IRINCHEEV, TANNER, VAN_DYKE],
  [STAFF, IRINCHEEV],
  [SMALL_GIANT, IRINCHEEV, TANNER],
  [STAFF, TANNER, KRIVOSHEEV],
];
