import { useTranslation } from 'react-i18next';
import { shelfAddress, shelfSectionNames, shelfSections } from '../../shell/shelf/shelf-sections.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import styles from './account-cards.module.css';

/** Links to the sections of the shelf. */
export function ShelfLinks() {
  const { t } = useTranslation();
  return (
    <section className={styles.shelf} aria-labelledby="account-shelf">
      <h2 id="account-shelf">{t('shell.shelf')}</h2>
      <ul className={styles.sections}>
        {shelfSectionNames.map((section) => (
          <li key={section}>
            <ScreenLink to={shelfAddress(section)} className={styles.section ?? ''}>
              <Icon name={shelfSections[section]} />
              <span>{t(`shelfSections:${section}`)}</span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
