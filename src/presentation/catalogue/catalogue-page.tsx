import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import {
  type CatalogueQuery,
  catalogueParameters,
  readCatalogueQuery,
} from '../../domain/catalogue-query.ts';
import { GenreLinks } from '../shell/genre-links.tsx';
import { IssueGrid } from '../shell/issue-grid.tsx';
import { useStarted } from '../shell/use-started.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { CatalogueFilters } from './catalogue-filters.tsx';
import styles from './catalogue-page.module.css';
import type { CataloguePresenter } from './catalogue-presenter.ts';

/** The issues that the address asks for: every choice is a place of its own, to be linked to and gone back from. */
export const CataloguePage = observer(({ presenter }: { presenter: CataloguePresenter }) => {
  const { t } = useTranslation();
  const [parameters, goTo] = useSearchParams();
  const query = readCatalogueQuery(parameters);
  // What an address tells is what was chosen.
  const count = [...catalogueParameters(query)].length;
  const issues = presenter.listOf(query);
  useStarted(issues);

  // A choice that follows another before the screen shows that one keeps both.
  const chosen = useRef(query);
  useLayoutEffect(() => {
    chosen.current = query;
  });
  const choose = (change: Partial<CatalogueQuery>) => {
    chosen.current = { ...chosen.current, ...change };
    goTo(catalogueParameters(chosen.current));
  };

  return (
    <>
      <title>{t('common.pageTitle', { title: t('catalog.title') })}</title>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('catalog.title')}</h1>
        <p className={styles.chosen}>
          <span className="visually-hidden" role="status">
            {count > 0 && t('catalog.chosen', { count })}
          </span>
          {count > 0 && !issues.isEmpty && (
            <Link to="/catalog">
              {t('catalog.clear')} <span aria-hidden="true">({count})</span>
            </Link>
          )}
        </p>
      </div>
      <CatalogueFilters query={query} onChoose={choose} />
      <IssueGrid
        issues={issues}
        empty={
          count === 0 ? (
            <Notice text={t('catalog.empty')} />
          ) : (
            <Notice text={t('catalog.nothing')}>
              <ButtonLink to="/catalog">{t('catalog.clear')}</ButtonLink>
            </Notice>
          )
        }
        end={<p className={styles.end}>{t(count === 0 ? 'catalog.end' : 'common.endOfList')}</p>}
      />
      <section className={styles.genres}>
        <h2>{t('common.genres')}</h2>
        <GenreLinks isWrapped />
      </section>
    </>
  );
});
