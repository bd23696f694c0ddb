import { useTranslation } from 'react-i18next';
import { outsideLinks } from '../shell/outside-links.ts';

/** What is agreed to, each document a tab of its own, so that the form stays as it is. */
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
      {t('signUp:agreement')} {document(outsideLinks.terms, t('footer.terms'))} {t('signUp:and')}{' '}
      {document(outsideLinks.privacy, t('footer.privacy'))}
    </>
  );
}
