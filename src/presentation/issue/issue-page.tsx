import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Issue } from '../../domain/issue.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { ComicImage } from '../ui/comic-image/comic-image.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { RatingBadge } from '../ui/rating-badge/rating-badge.tsx';
import { Slider } from '../ui/slider/slider.tsx';
import { Tag } from '../ui/tag/tag.tsx';
import { IssueActions } from './issue-actions.tsx';
import { IssueFacts } from './issue-facts.tsx';
import styles from './issue-page.module.css';
import type { IssuePresenter } from './issue-presenter.ts';

/** The service's code for an issue that does not exist. */
const notFound = 'ISSUE.NOT_FOUND';

export const IssuePage = observer(({ presenter }: { presenter: IssuePresenter }) => {
  const { t } = useTranslation();
  const { slug = '' } = useParams();
  const { issue, series, failure } = presenter;
  useEffect(() => void presenter.open(slug), [presenter, slug]);

  if (failure?.code === notFound) {
    return (
      <Notice title={t('notFound.title')} text={t('issue.notFound')}>
        <title>{t('common.pageTitle', { title: t('notFound.title') })}</title>
        <ButtonLink to="/catalog">{t('issue.toCatalog')}</ButtonLink>
      </Notice>
    );
  }
  if (failure) return <FailureNotice failure={failure} onRetry={() => void presenter.open(slug)} />;
  if (!issue || issue.slug !== slug)
    return (
      <div className={styles.page} aria-busy="true">
        <div className={styles.cover} />
      </div>
    );

  const others = series?.issues.items.filter((other) => other.id !== issue.id) ?? [];
  return (
    <>
      <title>{t('common.pageTitle', { title: issue.content.title })}</title>
      <article className={styles.page}>
        <Cover issue={issue} />
        <div className={styles.words}>
          <p className={styles.kicker}>
            {issue.number !== null && t('common.edition', { number: issue.number })}
            <span className={styles.publisher}>{t('issue.by', { publisher: issue.publisher.name })}</span>
          </p>
          <h1 className={styles.title}>{issue.content.title}</h1>
          <p className={styles.tags}>
            <RatingBadge rating={issue.parentalRating} />
            {issue.genre && <Tag>{t(`genres.${issue.genre}`, { defaultValue: issue.genre })}</Tag>}
            <span>{t('common.pages', { count: issue.pagesCount })}</span>
          </p>
          <IssueActions issue={issue} action={presenter.action} resumePage={presenter.resumePage} />
          <p className={styles.description}>{issue.content.description}</p>
          <IssueFacts issue={issue} />
        </div>
      </article>
      {others.length > 0 && (
        <Slider title={t('issue.series')}>
          {others.map((other) => (
            <li key={other.id}>
              <IssueCard issue={other} isOnShelf />
            </li>
          ))}
        </Slider>
      )}
    </>
  );
});

function Cover({ issue }: { issue: Issue }) {
  const { t } = useTranslation();
  const { title, cover } = issue.content;
  return (
    <div className={styles.cover}>
      <ComicImage
        picture={cover}
        alt={t('common.coverOf', { title })}
        sizes="(min-width: 854px) 360px, 60vw"
        isUrgent
      />
    </div>
  );
}
