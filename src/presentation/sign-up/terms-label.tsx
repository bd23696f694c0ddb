import { useTranslation } from 'react-i18next';
import { documentLinks } from '../shell/external-links.ts';

/** Links to the terms. They open in another tab, so that the form keeps its values. */
export function TermsLabel() {
  const { t } = useTranslation();
  const document = (address: string, name: string) => (
    <a href={address} target="_blank" rel="noreferrer">
      {name}
      <span className="visually-hidden"> {t('auth:newTab')}</span>
    </a>
  );
  return (
    <>
      {t('signUp:agreement')} {document(documentLinks.terms, t('footer.terms'))} {t('signUp:and')}{' '}
      {document(documentLinks.privacy, t('footer.privacy'))}
    </>
  );
}
