import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { Failure } from '../../domain/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { AuthFrame, AuthLinks } from '../shell/auth/auth-frame.tsx';
import { SecondFactorStep } from '../shell/second-factor/second-factor-step.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import { useWhenOnline } from '../ui/when-online/use-when-online.ts';
import styles from './callback-page.module.css';
import type { CallbackPresenter } from './callback-presenter.ts';
import { EmailStep } from './email-step.tsx';

/** The page that providers redirect to. The parameters are removed from the address at once. */
export const CallbackPage = observer(({ presenter }: { presenter: CallbackPresenter }) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    void presenter.receive(search);
    if (search) void navigate(pathname, { replace: true });
  }, [presenter, pathname, search, navigate]);
  useEffect(
    () => () => {
      presenter.form.reset();
      presenter.secondFactor.restart();
    },
    [presenter],
  );

  const { step } = presenter;
  if (step.kind === 'leaving') return <Navigate to={step.path} replace />;
  const { title, saying } = headingOf(presenter);
  // One frame for all steps, so that it notices when the step changes.
  return (
    <AuthFrame title={t(title)} saying={t(saying)} step={step.kind}>
      <Step presenter={presenter} />
    </AuthFrame>
  );
});

function headingOf({ step, nextActions }: CallbackPresenter) {
  if (step.kind === 'email') return { title: 'callback:emailTitle', saying: 'callback:emailSaying' } as const;
  if (step.kind === 'secondFactor') {
    return { title: 'secondFactor:title', saying: 'secondFactor:saying' } as const;
  }
  if (nextActions) return { title: nextActions.title, saying: 'callback:stoppedSaying' } as const;
  return { title: 'callback:finishing', saying: 'callback:saying' } as const;
}

const Step = observer(({ presenter }: { presenter: CallbackPresenter }) => {
  const { t } = useTranslation();
  const { step } = presenter;
  switch (step.kind) {
    case 'email':
      return <EmailStep presenter={presenter} />;
    case 'secondFactor':
      return (
        <SecondFactorStep secondFactor={presenter.secondFactor}>
          <AuthLinks>
            <ScreenLink to="/auth/login" replace>
              {t('callback:toSignIn')}
            </ScreenLink>
          </AuthLinks>
        </SecondFactorStep>
      );
    case 'stopped':
      return <Stopped presenter={presenter} failure={step.failure} />;
    default:
      return (
        <>
          <p role="status">{t('callback:wait')}</p>
          <SkeletonLines count={3} />
        </>
      );
  }
});

const Stopped = observer(({ presenter, failure }: { presenter: CallbackPresenter; failure: Failure }) => {
  const { t } = useTranslation();
  const { nextActions } = presenter;
  const canRetry = nextActions?.canRetry ?? false;
  const retry = () => void presenter.retry();
  useWhenOnline(() => canRetry && retry());
  if (!nextActions) return null;
  const [firstAction, ...otherActions] = nextActions.actions;
  return (
    <>
      <p role="alert">{nextActions.message ? t(nextActions.message) : failureText(t, failure)}</p>
      <div className={styles.actions}>
        {canRetry && <Button onClick={retry}>{t('common.retry')}</Button>}
        {firstAction?.signsOut && (
          <Button onClick={() => void presenter.signOutTo(firstAction.to)}>{t(firstAction.text)}</Button>
        )}
        {firstAction && !firstAction.signsOut && (
          <ButtonLink to={firstAction.to} replace variant={canRetry ? 'outlined' : 'primary'}>
            {t(firstAction.text)}
          </ButtonLink>
        )}
      </div>
      {otherActions.length > 0 && (
        <AuthLinks>
          {otherActions.map(({ to, text }) => (
            <ScreenLink key={to} to={to} replace>
              {t(text)}
            </ScreenLink>
          ))}
        </AuthLinks>
      )}
    </>
  );
});
