import { observer } from 'mobx-react-lite';
import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame, GuidedNote } from '../shell/account/account-frame.tsx';
import { GuidedSessionContext } from '../shell/account/guided-session.ts';
import { Button } from '../ui/button/button.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { useFocusOnMount } from '../ui/focus/use-focus-on-mount.ts';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import { ConfirmedFailureNote } from './confirmed-failure-note.tsx';
import { EnabledPanel } from './enabled-panel.tsx';
import { RecoveryCodesPanel } from './recovery-codes-panel.tsx';
import { SetupForm } from './setup-form.tsx';
import styles from './two-factor-page.module.css';
import type { TwoFactorPresenter } from './two-factor-presenter.ts';

/** The second factor of the reader's own account. */
export const TwoFactorPage = observer(({ presenter }: { presenter: TwoFactorPresenter }) => {
  const { t } = useTranslation();
  useEffect(() => {
    void presenter.start();
    return presenter.leave;
  }, [presenter]);
  const back = { to: '/account/security', text: t('accountFrame:sections.security') };
  return (
    <AccountFrame title={t('twoFactor:title')} back={back}>
      <div className={styles.page}>
        <Step presenter={presenter} />
      </div>
    </AccountFrame>
  );
});

const Step = observer(({ presenter }: { presenter: TwoFactorPresenter }) => {
  const { loadable, setup, recoveryCodes } = presenter;
  const { value: state, failure } = loadable;
  const { isGuided } = useContext(GuidedSessionContext);
  if (recoveryCodes) return <RecoveryCodesPanel codes={recoveryCodes} onSaved={presenter.finish} />;
  if (!state && failure) return <FailureNotice failure={failure} onRetry={() => void presenter.load()} />;
  if (!state) return <SkeletonLines count={4} />;
  if (state.isOn) return <EnabledPanel presenter={presenter} state={state} />;
  if (setup) return <SetupForm presenter={presenter} setup={setup} />;
  // The guardian proves who acts, so a child sets up none.
  if (isGuided) return <GuidedNote />;
  return <DisabledPanel presenter={presenter} isRequired={state.isRequired} />;
});

interface DisabledPanelProps {
  readonly presenter: TwoFactorPresenter;
  readonly isRequired: boolean;
}

const DisabledPanel = observer(({ presenter, isRequired }: DisabledPanelProps) => {
  const { t } = useTranslation();
  const { leftStep, isBeginningSetup } = presenter;
  const begin = useFocusOnMount<HTMLButtonElement>(leftStep !== null);
  return (
    <>
      {isRequired && <p className={styles.required}>{t('twoFactor:required')}</p>}
      <p>{t('twoFactor:offText')}</p>
      <p className={styles.hint}>{t('twoFactor:needsApp')}</p>
      <ConfirmedFailureNote failure={presenter.setupFailure} onSignInAgain={presenter.signInAgain} />
      <div>
        <Button ref={begin} isLoading={isBeginningSetup} onClick={() => void presenter.beginSetup()}>
          {t('twoFactor:begin')}
        </Button>
      </div>
    </>
  );
});
