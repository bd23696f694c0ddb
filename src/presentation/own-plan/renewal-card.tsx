import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardBrandName } from '../../domain/cards/card-brand.ts';
import { isSameCard, type PaymentCard } from '../../domain/cards/payment-card.ts';
import { formatDate } from '../i18n/format-date.ts';
import { formatPrice } from '../i18n/format-price.ts';
import { BrandMark } from '../ui/brand-mark/brand-mark.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { ChoiceGroup } from '../ui/option-card/choice-group.tsx';
import { OptionCard } from '../ui/option-card/option-card.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './own-plan-page.module.css';
import type { PlanSheetProps } from './plan-sheet.tsx';

/** Changes the card of the renewal, or starts a renewal. */
export const RenewalCard = observer((props: PlanSheetProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const container = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The focused element was removed with the form, and the changed data is above it.
    if (wasOpen.current && !isOpen) {
      container.current?.querySelector('button')?.focus({ preventScroll: true });
      container.current?.scrollIntoView({ block: 'center' });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <CardForm {...props} onEnd={() => setOpen(false)} />;
  return (
    <span ref={container}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t(props.subscription.hasAutoRenewal ? 'ownPlan:changeCard' : 'ownPlan:renewAgain')}
      </Button>
    </span>
  );
});

interface CardFormProps extends PlanSheetProps {
  readonly onEnd: () => void;
}

const CardForm = observer(({ subscription, presenter, onEnd }: CardFormProps) => {
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState<PaymentCard | null>(null);
  const { validCards, renewingCard, isRenewing } = presenter;
  const card = chosen ?? validCards?.find((each) => each === renewingCard) ?? validCards?.[0];
  const price = presenter.subscriptions.priceOf(subscription);
  const form = useRef<HTMLFormElement>(null);
  const areCardsLoaded = validCards !== null;
  useEffect(() => {
    // The pressed button was removed.
    if (areCardsLoaded) form.current?.querySelector<HTMLElement>('input:checked, a')?.focus();
  }, [areCardsLoaded]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (card && (await presenter.renewWithCard(subscription.id, card))) onEnd();
  };

  return (
    <form ref={form} className={styles.choice} onSubmit={(event) => void submit(event)}>
      {/* A failure of the cards is shown below the plan. */}
      {validCards === null && !presenter.failure && <Skeleton blockSize="66px" />}
      {validCards && validCards.length === 0 && <p>{t('ownPlan:cardsFirst')}</p>}
      {validCards && card && (
        <ChoiceGroup legend={t('ownPlan:renewalCard')}>
          {validCards.map((each) => (
            <OptionCard
              key={`${each.brand} ${each.lastFourDigits}`}
              name={t('ownPlan:cardEnds', { brand: cardBrandName(each.brand), digits: each.lastFourDigits })}
              aside={<BrandMark brand={each.brand} hasVisibleName />}
              isChosen={isSameCard(each, card)}
              onChoose={() => setChosen(each)}
            />
          ))}
        </ChoiceGroup>
      )}
      {card && price && subscription.expiresAt && (
        <p className={styles.hint}>
          {t('ownPlan:renewalText', {
            date: formatDate(new Date(subscription.expiresAt), 'day-month-year', i18n.language),
            price: formatPrice(price.price, price.currency, i18n.language),
          })}
        </p>
      )}
      <p className={styles.actions}>
        {card && (
          <Button type="submit" isLoading={isRenewing}>
            {t('ownPlan:useCard')}
          </Button>
        )}
        {areCardsLoaded && (
          <ButtonLink to="/account/payment-methods/cards" variant={card ? 'outlined' : 'primary'}>
            {t('ownPlan:addCard')}
          </ButtonLink>
        )}
        <Button variant="transparent" onClick={onEnd}>
          {t('ownPlan:keepAsIs')}
        </Button>
      </p>
    </form>
  );
});
