import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountOwner } from '../shell/account/account-owner.ts';
import type { FormFailure } from '../shell/forms/form-failure.ts';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button } from '../ui/button/button.tsx';

interface FamilyFailureProps {
  readonly failure: FormFailure;
  readonly owner: AccountOwner;
  /** What else the guardian can do about it. */
  readonly children?: ReactNode;
}

/** Shows a failure. A guardian without a password can sign in again. */
export const FamilyFailure = observer(({ failure, owner, children }: FamilyFailureProps) => {
  const { t } = useTranslation();
  return (
    <FormFailureNote failure={failure}>
      {failure.current?.code === 'USER.SIGN_IN_AGAIN' && (
        <Button variant="outlined" size="small" onClick={() => void owner.signInAgain()}>
          {t('family:signInAgain')}
        </Button>
      )}
      {children}
    </FormFailureNote>
  );
});
