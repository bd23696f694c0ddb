import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecentSearchesPresenter } from '../shell/search/recent-searches-presenter.ts';
import { Button } from '../ui/button/button.tsx';
import styles from './search-start.module.css';

/** Asks whether this device may store searches, or shows the answer with a way to change it. Rule 125. */
export const SearchesChoice = observer(({ recent }: { recent: RecentSearchesPresenter }) => {
  const { t } = useTranslation();
  const { isAllowed } = recent;
  const text = useRef<HTMLParagraphElement>(null);
  const [hasChosen, setHasChosen] = useState(false);
  // The pressed button disappears.
  useEffect(() => {
    if (hasChosen && isAllowed !== null) text.current?.focus();
  }, [hasChosen, isAllowed]);
  const choose = (isNowAllowed: boolean) => {
    setHasChosen(true);
    recent.choose(isNowAllowed);
  };
  const isAsking = isAllowed === null;
  return (
    <section className={styles.choice} aria-label={t('search:ask')}>
      <p ref={text} tabIndex={-1}>
        {isAsking ? t('search:ask') : t(isAllowed ? 'search:stored' : 'search:notStored')}
      </p>
      {isAsking && <p className={styles.choiceHint}>{t('search:askHint')}</p>}
      <div className={styles.choiceButtons}>
        {isAsking ? (
          <>
            <Button variant="outlined" size="small" onClick={() => choose(true)}>
              {t('search:yes')}
            </Button>
            <Button variant="outlined" size="small" onClick={() => choose(false)}>
              {t('search:no')}
            </Button>
          </>
        ) : (
          <Button variant="transparent" size="small" onClick={() => choose(!isAllowed)}>
            {t(isAllowed ? 'search:stop' : 'search:start')}
          </Button>
        )}
      </div>
    </section>
  );
});
