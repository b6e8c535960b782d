import '#app/languages.ts';
import { languages, loadLanguage, setLanguage } from '#kit/i18n/language.ts';
import { areaText, townText } from '#games/winter-war/ui/board/names.ts';
import type { AreaKind } from '#games/winter-war/ui/board/names-format.ts';
import { emsOf } from '#games/winter-war/ui/board/text-width.ts';
import type { Town } from '#games/winter-war/ui/board/town-dots.ts';

/** The widest name of a place in any language: where that has room, all of them have. */
export interface Words {
  widestTown(town: Town, worth: number | undefined): string;
  widestArea(kind: AreaKind, name: string): string;
}

export async function readWords(): Promise<Words> {
  for (const tag of languages()) await loadLanguage(tag);
  function widest(textOf: () => string): string {
    let found = '';
    for (const tag of languages()) {
      setLanguage(tag);
      const text = textOf();
      if (emsOf(text, 'town') > emsOf(found, 'town')) found = text;
    }
    return found;
  }
  return {
    widestTown: ({ name }, worth) => widest(() => townText(name, worth)),
    widestArea: (kind, name) => widest(() => areaText(kind, name)),
  };
}
