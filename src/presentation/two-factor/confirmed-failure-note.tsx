import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FormFailure } from '../shell/form-failure.ts';
import { FormFailureNote } from '../shell/form-failure-note.tsx';
import { Button } from '../ui/button/button.tsx';

interface ConfirmedFailureNoteProps {
  readonly told: FormFailure;
  readonly onSignInAgain: () => Promise<void>;
}

/** What went wrong with a change that may have to be confirmed. An account without a password signs in again. */
export const ConfirmedFailureNote = observer(({ told, onSignInAgain }: ConfirmedFailureNoteProps) => {
  const { t } = useTranslation();
  return (
    <FormFailureNote told={told}>
      {told.current?.code === 'USER.SIGN_IN_AGAIN' && (
        <Button variant="outlined" size="small" onClick={() => void onSignInAgain()}>
          {t('twoFactor.signInAgain')}
        </Button>
      )}
    </FormFailureNote>
  );
});
