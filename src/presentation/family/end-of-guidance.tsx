import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { minimumAge } from '../../domain/account/age.ts';
import type { AccountOwner } from '../shell/account/account-owner.ts';
import { Button } from '../ui/button/button.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import { FamilyFailure } from './family-failure.tsx';
import styles from './family-page.module.css';
import type { GuidedAccountForms } from './guided-account-forms.ts';

interface EndOfGuidanceProps {
  readonly forms: GuidedAccountForms;
  readonly owner: AccountOwner;
  /** null if the birth date is not known. */
  readonly age: number | null;
  /** The pressed button disappears. */
  readonly onDeletionScheduled: () => void;
}

/** From 18 years an account is handed over to its owner. Before, it can only be deleted. */
export const EndOfGuidance = observer(({ forms, owner, age, onDeletionScheduled }: EndOfGuidanceProps) => {
  const { t } = useTranslation();
  const { release: form, releaseFailure } = forms;
  if (age === null || age < minimumAge) {
    return (
      <DeletionButton
        reason={t(age === null ? 'family:endUnknownAge' : 'family:endMinor')}
        forms={forms}
        owner={owner}
        onDeletionScheduled={onDeletionScheduled}
      />
    );
  }
  return (
    <FormView form={form}>
      <p>{t('family:endAdult')}</p>
      <FormTextField
        form={form}
        name="email"
        type="email"
        label={t('family:email')}
        autoComplete="off"
        isRequired
      />
      <FamilyFailure failure={releaseFailure} owner={owner} />
      <div className={styles.end}>
        <Button type="submit" isLoading={form.isSubmitting}>
          {t('family:release')}
        </Button>
      </div>
    </FormView>
  );
});

interface DeletionButtonProps extends Omit<EndOfGuidanceProps, 'age'> {
  /** Why the account cannot be handed over. */
  readonly reason: string;
}

const DeletionButton = observer(({ reason, forms, owner, onDeletionScheduled }: DeletionButtonProps) => {
  const { t } = useTranslation();
  const { account, deletion } = forms;
  const schedule = async () => {
    const isScheduled = await deletion.schedule({
      title: t('family:deleteTitle', { nickname: account.nickname || account.name }),
      message: t('family:deleteMessage'),
      confirm: t('family:deleteConfirm'),
      isDanger: true,
    });
    if (isScheduled) onDeletionScheduled();
  };
  return (
    <div className={styles.stack}>
      <p>{reason}</p>
      <FamilyFailure failure={deletion.failure} owner={owner} />
      <div>
        <Button variant="danger" isLoading={deletion.isChanging} onClick={() => void schedule()}>
          {t('family:delete')}
        </Button>
      </div>
    </div>
  );
});
