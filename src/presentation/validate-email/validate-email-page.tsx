import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { returningTo } from '../../domain/session/return-to.ts';
import { AuthFrame, AuthLinks } from '../shell/auth/auth-frame.tsx';
import { useMagicLink } from '../shell/auth/auth-link.ts';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { AnotherLink } from './another-link.tsx';
import type { ValidateEmailPresenter } from './validate-email-presenter.ts';

export const ValidateEmailPage = observer(({ presenter }: { presenter: ValidateEmailPresenter }) => {
  const { t } = useTranslation();
  const { step, sentTo, open, leave } = presenter;
  useMagicLink(open);
  useEffect(() => leave, [leave]);
  if (step === 'signed-in') return <Navigate to={presenter.returnPath} replace />;
  return (
    <AuthFrame
      title={t(`validateEmail:${step}.title`)}
      saying={t('validateEmail:saying')}
      step={sentTo === null ? step : 'sent'}
    >
      <ValidationStepView presenter={presenter} />
    </AuthFrame>
  );
});

const ValidationStepView = observer(({ presenter }: { presenter: ValidateEmailPresenter }) => {
  const { t } = useTranslation();
  const { step, formFailure, confirm, isConfirming, returnPath } = presenter;
  // The page leads to another screen then.
  if (step === 'signed-in') return null;
  const signIn = returningTo('/auth/login', returnPath);
  switch (step) {
    case 'ready':
      return (
        <>
          <p>{t('validateEmail:ready.text')}</p>
          <Button isLoading={isConfirming} onClick={() => void confirm()}>
            {t('validateEmail:confirm')}
          </Button>
        </>
      );
    case 'validated':
      return (
        <>
          <p>{t('validateEmail:validated.text')}</p>
          <ButtonLink to={signIn}>{t('auth:toSignIn')}</ButtonLink>
          <AuthLinks>
            <p>
              {t('validateEmail:validated.notYou')}{' '}
              <Link to={returningTo('/auth/forgot-password', returnPath)}>
                {t('validateEmail:validated.newPassword')}
              </Link>
            </p>
          </AuthLinks>
        </>
      );
    case 'unanswered':
      return (
        <FormFailureNote failure={formFailure}>
          <Button isLoading={isConfirming} onClick={() => void confirm()}>
            {t('common.retry')}
          </Button>
        </FormFailureNote>
      );
    default:
      return (
        <>
          <p>{t(`validateEmail:${step}.text`)}</p>
          <AnotherLink presenter={presenter} />
          <AuthLinks>
            <Link to={signIn}>{t('auth:toSignIn')}</Link>
          </AuthLinks>
        </>
      );
  }
});
