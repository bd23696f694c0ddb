import { useTranslation } from 'react-i18next';
import { accessOptionsOf } from '../../domain/checkout/access-options.ts';
import type { AcquiredIssue } from '../../domain/checkout/acquired-issue.ts';
import { formatDate } from '../i18n/format-date.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';
import { ReadLink } from '../ui/read-link/read-link.tsx';
import styles from './shelf-page.module.css';
import type { TimeLeft } from './time-left.ts';

interface ReadableCardProps {
  readonly acquired: AcquiredIssue;
  /** null if the issue was bought, so it does not expire. */
  readonly timeLeft: TimeLeft | null;
  readonly isUrgent: boolean;
}

/** An issue that can be read, even if it is not sold any more (Rule 1). */
export function ReadableCard({ acquired: { issue }, timeLeft, isUrgent }: ReadableCardProps) {
  const { t } = useTranslation();
  const note = timeLeft ? t(`shelf:${timeLeft.unit}`, { count: timeLeft.count }) : t('shelf:bought');
  return (
    <li className={styles.card}>
      <IssueCard issue={issue} note={note} isUrgent={isUrgent} />
      <ReadLink issue={issue} variant="outlined" size="small">
        {t('shelf:read')}
        <span className="visually-hidden"> {issue.content.title}</span>
      </ReadLink>
    </li>
  );
}

/** An issue with an expired rental, with a link to rent it again if it is still offered for rent. */
export function ExpiredCard({ acquired: { issue, expiresAt } }: { acquired: AcquiredIssue }) {
  const { t, i18n } = useTranslation();
  const rent = accessOptionsOf(issue, false).find(({ kind }) => kind === 'rent');
  const date = expiresAt ? formatDate(new Date(expiresAt), 'day-month-year', i18n.language) : '';
  const page = `/issue/${issue.slug}`;
  const rentAgainPath =
    rent && 'id' in rent && `${page}/acquisition?merchandise=${encodeURIComponent(rent.id)}`;
  return (
    <li className={styles.card}>
      <IssueCard issue={issue} note={t('shelf:endedOn', { date })} />
      <ButtonLink to={rentAgainPath || page} variant="outlined" size="small">
        {t(rentAgainPath ? 'shelf:rentAgain' : 'shelf:see')}
        <span className="visually-hidden"> {issue.content.title}</span>
      </ButtonLink>
    </li>
  );
}
