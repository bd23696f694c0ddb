import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AccountOwner } from '../../shell/account/account-owner.ts';
import type { FormFailure } from '../../shell/forms/form-failure.ts';
import { FormFailureNote } from '../../shell/forms/form-failure-note.tsx';
import { Button } from '../../ui/button/button.tsx';

interface PrivacyFailureProps {
  readonly failure: FormFailure;
  readonly owner: AccountOwner;
}

/** Shows a failure. An account without a password can sign in again. */
export const PrivacyFailure = observer(({ failure, owner }: PrivacyFailureProps) => {
  const { t } = useTranslation();
  return (
    <FormFailureNote failure={failure}>
      {failure.current?.code === 'USER.SIGN_IN_AGAIN' && (
        <Button variant="outlined" size="small" onClick={() => void owner.signInAgain()}>
          {t('privacy:signInAgain')}
        </Button>
      )}
    </FormFailureNote>
  );
});
