import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './auth-external.module.css';
import { ExternalEntries } from './external-entries.tsx';
import type { ExternalEntriesPresenter } from './external-entries-presenter.ts';

interface AuthExternalProps {
  readonly presenter: ExternalEntriesPresenter;
  /** The place of this app to go on to afterwards. */
  readonly place: string;
}

/** The ways in without a password, set apart from the form above them. */
export const AuthExternal = observer(({ presenter, place }: AuthExternalProps) => {
  const { t } = useTranslation();
  return (
    <>
      {!presenter.isEmpty && <p className={styles.divider}>{t('auth.or')}</p>}
      <ExternalEntries presenter={presenter} returnTo={place} />
    </>
  );
});
