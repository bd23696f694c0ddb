import { observer } from 'mobx-react-lite';
import type { GuidedAccount } from '../../domain/account/guided-account.ts';
import type { AccountOwner } from '../shell/account/account-owner.ts';
import { CreationForm } from './creation-form.tsx';
import { DataForm } from './data-form.tsx';
import { DownloadButtons } from './download-buttons.tsx';
import { EndOfGuidance } from './end-of-guidance.tsx';
import type { FamilyForms } from './family-forms.ts';
import { SettingsForm } from './settings-form.tsx';

interface ShownCreationForm {
  readonly kind: 'creation';
}

interface ShownChildForm {
  readonly kind: 'settings' | 'data' | 'download' | 'end';
  readonly account: GuidedAccount;
  /** null if the birth date is not known. */
  readonly age: number | null;
  /** The pressed button disappears. */
  readonly onButtonRemoved: () => void;
}

export interface FamilyFormProps {
  readonly shown: ShownCreationForm | ShownChildForm;
  readonly forms: FamilyForms;
  readonly owner: AccountOwner;
}

/** One of the forms of the family screen. */
export const FamilyForm = observer(({ shown, forms, owner }: FamilyFormProps) => {
  if (shown.kind === 'creation') return <CreationForm creation={forms.creation} owner={owner} />;
  const { kind, account, age, onButtonRemoved } = shown;
  const ofAccount = forms.formsOf(account);
  switch (kind) {
    case 'settings':
      return <SettingsForm forms={ofAccount} />;
    case 'data':
      return <DataForm forms={ofAccount} owner={owner} />;
    case 'download':
      return <DownloadButtons download={ofAccount.download} owner={owner} />;
    case 'end':
      return <EndOfGuidance forms={ofAccount} owner={owner} age={age} onButtonRemoved={onButtonRemoved} />;
    default:
      return kind satisfies never;
  }
});
