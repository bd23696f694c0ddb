import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { returningTo, returnTo } from '../../domain/session/return-to.ts';
import { displayName } from '../../domain/session/session.ts';
import { nameListFormat } from '../i18n/name-list-format.ts';
import { AuthFrame, AuthLinks } from '../shell/auth/auth-frame.tsx';
import { ProviderButtons } from '../shell/auth/provider-buttons.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import { LoadingStatus, SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import type { OperatorSignInPresenter } from './operator-sign-in-presenter.ts';

/** Operator sign-in: visitors sign in with an operator, signed-in readers link their account to it. */
export const OperatorSignInPage = observer(({ presenter }: { presenter: OperatorSignInPresenter }) => {
  const { t } = useTranslation();
  const { state } = presenter;
  useEffect(() => void presenter.signInProviders.load(), [presenter]);
  if (state.kind === 'failed') {
    return <FailureNotice replacesPage failure={state.failure} onRetry={() => void presenter.retry()} />;
  }
  const isSignedIn = state.kind !== 'visitor' && state.kind !== 'unavailable';
  return (
    <AuthFrame
      title={t(isSignedIn ? 'operatorSignIn:linkTitle' : 'operatorSignIn:title')}
      saying={t('operatorSignIn:saying')}
      step={state.kind}
    >
      <Content presenter={presenter} />
    </AuthFrame>
  );
});

const Content = observer(({ presenter }: { presenter: OperatorSignInPresenter }) => {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { state, signInProviders, user } = presenter;
  const returnPath = returnTo(search);
  switch (state.kind) {
    case 'visitor':
      return (
        <>
          <About presenter={presenter} />
          <ProviderButtons presenter={signInProviders} returnTo={returnPath} only={['operator']} />
          <AuthLinks>
            <ScreenLink to={returningTo('/auth/login', returnPath)}>
              {t('operatorSignIn:toPassword')}
            </ScreenLink>
            <ScreenLink to={returningTo('/auth/signup', returnPath)}>{t('shell.signUp')}</ScreenLink>
          </AuthLinks>
        </>
      );
    case 'linkable':
      return (
        <>
          <About presenter={presenter} />
          <p>{t('operatorSignIn:linking', { name: user ? displayName(user) : '' })}</p>
          <ProviderButtons
            presenter={signInProviders}
            returnTo={returnPath === '/' ? '/auth/external' : returnPath}
            only={['operator']}
            purpose="link"
          />
          <AuthLinks>
            <ScreenLink to={returnPath}>{t('operatorSignIn:notNow')}</ScreenLink>
          </AuthLinks>
        </>
      );
    case 'linked':
      return (
        <>
          <p role="status">{t('operatorSignIn:linked', { name: state.operator })}</p>
          <ButtonLink to="/catalog">{t('operatorSignIn:read')}</ButtonLink>
        </>
      );
    case 'guided':
      return (
        <>
          <p role="status">{t('operatorSignIn:guided')}</p>
          <ButtonLink to="/">{t('operatorSignIn:toHome')}</ButtonLink>
        </>
      );
    case 'unavailable':
      return (
        <>
          <p>{t('operatorSignIn:unavailable')}</p>
          <ButtonLink to={user ? '/' : returningTo('/auth/login', returnPath)}>
            {t(user ? 'operatorSignIn:toHome' : 'operatorSignIn:toPassword')}
          </ButtonLink>
        </>
      );
    default:
      return (
        <>
          <LoadingStatus isLoading />
          <SkeletonLines count={4} />
        </>
      );
  }
});

const About = observer(({ presenter: { operators } }: { presenter: OperatorSignInPresenter }) => {
  const { t, i18n } = useTranslation();
  if (operators === null) return <SkeletonLines count={3} />;
  if (operators.length === 0) return null;
  const name = nameListFormat(i18n.language, 'disjunction').format(operators);
  return <p>{t('operatorSignIn:about', { name })}</p>;
});
