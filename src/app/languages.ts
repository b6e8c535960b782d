import { finnishFrom, offerCatalogues } from '#kit/i18n/language.ts';
import type { Pack } from '#kit/i18n/words.ts';

/** Every language is a folder of catalogues; English ones are bundled with what shows them. */
offerCatalogues(
  import.meta.glob<{ readonly default: unknown }>([
    '/src/*/content/*/*.ftl',
    '/src/games/*/content/*/*.ftl',
    '!/src/**/content/en/*.ftl',
    '!/src/table/content/*/faults.ftl',
  ]),
);
for (const [path, load] of Object.entries(import.meta.glob<Pack>('../games/*/ui/fi.ts')))
  finnishFrom(path.split('/')[2]!, load);
