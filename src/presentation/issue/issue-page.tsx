import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { belongsToSeries } from '../../domain/catalogue/issue.ts';
import { CoverVeil } from '../shell/age-gate/cover-veil.tsx';
import { RatingGatePanel } from '../shell/age-gate/rating-gate-panel.tsx';
import { isFinal } from '../shell/catalogue/final-failures.ts';
import { ShareButton } from '../shell/catalogue/share-button.tsx';
import { FavouriteButton } from '../shell/favourites/favourite-button.tsx';
import { LikeButton } from '../shell/likes/like-button.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { lazyComponent } from '../ui/lazy-loading/lazy-component.tsx';
import { LazyPart } from '../ui/lazy-loading/lazy-part.tsx';
import { LoadingStatus, SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import { OtherOffers, PrimaryAction } from './issue-actions.tsx';
import { IssueCover } from './issue-cover.tsx';
import { IssueFacts } from './issue-facts.tsx';
import { IssueHead } from './issue-head.tsx';
import styles from './issue-page.module.css';
import type { IssuePresenter, OpenedIssueData } from './issue-presenter.ts';
import { SampleLink } from './sample-link.tsx';

/** A separate chunk, because it is rarely needed. */
const LazyFinalFailure = lazyComponent(
  async () => (await import(/* webpackChunkName: 'issue-series' */ './issue-failure.tsx')).IssueFailure,
  { placeholder: null, replacesPage: true },
);

interface IssuePageProps {
  readonly presenter: IssuePresenter;
}

export const IssuePage = observer(({ presenter }: IssuePageProps) => {
  const { slug = '' } = useParams();
  useEffect(() => void presenter.open(slug), [presenter, slug]);
  const { viewer, open, loadable } = presenter;
  const state = loadable.stateOf(slug);
  switch (state.kind) {
    case 'idle':
    case 'loading':
      return <IssueSkeleton />;
    case 'failed': {
      const { failure } = state;
      if (isFinal(failure)) return <LazyFinalFailure slug={slug} failure={failure} viewer={viewer} />;
      return <FailureNotice replacesPage failure={failure} onRetry={() => void open(slug)} />;
    }
    case 'ready': {
      const { issue } = state.value;
      return <OpenedIssue key={issue.id} presenter={presenter} opened={state.value} />;
    }
    default:
      return state satisfies never;
  }
});

/** A placeholder with the size of an issue. */
function IssueSkeleton() {
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

interface OpenedIssueProps extends IssuePageProps {
  readonly opened: OpenedIssueData;
}

const OpenedIssue = observer(({ presenter, opened }: OpenedIssueProps) => {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  const { issue, lists, isFromCard } = opened;
  const isInSeries = belongsToSeries(issue);
  const { related, viewer, favourites, likes, request, action, offer, asksGuardian, resumePage, isFinished } =
    presenter;
  const pixOrder = viewer.payablePixOrderOf(issue);
  const acquisition = viewer.acquisitionOf(issue.slug);
  const isOpen = viewer.maySeeIssue(issue);
  const { closedUntil } = viewer;
  const shelfRoom = isInSeries && <div className={styles.shelfRoom} />;
  useEffect(() => {
    // In a task of its own, because sending requests takes time on a slow phone.
    const timer = window.setTimeout(() => void related?.start());
    return () => window.clearTimeout(timer);
  }, [related]);
  return (
    <>
      <title>{t('common.pageTitle', { title: issue.content.title })}</title>
      <article className={styles.page}>
        <div className={styles.cover} data-page-cover data-veiled={!isOpen || undefined}>
          {isOpen ? (
            <IssueCover issue={issue} isFromCard={isFromCard} />
          ) : (
            <CoverVeil rating={issue.parentalRating} />
          )}
        </div>
        <div className={styles.text}>
          <IssueHead issue={issue} related={related} title={title} isFinished={isFinished} />
          {isOpen ? (
            <>
              <div className={styles.offer}>
                <div className={styles.actions}>
                  {asksGuardian ? (
                    <LazyPart lazy={request} placeholder={<div className={styles.askRoom} />}>
                      {({ presenter: guardian, View }) => (
                        <View presenter={guardian} issue={issue} place="action" />
                      )}
                    </LazyPart>
                  ) : (
                    <PrimaryAction
                      issue={issue}
                      sellsPlans={viewer.sellsPlans}
                      action={action}
                      pixOrder={pixOrder}
                      resumePage={resumePage}
                      isFinished={isFinished}
                    />
                  )}
                  <div className={styles.marks}>
                    <FavouriteButton favourites={favourites} issueId={issue.id} title={issue.content.title} />
                    <LikeButton likes={likes} issue={issue} />
                    <ShareButton path={`/issue/${issue.slug}`} title={issue.content.title} />
                  </div>
                </div>
                {asksGuardian ? (
                  <div className={styles.asking}>
                    <SampleLink issue={issue} />
                    <LazyPart lazy={request} placeholder={null}>
                      {({ presenter: guardian, View }) => (
                        <View presenter={guardian} issue={issue} place="hint" />
                      )}
                    </LazyPart>
                  </div>
                ) : (
                  <OtherOffers
                    issue={issue}
                    sellsPlans={viewer.sellsPlans}
                    action={action}
                    pixOrder={pixOrder}
                    acquisition={acquisition}
                    isOfGuardian={viewer.isOfGuardian(acquisition)}
                    isOutsidePlan={offer?.kind === 'price' && offer.isOutsidePlan}
                  />
                )}
                {closedUntil !== null && <p>{t('issue:closedUntil', { time: closedUntil })}</p>}
              </div>
              <p className={styles.description}>{issue.content.description}</p>
            </>
          ) : (
            <RatingGatePanel
              viewer={viewer}
              rating={issue.parentalRating}
              onOpened={() => title.current?.focus()}
              request={
                <LazyPart lazy={request} placeholder={null}>
                  {({ presenter: guardian, View }) => (
                    <View presenter={guardian} issue={issue} place="rating" />
                  )}
                </LazyPart>
              }
            />
          )}
          {isInSeries && <Neighbours lists={lists} />}
          {/* A boundary of its own, so that hydration can pause before it. */}
          <Suspense>{isOpen && <IssueFacts issue={issue} />}</Suspense>
        </div>
      </article>
      <LazyPart lazy={lists} placeholder={shelfRoom}>
        {({ related: loaded, alsoRead, views: { OtherIssuesOfSeries, AlsoReadShelf } }) => (
          <>
            {loaded && <OtherIssuesOfSeries related={loaded} />}
            <AlsoReadShelf list={alsoRead} />
          </>
        )}
      </LazyPart>
    </>
  );
});

const Neighbours = observer(({ lists: { current } }: { lists: OpenedIssueData['lists'] }) =>
  current?.related ? (
    <current.views.NeighbourLinks related={current.related} />
  ) : (
    <div className={styles.besideRoom} />
  ),
);
