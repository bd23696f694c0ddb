import type { PostalErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import type { PostalAddress } from '../../domain/postal/postal-address.ts';
import { isPostalCode, postalCodeDigits } from '../../domain/postal/postal-code.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { PostalLookup } from '../ports/cards/postal-lookup.ts';

/** Finds the address of a typed postal code. Fails with `failures.unknownPostalCode` if the code does not exist. */
export class LookUpAddress {
  readonly #postalLookup: PostalLookup;

  constructor(postalLookup: PostalLookup) {
    this.#postalLookup = postalLookup;
  }

  async execute(typed: string): Promise<Result<PostalAddress, Failure<PostalErrorCode>>> {
    if (!isPostalCode(typed)) return failed(failures.unknownPostalCode);
    const outcome = await this.#postalLookup.find(postalCodeDigits(typed));
    if (!outcome.ok) return outcome;
    return outcome.value ? succeeded(outcome.value) : failed(failures.unknownPostalCode);
  }
}
