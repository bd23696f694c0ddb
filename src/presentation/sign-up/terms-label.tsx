import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { outsideLinks } from '../shell/outside-links.ts';

/** What is agreed to, each document a tab of its own, so that the form stays as it is. */
export const TermsLabel = () => (
  <Trans
    i18nKey="signUp.terms"
    components={{
      terms: <TabLink address={outsideLinks.terms} />,
      privacy: <TabLink address={outsideLinks.privacy} />,
    }}
  />
);

function TabLink({ address, children }: { address: string; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {children}
      <span className="visually-hidden"> {t('auth.newTab')}</span>
    </a>
  );
}
