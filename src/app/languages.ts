import { finnishFrom } from '#kit/i18n/language.ts';

/** Where the Finnish words of each wing are. */
finnishFrom('kit', () => import('#kit/fi.ts'));
finnishFrom('table', () => import('#table/fi.ts'));
finnishFrom('app', () => import('./fi.ts'));
finnishFrom('winter-war', () => import('#games/winter-war/ui/fi.ts'));
finnishFrom('talvisota', () => import('#games/talvisota/ui/fi.ts'));
