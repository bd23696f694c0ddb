import { Type } from 'typebox';
import { PageOf } from '../../catalogue/schemas.ts';
import { callerOf } from '../../http/access.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { rowRangeOf, sliceOf, sliceQuery } from '../../http/slice.ts';
import { requireTimezone, timezoneFailures } from '../../http/timezone.ts';
import { buyerFailures, findOwnBuyer } from '../buyer.ts';
import { intentOf } from '../idempotency.ts';
import { Voucher, type VoucherAnswer } from '../schemas.ts';
import { type CommerceService, IdempotencyHeaders } from '../service.ts';
import { redeemVoucher } from './redeem-voucher.ts';
import { findVouchers } from './voucher-query.ts';
import { findVoucher, voucherFailures } from './vouchers.ts';

export function voucherRoutes(app: App, service: CommerceService): void {
  const { database } = service;

  app.post(
    '/voucher',
    {
      config: {
        access: 'reader',
        failures: [...buyerFailures, ...voucherFailures, 'USER.DUPLICATE_ACQUISITION', 'too_many_attempts'],
      },
      schema: {
        operationId: 'checkVoucher',
        summary: 'What a voucher grants, without redeeming it.',
        description:
          'VOUCHER.NOT_FOUND: the code is unknown, expired or used up. VOUCHER.MARKET_MISMATCH: the voucher is for another market or currency. USER.DUPLICATE_ACQUISITION: it is used up, and the caller has redeemed it. too_many_attempts: the third failure, each within a minute of the previous one, and further attempts; `retry-after` has the seconds to wait.',
        tags: ['voucher'],
        body: Type.Object(
          { code: Type.String({ minLength: 1, maxLength: 60, pattern: '^[^\\u0000]*$' }) },
          { additionalProperties: false },
        ),
        response: { 200: Voucher },
      },
    },
    async (request) => {
      const { id } = await findVoucher(service, callerOf(request).uuid, request.body.code);
      return loadVoucher(id, request.headers['accept-language']);
    },
  );

  app.post(
    '/voucher/redeem',
    {
      config: {
        access: 'reader',
        failures: [
          ...timezoneFailures,
          ...buyerFailures,
          ...voucherFailures,
          'REQUEST.KEY_MISMATCH',
          'USER.DUPLICATE_ACQUISITION',
          'USER.DUPLICATE_SUBSCRIPTION',
        ],
      },
      preHandler: requireTimezone,
      schema: {
        operationId: 'redeemVoucher',
        summary: 'Redeems a voucher and returns what it granted.',
        description:
          'VOUCHER.NOT_FOUND and VOUCHER.MARKET_MISMATCH: as for POST /voucher. USER.DUPLICATE_ACQUISITION: the caller has redeemed the voucher or owns its issue. USER.DUPLICATE_SUBSCRIPTION: the caller has a renewed or scheduled subscription.',
        tags: ['voucher'],
        headers: IdempotencyHeaders,
        body: Type.Object({ voucherId: Type.String({ format: 'uuid' }) }, { additionalProperties: false }),
        response: { 200: Voucher },
      },
    },
    async (request) => {
      const voucherId = request.body.voucherId.toLowerCase();
      const payload = { call: 'voucher', voucherId };
      const intent = intentOf(callerOf(request).uuid, request.headers['idempotency-key'], payload);
      await redeemVoucher(service, intent, voucherId);
      return loadVoucher(voucherId, request.headers['accept-language']);
    },
  );

  app.get(
    '/shop/voucher',
    {
      config: { access: 'reader', failures: buyerFailures },
      schema: {
        operationId: 'listRedeemedVouchers',
        summary: "The caller's redeemed vouchers, newest first.",
        tags: ['shop'],
        querystring: sliceQuery({ default: 20, maximum: 100 }),
        response: {
          200: PageOf(
            Type.Object(
              { voucher: Voucher, redeemedAt: Type.String({ format: 'date-time' }) },
              { title: 'RedeemedVoucher', additionalProperties: false },
            ),
          ),
        },
      },
    },
    async (request) => {
      const { page = 0, limit = 20 } = request.query;
      const { readerId } = await findOwnBuyer(database, callerOf(request).uuid);
      const rows = await database
        .selectFrom('comics.voucher_redemption')
        .select(['voucherId', 'redeemedAt'])
        .where('readerId', '=', readerId)
        .orderBy('redeemedAt', 'desc')
        .orderBy('id')
        .limit(rowRangeOf({ page, limit }).limit)
        .offset(rowRangeOf({ page, limit }).offset)
        .execute();
      const language = chooseLanguage(request.headers['accept-language']);
      const vouchers = await findVouchers(
        database,
        rows.map(({ voucherId }) => voucherId),
        language,
      );
      return sliceOf(rows, { page, limit }, ({ voucherId, redeemedAt }) => ({
        voucher: requireVoucher(vouchers, voucherId),
        redeemedAt: redeemedAt.toISOString(),
      }));
    },
  );

  async function loadVoucher(id: string, header: string | undefined): Promise<VoucherAnswer> {
    return requireVoucher(await findVouchers(database, [id], chooseLanguage(header)), id);
  }
}

function requireVoucher(vouchers: Map<string, VoucherAnswer>, id: string): VoucherAnswer {
  const voucher = vouchers.get(id);
  if (!voucher) throw new Error(`Voucher ${id} or its product does not exist.`);
  return voucher;
}
