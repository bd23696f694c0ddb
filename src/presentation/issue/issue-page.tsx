import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CoverVeil } from '../shell/age-gate/cover-veil.tsx';
import { RatingGatePanel } from '../shell/age-gate/rating-gate-panel.tsx';
import type { RelatedIssues } from '../shell/catalogue/related-issues.ts';
import { ShareButton } from '../shell/catalogue/share-button.tsx';
import { FavouriteButton } from '../shell/favourites/favourite-button.tsx';
import { LikeButton } from '../shell/likes/like-button.tsx';
import { Lazy } from '../ui/lazy-loading/lazy.ts';
import { LazyPart } from '../ui/lazy-loading/lazy-part.tsx';
import { LoadingStatus, SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import { OtherOffers, PrimaryAction } from './issue-actions.tsx';
import { IssueCover } from './issue-cover.tsx';
import { IssueFacts } from './issue-facts.tsx';
import { IssueFailure } from './issue-failure.tsx';
import { IssueHead } from './issue-head.tsx';
import styles from './issue-page.module.css';
import type { IssuePresenter, OpenedIssueData } from './issue-presenter.ts';
import { SampleLink } from './sample-link.tsx';

/** The code of the shelves loads after the issue, so that it does not delay the page. */
const seriesParts = new Lazy(async () => {
  const [{ NeighbourLinks }, { OtherIssuesOfSeries }, { AlsoReadShelf }] = await Promise.all([
    import(/* webpackChunkName: 'issue-series' */ './neighbour-links.tsx'),
    import(/* webpackChunkName: 'issue-series' */ './other-issues-of-series.tsx'),
    import(/* webpackChunkName: 'issue-series' */ './also-read-shelf.tsx'),
  ]);
  return { NeighbourLinks, OtherIssuesOfSeries, AlsoReadShelf };
});

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
      return <IssueFailure slug={slug} failure={failure} viewer={viewer} onRetry={() => void open(slug)} />;
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
  const { issue, alsoRead, isFromCard } = opened;
  const { related, viewer, favourites, likes, request, action, offer, asksGuardian, resumePage, isFinished } =
    presenter;
  const pixOrder = viewer.payablePixOrderOf(issue);
  const isOpen = viewer.maySeeIssue(issue);
  const { closedUntil } = viewer;
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
                    acquisition={viewer.acquisitionOf(issue.slug)}
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
          {related && <Neighbours related={related} />}
          {/* A boundary of its own, so that hydration can pause before it. */}
          <Suspense>{isOpen && <IssueFacts issue={issue} />}</Suspense>
        </div>
      </article>
      <LazyPart lazy={seriesParts} placeholder={related && <div className={styles.shelfRoom} />}>
        {({ OtherIssuesOfSeries, AlsoReadShelf }) => (
          <>
            {related && <OtherIssuesOfSeries related={related} />}
            <AlsoReadShelf list={alsoRead} />
          </>
        )}
      </LazyPart>
    </>
  );
});

const Neighbours = observer(({ related }: { related: RelatedIssues }) => {
  const { current } = seriesParts;
  return current ? <current.NeighbourLinks related={related} /> : <div className={styles.besideRoom} />;
});
