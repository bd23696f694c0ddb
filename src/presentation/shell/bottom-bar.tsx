import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../ui/icon/icon.tsx';
import type { IconName } from '../ui/icon/icon-names.ts';
import { isActivePath } from '../ui/menu-item/is-active-path.ts';
import styles from './bottom-bar.module.css';

interface BarItem {
  readonly name: 'home' | 'catalog' | 'search' | 'shelf' | 'account';
  readonly to: string;
  readonly icon: IconName;
  /** False to mark the item also on paths below its own. */
  readonly isExact: boolean;
}

const items: readonly BarItem[] = [
  { name: 'home', to: '/', icon: 'house', isExact: true },
  { name: 'catalog', to: '/catalog', icon: 'library', isExact: true },
  { name: 'search', to: '/search', icon: 'search', isExact: true },
  { name: 'shelf', to: '/shelf', icon: 'book-marked', isExact: false },
  { name: 'account', to: '/account', icon: 'user', isExact: false },
];

/** The main screens at the bottom of a phone. The same for visitors and readers, so that the first view has it. */
export function BottomBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label={t('shell.bar.label')}>
      {items.map(({ name, to, icon, isExact }) => (
        <Link
          key={name}
          to={to}
          className={styles.item}
          aria-current={isActivePath(pathname, to, isExact) ? 'page' : undefined}
        >
          <Icon name={icon} size={24} />
          <span className={styles.text}>{t(`shell.bar.${name}`)}</span>
        </Link>
      ))}
    </nav>
  );
}
