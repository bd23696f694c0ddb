import { useTranslation } from 'react-i18next';
import { documentLinks } from '../external-links.ts';
import styles from './provider-buttons.module.css';

interface ProviderDeclarationProps {
  /** True if the form above already contains the declaration. */
  readonly isInForm: boolean;
}

/** What the reader accepts when signing in with a provider, because it may create an account. */
export function ProviderDeclaration({ isInForm }: ProviderDeclarationProps) {
  const { t } = useTranslation();
  if (isInForm) return <p className={styles.declaration}>{t('declaration:same')}</p>;
  const document = (address: string, name: string) => (
    <a href={address} target="_blank" rel="noreferrer">
      {name}
      <span className="visually-hidden"> {t('auth:newTab')}</span>
    </a>
  );
  return (
    <p className={styles.declaration}>
      {t('declaration:declaration')} {document(documentLinks.terms, t('footer.terms'))} {t('declaration:and')}{' '}
      {document(documentLinks.privacy, t('footer.privacy'))}.
    </p>
  );
}
