import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../application/ports/device/clock.ts';
import type { VoucherPauses } from '../../application/ports/vouchers/voucher-pauses.ts';
import type { Vouchers } from '../../application/ports/vouchers/vouchers.ts';
import type { RedeemVoucher } from '../../application/vouchers/redeem-voucher.ts';
import type { OrderItem } from '../../domain/checkout/order.ts';
import type { VoucherErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import { defaultPageSize } from '../../domain/slice.ts';
import type { RedeemedVoucher, VoucherBenefit } from '../../domain/vouchers/voucher.ts';
import type { Message } from '../i18n/message.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';
import { Form } from '../ui/form/form.ts';
import { required } from '../ui/validation/required.ts';
import { validate } from '../ui/validation/validate.ts';
import type { VoucherReader } from './voucher-reader.ts';

/** The pause after too many attempts, if the service states none (Rule 53). */
const defaultPauseSeconds = 60;
/** Failures that are shown at the field, because they concern the code. */
const codeFieldErrors: Partial<Record<VoucherErrorCode, Message>> = {
  'VOUCHER.NOT_FOUND': { key: 'laterErrors:VOUCHER.NOT_FOUND' },
  'VOUCHER.MARKET_MISMATCH': { key: 'laterErrors:VOUCHER.MARKET_MISMATCH' },
  'USER.DUPLICATE_ACQUISITION': { key: 'voucher:duplicate' },
  'USER.DUPLICATE_SUBSCRIPTION': { key: 'laterErrors:USER.DUPLICATE_SUBSCRIPTION' },
};

const itemTypes: Readonly<Record<VoucherBenefit['kind'], OrderItem['type']>> = {
  plan: 'plan',
  issue: 'comic',
  credits: 'credits',
};

interface VoucherDependencies {
  readonly redeemVoucher: RedeemVoucher;
  readonly vouchers: Vouchers;
  readonly reader: VoucherReader;
  readonly pauses: VoucherPauses;
  readonly clock: Clock;
}

/** Redeems vouchers and lists the redeemed ones. */
export class VoucherPresenter {
  readonly form: Form<{ code: string }>;
  /** Failures that do not concern the code. */
  readonly formFailure: FormFailure;
  readonly reader: VoucherReader;
  /** What the last redeemed voucher granted. */
  benefit: VoucherBenefit | null = null;
  /** End of the pause in milliseconds since 1970. null if the reader may try a code. */
  pausedUntil: number | null = null;
  redeemedVouchers: EndlessList<RedeemedVoucher>;
  /** The current time in milliseconds since 1970. */
  readonly now: () => number;
  readonly #dependencies: VoucherDependencies;

  constructor(dependencies: VoucherDependencies) {
    this.#dependencies = dependencies;
    const { reader, clock } = dependencies;
    this.reader = reader;
    this.now = () => clock.now().getTime();
    this.formFailure = new FormFailure(reader.notifications);
    this.redeemedVouchers = this.#createList();
    this.form = new Form({
      initialValues: { code: '' },
      validator: (values) => validate(values, { code: [required()] }),
      onChange: () => this.formFailure.clear(),
      onSubmit: ({ code }) => this.#redeem(code),
      resetsAfterSubmission: true,
    });
    makeAutoObservable(
      this,
      {
        form: false,
        formFailure: false,
        reader: false,
        now: false,
        benefit: observableRef,
        redeemedVouchers: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Resets the screen. A running pause continues. */
  start(): void {
    this.form.reset();
    this.formFailure.clear();
    this.benefit = null;
    const until = this.reader.readerId && this.#dependencies.pauses.findEnd(this.reader.readerId);
    this.pausedUntil = until && until > this.now() ? until : null;
    this.redeemedVouchers = this.#createList();
  }

  endPause(): void {
    this.pausedUntil = null;
    this.formFailure.clear();
  }

  async #redeem(code: string): Promise<boolean> {
    if (this.pausedUntil !== null) return false;
    runInAction(() => {
      this.benefit = null;
    });
    const outcome = this.formFailure.report(
      await this.#dependencies.redeemVoucher.execute(code, this.reader.reader),
    );
    if (!outcome.ok) {
      this.#showFailure(outcome.failure);
      return false;
    }
    const { benefit } = outcome.value;
    await this.reader.reload(itemTypes[benefit.kind]);
    runInAction(() => {
      this.benefit = benefit;
      this.redeemedVouchers = this.#createList();
    });
    return true;
  }

  /** Shows a failure at the field, as a pause, or below the form. */
  #showFailure({ code, retryAfter = defaultPauseSeconds }: Failure<VoucherErrorCode>): void {
    const fieldError = codeFieldErrors[code];
    if (fieldError) {
      if (this.form.refuse('code', fieldError)) this.formFailure.clear();
    } else if (code === 'too_many_attempts') {
      this.formFailure.clear();
      this.#pause(this.now() + retryAfter * 1000);
    }
  }

  #pause(until: number): void {
    runInAction(() => {
      this.pausedUntil = until;
    });
    if (this.reader.readerId) this.#dependencies.pauses.save(this.reader.readerId, until);
  }

  #createList(): EndlessList<RedeemedVoucher> {
    return new EndlessList(
      (request) => this.#dependencies.vouchers.listRedeemed(request),
      defaultPageSize,
      ({ voucher, redeemedAt }) => `${voucher.id} ${redeemedAt}`,
    );
  }
}
