import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SecondFactorState } from '../../application/ports/account/second-factor.ts';
import { SecondFactorField } from '../shell/second-factor/second-factor-field.tsx';
import { Button } from '../ui/button/button.tsx';
import { useFocusOnMount } from '../ui/focus/use-focus-on-mount.ts';
import { FormView } from '../ui/form/form-view.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { ConfirmedFailureNote } from './confirmed-failure-note.tsx';
import styles from './two-factor-page.module.css';
import type { TwoFactorPresenter } from './two-factor-presenter.ts';

interface EnabledPanelProps {
  readonly presenter: TwoFactorPresenter;
  readonly state: SecondFactorState;
}

/** With this many recovery codes or fewer, the screen recommends new ones. */
const warningCodeCount = 3;

/** Shown while the second factor is on: the number of recovery codes left, and the possible changes. */
export const EnabledPanel = observer(({ presenter, state }: EnabledPanelProps) => {
  const { t } = useTranslation();
  const { pendingChange, leftStep } = presenter;
  const status = useFocusOnMount<HTMLParagraphElement>(leftStep === 'recoveryCodes');
  const { recoveryCodesLeft: count } = state;
  return (
    <>
      <p ref={status} tabIndex={-1} className={styles.on}>
        <Icon name="circle-check" />
        {t('twoFactor:onText')}
      </p>
      <p>{t('twoFactor:codesLeft', { count })}</p>
      {count <= warningCodeCount && <p className={styles.required}>{t('twoFactor:fewCodes')}</p>}
      {pendingChange ? <ChangeForm presenter={presenter} /> : <ChangeButtons presenter={presenter} />}
    </>
  );
});

const ChangeButtons = observer(({ presenter }: { presenter: TwoFactorPresenter }) => {
  const { t } = useTranslation();
  const { leftStep, startChange } = presenter;
  const renew = useFocusOnMount<HTMLButtonElement>(leftStep === 'renew');
  const turnOff = useFocusOnMount<HTMLButtonElement>(leftStep === 'turnOff');
  return (
    <div className={styles.actions}>
      <Button ref={renew} variant="outlined" onClick={() => startChange('renew')}>
        {t('twoFactor:renew')}
      </Button>
      <Button ref={turnOff} variant="danger-outlined" onClick={() => startChange('turnOff')}>
        {t('twoFactor:turnOff')}
      </Button>
    </div>
  );
});

/** Each change requires a code. */
const ChangeForm = observer(({ presenter }: { presenter: TwoFactorPresenter }) => {
  const { t } = useTranslation();
  const { pendingChange, changeCode } = presenter;
  const isRenewal = pendingChange === 'renew';
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <section className={styles.page} aria-labelledby="change-title">
      <h2 ref={heading} id="change-title" tabIndex={-1} className={styles.heading}>
        {t(isRenewal ? 'twoFactor:renew' : 'twoFactor:turnOff')}
      </h2>
      <p>{t(isRenewal ? 'twoFactor:renewText' : 'twoFactor:turnOffText')}</p>
      <FormView form={changeCode.form}>
        <SecondFactorField secondFactor={changeCode} />
        <ConfirmedFailureNote failure={changeCode.failure} onSignInAgain={presenter.signInAgain} />
        <div className={styles.actions}>
          <Button
            type="submit"
            variant={isRenewal ? 'primary' : 'danger'}
            isLoading={changeCode.form.isSubmitting}
          >
            {t(isRenewal ? 'twoFactor:renew' : 'twoFactor:turnOff')}
          </Button>
          <Button variant="outlined" onClick={presenter.stopChange}>
            {t('twoFactor:cancel')}
          </Button>
        </div>
      </FormView>
    </section>
  );
});
