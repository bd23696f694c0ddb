import type { AddressSearch } from '../../shell/postal/address-search.ts';
import { unknownPostalCode } from '../../ui/validation/contact-checks.ts';
import { validatorOf } from '../../ui/validation/form-class.ts';
import type { Failures } from '../../ui/validation/validate.ts';
import type { CardValues } from './card-form.ts';

const addressFields: readonly string[] = ['line1', 'number', 'neighborhood', 'city', 'state'];

/** Validates a card. Address fields are required only if they are shown. */
export function createCardValidator(CardForm: new () => CardValues, address: AddressSearch) {
  const validate = validatorOf(CardForm);
  const isShown = (field: string): boolean =>
    !addressFields.includes(field) || (address.showsFields && !Reflect.get(address.foundFields, field));
  return (values: CardValues): Failures<CardValues> | null => {
    const unknown = address.status === 'unknown' ? { zipCode: unknownPostalCode } : {};
    const failures = Object.entries({ ...unknown, ...validate(values) }).filter(([field]) => isShown(field));
    return failures.length > 0 ? Object.fromEntries(failures) : null;
  };
}
