import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import styles from './did-you-mean.module.css';

interface DidYouMeanProps {
  readonly suggestions: readonly string[];
  readonly onChoose: (suggestion: string) => void;
}

/** Suggests other search texts if nothing was found. */
export function DidYouMean({ suggestions, onChoose }: DidYouMeanProps) {
  const { t } = useTranslation();
  return suggestions.map((suggestion) => (
    <p key={suggestion} className={styles.suggestion}>
      <span>{t('ui.search.didYouMean', { suggestion })}</span>
      <Button
        variant="outlined"
        size="small"
        aria-label={t('ui.search.searchFor', { suggestion })}
        onClick={() => onChoose(suggestion)}
      >
        {t('ui.search.submit')}
      </Button>
    </p>
  ));
}
