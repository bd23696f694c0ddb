import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type Genre, genreOfSlug, genreSlug } from '../../domain/catalogue/genre.ts';
import { EmptyNotice } from '../shell/catalogue/empty-notice.tsx';
import { GenreLinks } from '../shell/catalogue/genre-links.tsx';
import { IssueGrid } from '../shell/lists/issue-grid.tsx';
import { useStartList } from '../shell/lists/use-start-list.ts';
import { MissingPage } from '../shell/missing-page.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { useRatingFilter } from '../ui/rating-gates/use-rating-filter.ts';
import styles from './genre-page.module.css';
import type { GenrePresenter } from './genre-presenter.ts';
import { genreTaglinesEnUs } from './genre-taglines.en-us.ts';
import { genreTaglinesPtBr } from './genre-taglines.pt-br.ts';

/** The issues of the genre in the address. An unknown genre shows the "not found" page. */
export const GenrePage = observer(({ presenter }: { presenter: GenrePresenter }) => {
  const { t } = useTranslation();
  const { genre: slug = '' } = useParams();
  const genre = genreOfSlug(slug);
  if (!genre) return <MissingPage slug={slug} text={t('notFound.text')} />;
  return <GenreIssues presenter={presenter} genre={genre} />;
});

const GenreIssues = observer(({ presenter, genre }: { presenter: GenrePresenter; genre: Genre }) => {
  const { t, i18n } = useTranslation();
  const issues = presenter.listOf(genre);
  useStartList(issues);
  const { isShown } = useRatingFilter();
  const { items, hasNext } = issues;
  const hasOnlyHidden = items.length > 0 && !hasNext && !items.some(isShown);
  const title = t(`genres.${genre}`);
  const taglines = i18n.language === 'en-US' ? genreTaglinesEnUs : genreTaglinesPtBr;

  return (
    <>
      <title>{t('common.pageTitle', { title })}</title>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.line}>{taglines[genre]}</p>
        {!hasOnlyHidden && (
          <p className={styles.filter}>
            <ButtonLink to={`/catalog?genre=${genreSlug(genre)}`} variant="outlined" size="small">
              {t('genre:filter')}
            </ButtonLink>
          </p>
        )}
      </header>
      <IssueGrid
        issues={issues}
        empty={
          <EmptyNotice list={issues} text={t('genre:empty')}>
            <ButtonLink to="/catalog">{t('common.toCatalog')}</ButtonLink>
          </EmptyNotice>
        }
        end={<p className={styles.end}>{t('common.endOfList')}</p>}
      />
      <section className={styles.others}>
        <h2>{t('common.genres')}</h2>
        <GenreLinks without={genre} />
      </section>
    </>
  );
});
