import widgetsMessages from '../content/en/widgets.ftl';
import css from './LicencesLink.module.css';

/** The texts under which others' work is in the game; the build writes them (scripts/licences.ts). */
export function LicencesLink() {
  return (
    <a className={css.link} href="./licences.txt" target="_blank" rel="noopener">
      {widgetsMessages().licences.title}
    </a>
  );
}
