import { observer } from 'mobx-react-lite';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GenreLinks } from '../shell/catalogue/genre-links.tsx';
import type { PopularSearchesPresenter } from '../shell/search/popular-searches-presenter.ts';
import type { RecentSearchesPresenter } from '../shell/search/recent-searches-presenter.ts';
import { searchAddress } from '../shell/search/search-address.ts';
import type { SuggestionsPresenter } from '../shell/search/suggestions-presenter.ts';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import type { Lazy } from '../ui/lazy-loading/lazy.ts';
import { useIsChild } from '../ui/rating-gates/use-is-child.ts';
import { useRatingFilter } from '../ui/rating-gates/use-rating-filter.ts';
import { SearchField } from './search-field.tsx';
import styles from './search-start.module.css';
import { SearchesChoice } from './searches-choice.tsx';

interface SearchStartProps {
  readonly suggestions: Lazy<SuggestionsPresenter>;
  readonly recent: RecentSearchesPresenter;
  readonly popular: PopularSearchesPresenter;
}

/**
 * The search screen before a search. Only the field is shown until it is known whether the viewer is a child, so that no
 * section moves.
 */
export const SearchStart = observer(({ suggestions, recent, popular }: SearchStartProps) => {
  const { t } = useTranslation();
  const { isWaiting } = useRatingFilter();
  return (
    <>
      <p className={styles.invitation}>{t('search:invitation')}</p>
      <SearchField suggestions={suggestions} suggestsSearches={false} />
      {!isWaiting && <SearchIdeas recent={recent} popular={popular} />}
    </>
  );
});

/**
 * Popular searches, genres and recent searches. Recent searches are read from the device later than the rest, so they are
 * last and move nothing.
 */
const SearchIdeas = observer(({ recent, popular }: Omit<SearchStartProps, 'suggestions'>) => {
  const { t } = useTranslation();
  const { texts, owner, isAllowed } = recent;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reader has recent searches of their own.
  useEffect(() => recent.load(), [recent, owner]);
  const { texts: popularTexts, start } = popular;
  // Most readers search for what a child cannot open.
  const isChild = useIsChild();
  const isLoading = popularTexts === null;
  useEffect(() => {
    if (isLoading && !isChild) void start();
  }, [isLoading, isChild, start]);

  const genresTitle = useRef<HTMLHeadingElement>(null);
  // The pressed buttons disappear, so the focus moves to another row, or to the heading above.
  const forget = (text: string, { currentTarget }: MouseEvent) => {
    const row = currentTarget.closest('li');
    const otherRow = row?.nextElementSibling ?? row?.previousElementSibling;
    (otherRow?.querySelector('button') ?? genresTitle.current)?.focus();
    recent.forget(text);
  };
  const forgetAll = () => {
    genresTitle.current?.focus();
    recent.clear();
  };

  return (
    <>
      {!isChild && popularTexts?.length !== 0 && (
        <section className={styles.section} aria-labelledby="popular-searches">
          <h2 id="popular-searches">{t('common.popularSearches')}</h2>
          <ul className={styles.popular} aria-busy={isLoading}>
            {popularTexts?.map((text) => (
              <li key={text}>
                <Link to={searchAddress(text)} onClick={() => recent.remember(text)}>
                  <Icon name="search" />
                  <span>{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.section}>
        <h2 ref={genresTitle} tabIndex={-1}>
          {t('common.genres')}
        </h2>
        <GenreLinks />
      </section>
      {texts.length > 0 && (
        <section className={styles.section} aria-labelledby="recent-searches">
          <div className={styles.head}>
            <h2 id="recent-searches">{t('common.recentSearches')}</h2>
            <Button variant="transparent" size="small" onClick={forgetAll}>
              {t('search:forgetAll')}
            </Button>
          </div>
          <ul className={styles.recent}>
            {texts.map((text) => (
              <li key={text}>
                <Link to={searchAddress(text)} onClick={() => recent.remember(text)}>
                  <Icon name="clock" />
                  <span>{text}</span>
                </Link>
                <button
                  type="button"
                  aria-label={t('search:forget', { text })}
                  onClick={(event) => forget(text, event)}
                >
                  <Icon name="x" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isAllowed !== undefined && <SearchesChoice recent={recent} />}
    </>
  );
});
