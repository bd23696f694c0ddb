import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../domain/failure.ts';
import { failureText } from '../../i18n/failure-text.ts';
import { Button } from '../button/button.tsx';
import { useWhenOnline } from '../when-online/use-when-online.ts';
import suggestionStyles from './did-you-mean.module.css';
import { DidYouMean } from './did-you-mean.tsx';
import { minSearchLength } from './search-answer.ts';
import styles from './search-suggestions.module.css';

/** Placeholders for the usual two groups of results: a name, and two issues. */
export function SearchPlaceholder() {
  return (
    <div className={styles.placeholder} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}

interface NothingFoundProps {
  readonly suggestions: readonly string[];
  readonly onChoose: (suggestion: string) => void;
}

export function NothingFound({ suggestions, onChoose }: NothingFoundProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <h2 className={styles.none}>{t('ui.search.none')}</h2>
      <DidYouMean suggestions={suggestions} onChoose={onChoose} />
    </div>
  );
}

/** Keeps the text. The search is repeated by the button or when the network returns. */
export function SearchFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation();
  useWhenOnline(onRetry);
  return (
    <div className={styles.notice} role="alert">
      <p className={suggestionStyles.suggestion}>
        <span>{failureText(t, failure)}</span>
        <Button variant="outlined" size="small" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </p>
    </div>
  );
}

export function TooShort() {
  const { t } = useTranslation();
  return (
    <p className={styles.notice} role="alert">
      {t('ui.search.tooShort', { count: minSearchLength })}
    </p>
  );
}
