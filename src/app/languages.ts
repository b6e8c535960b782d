import { offerCatalogues } from '#kit/i18n/language.ts';

/** Every folder of catalogues is a language; English catalogues are bundled with the code that uses them. */
offerCatalogues(
  import.meta.glob<{ readonly default: unknown }>([
    '/src/*/content/*/*.ftl',
    '/src/games/*/content/*/*.ftl',
    '!/src/**/content/en/*.ftl',
    '!/src/table/content/*/faults.ftl',
  ]),
);
