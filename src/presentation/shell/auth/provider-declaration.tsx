import { useTranslation } from 'react-i18next';
import { documentLinks } from '../external-links.ts';
import styles from './provider-buttons.module.css';

/** What the reader accepts when signing in with a provider, because it may create an account. */
export function ProviderDeclaration() {
  const { t } = useTranslation();
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
