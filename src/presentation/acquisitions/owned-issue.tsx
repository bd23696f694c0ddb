import { useTranslation } from 'react-i18next';
import type { AcquiredIssue } from '../../domain/checkout/acquired-issue.ts';
import { waysToHave } from '../../domain/checkout/ways-to-have.ts';
import { formatDate } from '../i18n/format-date.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';
import styles from './acquisitions-page.module.css';
import type { TimeLeft } from './acquisitions-presenter.ts';

interface ReadableIssueProps {
  readonly owned: AcquiredIssue;
  /** null: it is there for ever. */
  readonly left: TimeLeft | null;
  readonly isUrgent: boolean;
}

/** An issue that can be read, also when it has left the shop. */
export function ReadableIssue({ owned: { issue }, left, isUrgent }: ReadableIssueProps) {
  const { t } = useTranslation();
  const note = left ? t(`acquisitions:${left.unit}`, { count: left.count }) : t('acquisitions:bought');
  return (
    <li className={styles.owned}>
      <IssueCard issue={issue} note={note} isUrgent={isUrgent} />
      <ButtonLink to={`/reader/${issue.id}`} variant="outlined" size="small">
        {t('acquisitions:read')}
        <span className="visually-hidden"> {issue.content.title}</span>
      </ButtonLink>
    </li>
  );
}

/** An issue whose rent is over, with the way to rent it again while it is rented. */
export function ExpiredIssue({ owned: { issue, expiresAt } }: { owned: AcquiredIssue }) {
  const { t, i18n } = useTranslation();
  const rent = waysToHave(issue).find(({ kind }) => kind === 'rent');
  const date = expiresAt ? formatDate(new Date(expiresAt), 'day-month-year', i18n.language) : '';
  const page = `/issue/${issue.slug}`;
  const again = rent && 'id' in rent && `${page}/acquisition?merchandise=${encodeURIComponent(rent.id)}`;
  return (
    <li className={styles.owned}>
      <IssueCard issue={issue} note={t('acquisitions:endedOn', { date })} />
      <ButtonLink to={again || page} variant="outlined" size="small">
        {t(again ? 'acquisitions:rentAgain' : 'acquisitions:see')}
        <span className="visually-hidden"> {issue.content.title}</span>
      </ButtonLink>
    </li>
  );
}
