import { streetOf } from '../../../domain/postal/postal-address.ts';
import { brazilianStates } from '../../../domain/postal/states.ts';
import { cardChecks } from '../../ui/validation/card-checks.ts';
import { text } from '../../ui/validation/check.ts';
import { Checks } from '../../ui/validation/form-class.ts';
import { required } from '../../ui/validation/required.ts';
import { lengthAtMost, oneOf } from '../../ui/validation/text-checks.ts';

/** The values of the form as typed, with masks. `now` is called at each check of the expiry. */
export function createCardFormClass(now: () => Date) {
  const checks = cardChecks(now);

  class CardForm {
    @Checks(...checks.cardNumber)
    cardNumber = '';

    @Checks(...checks.holderName)
    holderName = '';

    @Checks(...checks.expiration)
    expiration = '';

    @Checks(...checks.cvv)
    cvv = '';

    @Checks(...checks.holderDocument)
    holderDocument = '';

    @Checks(...checks.phoneNumber)
    phoneNumber = '';

    @Checks(...checks.zipCode)
    zipCode = '';

    @Checks(
      required(),
      lengthAtMost(200),
      text({ key: 'form:required' }, (value) => streetOf(value) !== ''),
    )
    line1 = '';

    @Checks(required(), lengthAtMost(20))
    number = '';

    @Checks(lengthAtMost(100))
    line2 = '';

    @Checks(required(), lengthAtMost(100))
    neighborhood = '';

    @Checks(required(), lengthAtMost(100))
    city = '';

    @Checks(required(), oneOf(brazilianStates))
    state = '';

    /** True if the account should keep what it does not have yet (rule 85). */
    savesToAccount = false;
  }

  return CardForm;
}

export type CardValues = InstanceType<ReturnType<typeof createCardFormClass>>;
