import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  type ShelfSection,
  shelfAddress,
  shelfSectionNames,
  shelfSections,
} from '../shell/shelf/shelf-sections.ts';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './shelf-tabs.module.css';

/** Links to the sections. On phones they scroll sideways, and the current one is brought into view. */
export function ShelfTabs({ current }: { current: ShelfSection }) {
  const { t } = useTranslation();
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another link is current.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className={styles.tabs} aria-label={t('shelf:sections')}>
      <ul ref={row} className={styles.row}>
        {shelfSectionNames.map((section) => (
          <li key={section}>
            <Link
              to={shelfAddress(section)}
              className={styles.tab}
              aria-current={section === current ? 'page' : undefined}
            >
              <Icon name={shelfSections[section]} />
              {t(`shelfSections:${section}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
