import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ComicImage } from '../../ui/comic-image/comic-image.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ViewerMarks } from '../../ui/issue-marks/viewer-marks.tsx';
import { RatingGateContext } from '../../ui/rating-gates/rating-gates.ts';
import { ReadLink } from '../../ui/read-link/read-link.tsx';
import type { EndPresenter } from './end-presenter.ts';
import styles from './next-issue.module.css';

interface NextIssueProps {
  readonly presenter: EndPresenter;
  /** Why the issue is offered. */
  readonly label: string;
  readonly issue: Issue;
}

/**
 * The next issue of the series, or a free one. One press opens it, or its page if the viewer has to do something before.
 */
export const NextIssue = observer(function NextIssue({ presenter, label, issue }: NextIssueProps) {
  const { t } = useTranslation();
  const resumePage = presenter.resumePageOf(issue);
  const isVisible = useContext(RatingGateContext).gateOf(issue.parentalRating, issue.id) === 'open';
  return (
    <article className={styles.next}>
      <span className={styles.cover} data-cover>
        {isVisible ? (
          <ComicImage picture={issue.content.cover} alt="" sizes="128px" />
        ) : (
          <Icon name="lock" size={32} />
        )}
      </span>
      <div className={styles.text}>
        <p className={styles.kicker}>{label}</p>
        <h3 className={styles.title}>{issue.content.title}</h3>
        <p className={styles.facts}>
          {issue.number !== null && <span>{t('common.edition', { number: issue.number })}</span>}
          {/* Its space is reserved until it is known what the issue costs the viewer. */}
          {presenter.isSettled && <ViewerMarks issue={issue} />}
        </p>
        {presenter.canReadNow(issue) ? (
          <ReadLink issue={issue}>
            <Icon name="book-open" />
            {resumePage === null ? t('end:readNext') : t('end:resume', { page: resumePage })}
          </ReadLink>
        ) : (
          <ButtonLink to={`/issue/${encodeURIComponent(issue.slug)}`}>{t('end:seeNext')}</ButtonLink>
        )}
      </div>
    </article>
  );
});
