import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { isActivePath } from '../menu-item/is-active-path.ts';
import { WarningDot } from '../menu-item/warning-dot.tsx';
import styles from './action-menu-item.module.css';

interface Look {
  readonly icon: IconName;
  readonly text: string;
  /** What is found there, in a line or two. */
  readonly description?: string;
  /** True for a dot that asks for attention. */
  readonly hasWarning?: boolean;
}

interface Leading extends Look {
  /** The path that it leads to. */
  readonly to: string;
  /** True where it does not stand for the places below its own; false where nothing is said. */
  readonly isExact?: boolean;
}

interface Doing extends Look {
  readonly onPress: () => void;
}

/**
 * A line of a menu such as that of the account area: a link that is marked while the reader is there, or a button.
 * It is the content of a list item.
 */
export const ActionMenuItem = (props: Leading | Doing) =>
  'to' in props ? <LeadingItem {...props} /> : <DoingItem {...props} />;

function LeadingItem({ to, isExact = false, ...look }: Leading) {
  const { pathname } = useLocation();
  const isActive = isActivePath(pathname, to, isExact);
  return (
    <Link to={to} className={styles.item} aria-current={isActive ? 'page' : undefined}>
      <Content {...look} end={<Icon name="chevron-right" />} />
    </Link>
  );
}

function DoingItem({ onPress, ...look }: Doing) {
  return (
    <button type="button" className={styles.item} onClick={onPress}>
      <Content {...look} />
    </button>
  );
}

function Content({ icon, text, description, hasWarning = false, end }: Look & { end?: ReactNode }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.text}>
          {text}
          {hasWarning && <WarningDot />}
        </span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {end}
    </>
  );
}
