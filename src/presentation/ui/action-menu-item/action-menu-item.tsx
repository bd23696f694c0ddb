import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { isActivePath } from '../menu-item/is-active-path.ts';
import { WarningDot } from '../menu-item/warning-dot.tsx';
import styles from './action-menu-item.module.css';

interface ItemContentProps {
  readonly icon: IconName;
  readonly text: string;
  /** One or two lines. */
  readonly description?: string;
  /** True to show a dot that asks for attention. */
  readonly hasWarning?: boolean;
}

interface LinkItemProps extends ItemContentProps {
  /** The target path. */
  readonly to: string;
  /** True to mark the item only on exactly this path. By default, it is also marked on paths below. */
  readonly isExact?: boolean;
}

interface ButtonItemProps extends ItemContentProps {
  readonly onPress: () => void;
}

/**
 * An entry of a menu, such as the account menu: a link that is marked on its own page, or a button.
 */
export const ActionMenuItem = (props: LinkItemProps | ButtonItemProps) =>
  'to' in props ? <LinkItem {...props} /> : <ButtonItem {...props} />;

function LinkItem({ to, isExact = false, ...content }: LinkItemProps) {
  const { pathname } = useLocation();
  const isActive = isActivePath(pathname, to, isExact);
  return (
    <Link to={to} className={styles.item} aria-current={isActive ? 'page' : undefined}>
      <Content {...content} end={<Icon name="chevron-right" />} />
    </Link>
  );
}

function ButtonItem({ onPress, ...content }: ButtonItemProps) {
  return (
    <button type="button" className={styles.item} onClick={onPress}>
      <Content {...content} />
    </button>
  );
}

function Content({
  icon,
  text,
  description,
  hasWarning = false,
  end,
}: ItemContentProps & { end?: ReactNode }) {
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
