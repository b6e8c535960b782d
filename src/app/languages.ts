import { offerCatalogues } from '#kit/i18n/language.ts';

/** Every language is a folder of catalogues; English ones are bundled with what shows them. */
offerCatalogues(
  import.meta.glob<{ readonly default: unknown }>([
    '/src/*/content/*/*.ftl',
    '/src/games/*/content/*/*.ftl',
    '!/src/**/content/en/*.ftl',
    '!/src/table/content/*/faults.ftl',
  ]),
);
