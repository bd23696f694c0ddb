import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'outlined' | 'transparent';

interface Look {
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

type ButtonProps = Look & { readonly isLoading?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>;

const look = (variant: ButtonVariant) => `${styles.button} ${styles[variant]}`;

/** While it is loading it keeps the focus, and a second press does nothing. */
export function Button({ variant = 'primary', isLoading = false, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look(variant)}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** A link that looks like a button: for what leads somewhere. */
export function ButtonLink({ variant = 'primary', ...rest }: Look & Omit<LinkProps, 'className'>) {
  return <Link {...rest} className={look(variant)} />;
}
