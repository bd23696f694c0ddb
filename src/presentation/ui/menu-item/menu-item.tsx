import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { isActivePath } from './is-active-path.ts';
import styles from './menu-item.module.css';
import { WarningDot } from './warning-dot.tsx';

interface MenuItemProps {
  /** The target path. */
  readonly to: string;
  readonly icon: IconName;
  readonly text: string;
  /** False to mark the item also on paths below the target. By default, only on exactly this path. */
  readonly isExact?: boolean;
  /** True to show a dot that asks for attention. */
  readonly hasWarning?: boolean;
}

/** A list item of the side menu, marked on its own page. */
export function MenuItem({ to, icon, text, isExact = true, hasWarning = false }: MenuItemProps) {
  const { pathname } = useLocation();
  const isActive = isActivePath(pathname, to, isExact);
  return (
    <Link to={to} className={styles.item} aria-current={isActive ? 'page' : undefined}>
      <Icon name={icon} />
      <span className={styles.text}>{text}</span>
      {hasWarning && <WarningDot />}
    </Link>
  );
}
