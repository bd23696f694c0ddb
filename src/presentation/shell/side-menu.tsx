import { useTranslation } from 'react-i18next';
import { MenuItem } from '../ui/menu-item/menu-item.tsx';
import styles from './side-menu.module.css';

interface SideMenuProps {
  readonly isAuthenticated: boolean;
  /** False if no plans are sold in the reader's market. Rule 133. */
  readonly hasPlans: boolean;
  readonly needsReactivation: boolean;
}

export function SideMenu({ isAuthenticated, hasPlans, needsReactivation }: SideMenuProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('shell.mainMenu')}>
      <ul className={styles.items}>
        <li>
          <MenuItem to="/" icon="house" text={t('shell.home')} />
        </li>
        <li>
          <MenuItem to="/catalog" icon="library" text={t('shell.catalog')} />
        </li>
        <li>
          <MenuItem to="/shelf" icon="book-marked" text={t('shell.shelf')} isExact={false} />
        </li>
        {hasPlans && (
          <li>
            <MenuItem to="/plans" icon="crown" text={t('shell.plans')} />
          </li>
        )}
        {isAuthenticated && (
          <li>
            <MenuItem to="/account" icon="user" text={t('shell.account')} isExact={false} />
          </li>
        )}
        {needsReactivation && (
          <li>
            <MenuItem to="/sva/reactivation" icon="refresh-cw" text={t('shell.reactivate')} hasWarning />
          </li>
        )}
      </ul>
    </nav>
  );
}
