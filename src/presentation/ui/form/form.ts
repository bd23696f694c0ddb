import { makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx';
import type { Message } from '../../i18n/message.ts';
import { type BlurCheck, BlurChecks } from './blur-checks.ts';
import { Rejections } from './rejections.ts';

export type FieldOf<Values> = keyof Values & string;

/** The errors of fields, by field name. */
export type FieldErrors<Values> = { readonly [Field in FieldOf<Values>]?: Message };

export interface FormSettings<Values> {
  readonly initialValues: Values;
  /** All errors of the values, or null. Runs on each change, on blur and on submission. */
  readonly validator?: (values: Values) => FieldErrors<Values> | null;
  /**
   * Remote checks of text fields. They run on blur if the field is filled in and has no error, and on submission. A check
   * that failed is repeated on blur only, so that it does not delay the submission.
   */
  readonly blurChecks?: { readonly [Field in FieldOf<Values>]?: BlurCheck };
  readonly onChange?: () => void;
  /** Runs if there are no errors. Resolves to true if the submission succeeded. */
  readonly onSubmit: (values: Values) => Promise<boolean>;
  /** True to clear the form after a successful submission. */
  readonly resetsAfterSubmission?: boolean;
}

/** The values, errors and touched fields of a form. */
export class Form<Values extends object> {
  values: Values;
  touched: { readonly [Field in FieldOf<Values>]?: boolean } = {};
  isSubmitting = false;
  /** Number of submissions that failed because of invalid fields. Each one scrolls to the topmost invalid field. */
  failedSubmits = 0;
  validationErrors: FieldErrors<Values> = {};
  blurChecks: BlurChecks;
  rejections = new Rejections<Values>();
  readonly #settings: FormSettings<Values>;
  /** The values of the submission in progress; null if there is none. */
  #sent: Values | null = null;

  constructor(settings: FormSettings<Values>) {
    this.#settings = settings;
    this.values = { ...settings.initialValues };
    this.blurChecks = new BlurChecks(settings.blurChecks ?? {});
    makeAutoObservable(
      this,
      {
        values: observableShallow,
        touched: observableRef,
        validationErrors: observableRef,
        blurChecks: observableRef,
        rejections: observableRef,
      },
      { autoBind: true },
    );
  }

  get fields(): readonly FieldOf<Values>[] {
    return Object.keys(this.values) as FieldOf<Values>[];
  }

  /** All errors, visible or not. */
  get errors(): FieldErrors<Values> {
    const errors = this.fields.map((field) => [field, this.#errorOf(field)] as const);
    return Object.fromEntries(errors.filter(([, error]) => error)) as FieldErrors<Values>;
  }

  get isValid(): boolean {
    return Object.keys(this.errors).length === 0;
  }

  /** The error to show below a field: none until the field is touched. */
  shownError(field: FieldOf<Values>): Message | null {
    return this.touched[field] ? this.#errorOf(field) : null;
  }

  /** True while the remote check of the current value runs. */
  isChecking(field: FieldOf<Values>): boolean {
    return this.blurChecks.isRunning(field, this.values[field]);
  }

  change<Field extends FieldOf<Values>>(field: Field, value: Values[Field]): void {
    this.values[field] = value;
    this.#validate();
    this.#settings.onChange?.();
  }

  /** Call this when the reader leaves a field. */
  async blur(field: FieldOf<Values>): Promise<void> {
    this.touched = { ...this.touched, [field]: true };
    this.#validate();
    if (!this.#errorOf(field)) await this.blurChecks.checkOnBlur(field, this.values[field]);
  }

  /** Marks fields as untouched, so that fields that have just become visible show no error. */
  untouch(fields: readonly FieldOf<Values>[]): void {
    const others = Object.entries(this.touched).filter(
      ([field]) => !fields.includes(field as FieldOf<Values>),
    );
    this.touched = Object.fromEntries(others) as typeof this.touched;
  }

  /**
   * Shows an error from the platform at a field until one of the sent values changes. Returns false, and shows nothing,
   * if one has already changed. `sent` is only needed if the sent values differ from the submitted ones.
   */
  refuse(field: FieldOf<Values>, message: Message, sent = this.#sent ?? { ...this.values }): boolean {
    this.touched = { ...this.touched, [field]: true };
    this.rejections.add({ field, sent, message });
    return this.rejections.messageFor(field, this.values) !== null;
  }

  /** Resolves to true if the submission succeeded. Does nothing while another submission runs. */
  async submit(): Promise<boolean> {
    if (this.isSubmitting) return false;
    this.touched = Object.fromEntries(this.fields.map((field) => [field, true])) as typeof this.touched;
    this.#validate();
    if (!this.isValid) return this.#failSubmission();
    this.isSubmitting = true;
    try {
      await Promise.all(this.fields.map((field) => this.blurChecks.checkOnSubmit(field, this.values[field])));
      if (!this.isValid) return this.#failSubmission();
      this.#sent = { ...this.values };
      const hasSucceeded = await this.#settings.onSubmit({ ...this.#sent });
      // By now, the errors from the platform are shown at their fields.
      if (!hasSucceeded && !this.isValid) return this.#failSubmission();
      if (hasSucceeded && this.#settings.resetsAfterSubmission) this.reset();
      return hasSucceeded;
    } finally {
      runInAction(() => {
        this.isSubmitting = false;
        this.#sent = null;
      });
    }
  }

  /** Restores the initial values and removes all errors. */
  reset(): void {
    this.values = { ...this.#settings.initialValues };
    this.touched = {};
    this.validationErrors = {};
    this.failedSubmits = 0;
    this.blurChecks = new BlurChecks(this.#settings.blurChecks ?? {});
    this.rejections = new Rejections();
  }

  #errorOf(field: FieldOf<Values>): Message | null {
    return (
      this.validationErrors[field] ??
      this.blurChecks.errorOf(field, this.values[field]) ??
      this.rejections.messageFor(field, this.values)
    );
  }

  #validate(): void {
    this.validationErrors = this.#settings.validator?.({ ...this.values }) ?? {};
  }

  #failSubmission(): false {
    runInAction(() => {
      this.failedSubmits += 1;
    });
    return false;
  }
}
