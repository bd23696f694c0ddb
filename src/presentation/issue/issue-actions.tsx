import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Acquisition } from '../../domain/account/reader.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { type AccessOption, accessOptionsOf, primaryOptionOf } from '../../domain/checkout/access-options.ts';
import type { IssueAction } from '../../domain/checkout/issue-access.ts';
import { formatDate } from '../i18n/format-date.ts';
import { formatPrice } from '../i18n/format-price.ts';
import { accessOptionPath } from '../shell/plans/access-option-path.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { usePrefetchedScreen } from '../ui/prefetch/use-prefetched-screen.ts';
import { ReadLink } from '../ui/read-link/read-link.tsx';
import styles from './issue-actions.module.css';
import { SampleLink } from './sample-link.tsx';

interface IssueActionsProps {
  readonly issue: Issue;
  /** What the reader can do (Rule 1). null until it is known; its space is reserved. */
  readonly action: IssueAction | null;
  /** Counted from 1. */
  readonly resumePage: number | null;
  readonly isFinished: boolean;
}

/** The main action. Its width does not depend on the text, so that nothing beside it moves. */
export function PrimaryAction({ issue, action, resumePage, isFinished }: IssueActionsProps) {
  const { t, i18n } = useTranslation();
  usePrefetchedScreen(action === 'read' ? `/reader/${issue.id}` : null);
  if (action === 'unavailable')
    return (
      <p className={styles.none} data-varies-by-reader>
        {t('issue:unavailable')}
      </p>
    );
  if (action === 'read') {
    return (
      <div className={styles.primary}>
        <ReadLink size="large" issue={issue}>
          <Icon name="book-open" />
          {resumePage !== null && t('issue:resume', { page: resumePage })}
          {resumePage === null && t(isFinished ? 'issue:readAgain' : 'issue:read')}
        </ReadLink>
      </div>
    );
  }
  const offer = action && primaryOptionOf(issue, action);
  return (
    <div className={styles.primary} aria-busy={action === null || undefined} data-varies-by-reader>
      {offer && (
        <ButtonLink size="large" to={accessOptionPath(issue, offer)}>
          {labelOf(t, i18n.language, offer)}
        </ButtonLink>
      )}
    </div>
  );
}

interface OtherOffersProps extends Pick<IssueActionsProps, 'issue' | 'action'> {
  /** The reader's purchase or rental. null if the reader reads the issue with a plan. */
  readonly acquisition: Acquisition | null;
  /** The reader is a subscriber and may expect the issue in the plan. */
  readonly isOutsidePlan: boolean;
}

/**
 * Why the reader can read the issue, or the other offers with their prices. If that becomes known later, the space of the
 * offers stays, so that nothing moves.
 */
export function OtherOffers({ issue, action, acquisition, isOutsidePlan }: OtherOffersProps) {
  const { t, i18n } = useTranslation();
  const [isSpaceReserved] = useState(action !== 'read');
  const firstOffer = primaryOptionOf(
    issue,
    action === null || action === 'read' ? firstOfferKind(issue) : action,
  );
  const otherOffers = accessOptionsOf(issue).filter(
    (offer) => keyOf(offer) !== (firstOffer && keyOf(firstOffer)),
  );
  const isIncluded = issue.isAvailableForSubscribers;
  if (issue.isAvailableForAll) {
    return (
      <div className={styles.offers}>
        <p>{t('issue:free')}</p>
      </div>
    );
  }
  if (!firstOffer && !acquisition) return null;
  return (
    <div className={styles.offers}>
      {action === 'read' && <p>{accessText(t, i18n.language, acquisition)}</p>}
      {(isSpaceReserved || action !== 'read') && (
        <div
          className={styles.others}
          data-unseen={action === null || action === 'read' || undefined}
          data-varies-by-reader
        >
          <SampleLink issue={issue} />
          <p>
            {isIncluded ? t('issue:inPlans') : t(isOutsidePlan ? 'issue:outsidePlan' : 'issue:outsidePlans')}
          </p>
          {otherOffers.length > 0 && (
            <ul aria-label={t('issue:otherWays')}>
              {otherOffers.map((offer) => (
                <li key={keyOf(offer)}>
                  <ButtonLink size="small" variant="outlined" to={accessOptionPath(issue, offer)}>
                    {labelOf(t, i18n.language, offer)}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

function accessText(t: TFunction, locale: string, acquisition: Acquisition | null): string {
  if (!acquisition) return t('issue:inYourPlan');
  if (!acquisition.expiresAt) return t('issue:bought');
  return t('issue:rented', { date: formatDate(new Date(acquisition.expiresAt), 'day-month-year', locale) });
}

/** The first offer for a reader without entitlements. */
const firstOfferKind = (issue: Issue): IssueAction => accessOptionsOf(issue)[0]?.kind ?? 'unavailable';

const keyOf = (offer: AccessOption): string => (offer.kind === 'subscribe' ? offer.kind : offer.id);

function labelOf(t: TFunction, locale: string, offer: AccessOption): string {
  if (offer.kind === 'subscribe') return t('issue:subscribe');
  const price = formatPrice(offer.price, offer.currency, locale);
  if (offer.kind === 'purchase') return t('issue:purchase', { price });
  const { rentalDays: count } = offer;
  return count === null ? t('issue:rentAtAll', { price }) : t('issue:rent', { count, price });
}
