import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { minimumAge } from '../../domain/account/age.ts';
import { formatInstant } from '../i18n/format-instant.ts';
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
  readonly onButtonRemoved: () => void;
}

/** From 18 years an account can be handed over to its owner. At any age it can be deleted. */
export const EndOfGuidance = observer(({ forms, owner, age, onButtonRemoved }: EndOfGuidanceProps) => {
  const { t } = useTranslation();
  const isAdult = age !== null && age >= minimumAge;
  return (
    <div className={styles.stack}>
      {isAdult && <HandOverForm forms={forms} owner={owner} onButtonRemoved={onButtonRemoved} />}
      <DeletionButton
        reason={t(isAdult ? 'family:deleteAdult' : age === null ? 'family:endUnknownAge' : 'family:endMinor')}
        forms={forms}
        owner={owner}
        onButtonRemoved={onButtonRemoved}
      />
    </div>
  );
});

const HandOverForm = observer(({ forms, owner, onButtonRemoved }: Omit<EndOfGuidanceProps, 'age'>) => {
  const { t, i18n } = useTranslation();
  const { account, handOver } = forms;
  const { form, failure } = handOver;
  const waiting = account.handOver;
  const cancel = async () => {
    if (await handOver.cancel(account.id)) onButtonRemoved();
  };
  return (
    <FormView form={form}>
      <p>{t('family:endAdult')}</p>
      {/* Always rendered, so that screen readers announce a new text. */}
      <p role="status" className={styles.status}>
        {waiting &&
          t('family:handOverWaiting', {
            email: waiting.email,
            instant: formatInstant(waiting.expiresAt, i18n.language),
          })}
      </p>
      <FormTextField
        form={form}
        name="email"
        type="email"
        label={t('family:email')}
        autoComplete="off"
        isRequired
      />
      <FamilyFailure failure={failure} owner={owner} />
      <div className={styles.end}>
        <Button type="submit" isLoading={form.isSubmitting}>
          {t(waiting ? 'family:sendAgain' : 'family:handOver')}
        </Button>
        {waiting && (
          <Button variant="outlined" isLoading={handOver.isCancelling} onClick={() => void cancel()}>
            {t('family:cancelHandOver')}
          </Button>
        )}
      </div>
    </FormView>
  );
});

interface DeletionButtonProps extends Omit<EndOfGuidanceProps, 'age'> {
  /** What the deletion means for this account. */
  readonly reason: string;
}

const DeletionButton = observer(({ reason, forms, owner, onButtonRemoved }: DeletionButtonProps) => {
  const { t } = useTranslation();
  const { account, deletion } = forms;
  const schedule = async () => {
    const isScheduled = await deletion.schedule({
      title: t('family:deleteTitle', { nickname: account.nickname || account.name }),
      message: t('family:deleteMessage'),
      confirm: t('family:deleteConfirm'),
      isDanger: true,
    });
    if (isScheduled) onButtonRemoved();
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
