import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FormFailure } from '../shell/form-failure.ts';
import { FormFailureNote } from '../shell/form-failure-note.tsx';
import { Button } from '../ui/button/button.tsx';
import type { AccountOwner } from './account-owner.ts';

interface ConfirmedFormFailureProps {
  readonly told: FormFailure;
  readonly owner: AccountOwner;
}

/** What went wrong with a change that may have to be confirmed. An account without a password signs in again. */
export const ConfirmedFormFailure = observer(({ told, owner }: ConfirmedFormFailureProps) => {
  const { t } = useTranslation();
  return (
    <FormFailureNote told={told}>
      {told.current?.code === 'USER.SIGN_IN_AGAIN' && (
        <>
          <p>{t('account.signInAgainHint')}</p>
          <Button variant="outlined" size="small" onClick={() => void owner.signInAgain()}>
            {t('account.signInAgain')}
          </Button>
        </>
      )}
    </FormFailureNote>
  );
});
