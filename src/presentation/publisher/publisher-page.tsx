import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import type { Series } from '../../domain/catalogue/series.ts';
import type { Failure } from '../../domain/failure.ts';
import { EmptyNotice } from '../shell/catalogue/empty-notice.tsx';
import type { FollowsPresenter } from '../shell/following/follows-presenter.ts';
import { newIssueNote } from '../shell/following/new-issue-note.ts';
import { useVisit } from '../shell/following/use-visit.ts';
import { IssueGrid } from '../shell/lists/issue-grid.tsx';
import { Shelf } from '../shell/lists/shelf.tsx';
import { MissingPage } from '../shell/missing-page.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { useRatingFilter } from '../ui/rating-gates/use-rating-filter.ts';
import { SeriesCard } from '../ui/series-card/series-card.tsx';
import { LoadingStatus } from '../ui/skeleton/skeleton.tsx';
import { FeaturedSeries } from './featured-series.tsx';
import type { OpenedPublisher, PublisherLists } from './opened-publisher.ts';
import { PublisherHead, PublisherHeadRoom } from './publisher-head.tsx';
import styles from './publisher-page.module.css';
import type { PublisherPresenter } from './publisher-presenter.ts';

export const PublisherPage = observer(({ presenter }: { presenter: PublisherPresenter }) => {
  const { username = '' } = useParams();
  useEffect(() => presenter.open(username), [presenter, username]);
  // Ignore the publisher of an earlier address.
  const openedPublisher = presenter.current?.username === username ? presenter.current : null;
  if (!openedPublisher) return <PublisherSkeleton />;
  const { state } = openedPublisher.loadable;
  switch (state.kind) {
    case 'idle':
    case 'loading':
      return <PublisherSkeleton />;
    case 'failed':
      return <PublisherFailure opened={openedPublisher} failure={state.failure} />;
    case 'ready':
      return <PublisherContent key={username} lists={state.value} follows={presenter.follows} />;
    default:
      return state satisfies never;
  }
});

function PublisherSkeleton() {
  return (
    <>
      <LoadingStatus isLoading />
      <PublisherHeadRoom />
    </>
  );
}

interface PublisherContentProps {
  readonly lists: PublisherLists;
  readonly follows: FollowsPresenter;
}

const PublisherContent = observer(({ lists, follows }: PublisherContentProps) => {
  const { t } = useTranslation();
  const { publisher, series, issues } = lists;
  const target = { kind: 'publisher', id: publisher.id } as const;
  useVisit(follows, target);
  const filter = useRatingFilter();
  return (
    <>
      <title>{t('common.pageTitle', { title: publisher.name })}</title>
      <PublisherHead publisher={publisher} follows={follows} />
      {publisher.featuredSeriesId !== null && <FeaturedSeries publisher={publisher} list={series} />}
      {otherSeriesCount(publisher) > 0 && (
        <div className={styles.series}>
          <Shelf title={t('publisher:seriesTitle')} list={series} isFirst {...filter}>
            {(each: Series) => (
              <li key={each.id}>
                <SeriesCard series={each} isOnShelf note={t('ui.issues', { count: each.issuesCount })} />
              </li>
            )}
          </Shelf>
        </div>
      )}
      <h2 className={styles.heading}>{t('publisher:issuesTitle')}</h2>
      <IssueGrid
        issues={issues}
        noteOf={(issue) => (follows.isNew(target, issue) ? newIssueNote(t, issue) : undefined)}
        empty={<EmptyNotice list={issues} text={t('publisher:empty')} />}
      />
    </>
  );
});

/** A featured series alone is not repeated on a shelf. */
const otherSeriesCount = ({ seriesCount, featuredSeriesId }: Publisher): number =>
  featuredSeriesId === null ? seriesCount : seriesCount - 1;

/** Shown if a publisher could not be loaded: the reason and the next step. */
function PublisherFailure({ opened, failure }: { opened: OpenedPublisher; failure: Failure }) {
  const { t } = useTranslation();
  const toPublishers = (
    <ButtonLink variant="outlined" to="/publishers">
      {t('publisher:toPublishers')}
    </ButtonLink>
  );
  if (failure.code === 'PUBLISHER.NOT_FOUND') {
    return (
      <MissingPage slug={opened.username} text={t('publisher:notFound')}>
        {toPublishers}
      </MissingPage>
    );
  }
  if (failure.code === 'PUBLISHER.NOT_ACTIVE') {
    return (
      <Notice title={t('publisher:goneTitle')} text={t('publisher:gone')}>
        <title>{t('common.pageTitle', { title: t('publisher:goneTitle') })}</title>
        {toPublishers}
      </Notice>
    );
  }
  return <FailureNotice replacesPage failure={failure} onRetry={() => void opened.start()} />;
}
