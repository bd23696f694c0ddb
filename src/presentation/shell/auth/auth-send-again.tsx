import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { FormFailureNote } from '../forms/form-failure-note.tsx';
import type { AuthEmail } from './auth-email.ts';
import styles from './auth-send-again.module.css';

export interface AuthSendAgainProps {
  readonly authEmail: AuthEmail;
  /** Whose letter it is. */
  readonly entry: string;
  /** What the button says; 'Enviar de novo' where nothing is given. */
  readonly text?: string;
}

/** Sends a letter again: at once, or when the pause after the last one is over. */
export const AuthSendAgain = observer(({ authEmail, entry, text }: AuthSendAgainProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.again}>
      <p role="status" className={styles.said}>
        {authEmail.isSent && t('auth:sentAgain')}
      </p>
      <Button
        variant="outlined"
        disabled={authEmail.isPaused}
        isLoading={authEmail.isSending}
        onClick={() => void authEmail.send(entry)}
      >
        {text ?? t('auth:sendAgain')}
      </Button>
      {authEmail.pausedUntil !== null && (
        <span className={styles.wait}>
          {t('auth:wait')}{' '}
          <Countdown until={authEmail.pausedUntil} now={authEmail.now} onEnd={authEmail.endPause} />
        </span>
      )}
      {/* Only while there is something to say: this may stand within what went wrong with a form. */}
      {authEmail.failure.current && <FormFailureNote failure={authEmail.failure} />}
    </div>
  );
});
