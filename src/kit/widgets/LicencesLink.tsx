import widgetsMessages from '../content/en/widgets.ftl';
import css from './LicencesLink.module.css';

/** Link to the licence texts of third-party work; the build writes the file (scripts/licences.ts). */
export function LicencesLink() {
  return (
    <a className={css.link} href="./licences.txt" target="_blank" rel="noopener">
      {widgetsMessages().licences.title}
    </a>
  );
}
