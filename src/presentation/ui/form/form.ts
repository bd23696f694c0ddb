import { makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx';
import type { Message } from '../../i18n/message.ts';
import { type BlurCheck, BlurChecks } from './blur-checks.ts';
import { Rejections } from './rejections.ts';

export type FieldOf<Values> = keyof Values & string;

/** What is wrong with fields, by their names. */
export type FieldErrors<Values> = { readonly [Field in FieldOf<Values>]?: Message };

export interface FormSettings<Values> {
  readonly initialValues: Values;
  /**
   * Everything that is wrong with the values, or null. Runs on each change, when a field is left, and on submission.
   */
  readonly validator?: (values: Values) => FieldErrors<Values> | null;
  /**
   * Checks of text fields that run when the field is left filled in and without error, and at the latest on
   * submission.
   */
  readonly blurChecks?: { readonly [Field in FieldOf<Values>]?: BlurCheck };
  readonly onChange?: () => void;
  /** Runs once everything passes. Answers whether it worked. */
  readonly onSubmit: (values: Values) => Promise<boolean>;
  /** True empties the form after a submission that worked; false by default. */
  readonly resetsAfterSubmission?: boolean;
}

/** What is typed into fields, what is wrong with it and which fields were touched. */
export class Form<Values extends object> {
  values: Values;
  touched: { readonly [Field in FieldOf<Values>]?: boolean } = {};
  isSubmitting = false;
  /** How many submissions did not pass: each one leads to the topmost invalid field. */
  refusals = 0;
  found: FieldErrors<Values> = {};
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
        found: observableRef,
        blurChecks: observableRef,
        rejections: observableRef,
      },
      { autoBind: true },
    );
  }

  get fields(): readonly FieldOf<Values>[] {
    return Object.keys(this.values) as FieldOf<Values>[];
  }

  /** What is wrong with each field, shown or not. */
  get errors(): FieldErrors<Values> {
    const errors = this.fields.map((field) => [field, this.#errorOf(field)] as const);
    return Object.fromEntries(errors.filter(([, error]) => error)) as FieldErrors<Values>;
  }

  get isValid(): boolean {
    return Object.keys(this.errors).length === 0;
  }

  /** What to show under a field: nothing until it is touched. */
  shownError(field: FieldOf<Values>): Message | null {
    return this.touched[field] ? this.#errorOf(field) : null;
  }

  /** True while the blur check of the value that is there runs. */
  isChecking(field: FieldOf<Values>): boolean {
    return this.blurChecks.isRunning(field, this.values[field]);
  }

  change<Field extends FieldOf<Values>>(field: Field, value: Values[Field]): void {
    this.values[field] = value;
    this.#validate();
    this.#settings.onChange?.();
  }

  /** The reader leaves a field. */
  async blur(field: FieldOf<Values>): Promise<void> {
    this.touched = { ...this.touched, [field]: true };
    this.#validate();
    if (!this.#errorOf(field)) await this.blurChecks.ask(field, this.values[field]);
  }

  /** As if nobody had left them: what only now comes to be seen is not wrong yet. */
  untouch(fields: readonly FieldOf<Values>[]): void {
    const others = Object.entries(this.touched).filter(
      ([field]) => !fields.includes(field as FieldOf<Values>),
    );
    this.touched = Object.fromEntries(others) as typeof this.touched;
  }

  /**
   * Shows an error of a service at a field until one of the values changes that were sent. Returns false, and shows
   * nothing, if one has already changed. `sent`: the values that were sent, if they differ from the submitted ones.
   */
  refuse(field: FieldOf<Values>, message: Message, sent = this.#sent ?? { ...this.values }): boolean {
    this.touched = { ...this.touched, [field]: true };
    this.rejections.add({ field, sent, message });
    return this.rejections.messageFor(field, this.values) !== null;
  }

  /** True when everything passed and the submission worked. Does nothing while another one runs. */
  async submit(): Promise<boolean> {
    if (this.isSubmitting) return false;
    this.touched = Object.fromEntries(this.fields.map((field) => [field, true])) as typeof this.touched;
    this.#validate();
    if (!this.isValid) return this.#refuseSubmission();
    this.isSubmitting = true;
    try {
      await Promise.all(this.fields.map((field) => this.blurChecks.ask(field, this.values[field])));
      if (!this.isValid) return this.#refuseSubmission();
      this.#sent = { ...this.values };
      const hasWorked = await this.#settings.onSubmit({ ...this.#sent });
      // What the service refused stands at its field by now.
      if (!hasWorked && !this.isValid) return this.#refuseSubmission();
      if (hasWorked && this.#settings.resetsAfterSubmission) this.reset();
      return hasWorked;
    } finally {
      runInAction(() => {
        this.isSubmitting = false;
        this.#sent = null;
      });
    }
  }

  /** Back to the initial values, as if nothing had been typed. */
  reset(): void {
    this.values = { ...this.#settings.initialValues };
    this.touched = {};
    this.found = {};
    this.refusals = 0;
    this.blurChecks = new BlurChecks(this.#settings.blurChecks ?? {});
    this.rejections = new Rejections();
  }

  #errorOf(field: FieldOf<Values>): Message | null {
    return (
      this.found[field] ??
      this.blurChecks.errorOf(field, this.values[field]) ??
      this.rejections.messageFor(field, this.values)
    );
  }

  #validate(): void {
    this.found = this.#settings.validator?.({ ...this.values }) ?? {};
  }

  #refuseSubmission(): false {
    runInAction(() => {
      this.refusals += 1;
    });
    return false;
  }
}
