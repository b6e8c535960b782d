import { finnishFrom, offerCatalogues } from '#kit/i18n/language.ts';

/** Every language is a folder of catalogues; English ones are bundled with what shows them. */
offerCatalogues(
  import.meta.glob<{ readonly default: unknown }>([
    '../*/content/*/*.ftl',
    '../games/*/content/*/*.ftl',
    '!../**/content/en/*.ftl',
  ]),
);
finnishFrom('kit', () => import('#kit/fi.ts'));
finnishFrom('table', () => import('#table/fi.ts'));
finnishFrom('app', () => import('./fi.ts'));
finnishFrom('winter-war', () => import('#games/winter-war/ui/fi.ts'));
finnishFrom('talvisota', () => import('#games/talvisota/ui/fi.ts'));
