import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Acquisition } from '../../domain/account/reader.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { IssueAction } from '../../domain/checkout/issue-access.ts';
import { firstWay, type WayToHave, waysToHave } from '../../domain/checkout/ways-to-have.ts';
import { formatDate } from '../i18n/format-date.ts';
import { formatPrice } from '../i18n/format-price.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { useScreenAhead } from '../ui/screen-ahead/screen-ahead.ts';
import styles from './issue-actions.module.css';

interface IssueActionsProps {
  readonly issue: Issue;
  /** Chosen by the access rule; its room is kept while that is not known (null). */
  readonly action: IssueAction | null;
  /** Counted from 1. */
  readonly resumePage: number | null;
}

/** The one thing to do next. It is as wide whatever it says, so that nothing beside it moves. */
export function PrimaryAction({ issue, action, resumePage }: IssueActionsProps) {
  const { t, i18n } = useTranslation();
  const reader = `/reader/${issue.id}`;
  useScreenAhead(action === 'read' ? reader : null);
  if (action === 'unavailable') return <p className={styles.none}>{t('issue:unavailable')}</p>;
  if (action === 'read') {
    return (
      <div className={styles.primary}>
        <ButtonLink size="large" to={reader}>
          <Icon name="book-open" />
          {resumePage === null ? t('issue:read') : t('issue:resume', { page: resumePage })}
        </ButtonLink>
      </div>
    );
  }
  const way = action && firstWay(issue, action);
  return (
    <div className={styles.primary} aria-busy={action === null || undefined}>
      {way && (
        <ButtonLink size="large" to={placeOf(issue, way)}>
          {wordsFor(t, i18n.language, way)}
        </ButtonLink>
      )}
    </div>
  );
}

interface OtherWaysProps extends Pick<IssueActionsProps, 'issue' | 'action'> {
  /** What the reader has bought or rented of it; null: they read it with their plan. */
  readonly acquisition: Acquisition | null;
}

/** Why whoever reads the issue may, or what else gives it, with its price. The room stays while that is not known. */
export function OtherWays({ issue, action, acquisition }: OtherWaysProps) {
  const { t, i18n } = useTranslation();
  const first = firstWay(issue, action === null || action === 'read' ? offeredTo(issue) : action);
  const others = waysToHave(issue).filter((way) => keyOf(way) !== (first && keyOf(first)));
  const isIncluded = issue.isAvailableForSubscribers;
  if (issue.isAvailableForAll || !(first || acquisition)) return null;
  return (
    <div className={styles.ways}>
      {action === 'read' && <p>{groundWords(t, i18n.language, acquisition)}</p>}
      <div className={styles.others} data-unseen={action === null || action === 'read' || undefined}>
        {isIncluded && <p>{t('issue:inPlans')}</p>}
        {others.length > 0 && (
          <ul aria-label={t('issue:otherWays')}>
            {others.map((way) => (
              <li key={keyOf(way)}>
                <ButtonLink size="small" variant="outlined" to={placeOf(issue, way)}>
                  {wordsFor(t, i18n.language, way)}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function groundWords(t: TFunction, locale: string, acquisition: Acquisition | null): string {
  if (!acquisition) return t('issue:inYourPlan');
  if (!acquisition.expiresAt) return t('issue:bought');
  return t('issue:rented', { date: formatDate(new Date(acquisition.expiresAt), 'day-month-year', locale) });
}

/** What is offered first to somebody who owns nothing. */
const offeredTo = (issue: Issue): IssueAction => waysToHave(issue)[0]?.kind ?? 'unavailable';

const keyOf = (way: WayToHave): string => (way.kind === 'subscribe' ? way.kind : way.id);

const placeOf = (issue: Issue, way: WayToHave): string =>
  way.kind === 'subscribe'
    ? '/plans'
    : `/issue/${issue.slug}/acquisition?merchandise=${encodeURIComponent(way.id)}`;

function wordsFor(t: TFunction, locale: string, way: WayToHave): string {
  if (way.kind === 'subscribe') return t('issue:subscribe');
  const price = formatPrice(way.price, way.currency, locale);
  if (way.kind === 'purchase') return t('issue:purchase', { price });
  const { rentalDays: count } = way;
  return count === null ? t('issue:rentAtAll', { price }) : t('issue:rent', { count, price });
}
