import type { WireRedeemedVoucher, WireVoucher } from '@banca/contract/schemas';
import type { Vouchers } from '../../application/ports/vouchers/vouchers.ts';
import type { SliceRequest } from '../../domain/slice.ts';
import type { RedeemedVoucher, Voucher, VoucherBenefit } from '../../domain/vouchers/voucher.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toPlan } from './to-plan.ts';
import { toSliceOf } from './to-slice.ts';

export class HttpVouchers implements Vouchers {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async find(code: string) {
    return mapAnswer(await this.#comics.send('POST /voucher', { body: { code } }), toVoucher);
  }

  async redeem(voucherId: string, key: string) {
    const request = { body: { voucherId }, idempotencyKey: key };
    return mapAnswer(await this.#comics.send('POST /voucher/redeem', request), toVoucher);
  }

  async listRedeemed({ page, limit }: SliceRequest) {
    const outcome = await this.#comics.send('GET /shop/voucher', { query: { page, limit } });
    return mapAnswer(outcome, toSliceOf(toRedeemedVoucher));
  }
}

const toRedeemedVoucher = ({ voucher, redeemedAt }: WireRedeemedVoucher): RedeemedVoucher => ({
  voucher: toVoucher(voucher),
  redeemedAt,
});

const toVoucher = ({ externalId, gives }: WireVoucher): Voucher => ({
  id: externalId,
  benefit: toBenefit(gives),
});

function toBenefit(benefit: WireVoucher['gives']): VoucherBenefit {
  switch (benefit.kind) {
    case 'plan':
      return { ...benefit, plan: toPlan(benefit.plan) };
    case 'issue': {
      const { externalId, slug, title } = benefit.issue;
      return { ...benefit, issue: { id: externalId, slug, title } };
    }
    case 'credits':
      return benefit;
  }
}
