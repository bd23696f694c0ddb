import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Icon } from '../ui/icon/icon.tsx';
import type { IconName } from '../ui/icon/icon-names.ts';
import styles from './side-menu.module.css';

interface SideMenuProps {
  readonly isAuthenticated: boolean;
  readonly needsReactivation: boolean;
}

/** The shop's places. Source: consumer-app.md §2. */
export function SideMenu({ isAuthenticated, needsReactivation }: SideMenuProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('shell.mainMenu')}>
      <ul className={styles.items}>
        <Item to="/" icon="house" text={t('shell.home')} />
        <Item to="/catalog" icon="library" text={t('shell.catalog')} />
        <Item to="/plans" icon="crown" text={t('shell.plans')} />
        {isAuthenticated && <Item to="/account" icon="settings" text={t('shell.settings')} />}
        {needsReactivation && (
          <Item to="/sva/reactivation" icon="refresh-cw" text={t('shell.reactivate')} hasWarning />
        )}
      </ul>
    </nav>
  );
}

interface ItemProps {
  readonly to: string;
  readonly icon: IconName;
  readonly text: string;
  readonly hasWarning?: boolean;
}

function Item({ to, icon, text, hasWarning = false }: ItemProps) {
  return (
    <li>
      <NavLink to={to} end className={styles.item ?? ''}>
        <Icon name={icon} />
        {text}
        {hasWarning && <span className={styles.warning} />}
      </NavLink>
    </li>
  );
}
