import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { StartCard } from '../shell/catalogue/start-card.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { ViewerMarks } from '../ui/issue-marks/viewer-marks.tsx';
import { useRatingFilter } from '../ui/rating-gates/use-rating-filter.ts';
import { ReadLink } from '../ui/read-link/read-link.tsx';
import { SelectionContext } from '../ui/selection/selection.ts';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './creator-page.module.css';

/** The issue where new readers of a creator start. Without the right to read it, the reader opens its sample. */
export const CreatorStart = observer(({ issue }: { issue: Issue }) => {
  const { t } = useTranslation();
  const { isWaiting, isShown } = useRatingFilter();
  const selection = useContext(SelectionContext);
  const { slug, number, content, parentalRating } = issue;
  if (isWaiting) return <Skeleton blockSize="220px" />;
  if (!isShown(issue)) return null;
  return (
    <StartCard
      kicker={t('creator:start')}
      title={content.title}
      description={content.description}
      cover={content.cover}
      rating={parentalRating}
      issueId={issue.id}
      note={
        <p className={styles.marks}>
          {number !== null && <span>{t('common.edition', { number })}</span>}
          <ViewerMarks issue={issue} />
        </p>
      }
    >
      <ReadLink issue={issue}>
        {t('creator:read')}
        <span className="visually-hidden">: {content.title}</span>
      </ReadLink>
      <ButtonLink variant="link" to={`/issue/${slug}`} onClick={() => selection.selectIssue(issue)}>
        {t('creator:toIssue')}
        <span className="visually-hidden">: {content.title}</span>
      </ButtonLink>
    </StartCard>
  );
});
