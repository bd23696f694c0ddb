import { observer } from 'mobx-react-lite';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardPurpose } from '../../../application/ports/cards/payment-cards.ts';
import type { BillingData } from '../../../domain/account/billing-data.ts';
import { FormFailureNote } from '../../shell/forms/form-failure-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FormView } from '../../ui/form/form-view.tsx';
import type { AddCardPresenter, CardAddedHandler } from './add-card-presenter.ts';
import { AddressPart } from './address-part.tsx';
import { CardFields } from './card-fields.tsx';
import { SavesToAccount } from './saves-to-account.tsx';

export interface AddCardFormProps {
  readonly presenter: AddCardPresenter;
  /** What the card is used for. 'account' by default. */
  readonly purpose?: CardPurpose;
  /** True if the form appears in the page, so that it is scrolled into view and its first field gets the focus. */
  readonly takesFocus?: boolean;
  /** What the reader can also save in the account. Nothing by default. */
  readonly offeredFields?: readonly (keyof BillingData)[];
  readonly onAdded?: CardAddedHandler;
}

/** Asks for a card and adds it. The typed data is cleared when the form is unmounted. */
export const AddCardForm = observer((props: AddCardFormProps) => {
  const { presenter, purpose = 'account', takesFocus = false, offeredFields = [], onAdded } = props;
  const { t } = useTranslation();
  const { form, formFailure } = presenter;
  const reportAdded = useEffectEvent<CardAddedHandler>((card, dataToSave) => onAdded?.(card, dataToSave));

  // Before the first paint, so that the filled-in address moves nothing.
  useLayoutEffect(() => presenter.open(purpose, (...added) => reportAdded(...added)), [presenter, purpose]);

  return (
    <FormView form={form} aria-label={t('addCard:title')}>
      <CardFields presenter={presenter} takesFocus={takesFocus} />
      <AddressPart presenter={presenter} />
      {offeredFields.length > 0 && <SavesToAccount form={form} fields={offeredFields} />}
      <FormFailureNote failure={formFailure} />
      <Button type="submit" isLoading={form.isSubmitting}>
        {t('addCard:submit')}
      </Button>
    </FormView>
  );
});
