import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { FormFailureNote } from '../forms/form-failure-note.tsx';
import type { AuthEmail } from './auth-email.ts';
import styles from './auth-send-again.module.css';

export interface AuthSendAgainProps {
  readonly authEmail: AuthEmail;
  /** Of the recipient. */
  readonly usernameOrEmail: string;
  /** The button's label; 'Enviar de novo' by default. */
  readonly text?: string;
}

/** Sends an email again, with a countdown during the pause after the last one. */
export const AuthSendAgain = observer(({ authEmail, usernameOrEmail, text }: AuthSendAgainProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.again}>
      <p role="status" className={styles.status}>
        {authEmail.isSent && t('auth:sentAgain')}
      </p>
      <Button
        variant="outlined"
        disabled={authEmail.isPaused}
        isLoading={authEmail.isSending}
        onClick={() => void authEmail.send(usernameOrEmail)}
      >
        {text ?? t('auth:sendAgain')}
      </Button>
      {authEmail.pausedUntil !== null && (
        <span className={styles.wait}>
          {t('auth:wait')}{' '}
          <Countdown until={authEmail.pausedUntil} now={authEmail.now} onEnd={authEmail.endPause} />
        </span>
      )}
      {/* Omitted when empty, because this component may be inside another failure note. */}
      {authEmail.failure.current && <FormFailureNote failure={authEmail.failure} />}
    </div>
  );
});
