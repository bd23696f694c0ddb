import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import {
  type CatalogueQuery,
  catalogueParameters,
  countFilters,
  readCatalogueQuery,
  unfiltered,
} from '../../domain/catalogue/catalogue-query.ts';
import { formatCount } from '../i18n/format-count.ts';
import { GenreLinks } from '../shell/catalogue/genre-links.tsx';
import { IssueGrid } from '../shell/lists/issue-grid.tsx';
import { useStartList } from '../shell/lists/use-start-list.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { useRatingLimit } from '../ui/rating-gates/use-rating-limit.ts';
import { CatalogueFilters } from './catalogue-filters.tsx';
import styles from './catalogue-page.module.css';
import type { CataloguePresenter } from './catalogue-presenter.ts';
import { FilterLink } from './filter-link.tsx';

/** The location state of navigations that choosing a filter starts. Links from other pages have none. */
const filterNavigation = 'filter-navigation';

/** The issues that match the filters in the URL. Each choice of a filter is an entry in the browser's history. */
export const CataloguePage = observer(({ presenter }: { presenter: CataloguePresenter }) => {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const navigationType = useNavigationType();
  const query = readCatalogueQuery(new URLSearchParams(location.search));
  const filterCount = countFilters(query);
  const issues = presenter.listOf(query);
  const ratingLimit = useRatingLimit();
  const genres = presenter.genresFor(ratingLimit);
  useStartList(issues);

  // The filters chosen last. The URL changes a moment later, so the next choice must not start from an older URL. After
  // a link or the back button, the filters come from the URL.
  const chosenQuery = useRef(query);
  useLayoutEffect(() => {
    if (navigationType !== 'POP' && location.state === filterNavigation) return;
    chosenQuery.current = readCatalogueQuery(new URLSearchParams(location.search));
  }, [location, navigationType]);
  const choose = (change: Partial<CatalogueQuery>) => {
    const searchBefore = catalogueParameters(chosenQuery.current).toString();
    // From the first choice on, the URL also holds the order, so that a copied one shows the same list.
    const chosen = { ...chosenQuery.current, ...change };
    chosenQuery.current = { ...chosen, order: presenter.orderOf(chosen) };
    const search = catalogueParameters(chosenQuery.current).toString();
    void navigate({ search }, { replace: search === searchBefore, state: filterNavigation });
  };

  return (
    <>
      <title>{t('common.pageTitle', { title: t('catalogue:title') })}</title>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('catalogue:title')}</h1>
        <span className="visually-hidden" role="status">
          {filterCount > 0 && t('catalogue:chosen', { count: filterCount })}
        </span>
        <span className={styles.count} role="status">
          {issues.total !== null &&
            issues.total > 0 &&
            // The number counts issues above the limit too, which the list leaves out.
            ratingLimit === null &&
            t('catalogue:count', {
              count: issues.total,
              formattedCount: formatCount(issues.total, i18n.language),
            })}
        </span>
        {filterCount > 0 && !issues.isEmpty && (
          <FilterLink query={{ ...unfiltered, order: query.order }} onChoose={() => choose(unfiltered)}>
            {t('catalogue:clear')}
          </FilterLink>
        )}
      </div>
      <CatalogueFilters query={query} kinds={presenter.kinds} genres={genres} onChoose={choose} />
      <IssueGrid
        issues={issues}
        empty={
          filterCount === 0 ? (
            <Notice text={t('catalogue:empty')} />
          ) : (
            <Notice text={t('catalogue:nothing')}>
              <ButtonLink to={`/catalog?${catalogueParameters({ ...unfiltered, order: query.order })}`}>
                {t('catalogue:clear')}
              </ButtonLink>
            </Notice>
          )
        }
        end={<p className={styles.end}>{t(filterCount === 0 ? 'catalogue:end' : 'common.endOfList')}</p>}
      />
      <section className={styles.genres}>
        <h2>{t('common.genres')}</h2>
        <GenreLinks offered={genres} />
      </section>
    </>
  );
});
