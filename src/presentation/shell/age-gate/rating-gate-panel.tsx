import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { catalogueParameters, ratingLimits, unfiltered } from '../../../domain/catalogue/catalogue-query.ts';
import type { ParentalRating } from '../../../domain/catalogue/issue.ts';
import type { Failure } from '../../../domain/failure.ts';
import { failureText } from '../../i18n/failure-text.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { RatingBadge } from '../../ui/rating-badge/rating-badge.tsx';
import type { IssueViewer } from './issue-viewer.ts';
import styles from './rating-gate-panel.module.css';

export interface RatingGatePanelProps {
  readonly viewer: IssueViewer;
  readonly rating: ParentalRating;
  /** Level of the title; 2 by default. */
  readonly headingLevel?: 1 | 2;
  /** Lets a child ask the guardian. Not for issues rated +18. */
  readonly request?: ReactNode;
  /** Called after the reader confirmed their age. The pressed button no longer exists. */
  readonly onOpened?: () => void;
}

/** Says why an issue is not shown, and offers what to do: confirm the age, or go to issues the reader may see. */
export const RatingGatePanel = observer(
  ({ viewer, rating, headingLevel = 2, request, onOpened }: RatingGatePanelProps) => {
    const { t } = useTranslation();
    const navigate = useNavigate();
    const isFirstHistoryEntry = useLocation().key === 'default';
    const Heading = `h${headingLevel}` as const;
    const [failure, setFailure] = useState<Failure | null>(null);
    const [isConfirming, setIsConfirming] = useState(false);
    const { gateOf, isSettled, confirm } = viewer.ratingGate;
    const asksForAge = gateOf(rating) === 'ask';

    const hasRequest = request !== undefined && viewer.isGuided && rating !== '+18';
    const guidedKey = hasRequest ? 'gate:above' : rating === '+18' ? 'gate:adults' : 'gate:guided';

    const confirmAge = async () => {
      setIsConfirming(true);
      const outcome = await confirm();
      setIsConfirming(false);
      if (outcome.ok) onOpened?.();
      else setFailure(outcome.failure);
    };
    return (
      <section className={styles.panel}>
        <Heading className={styles.title}>
          <RatingBadge rating={rating} size="large" />
          {t(asksForAge ? 'gate:ask' : 'gate:blocked')}
        </Heading>
        <p>{t(asksForAge ? 'gate:why' : viewer.isGuided ? guidedKey : 'gate:underage')}</p>
        {hasRequest && request}
        {asksForAge && (
          <noscript>
            <p>{t('gate:needsScript')}</p>
          </noscript>
        )}
        {failure && <p role="alert">{failureText(t, failure)}</p>}
        <div className={styles.actions} data-unseen={!isSettled || undefined} data-varies-by-reader>
          {asksForAge ? (
            <>
              <Button isLoading={isConfirming} onClick={confirmAge}>
                {t('gate:confirm')}
              </Button>
              <Button
                variant="outlined"
                onClick={() => void (isFirstHistoryEntry ? navigate('/') : navigate(-1))}
              >
                {t('gate:back')}
              </Button>
            </>
          ) : (
            <>
              <ButtonLink to={allowedCatalogue(viewer)}>{t('gate:others')}</ButtonLink>
              {!viewer.isGuided && (
                <ButtonLink variant="outlined" to="/account/general/user-data">
                  {t('gate:toData')}
                </ButtonLink>
              )}
            </>
          )}
        </div>
        {asksForAge && viewer.isReader && <p>{t('gate:asksOnce')}</p>}
      </section>
    );
  },
);

/** The catalogue, filtered to the highest rating that the reader may see. */
function allowedCatalogue(viewer: IssueViewer): string {
  const upTo = ratingLimits.findLast((rating) => viewer.maySee(rating)) ?? 'L';
  return `/catalog?${catalogueParameters({ ...unfiltered, upTo })}`;
}
