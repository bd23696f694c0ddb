import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon/icon.tsx';
import { useScrollToCurrent } from '../../ui/scroll/use-scroll-to-current.ts';
import { type ShelfLink, shelfAddress, shelfLinkNames, shelfLinks } from './shelf-sections.ts';
import styles from './shelf-tabs.module.css';

/** Links to the sections of the shelf and to what the reader follows. On phones the row scrolls to the current one. */
export function ShelfTabs({ current }: { current: ShelfLink }) {
  const { t } = useTranslation();
  const row = useRef<HTMLUListElement>(null);
  useScrollToCurrent(row, current);
  return (
    <nav className={styles.tabs} aria-label={t('shelfSections:all')}>
      <ul ref={row} className={styles.row}>
        {shelfLinkNames.map((name) => (
          <li key={name}>
            <Link
              to={shelfAddress(name)}
              className={styles.tab}
              aria-current={name === current ? 'page' : undefined}
            >
              <Icon name={shelfLinks[name]} />
              {t(`shelfSections:${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
