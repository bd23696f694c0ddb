import { Type } from 'typebox';
import { PageOf } from '../../catalogue/schemas.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { callerOf } from '../../http/rights.ts';
import { rowsFor, sliceOf, sliceQuery } from '../../http/slice.ts';
import { requireTimezone, timezoneFailures } from '../../http/timezone.ts';
import { buyerFailures, findOwnBuyer } from '../buyer.ts';
import { intentOf } from '../idempotency.ts';
import { Voucher, type VoucherAnswer } from '../schemas.ts';
import { type CommerceService, WithKey } from '../service.ts';
import { redeemVoucher } from './redeem-voucher.ts';
import { tellVouchers } from './voucher-query.ts';
import { findVoucher, voucherFailures } from './vouchers.ts';

export function voucherRoutes(app: App, service: CommerceService): void {
  const { database } = service;

  app.post(
    '/voucher',
    {
      config: { access: 'reader', failures: [...buyerFailures, ...voucherFailures, 'too_many_attempts'] },
      schema: {
        operationId: 'checkVoucher',
        summary: 'What the voucher of a code gives: it is not redeemed yet.',
        description:
          'VOUCHER.NOT_FOUND for a code that is unknown, over or used up, VOUCHER.MARKET_MISMATCH for one of another market or currency. After three of them, each within a minute of the one before, too_many_attempts for a minute; `retry-after` tells the seconds.',
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
      return tell(id, request.headers['accept-language']);
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
        summary: 'Redeems a voucher, and tells what it gave.',
        description:
          'VOUCHER.NOT_FOUND and VOUCHER.MARKET_MISMATCH as before; USER.DUPLICATE_ACQUISITION for one that the caller has redeemed or whose issue they have for ever; USER.DUPLICATE_SUBSCRIPTION beside a subscription that is renewed or scheduled.',
        tags: ['voucher'],
        headers: WithKey,
        body: Type.Object({ voucherId: Type.String({ format: 'uuid' }) }, { additionalProperties: false }),
        response: { 200: Voucher },
      },
    },
    async (request) => {
      const voucherId = request.body.voucherId.toLowerCase();
      const asked = { call: 'voucher', voucherId };
      const intent = intentOf(callerOf(request).uuid, request.headers['idempotency-key'], asked);
      await redeemVoucher(service, intent, voucherId);
      return tell(voucherId, request.headers['accept-language']);
    },
  );

  app.get(
    '/shop/voucher',
    {
      config: { access: 'reader', failures: buyerFailures },
      schema: {
        operationId: 'listRedeemedVouchers',
        summary: 'What the caller has redeemed, the last first.',
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
        .limit(rowsFor({ page, limit }).limit)
        .offset(rowsFor({ page, limit }).offset)
        .execute();
      const language = chooseLanguage(request.headers['accept-language']);
      const vouchers = await tellVouchers(
        database,
        rows.map(({ voucherId }) => voucherId),
        language,
      );
      return sliceOf(rows, { page, limit }, ({ voucherId, redeemedAt }) => ({
        voucher: known(vouchers, voucherId),
        redeemedAt: redeemedAt.toISOString(),
      }));
    },
  );

  async function tell(id: string, header: string | undefined): Promise<VoucherAnswer> {
    return known(await tellVouchers(database, [id], chooseLanguage(header)), id);
  }
}

function known(vouchers: Map<string, VoucherAnswer>, id: string): VoucherAnswer {
  const voucher = vouchers.get(id);
  if (!voucher) throw new Error('A voucher gives something that is gone.');
  return voucher;
}
