import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { isActivePath } from './is-active-path.ts';
import styles from './menu-item.module.css';
import { WarningDot } from './warning-dot.tsx';

interface MenuItemProps {
  /** The path that it leads to. */
  readonly to: string;
  readonly icon: IconName;
  readonly text: string;
  /** False where it also stands for the places below its own; true where nothing is said. */
  readonly isExact?: boolean;
  /** True for a dot that asks for attention. */
  readonly hasWarning?: boolean;
}

/** A place of the side menu, marked while the reader is there. It is the content of a list item of a `nav`. */
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
