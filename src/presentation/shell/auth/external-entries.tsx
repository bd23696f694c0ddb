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
import { ExternalDeclaration } from './external-declaration.tsx';
import styles from './external-entries.module.css';
import { type ExternalEntriesPresenter, providers } from './external-entries-presenter.ts';

/** What leaving for a provider is for. Only signing in may open an account, and declares what that needs. */
export type EntryPurpose = 'sign-in' | 'link' | 'reactivate';

export interface ExternalEntriesProps {
  readonly presenter: ExternalEntriesPresenter;
  /** The place of this app to go on to afterwards. */
  readonly returnTo: string;
  /** Those that are wanted; all where nothing is said. */
  readonly only?: readonly ExternalProvider[];
  /** 'sign-in' where nothing is said. */
  readonly purpose?: EntryPurpose;
}

const icons = { google: 'user', operator: 'link' } as const;

/**
 * Buttons to sign in with somebody else, and what pressing them declares. Their place is kept while it is asked who is
 * offered; where nobody is, `presenter.isEmpty` tells it, and there is nothing.
 */
export const ExternalEntries = observer(
  ({ presenter, returnTo, only = providers, purpose = 'sign-in' }: ExternalEntriesProps) => {
    const { t } = useTranslation();
    useEffect(() => void presenter.ask(), [presenter]);
    useWhenOnline(() => void presenter.ask());
    useStaying(presenter);

    const { refusal, leavingWith } = presenter;
    const entries = presenter.entriesOf(only);
    const failure = presenter.failureOf(only);
    if (presenter.isWithout(only)) return null;
    return (
      <section className={styles.entries} aria-label={t('externalEntries:label')}>
        {entries?.map(({ provider, name }) => (
          <Button
            key={provider}
            variant={only.length > 1 ? 'outlined' : 'primary'}
            isLoading={leavingWith === provider}
            onClick={() => void presenter.begin(provider, returnTo)}
          >
            <Icon name={icons[provider]} />
            {t(`externalEntries:${purpose === 'reactivate' ? purpose : provider}`, { name })}
          </Button>
        ))}
        {!entries && only.map((provider) => <Skeleton key={provider} blockSize="44px" />)}
        <p className="visually-hidden" role="status">
          {leavingWith ? t('externalEntries:leaving') : ''}
        </p>
        <Refusal failure={refusal} />
        <Refusal failure={failure} onRetry={() => void presenter.ask()} />
        {purpose === 'sign-in' && <ExternalDeclaration />}
      </section>
    );
  },
);

/** It is always there, so that voices notice when it begins to speak. */
function Refusal({ failure, onRetry }: { failure: Failure | null; onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.refusal}>
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

/** Who comes back by the browser's button finds the page as it was left, and may leave again. */
function useStaying(presenter: ExternalEntriesPresenter): void {
  useEffect(() => {
    const stay = (event: PageTransitionEvent) => {
      if (event.persisted) presenter.stay();
    };
    window.addEventListener('pageshow', stay);
    return () => {
      window.removeEventListener('pageshow', stay);
      presenter.stay();
    };
  }, [presenter]);
}
