import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { UpdateProfile } from '../../application/account/update-profile.ts';
import type { Clock } from '../../application/ports/device/clock.ts';
import type { UserErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Message } from '../i18n/message.ts';
import type { AccountOwner } from '../shell/account/account-owner.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import type { PasswordConfirmation } from '../shell/password-confirmation/password-confirmation.ts';
import type { AddressSearch } from '../shell/postal/address-search.ts';
import { Form } from '../ui/form/form.ts';
import { createProfileValidator } from './profile-checks.ts';
import { changesOf, type ProfileValues, valuesOf } from './profile-values.ts';

type FieldError = readonly [field: keyof ProfileValues, message: Message];

/** The field that an error code of the service belongs to. */
function fieldErrorOf(code: UserErrorCode, { picture }: ProfileValues): FieldError | null {
  switch (code) {
    case 'USER.EXISTING_CPF':
      return ['cpf', { key: 'fieldErrors:USER.EXISTING_CPF' }];
    case 'USER.INVALID_PICTURE':
      // The service does not say which one, and reads the picture first.
      return [picture ? 'picture' : 'cover', { key: 'fieldErrors:USER.INVALID_PICTURE' }];
    default:
      return null;
  }
}

/** Edits the pictures, names, document and address of an account. */
export class ProfilePresenter {
  /** Replaced by a new form with the saved values after each save. */
  form: Form<ProfileValues>;
  /** True after the reader submitted the form without changes. */
  hasNothingToSave = false;
  readonly formFailure: FormFailure;
  readonly owner: AccountOwner;
  readonly address: AddressSearch;
  readonly #updateProfile: UpdateProfile;
  readonly #clock: Clock;
  readonly #confirmation: PasswordConfirmation;

  constructor(
    updateProfile: UpdateProfile,
    owner: AccountOwner,
    address: AddressSearch,
    clock: Clock,
    confirmation: PasswordConfirmation,
    notifications: NotificationsPresenter,
  ) {
    this.#updateProfile = updateProfile;
    this.owner = owner;
    this.address = address;
    this.#clock = clock;
    this.#confirmation = confirmation;
    this.formFailure = new FormFailure(notifications);
    this.form = this.#createForm();
    makeAutoObservable(
      this,
      { form: observableRef, formFailure: false, owner: false, address: false },
      { autoBind: true },
    );
  }

  /** Discards unsaved changes. */
  restart(): void {
    this.formFailure.clear();
    this.hasNothingToSave = false;
    this.form = this.#createForm();
  }

  #createForm(): Form<ProfileValues> {
    const { user } = this.owner;
    this.address.startWith(user?.address?.zipCode ?? '', null);
    const form: Form<ProfileValues> = new Form({
      initialValues: valuesOf(user),
      validator: createProfileValidator(this.#clock, this.address),
      onChange: () => this.#handleChange(form),
      onSubmit: (values) => this.#save(values),
    });
    return form;
  }

  #handleChange(form: Form<ProfileValues>): void {
    this.#clearOutcome();
    if (this.address.isNewPostalCode(form.values.zipCode)) void this.#lookUp(form);
  }

  /** Fills in the address of a new postal code. The reader can change it. */
  async #lookUp(form: Form<ProfileValues>): Promise<void> {
    const { zipCode } = form.values;
    await this.address.search(zipCode);
    if (form !== this.form || this.address.isNewPostalCode(zipCode)) return;
    // The result decides whether the postal code is valid. An unknown one is shown before the field is left.
    if (this.address.status === 'unknown') return form.blur('zipCode');
    form.change('zipCode', zipCode);
    const { street: line1 = '', neighborhood = '', city = '', state = '' } = this.address.found ?? {};
    const found = Object.entries({ line1, neighborhood, city, state }).filter(([, value]) => value);
    for (const [field, value] of found) form.change(field as keyof ProfileValues, value);
  }

  #clearOutcome(): void {
    this.formFailure.clear();
    this.hasNothingToSave = false;
  }

  async #save(values: ProfileValues): Promise<boolean> {
    const { user } = this.owner;
    if (!user) return false;
    runInAction(() => this.#clearOutcome());
    const changes = changesOf(values, user);
    if (Object.keys(changes).length === 0) {
      runInAction(() => {
        this.hasNothingToSave = true;
      });
      return false;
    }
    const confirmedOutcome = await this.#confirmation.run(user.username, (password) =>
      this.#updateProfile.execute(changes, this.owner.reader, password),
    );
    if (!confirmedOutcome) return false;
    const outcome = this.formFailure.report(confirmedOutcome);
    if (outcome.ok) {
      this.owner.replace(outcome.value);
      this.restart();
    } else this.#showAtField(outcome.failure);
    return outcome.ok;
  }

  #showAtField({ code }: Failure<UserErrorCode>): void {
    const fieldError = fieldErrorOf(code, this.form.values);
    if (fieldError && this.form.refuse(...fieldError)) this.formFailure.clear();
  }
}
