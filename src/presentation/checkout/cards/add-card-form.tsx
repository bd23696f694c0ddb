import { observer } from 'mobx-react-lite';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardPurpose } from '../../../application/ports/cards/payment-cards.ts';
import type { PaymentCard } from '../../../domain/cards/payment-card.ts';
import { FormFailureNote } from '../../shell/forms/form-failure-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FormView } from '../../ui/form/form-view.tsx';
import type { AddCardPresenter } from './add-card-presenter.ts';
import { AddressPart } from './address-part.tsx';
import { CardFields } from './card-fields.tsx';

export interface AddCardFormProps {
  readonly presenter: AddCardPresenter;
  /** What the card is used for. 'account' by default. */
  readonly purpose?: CardPurpose;
  readonly onAdded?: (card: PaymentCard) => void;
}

/** Asks for a card and adds it. The typed data is cleared when the form is unmounted. */
export const AddCardForm = observer(({ presenter, purpose = 'account', onAdded }: AddCardFormProps) => {
  const { t } = useTranslation();
  const { form, formFailure } = presenter;
  const reportAdded = useEffectEvent((card: PaymentCard) => onAdded?.(card));

  // Before the first paint, so that the filled-in address moves nothing.
  useLayoutEffect(() => presenter.open(purpose, (card) => reportAdded(card)), [presenter, purpose]);

  return (
    <FormView form={form} aria-label={t('addCard:title')}>
      <CardFields presenter={presenter} />
      <AddressPart presenter={presenter} />
      <FormFailureNote failure={formFailure} />
      <Button type="submit" isLoading={form.isSubmitting}>
        {t('addCard:submit')}
      </Button>
    </FormView>
  );
});
