import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FormFailure } from '../shell/forms/form-failure.ts';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button } from '../ui/button/button.tsx';

interface ConfirmedFailureNoteProps {
  readonly failure: FormFailure;
  readonly onSignInAgain: () => Promise<void>;
}

/** Shows why a change that needs a password failed. An account without a password can sign in again instead. */
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
