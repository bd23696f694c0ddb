import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { RelatedIssues } from '../../shell/catalogue/related-issues.ts';
import { FollowButton } from '../../shell/following/follow-button.tsx';
import { LikeButton } from '../../shell/likes/like-button.tsx';
import { Shelf } from '../../shell/lists/shelf.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { IssueCard } from '../../ui/issue-card/issue-card.tsx';
import { useRatingFilter } from '../../ui/rating-gates/use-rating-filter.ts';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { useWhenOnline } from '../../ui/when-online/use-when-online.ts';
import styles from './end-panel.module.css';
import type { EndPresenter } from './end-presenter.ts';
import { NextIssue } from './next-issue.tsx';

export interface EndPanelProps {
  readonly presenter: EndPresenter;
  readonly issue: Issue;
  /** True when the reader has turned to the panel. Its heading then takes the focus. */
  readonly isCurrent: boolean;
  readonly onReadAgain: () => void;
}

/** Follows the last page: the next issue of the series, the series, and other issues. */
export const EndPanel = observer(function EndPanel(props: EndPanelProps) {
  const { presenter, issue, isCurrent, onReadAgain } = props;
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { open, after } = presenter;
  const { isWaiting, isShown } = useRatingFilter();
  useEffect(() => open(issue), [open, issue]);
  useEffect(() => {
    if (isCurrent) heading.current?.focus({ preventScroll: true });
  }, [isCurrent]);
  const series = after?.series?.series ?? null;
  return (
    <section className={styles.end} aria-labelledby={headingId}>
      <div className={styles.panel}>
        <p className={styles.word} aria-hidden="true">
          {t('end:word')}
        </p>
        <h2 ref={heading} id={headingId} className={styles.title} tabIndex={-1}>
          {t('end:title', { title: issue.content.title })}
        </h2>
        {after?.series && <AfterInSeries presenter={presenter} related={after.series} />}
        <div className={styles.actions}>
          {series && (
            <ButtonLink variant="neutral" to={`/series/${encodeURIComponent(series.slug)}`}>
              {t('end:toSeries', { series: series.title })}
            </ButtonLink>
          )}
          <Button variant="outlined" onClick={onReadAgain}>
            {t('end:readAgain')}
          </Button>
          <ButtonLink variant="outlined" to={`/issue/${encodeURIComponent(issue.slug)}`}>
            {t('end:back')}
          </ButtonLink>
        </div>
        <div className={styles.actions}>
          <LikeButton likes={presenter.likes} issue={issue} />
          {series && presenter.follows.isSignedIn && (
            <FollowButton
              follows={presenter.follows}
              target={{ kind: 'series', id: series.id }}
              name={series.title}
            />
          )}
        </div>
      </div>
      {after?.others && (
        <div className={styles.others}>
          <Shelf
            title={t(after.areOthersOfSeries ? 'end:sameSeries' : 'end:sameGenre')}
            list={after.others}
            isFirst
            isWaiting={isWaiting}
            isShown={(other) => isShown(other) && other.id !== presenter.freeIssue?.issue.id}
          >
            {(other: Issue) => (
              <li key={other.id}>
                <IssueCard issue={other} isOnShelf />
              </li>
            )}
          </Shelf>
        </div>
      )}
    </section>
  );
});

interface AfterInSeriesProps {
  readonly presenter: EndPresenter;
  readonly related: RelatedIssues;
}

const AfterInSeries = observer(function AfterInSeries({ presenter, related }: AfterInSeriesProps) {
  const { t } = useTranslation();
  const { neighbours, failure, start } = related;
  useWhenOnline(() => failure && void start());
  if (!neighbours && failure) {
    return (
      <div className={styles.next}>
        <Button variant="outlined" onClick={() => void start()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  if (!neighbours) {
    return (
      <div className={styles.next} aria-busy="true">
        <SkeletonLines count={3} />
      </div>
    );
  }
  const { next } = neighbours;
  if (!next) return <p className={styles.newest}>{t('end:isNewest')}</p>;
  return <NextIssues presenter={presenter} next={next} />;
});

interface NextIssuesProps {
  readonly presenter: EndPresenter;
  readonly next: Issue;
}

/** The next issue, and a free one if the next one has to be bought. */
const NextIssues = observer(function NextIssues({ presenter, next }: NextIssuesProps) {
  const { t } = useTranslation();
  const canReadNext = presenter.canReadNow(next);
  useEffect(() => {
    if (!canReadNext) presenter.loadSeriesIssues();
  }, [presenter, canReadNext]);
  const free = presenter.freeIssue;
  return (
    <>
      <NextIssue presenter={presenter} label={t('end:next')} issue={next} />
      {free && (
        <NextIssue
          presenter={presenter}
          label={t(free.isOfSeries ? 'end:freeInSeries' : 'end:freeOfGenre')}
          issue={free.issue}
        />
      )}
    </>
  );
});
