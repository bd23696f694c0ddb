import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FormFailure } from '../shell/forms/form-failure.ts';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button } from '../ui/button/button.tsx';

interface ConfirmedFailureNoteProps {
  readonly failure: FormFailure;
  readonly onSignInAgain: () => Promise<void>;
}

/** The failure of a change that needs a password; for an account without one, a button to sign in again. */
export const ConfirmedFailureNote = observer(({ failure, onSignInAgain }: ConfirmedFailureNoteProps) => {
  const { t } = useTranslation();
  return (
    <FormFailureNote failure={failure}>
      {failure.current?.code === 'USER.SIGN_IN_AGAIN' && (
        <Button variant="outlined" size="small" onClick={() => void onSignInAgain()}>
          {t('twoFactor:signInAgain')}
        </Button>
      )}
    </FormFailureNote>
  );
});
