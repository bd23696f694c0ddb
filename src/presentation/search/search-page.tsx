import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CardGrid, RowSkeletons } from '../ui/card-grid/card-grid.tsx';
import { Lazy } from '../ui/lazy-loading/lazy.ts';
import { LazyPart } from '../ui/lazy-loading/lazy-part.tsx';
import { runWhenIdle } from '../ui/prefetch/run-when-idle.ts';
import { RememberSearch } from './remember-search.tsx';
import { readResultKind } from './result-kind.ts';
import { ResultsOverview } from './results-overview.tsx';
import { SearchField } from './search-field.tsx';
import styles from './search-page.module.css';
import type { SearchPresenter } from './search-presenter.ts';
import { SearchStart } from './search-start.tsx';

/** A separate chunk, because the overview of the results is shown first. */
const lazyResultsOfKind = new Lazy(
  async () => (await import(/* webpackChunkName: 'results-of-kind' */ './results-of-kind.tsx')).ResultsOfKind,
);

/** The results for the `s` of the address, or the start page of the search. */
export const SearchPage = observer(({ presenter }: { presenter: SearchPresenter }) => {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const results = presenter.resultsFor(parameters.get('s') ?? '');
  const kind = readResultKind(parameters);
  useEffect(() => void results?.start(), [results]);
  const hasResults = results !== null;
  // Before the reader opens all results of a kind.
  useEffect(() => (hasResults ? runWhenIdle(() => void lazyResultsOfKind.fetch()) : undefined), [hasResults]);
  // The selection of `RememberSearch` has no people.
  const rememberQuery = () => results && presenter.recent.remember(results.query);
  const title = results ? t('search:results', { query: results.shownQuery }) : t('search:title');

  return (
    <>
      <title>{t('common.pageTitle', { title })}</title>
      <h1 className={styles.title}>{title}</h1>
      {results && <SearchField suggestions={presenter.lazySuggestions} />}
      {results ? (
        <RememberSearch recent={presenter.recent} query={results.query}>
          {kind ? (
            <LazyPart
              lazy={lazyResultsOfKind}
              placeholder={
                <CardGrid isRows>
                  <RowSkeletons count={4} />
                </CardGrid>
              }
            >
              {(ResultsOfKind) => (
                <ResultsOfKind results={results} kind={kind} onOpenPerson={rememberQuery} />
              )}
            </LazyPart>
          ) : (
            <ResultsOverview
              results={results}
              onSearch={presenter.recent.remember}
              onOpenPerson={rememberQuery}
            />
          )}
        </RememberSearch>
      ) : (
        <SearchStart
          suggestions={presenter.lazySuggestions}
          recent={presenter.recent}
          popular={presenter.popular}
        />
      )}
    </>
  );
});
