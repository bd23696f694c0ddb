import { type BillingData, missingBillingFields } from '../../domain/account/billing-data.ts';
import type { Reader } from '../../domain/account/reader.ts';
import type { UserErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { ChangePhone } from './change-phone.ts';
import type { UpdateProfile } from './update-profile.ts';

/** Saves the data of a card holder in the account, as far as the account does not have it (rule 85). */
export class SaveBillingData {
  readonly #updateProfile: UpdateProfile;
  readonly #changePhone: ChangePhone;

  constructor(updateProfile: UpdateProfile, changePhone: ChangePhone) {
    this.#updateProfile = updateProfile;
    this.#changePhone = changePhone;
  }

  /** Returns the changed user. After a failure a part may have been saved. */
  async execute(
    data: BillingData,
    user: IdentityUser,
    reader: Reader | null,
    password?: string,
  ): Promise<Result<IdentityUser, Failure<UserErrorCode>>> {
    const missing = missingBillingFields(user);
    const profileFields = missing.filter((field) => field !== 'phoneNumber');
    const changes = Object.fromEntries(profileFields.map((field) => [field, data[field]]));
    const updated =
      profileFields.length > 0
        ? await this.#updateProfile.execute(changes, reader, password)
        : succeeded(user);
    if (!updated.ok || !missing.includes('phoneNumber')) return updated;
    return this.#changePhone.execute(data.phoneNumber, reader, password);
  }
}
