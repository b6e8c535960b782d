import { finnishFrom, offerCatalogues } from '#kit/i18n/language.ts';

/** Every language is a folder of catalogues; English ones are bundled with what shows them. */
offerCatalogues(
  import.meta.glob<{ readonly default: unknown }>([
    '../*/content/*/*.ftl',
    '../games/*/content/*/*.ftl',
    '!../**/content/en/*.ftl',
    '!../table/content/*/faults.ftl',
  ]),
);
finnishFrom('winter-war', () => import('#games/winter-war/ui/fi.ts'));
finnishFrom('talvisota', () => import('#games/talvisota/ui/fi.ts'));
