import { mayDo } from '../../domain/account/guardianship.ts';
import type { Reader } from '../../domain/account/reader.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { Voucher } from '../../domain/vouchers/voucher.ts';
import type { Session } from '../ports/session/session.ts';
import type { Vouchers } from '../ports/vouchers/vouchers.ts';

/** Redeems the voucher that a reader typed: finds what it gives, and takes it. */
export class RedeemVoucher {
  readonly #vouchers: Vouchers;
  readonly #session: Session;

  constructor(vouchers: Vouchers, session: Session) {
    this.#vouchers = vouchers;
    this.#session = session;
  }

  /** A voucher is redeemed once by each reader, so its id is the key of the intent. */
  async execute(typed: string, reader: Reader | null): Promise<Result<Voucher, Failure>> {
    if (!this.#session.current) return failed(failures.unauthenticated);
    if (!mayDo('voucher', reader)) return failed(failures.parentPermission);
    const found = await this.#vouchers.find(typed.replace(/\s/g, '').toUpperCase());
    if (!found.ok) return found;
    return this.#vouchers.redeem(found.value.id, `voucher-${found.value.id}`);
  }
}
