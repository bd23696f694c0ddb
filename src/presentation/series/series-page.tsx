import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Series } from '../../domain/catalogue/series.ts';
import { PageActions } from '../shell/catalogue/page-actions.tsx';
import { ShareButton } from '../shell/catalogue/share-button.tsx';
import { FollowButton } from '../shell/following/follow-button.tsx';
import { useVisit } from '../shell/following/use-visit.ts';
import { LazyMissingPage } from '../shell/lazy-missing-page.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import { LoadingStatus, SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import type { OpenedSeries } from './opened-series.ts';
import { SeriesCover } from './series-cover.tsx';
import { SeriesFeedLink } from './series-feed-link.tsx';
import { SeriesIssues } from './series-issues.tsx';
import styles from './series-page.module.css';
import type { SeriesPresenter } from './series-presenter.ts';
import { SeriesProgress } from './series-progress.tsx';
import { SeriesStart } from './series-start.tsx';

interface SeriesPageProps {
  readonly presenter: SeriesPresenter;
}

export const SeriesPage = observer(({ presenter }: SeriesPageProps) => {
  const { t } = useTranslation();
  const { slug = '' } = useParams();
  useEffect(() => presenter.open(slug), [presenter, slug]);
  // Ignore the series of an earlier address.
  const openedSeries = presenter.current?.slug === slug ? presenter.current : null;
  const failure = openedSeries?.issues.failure;
  if (failure?.code === 'SERIES.NOT_FOUND')
    return <LazyMissingPage slug={slug} text={t('series:notFound')} />;
  if (openedSeries?.series)
    return <SeriesContent presenter={presenter} openedSeries={openedSeries} series={openedSeries.series} />;
  if (failure) return <FailureNotice replacesPage failure={failure} onRetry={() => presenter.open(slug)} />;
  return <SeriesSkeleton />;
});

/** A placeholder with the size of a series. */
function SeriesSkeleton() {
  return (
    <div className={styles.page}>
      <LoadingStatus isLoading />
      <div className={styles.cover} />
      <div className={styles.text}>
        <SkeletonLines count={4} />
      </div>
    </div>
  );
}

interface SeriesContentProps extends SeriesPageProps {
  readonly openedSeries: OpenedSeries;
  readonly series: Series;
}

const SeriesContent = observer(({ presenter, openedSeries, series }: SeriesContentProps) => {
  const { t } = useTranslation();
  const { id, title, description, publisher, slug } = series;
  const { follows } = presenter;
  const target = { kind: 'series', id } as const;
  useVisit(follows, target);
  return (
    <>
      <title>{t('common.pageTitle', { title })}</title>
      <section className={styles.page}>
        <div className={styles.cover}>
          <SeriesCover
            series={series}
            firstIssue={openedSeries.issues.items[0] ?? null}
            viewer={presenter.viewer}
          />
        </div>
        <div className={styles.text}>
          <p className={styles.kicker}>{t('series:kicker')}</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.publisher}>
            {t('common.by')} <ScreenLink to={`/publisher/${publisher.username}`}>{publisher.name}</ScreenLink>
          </p>
          <IssueCount presenter={presenter} opened={openedSeries} />
          <div className={styles.actions}>
            <PageActions>
              <SeriesStart presenter={presenter} />
              <FollowButton follows={follows} target={target} name={title} />
              <ShareButton path={`/series/${slug}`} title={title} />
            </PageActions>
          </div>
          <SeriesProgress presenter={presenter} />
          {description && <p className={styles.description}>{description}</p>}
        </div>
      </section>
      <div className={styles.heading}>
        <h2>{t('series:issues')}</h2>
        {presenter.hasFeeds && <SeriesFeedLink slug={slug} title={title} />}
      </div>
      <SeriesIssues
        openedSeries={openedSeries}
        viewer={presenter.viewer}
        isNew={(issue) => follows.isNew(target, issue)}
      />
    </>
  );
});

interface IssueCountProps extends SeriesPageProps {
  readonly opened: OpenedSeries;
}

/** The number of issues, or the number of loaded ones as a minimum, or that the reader can open none. */
const IssueCount = observer(({ presenter, opened: { count, issues } }: IssueCountProps) => {
  const { t } = useTranslation();
  if (presenter.hasNoOpenIssue) return <p>{t('common.notForYourAge')}</p>;
  const loadedCount = issues.items.length;
  return (
    <p className={styles.count}>
      {count !== null && t('series:count', { count })}
      {count === null && loadedCount > 0 && t('series:moreThan', { number: loadedCount })}
    </p>
  );
});
