import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Creator } from '../../domain/catalogue/creator.ts';
import type { Series } from '../../domain/catalogue/series.ts';
import { EmptyNotice } from '../shell/catalogue/empty-notice.tsx';
import { SmallSeriesCard } from '../shell/catalogue/small-series-card.tsx';
import { newIssueNote } from '../shell/following/new-issue-note.ts';
import { useVisit } from '../shell/following/use-visit.ts';
import { LazyMissingPage } from '../shell/lazy-missing-page.tsx';
import { IssueGrid } from '../shell/lists/issue-grid.tsx';
import { LinkLine } from '../shell/lists/link-line.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { useRatingFilter } from '../ui/rating-gates/use-rating-filter.ts';
import { LoadingStatus, SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import { CreatorHead } from './creator-head.tsx';
import styles from './creator-page.module.css';
import type { CreatorPresenter } from './creator-presenter.ts';
import { CreatorStart } from './creator-start.tsx';
import type { OpenedCreator } from './opened-creator.ts';

interface CreatorPageProps {
  readonly presenter: CreatorPresenter;
}

export const CreatorPage = observer(({ presenter }: CreatorPageProps) => {
  const { t } = useTranslation();
  const { slug = '' } = useParams();
  useEffect(() => presenter.open(slug), [presenter, slug]);
  // Ignore the creator of an earlier address.
  const opened = presenter.current?.slug === slug ? presenter.current : null;
  if (!opened) return <CreatorSkeleton />;
  const { state } = opened.loadable;
  switch (state.kind) {
    case 'idle':
    case 'loading':
      return <CreatorSkeleton />;
    case 'failed':
      return state.failure.code === 'CREATOR.NOT_FOUND' ? (
        <LazyMissingPage slug={slug} text={t('creator:notFound')} />
      ) : (
        <FailureNotice replacesPage failure={state.failure} onRetry={() => void opened.start()} />
      );
    case 'ready':
      return <CreatorContent key={slug} presenter={presenter} opened={opened} creator={state.value} />;
    default:
      return state satisfies never;
  }
});

/** A placeholder with the size of a creator. */
function CreatorSkeleton() {
  return (
    <div className={styles.head}>
      <LoadingStatus isLoading />
      <SkeletonLines count={3} />
    </div>
  );
}

interface CreatorContentProps extends CreatorPageProps {
  readonly opened: OpenedCreator;
  readonly creator: Creator;
}

const CreatorContent = observer(({ presenter: { follows }, opened, creator }: CreatorContentProps) => {
  const { t } = useTranslation();
  const { slug, name, seriesCount, startIssue } = creator;
  const target = { kind: 'creator', id: slug } as const;
  useVisit(follows, target);
  const filter = useRatingFilter();
  return (
    <>
      <title>{t('common.pageTitle', { title: name })}</title>
      <div className={styles.intro}>
        <CreatorHead creator={creator} follows={follows} />
        <CreatorStart issue={startIssue} />
      </div>
      {seriesCount > 0 && (
        <div className={styles.series}>
          <LinkLine title={t('creator:seriesTitle')} list={opened.series} isCards {...filter}>
            {(each: Series) => (
              <li key={each.id}>
                <SmallSeriesCard series={each} />
              </li>
            )}
          </LinkLine>
        </div>
      )}
      <h2 className={styles.heading}>{t('creator:issuesTitle')}</h2>
      <IssueGrid
        issues={opened.issues}
        noteOf={(issue) => (follows.isNew(target, issue) ? newIssueNote(t, issue) : undefined)}
        empty={<EmptyNotice list={opened.issues} text={t('creator:empty')} />}
      />
    </>
  );
});
