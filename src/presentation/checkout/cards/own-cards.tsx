import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailureNote } from '../../shell/forms/form-failure-note.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { FailureNotice } from '../../ui/failure-notice/failure-notice.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LoadingStatus, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { OwnCard } from './own-card.tsx';
import styles from './own-cards.module.css';
import type { OwnCardsPresenter } from './own-cards-presenter.ts';

interface OwnCardsProps {
  readonly presenter: OwnCardsPresenter;
  /** True if the screen has the same title. Then the heading is only for screen readers and the focus. */
  readonly isTitleHidden?: boolean;
}

/** The reader's cards, with buttons to add and remove them. */
export const OwnCards = observer(({ presenter, isTitleHidden = false }: OwnCardsProps) => {
  const { t } = useTranslation();
  const { cards, failure, formFailure, mayChange, removals } = presenter;
  const heading = useRef<HTMLHeadingElement>(null);
  // A guided account has no cards.
  useEffect(() => {
    if (mayChange) presenter.load();
  }, [mayChange, presenter]);
  // The pressed button was removed with its card.
  useEffect(() => {
    if (removals > 0) heading.current?.focus({ preventScroll: true });
  }, [removals]);
  const isWaiting = cards.cards === null && !failure;
  const isBlocked = formFailure.current?.code === 'PAYMENT_CARD.NO_REMOTION';

  return (
    <section className={styles.section} aria-labelledby="own-cards">
      <h2
        id="own-cards"
        ref={heading}
        tabIndex={-1}
        className={isTitleHidden ? 'visually-hidden' : undefined}
      >
        {t('paymentMethods:cards')}
      </h2>
      <LoadingStatus isLoading={isWaiting} />
      <p className="visually-hidden" role="status" key={removals}>
        {removals > 0 && t('paymentMethods:removed')}
      </p>
      <FormFailureNote failure={formFailure}>
        {isBlocked && (
          <ButtonLink to="/account/plan" variant="outlined" size="small">
            {t('paymentMethods:toPlan')}
          </ButtonLink>
        )}
      </FormFailureNote>
      {failure && <FailureNotice failure={failure} onRetry={presenter.load} />}
      {isWaiting && (
        <div className={styles.room}>
          <Skeleton blockSize="94px" />
          <Skeleton blockSize="94px" />
        </div>
      )}
      {cards.cards?.length === 0 && <p className={styles.empty}>{t('paymentMethods:empty')}</p>}
      {cards.cards && cards.cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.cards.map((card) => (
            <OwnCard key={`${card.brand} ${card.lastFourDigits}`} card={card} presenter={presenter} />
          ))}
        </ul>
      )}
      {cards.cards && (
        <p>
          <Button
            variant={cards.cards.length === 0 ? 'primary' : 'outlined'}
            isLoading={cards.isAdding}
            onClick={presenter.add}
          >
            <Icon name="credit-card" />
            {t('paymentMethods:add')}
          </Button>
        </p>
      )}
    </section>
  );
});
