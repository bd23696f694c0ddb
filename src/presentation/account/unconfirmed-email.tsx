import { useTranslation } from 'react-i18next';
import type { AuthEmail } from '../shell/auth/auth-email.ts';
import { AuthSendAgain } from '../shell/auth/auth-send-again.tsx';
import styles from './account-page.module.css';

interface UnconfirmedEmailProps {
  readonly email: string;
  /** The one whose link confirms the address. */
  readonly letter: AuthEmail;
}

/** Says that nobody has shown yet that the address is theirs, with the way to do so. */
export function UnconfirmedEmail({ email, letter }: UnconfirmedEmailProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.unconfirmed}>
      <p>{t('account:unconfirmed')}</p>
      <AuthSendAgain authEmail={letter} entry={email} text={t('account:sendAgain')} />
    </div>
  );
}
