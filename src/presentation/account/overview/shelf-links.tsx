import { useTranslation } from 'react-i18next';
import { shelfAddress, shelfLinkNames, shelfLinks } from '../../shell/shelf/shelf-sections.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import styles from './account-cards.module.css';

/** Links to the sections of the shelf and to what the reader follows. */
export function ShelfLinks() {
  const { t } = useTranslation();
  return (
    <section className={styles.shelf} aria-labelledby="account-shelf">
      <h2 id="account-shelf">{t('shell.shelf')}</h2>
      <ul className={styles.sections}>
        {shelfLinkNames.map((name) => (
          <li key={name}>
            <ScreenLink to={shelfAddress(name)} className={styles.section ?? ''}>
              <Icon name={shelfLinks[name]} />
              <span>{t(`shelfSections:${name}`)}</span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
