import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BillingData, offeredBillingFields } from '../../../domain/account/billing-data.ts';
import { cardBrandName } from '../../../domain/cards/card-brand.ts';
import { isSameCard, type PaymentCard } from '../../../domain/cards/payment-card.ts';
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FailureNotice } from '../../ui/failure-notice/failure-notice.tsx';
import { LazyPart } from '../../ui/lazy-loading/lazy-part.tsx';
import { ChoiceGroup } from '../../ui/option-card/choice-group.tsx';
import { OptionCard } from '../../ui/option-card/option-card.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { CheckoutPresenter } from '../order/checkout-presenter.ts';
import styles from './method-choice.module.css';

interface CardChoiceProps {
  readonly checkout: CheckoutPresenter;
  readonly isAdding: boolean;
  readonly onAddingChange: (isAdding: boolean) => void;
}

/** Selects one of the reader's cards, or adds another. */
export const CardChoice = observer(({ checkout, isAdding, onAddingChange }: CardChoiceProps) => {
  const { t } = useTranslation();
  const [added, setAdded] = useState<PaymentCard | null>(null);
  const { choices } = checkout.order;
  const { cards, failure, load } = choices.cards;
  if (failure) return <FailureNotice failure={failure} onRetry={() => void load()} />;
  if (cards === null) return <Skeleton blockSize="66px" />;
  return (
    <>
      {cards.length > 0 && (
        <ChoiceGroup legend={t('checkout:cards.which')} isLegendHidden>
          {cards.map((card) => (
            <OptionCard
              key={`${card.brand} ${card.lastFourDigits}`}
              name={t('checkout:cards.ends', {
                brand: cardBrandName(card.brand),
                digits: card.lastFourDigits,
              })}
              aside={<BrandMark brand={card.brand} hasVisibleName />}
              hint={<Validity card={card} isExpired={choices.hasExpired(card)} />}
              isChosen={!isAdding && choices.card !== null && isSameCard(choices.card, card)}
              isUnavailable={choices.hasExpired(card)}
              takesFocus={!isAdding && added !== null && isSameCard(added, card)}
              onChoose={() => {
                choices.chooseCard(card);
                onAddingChange(false);
              }}
            />
          ))}
        </ChoiceGroup>
      )}
      <p role="status" className="visually-hidden">
        {added && !isAdding && t('checkout:cards.added')}
      </p>
      {isAdding ? (
        <AddCard
          checkout={checkout}
          onEnd={(card, dataToSave) => {
            if (card) {
              choices.chooseCard(card);
              checkout.keepBillingData(card, dataToSave);
            }
            setAdded(card);
            onAddingChange(false);
          }}
        />
      ) : (
        // Without cards, the pay button opens the form.
        cards.length > 0 && (
          <span className={styles.add}>
            <Button variant="outlined" size="small" onClick={() => onAddingChange(true)}>
              {t('checkout:cards.another')}
            </Button>
          </span>
        )
      )}
    </>
  );
});

function Validity({ card, isExpired }: { card: PaymentCard; isExpired: boolean }) {
  const { t } = useTranslation();
  const date = `${String(card.expirationMonth).padStart(2, '0')}/${String(card.expirationYear).slice(-2)}`;
  if (isExpired) return <span className={styles.expired}>{t('checkout:cards.expired')}</span>;
  const validity = t('checkout:cards.until', { date });
  return card.isDeclined ? `${validity} · ${t('checkout:cards.declined')}` : validity;
}

interface AddCardProps {
  readonly checkout: CheckoutPresenter;
  /** null if the reader cancelled. */
  readonly onEnd: (card: PaymentCard | null, dataToSave: BillingData | null) => void;
}

/** The form for a new card. Its code is loaded on demand. */
const AddCard = observer(({ checkout, onEnd }: AddCardProps) => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Keeps the focus here until the form is loaded. Before effects, in which a loaded form takes it.
  useLayoutEffect(() => heading.current?.focus(), []);
  const { session, profile } = checkout.order.account;
  const purpose = checkout.order.choices.product?.item.type === 'plan' ? 'subscription' : 'purchase';
  return (
    <section className={styles.form} aria-labelledby="add-card">
      <h2 id="add-card" ref={heading} tabIndex={-1}>
        {t('checkout:cards.add')}
      </h2>
      <LazyPart lazy={checkout.parts.addCard} placeholder={<Skeleton blockSize="30rem" />}>
        {({ presenter, View }) => (
          <View
            presenter={presenter}
            purpose={purpose}
            takesFocus
            offeredFields={offeredBillingFields(session.user, profile.reader)}
            onAdded={onEnd}
          />
        )}
      </LazyPart>
      <span className={styles.add}>
        <Button variant="transparent" size="small" onClick={() => onEnd(null, null)}>
          {t('checkout:cards.cancel')}
        </Button>
      </span>
    </section>
  );
});
