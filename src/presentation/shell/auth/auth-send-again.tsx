import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { FormFailureNote } from '../forms/form-failure-note.tsx';
import type { AuthLetter } from './auth-letter.ts';
import styles from './auth-send-again.module.css';

export interface AuthSendAgainProps {
  readonly letter: AuthLetter;
  /** Whose letter it is. */
  readonly entry: string;
  /** What the button says; 'Enviar de novo' where nothing is given. */
  readonly text?: string;
}

/** Sends a letter again: at once, or when the pause after the last one is over. */
export const AuthSendAgain = observer(({ letter, entry, text }: AuthSendAgainProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.again}>
      <p role="status" className={styles.said}>
        {letter.isSent && t('auth:sentAgain')}
      </p>
      <Button
        variant="outlined"
        disabled={letter.isResting}
        isLoading={letter.isSending}
        onClick={() => void letter.send(entry)}
      >
        {text ?? t('auth:sendAgain')}
      </Button>
      {letter.restsUntil !== null && (
        <span className={styles.wait}>
          {t('auth:wait')} <Countdown until={letter.restsUntil} now={letter.now} onEnd={letter.wake} />
        </span>
      )}
      {/* Only while there is something to say: this may stand within what went wrong with a form. */}
      {letter.told.current && <FormFailureNote told={letter.told} />}
    </div>
  );
});
