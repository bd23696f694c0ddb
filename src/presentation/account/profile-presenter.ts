import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { UpdateProfile } from '../../application/account/update-profile.ts';
import type { Clock } from '../../application/ports/device/clock.ts';
import type { UserErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Message } from '../i18n/message.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import type { PasswordConfirmation } from '../shell/password-confirmation/password-confirmation.ts';
import { Form } from '../ui/form/form.ts';
import type { AccountOwner } from './account-owner.ts';
import { createProfileValidator } from './profile-checks.ts';
import { changesOf, type ProfileValues, valuesOf } from './profile-values.ts';

/** The field that an error code of the service belongs to. */
const fieldErrors: Readonly<
  Partial<Record<UserErrorCode, readonly [field: keyof ProfileValues, message: Message]>>
> = {
  'USER.EXISTING_CPF': ['cpf', { key: 'fieldErrors:USER.EXISTING_CPF' }],
  'USER.INVALID_PICTURE': ['picture', { key: 'fieldErrors:USER.INVALID_PICTURE' }],
};

/** Edits the picture, names, document and address of an account. */
export class ProfilePresenter {
  /** Replaced by a new form with the saved values after each save. */
  form: Form<ProfileValues>;
  /** True after the reader submitted the form without changes. */
  hasNothingToSave = false;
  readonly formFailure: FormFailure;
  readonly owner: AccountOwner;
  readonly #updateProfile: UpdateProfile;
  readonly #clock: Clock;
  readonly #confirmation: PasswordConfirmation;

  constructor(
    updateProfile: UpdateProfile,
    owner: AccountOwner,
    clock: Clock,
    confirmation: PasswordConfirmation,
    notifications: NotificationsPresenter,
  ) {
    this.#updateProfile = updateProfile;
    this.owner = owner;
    this.#clock = clock;
    this.#confirmation = confirmation;
    this.formFailure = new FormFailure(notifications);
    this.form = this.#createForm();
    makeAutoObservable(this, { form: observableRef, formFailure: false, owner: false }, { autoBind: true });
  }

  /** Discards unsaved changes. */
  restart(): void {
    this.formFailure.clear();
    this.hasNothingToSave = false;
    this.form = this.#createForm();
  }

  #createForm(): Form<ProfileValues> {
    return new Form({
      initialValues: valuesOf(this.owner.user),
      validator: createProfileValidator(this.#clock),
      onChange: () => this.#clearOutcome(),
      onSubmit: (values) => this.#save(values),
    });
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
    const fieldError = fieldErrors[code];
    if (fieldError && this.form.refuse(...fieldError)) this.formFailure.clear();
  }
}
