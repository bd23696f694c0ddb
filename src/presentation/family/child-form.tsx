import { observer } from 'mobx-react-lite';
import type { AccountOwner } from '../shell/account/account-owner.ts';
import { DataForm } from './data-form.tsx';
import { DownloadButtons } from './download-buttons.tsx';
import { EndOfGuidance } from './end-of-guidance.tsx';
import type { GuidedAccountForms } from './guided-account-forms.ts';
import { SettingsForm } from './settings-form.tsx';

interface ChildFormProps {
  readonly kind: 'settings' | 'data' | 'download' | 'end';
  readonly forms: GuidedAccountForms;
  readonly owner: AccountOwner;
  /** null if the birth date is not known. */
  readonly age: number | null;
  /** The pressed button disappears. */
  readonly onButtonRemoved: () => void;
}

/** The forms of a guided account, in their own chunk: they are closed at first. */
export const ChildForm = observer(({ kind, forms, owner, age, onButtonRemoved }: ChildFormProps) => {
  switch (kind) {
    case 'settings':
      return <SettingsForm forms={forms} />;
    case 'data':
      return <DataForm forms={forms} owner={owner} />;
    case 'download':
      return <DownloadButtons download={forms.download} owner={owner} />;
    case 'end':
      return <EndOfGuidance forms={forms} owner={owner} age={age} onButtonRemoved={onButtonRemoved} />;
    default:
      return kind satisfies never;
  }
});
