import { useTranslation } from 'react-i18next';
import type { AuthEmail } from '../../shell/auth/auth-email.ts';
import { LazySendAgain } from '../../shell/auth/lazy-send-again.tsx';
import styles from './account-page.module.css';

interface UnconfirmedEmailProps {
  readonly email: string;
  /** The email with the link that confirms the address. */
  readonly confirmationEmail: AuthEmail;
}

/** Says that the email address is not confirmed, with a button that sends the link again. */
export function UnconfirmedEmail({ email, confirmationEmail }: UnconfirmedEmailProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.unconfirmed}>
      <p>{t('account:unconfirmed')}</p>
      <LazySendAgain authEmail={confirmationEmail} usernameOrEmail={email} text={t('account:sendAgain')} />
    </div>
  );
}
