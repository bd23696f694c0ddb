import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import {
  type CatalogueQuery,
  catalogueParameters,
  readCatalogueQuery,
  wholeCatalogue,
} from '../../domain/catalogue/catalogue-query.ts';
import { GenreLinks } from '../shell/catalogue/genre-links.tsx';
import { IssueGrid } from '../shell/lists/issue-grid.tsx';
import { useStartList } from '../shell/lists/use-start-list.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { CatalogueFilters } from './catalogue-filters.tsx';
import styles from './catalogue-page.module.css';
import type { CataloguePresenter } from './catalogue-presenter.ts';
import { FilterLink } from './filter-link.tsx';

/** The location state of navigations that choosing a filter starts. Links from other pages have none. */
const filterNavigation = 'filter-navigation';

/** The issues that match the filters in the URL. Each choice of a filter is an entry in the browser's history. */
export const CataloguePage = observer(({ presenter }: { presenter: CataloguePresenter }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const navigationType = useNavigationType();
  const query = readCatalogueQuery(new URLSearchParams(location.search));
  const count = [...catalogueParameters(query)].length;
  const issues = presenter.listOf(query);
  useStartList(issues);

  // The filters chosen last. The URL changes a moment later, so the next choice must not start from an older URL. After
  // a link or the back button, the filters come from the URL.
  const chosen = useRef(query);
  useLayoutEffect(() => {
    if (navigationType !== 'POP' && location.state === filterNavigation) return;
    chosen.current = readCatalogueQuery(new URLSearchParams(location.search));
  }, [location, navigationType]);
  const choose = (change: Partial<CatalogueQuery>) => {
    const before = catalogueParameters(chosen.current).toString();
    chosen.current = { ...chosen.current, ...change };
    const search = catalogueParameters(chosen.current).toString();
    void navigate({ search }, { replace: search === before, state: filterNavigation });
  };

  return (
    <>
      <title>{t('common.pageTitle', { title: t('catalogue:title') })}</title>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('catalogue:title')}</h1>
        <p className={styles.chosen}>
          <span className="visually-hidden" role="status">
            {count > 0 && t('catalogue:chosen', { count })}
          </span>
          {count > 0 && !issues.isEmpty && (
            <FilterLink query={wholeCatalogue} onChoose={() => choose(wholeCatalogue)}>
              {t('catalogue:clear')} <span aria-hidden="true">({count})</span>
            </FilterLink>
          )}
        </p>
      </div>
      <CatalogueFilters query={query} onChoose={choose} />
      <IssueGrid
        issues={issues}
        empty={
          count === 0 ? (
            <Notice text={t('catalogue:empty')} />
          ) : (
            <Notice text={t('catalogue:nothing')}>
              <ButtonLink to="/catalog">{t('catalogue:clear')}</ButtonLink>
            </Notice>
          )
        }
        end={<p className={styles.end}>{t(count === 0 ? 'catalogue:end' : 'common.endOfList')}</p>}
      />
      <section className={styles.genres}>
        <h2>{t('common.genres')}</h2>
        <GenreLinks isWrapped />
      </section>
    </>
  );
});
