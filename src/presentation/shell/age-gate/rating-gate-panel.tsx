import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  catalogueParameters,
  parentalRatings,
  wholeCatalogue,
} from '../../../domain/catalogue/catalogue-query.ts';
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
  /** Of its title: 2 where nothing is said. */
  readonly headingLevel?: 1 | 2;
  /** After the gate has opened, for whoever pressed the button that is gone now. */
  readonly onOpened?: () => void;
}

/** Why an issue is not shown, and the way on: to say that one is of age, or to what may be seen. */
export const RatingGatePanel = observer(
  ({ viewer, rating, headingLevel = 2, onOpened }: RatingGatePanelProps) => {
    const { t } = useTranslation();
    const navigate = useNavigate();
    const isFirstPlace = useLocation().key === 'default';
    const Heading = `h${headingLevel}` as const;
    const [failure, setFailure] = useState<Failure | null>(null);
    const { gateOf, isSettled, confirm } = viewer.ratingGate;
    const isAsked = gateOf(rating) === 'ask';

    const say = async () => {
      const outcome = await confirm();
      if (outcome.ok) onOpened?.();
      else setFailure(outcome.failure);
    };
    return (
      <section className={styles.panel}>
        <Heading className={styles.title}>
          <RatingBadge rating={rating} size="large" />
          {t(isAsked ? 'gate:ask' : 'gate:blocked')}
        </Heading>
        <p>{t(isAsked ? 'gate:why' : viewer.isGuided ? 'gate:guided' : 'gate:underage')}</p>
        {isAsked && (
          <noscript>
            <p>{t('gate:needsScript')}</p>
          </noscript>
        )}
        {failure && <p role="alert">{failureText(t, failure)}</p>}
        <div className={styles.actions} data-unseen={!isSettled || undefined}>
          {isAsked ? (
            <>
              <Button onClick={say}>{t('gate:confirm')}</Button>
              <Button variant="outlined" onClick={() => void (isFirstPlace ? navigate('/') : navigate(-1))}>
                {t('gate:back')}
              </Button>
            </>
          ) : (
            <>
              <ButtonLink to={whatMayBeSeen(viewer)}>{t('gate:others')}</ButtonLink>
              {!viewer.isGuided && (
                <ButtonLink variant="outlined" to="/account/general/user-data">
                  {t('gate:toData')}
                </ButtonLink>
              )}
            </>
          )}
        </div>
      </section>
    );
  },
);

/** The catalogue up to the highest rating that stands open. */
function whatMayBeSeen(viewer: IssueViewer): string {
  const upTo = parentalRatings.findLast((rating) => viewer.isOpen(rating)) ?? 'L';
  return `/catalog?${catalogueParameters({ ...wholeCatalogue, upTo })}`;
}
