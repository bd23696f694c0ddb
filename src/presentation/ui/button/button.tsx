import type { ComponentProps, ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';
import { Icon } from '../icon/icon.tsx';
import { ScreenLink } from '../screen-link/screen-link.tsx';
import styles from './button.module.css';

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'neutral'
  | 'transparent'
  | 'link'
  | 'outlined'
  | 'secondary-outlined';

export type ButtonSize = 'small' | 'medium' | 'large';

interface Look {
  /** 'primary' where nothing is said. One primary button a view. */
  readonly variant?: ButtonVariant;
  /** 36, 44 or 52 px high; 'medium' where nothing is said. */
  readonly size?: ButtonSize;
  readonly children: ReactNode;
}

type ButtonProps = Look & { readonly isLoading?: boolean } & ComponentProps<'button'>;

const look = (variant: ButtonVariant, size: ButtonSize) =>
  [styles.button, styles[variant], size !== 'medium' && styles[size]].filter(Boolean).join(' ');

/** While it is loading it keeps its width and the focus, and a second press does nothing. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isLoading = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look(variant, size)}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
    >
      {children}
      {isLoading && (
        <span className={styles.spinner}>
          <Icon name="loader-circle" />
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button: for what leads somewhere. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  ...rest
}: Look & Pick<LinkProps, 'to' | 'replace' | 'state'>) {
  return <ScreenLink {...rest} className={look(variant, size)} />;
}
