import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Acquisition, PayablePixOrder } from '../../domain/account/reader.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { type AccessOption, accessOptionsOf } from '../../domain/checkout/access-options.ts';
import type { IssueAction } from '../../domain/checkout/issue-access.ts';
import { formatDate } from '../i18n/format-date.ts';
import { formatPrice } from '../i18n/format-price.ts';
import { accessOptionPath } from '../shell/plans/access-option-path.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { usePrefetchedScreen } from '../ui/prefetch/use-prefetched-screen.ts';
import { ReadLink } from '../ui/read-link/read-link.tsx';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import styles from './issue-actions.module.css';
import { SampleLink } from './sample-link.tsx';

interface IssueActionsProps {
  readonly issue: Issue;
  /** Whether plans are sold in the viewer's market. Rule 133. */
  readonly sellsPlans: boolean;
  /** What the reader can do (Rule 1). null until it is known; its space is reserved. */
  readonly action: IssueAction | null;
  /** Its payment is the main action, so that the reader does not order twice. Rule 89. */
  readonly pixOrder: PayablePixOrder | null;
  /** Counted from 1. */
  readonly resumePage: number | null;
  readonly isFinished: boolean;
}

/** The main action. Its width does not depend on the text, so that nothing beside it moves. */
export function PrimaryAction(props: IssueActionsProps) {
  const { issue, sellsPlans, action, pixOrder, resumePage, isFinished } = props;
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
  const offer = action && mainOptionOf(accessOptionsOf(issue, sellsPlans), pixOrder);
  return (
    <div className={styles.primary} aria-busy={action === null || undefined} data-varies-by-reader>
      {offer && (
        <ButtonLink size="large" to={accessOptionPath(issue, offer)}>
          {labelOf(t, i18n.language, offer, pixOrder)}
        </ButtonLink>
      )}
    </div>
  );
}

interface OtherOffersProps extends Pick<IssueActionsProps, 'issue' | 'sellsPlans' | 'action' | 'pixOrder'> {
  /** The reader's purchase or rental. null if the reader reads the issue with a plan. */
  readonly acquisition: Acquisition | null;
  /** The guardian of the reader acquired it. */
  readonly isOfGuardian: boolean;
  /** The reader is a subscriber and may expect the issue in the plan. */
  readonly isOutsidePlan: boolean;
}

/**
 * The reason for the access to the issue, or the other offers with their prices. If the access becomes known later, the
 * space stays reserved, so that nothing moves.
 */
export function OtherOffers(props: OtherOffersProps) {
  const { issue, sellsPlans, action, pixOrder, acquisition, isOfGuardian, isOutsidePlan } = props;
  const { t, i18n } = useTranslation();
  const [isSpaceReserved] = useState(action !== 'read');
  const options = accessOptionsOf(issue, sellsPlans);
  const mainOption = mainOptionOf(options, pixOrder);
  const otherOffers = options.filter((offer) => offer !== mainOption);
  const isIncluded = issue.isAvailableForSubscribers;
  if (issue.isAvailableForAll) {
    return (
      <div className={styles.offers}>
        <p>{t('issue:free')}</p>
      </div>
    );
  }
  if (!mainOption && !acquisition) return null;
  return (
    <div className={styles.offers}>
      {action === 'read' && (
        <p>
          {accessText(t, i18n.language, { acquisition, isOfGuardian })}
          {!isOfGuardian && (
            <>
              {' '}
              <ScreenLink to={acquisitionPath(acquisition)}>
                {t(acquisition ? 'issue:toShelf' : 'issue:toPlan')}
              </ScreenLink>
            </>
          )}
        </p>
      )}
      {(isSpaceReserved || action !== 'read') && (
        <div
          className={styles.others}
          data-unseen={action === null || action === 'read' || undefined}
          data-varies-by-reader
        >
          <SampleLink issue={issue} />
          {(sellsPlans || isOutsidePlan) && (
            <p>
              {isIncluded
                ? t('issue:inPlans')
                : t(isOutsidePlan ? 'issue:outsidePlan' : 'issue:outsidePlans')}
            </p>
          )}
          {otherOffers.length > 0 && (
            <ul aria-label={t('issue:otherWays')}>
              {otherOffers.map((offer) => (
                <li key={keyOf(offer)}>
                  <ButtonLink size="small" variant="outlined" to={accessOptionPath(issue, offer)}>
                    {labelOf(t, i18n.language, offer, pixOrder)}
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

function accessText(
  t: TFunction,
  locale: string,
  { acquisition, isOfGuardian }: Pick<OtherOffersProps, 'acquisition' | 'isOfGuardian'>,
): string {
  if (!acquisition) return t('issue:inYourPlan');
  if (!acquisition.expiresAt) return t(isOfGuardian ? 'issue:boughtByGuardian' : 'issue:bought');
  return t('issue:rented', { date: formatDate(new Date(acquisition.expiresAt), 'day-month-year', locale) });
}

/** Where the reader finds the acquisition, or the plan that opens the issue. */
function acquisitionPath(acquisition: Acquisition | null): string {
  if (!acquisition) return '/account/plan';
  return acquisition.expiresAt ? '/shelf/rented' : '/shelf/bought';
}

/** The option of the main action: the one whose Pix waits, otherwise the first. */
const mainOptionOf = (options: readonly AccessOption[], order: PayablePixOrder | null): AccessOption | null =>
  options.find((option) => keyOf(option) === order?.merchandiseId) ?? options[0] ?? null;

const keyOf = (offer: AccessOption): string => (offer.kind === 'subscribe' ? offer.kind : offer.id);

/** `pixOrder`: if it is of this offer, its Pix pays the offer, perhaps with a discount. */
function labelOf(
  t: TFunction,
  locale: string,
  offer: AccessOption,
  pixOrder: PayablePixOrder | null,
): string {
  if (offer.kind === 'subscribe') return t('issue:subscribe');
  const order = pixOrder?.merchandiseId === offer.id ? pixOrder : null;
  const price = formatPrice(order?.amount ?? offer.price, offer.currency, locale);
  if (order) return t('issue:payPix', { price });
  if (offer.kind === 'purchase') return t('issue:purchase', { price });
  const { rentalDays: count } = offer;
  return count === null ? t('issue:rentAtAll', { price }) : t('issue:rent', { count, price });
}
