import { unknownPostalCode } from '../../ui/validation/contact-checks.ts';
import { validatorOf } from '../../ui/validation/form-class.ts';
import type { Failures } from '../../ui/validation/validate.ts';
import type { AddressSearch } from './address-search.ts';
import type { CardValues } from './card-form.ts';

const ofAddress: readonly string[] = ['line1', 'number', 'neighborhood', 'city', 'state'];

/** What is wrong with a card that is typed. Of the address only what is to be seen has to be there. */
export function cardValidator(CardForm: new () => CardValues, address: AddressSearch) {
  const validate = validatorOf(CardForm);
  const isWanted = (field: string): boolean =>
    !ofAddress.includes(field) || (address.isAsked && !Reflect.get(address.known, field));
  return (values: CardValues): Failures<CardValues> | null => {
    const unknown = address.standing === 'unknown' ? { zipCode: unknownPostalCode } : {};
    const found = Object.entries({ ...unknown, ...validate(values) }).filter(([field]) => isWanted(field));
    return found.length > 0 ? Object.fromEntries(found) : null;
  };
}
