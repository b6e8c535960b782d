import { t } from '../../games/winter-war/ui/words/strings.ts';

/** The texts under which others' work is in the game; the build writes them (scripts/licences.ts). */
export function LicencesLink() {
  return (
    <a href="./licences.txt" target="_blank" rel="noopener">
      {t.start.licences}
    </a>
  );
}
