import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AccountOwner } from '../shell/account/account-owner.ts';
import type { FormFailure } from '../shell/forms/form-failure.ts';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button } from '../ui/button/button.tsx';

interface ConfirmedFormFailureProps {
  readonly failure: FormFailure;
  readonly owner: AccountOwner;
}

/** Shows why a change that needs a password failed. An account without a password can sign in again instead. */
export const ConfirmedFormFailure = observer(({ failure, owner }: ConfirmedFormFailureProps) => {
  const { t } = useTranslation();
  return (
    <FormFailureNote failure={failure}>
      {failure.current?.code === 'USER.SIGN_IN_AGAIN' && (
        <>
          <p>{t('userData:signInAgainHint')}</p>
          <Button variant="outlined" size="small" onClick={() => void owner.signInAgain()}>
            {t('userData:signInAgain')}
          </Button>
        </>
      )}
    </FormFailureNote>
  );
});
