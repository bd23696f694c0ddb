import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon/icon.tsx';
import { type ShelfLink, shelfAddress, shelfLinkNames, shelfLinks } from './shelf-sections.ts';
import styles from './shelf-tabs.module.css';

/** Links to the sections of the shelf and to what the reader follows. On phones they scroll sideways, and the current one is brought into view. */
export function ShelfTabs({ current }: { current: ShelfLink }) {
  const { t } = useTranslation();
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another link is current.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
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
