import { useTranslation } from 'react-i18next';
import type { BillingData } from '../../../domain/account/billing-data.ts';
import { nameListFormat } from '../../i18n/name-list-format.ts';
import { FormCheckbox } from '../../ui/checkbox/form-checkbox.tsx';
import type { Form } from '../../ui/form/form.ts';
import type { CardValues } from './card-form.ts';

interface SavesToAccountProps {
  readonly form: Form<CardValues>;
  /** What the account does not have yet. */
  readonly fields: readonly (keyof BillingData)[];
}

/** Offers to keep in the account what the reader types here anyway (rule 86). */
export function SavesToAccount({ form, fields }: SavesToAccountProps) {
  const { t, i18n } = useTranslation();
  const names = fields.map((field) => t(`addCard:saves.${field}`));
  const list = nameListFormat(i18n.language).format(names);
  return (
    <FormCheckbox
      form={form}
      name="savesToAccount"
      label={t('addCard:saves.label')}
      hint={t('addCard:saves.hint', { count: fields.length, fields: list })}
    />
  );
}
