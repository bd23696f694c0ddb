import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExternalProvider } from '../../../application/ports/session/pending-sign-ins.ts';
import type { Failure } from '../../../domain/failure.ts';
import { failureText } from '../../i18n/failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWhenOnline } from '../../ui/when-online/use-when-online.ts';
import styles from './provider-buttons.module.css';
import { ProviderDeclaration } from './provider-declaration.tsx';
import { allProviders, type SignInProvidersPresenter } from './sign-in-providers-presenter.ts';

/**
 * Why the reader goes to the provider. 'sign-in' and 'sign-up' may create an account, so they show the declaration. The form
 * of the sign-up contains it too.
 */
export type SignInPurpose = 'sign-in' | 'sign-up' | 'link' | 'reactivate';

export interface ProviderButtonsProps {
  readonly presenter: SignInProvidersPresenter;
  /** The path to continue to afterwards. */
  readonly returnTo: string;
  /** Limits the providers; all by default. */
  readonly only?: readonly ExternalProvider[];
  /** The id of the only provider to show, if it is offered. */
  readonly onlyId?: string;
  /** 'sign-in' by default. */
  readonly purpose?: SignInPurpose;
}

/**
 * Buttons to sign in with external providers. Their space is reserved while the providers load. If none is offered,
 * `presenter.isEmpty` is true and nothing is rendered.
 */
export const ProviderButtons = observer(
  ({ presenter, returnTo, only = allProviders, onlyId, purpose = 'sign-in' }: ProviderButtonsProps) => {
    const { t } = useTranslation();
    useEffect(() => void presenter.load(), [presenter]);
    useWhenOnline(() => void presenter.load());
    useCancelOnReturn(presenter);

    const { attemptFailure, leavingWith } = presenter;
    const all = presenter.offeredProviders(only);
    const chosen = all?.filter(({ id }) => id === onlyId);
    const offered = chosen && chosen.length > 0 ? chosen : all;
    const failure = presenter.failureOf(only);
    if (presenter.offersNoneOf(only)) return null;
    return (
      <section className={styles.buttons} aria-label={t('providerButtons:label')}>
        {offered?.map(({ provider, id, name }) => (
          <Button
            key={id}
            variant={only.length > 1 || offered.length > 1 ? 'outlined' : 'primary'}
            isLoading={leavingWith === id}
            onClick={() => void presenter.begin({ provider, id }, returnTo)}
          >
            <Icon name={provider} />
            {t(`providerButtons:${purpose === 'reactivate' ? purpose : provider}`, { name })}
          </Button>
        ))}
        {!offered && only.map((provider) => <Skeleton key={provider} blockSize="44px" />)}
        <p className="visually-hidden" role="status">
          {leavingWith ? t('providerButtons:leaving') : ''}
        </p>
        <FailureAlert failure={attemptFailure} />
        <FailureAlert failure={failure} onRetry={() => void presenter.load()} />
        {(purpose === 'sign-in' || purpose === 'sign-up') && (
          <ProviderDeclaration isInForm={purpose === 'sign-up'} />
        )}
      </section>
    );
  },
);

/** The alert element is always rendered, so that screen readers announce its first message. */
function FailureAlert({ failure, onRetry }: { failure: Failure | null; onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.failure}>
      {failure && (
        <>
          <p>{failureText(t, failure)}</p>
          {onRetry && (
            <Button variant="outlined" size="small" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** The back button may restore the page from the browser's cache: the attempt is cancelled, so the buttons work. */
function useCancelOnReturn(presenter: SignInProvidersPresenter): void {
  useEffect(() => {
    const cancelIfRestored = (event: PageTransitionEvent) => {
      if (event.persisted) presenter.cancel();
    };
    window.addEventListener('pageshow', cancelIfRestored);
    return () => {
      window.removeEventListener('pageshow', cancelIfRestored);
      presenter.cancel();
    };
  }, [presenter]);
}
