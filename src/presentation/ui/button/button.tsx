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
  | 'secondary-outlined'
  | 'danger'
  | 'danger-outlined';

export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  /** 'primary' by default. Use one primary button per view. 'danger' removes or ends something. */
  readonly variant?: ButtonVariant;
  /** 36, 44 or 52 px high; 'medium' by default. */
  readonly size?: ButtonSize;
  readonly children: ReactNode;
}

type ButtonProps = ButtonLook & { readonly isLoading?: boolean } & ComponentProps<'button'>;

const classNames = (variant: ButtonVariant, size: ButtonSize) =>
  [styles.button, styles[variant], size !== 'medium' && styles[size]].filter(Boolean).join(' ');

/** While loading, the button keeps its width and focus, and ignores presses. */
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
      className={classNames(variant, size)}
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

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  ...rest
}: ButtonLook & Pick<LinkProps, 'to' | 'replace' | 'state' | 'onClick'>) {
  return <ScreenLink {...rest} className={classNames(variant, size)} />;
}
