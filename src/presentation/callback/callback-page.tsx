import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { Failure } from '../../domain/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { AuthFrame, AuthWays } from '../shell/auth-frame.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import { useWhenOnline } from '../ui/when-online/use-when-online.ts';
import styles from './callback-page.module.css';
import type { CallbackPresenter } from './callback-presenter.ts';
import { EmailStep } from './email-step.tsx';

/** Where providers send the browser back. What it brings leaves the address at once. */
export const CallbackPage = observer(({ presenter }: { presenter: CallbackPresenter }) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    void presenter.come(search);
    if (search) void navigate(pathname, { replace: true });
  }, [presenter, pathname, search, navigate]);
  useEffect(() => presenter.form.reset, [presenter]);

  const { step } = presenter;
  switch (step.kind) {
    case 'leaving':
      return <Navigate to={step.place} replace />;
    case 'email':
      return <EmailStep presenter={presenter} />;
    case 'stopped':
      return <Stopped presenter={presenter} failure={step.failure} />;
    default:
      return (
        <AuthFrame title={t('callback.finishing')} saying={t('callback.saying')} step={step.kind}>
          <p role="status">{t('callback.wait')}</p>
          <SkeletonLines count={3} />
        </AuthFrame>
      );
  }
});

const Stopped = observer(({ presenter, failure }: { presenter: CallbackPresenter; failure: Failure }) => {
  const { t } = useTranslation();
  const { waysOn } = presenter;
  const isWorthRetrying = waysOn?.isWorthRetrying ?? false;
  const retry = () => void presenter.retry();
  useWhenOnline(() => isWorthRetrying && retry());
  if (!waysOn) return null;
  const [first, ...others] = waysOn.ways;
  return (
    <AuthFrame title={t(waysOn.title)} saying={t('callback.stoppedSaying')} step={failure.code}>
      <p role="alert">{failureText(t, failure)}</p>
      <div className={styles.ways}>
        {isWorthRetrying && <Button onClick={retry}>{t('common.retry')}</Button>}
        {first && (
          <ButtonLink to={first.to} replace variant={isWorthRetrying ? 'outlined' : 'primary'}>
            {t(first.text)}
          </ButtonLink>
        )}
      </div>
      {others.length > 0 && (
        <AuthWays>
          {others.map(({ to, text }) => (
            <ScreenLink key={to} to={to} replace>
              {t(text)}
            </ScreenLink>
          ))}
        </AuthWays>
      )}
    </AuthFrame>
  );
});
