import { Type } from 'typebox';
import { PageOf } from '../../catalogue/schemas.ts';
import { WithId } from '../../catalogue/service.ts';
import { callerOf } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { rowRangeOf, sliceOf, sliceQuery } from '../../http/slice.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { qrPicture } from '../pix/qr-picture.ts';
import { Transaction, TransactionDetail } from '../schemas.ts';
import type { CommerceService } from '../service.ts';
import { toTransaction, transactionQuery } from './transaction-query.ts';

export function transactionRoutes(app: App, service: CommerceService): void {
  const { database } = service;

  app.get(
    '/shop/transaction/:uuid',
    {
      config: { access: 'oneself' },
      schema: {
        operationId: 'listTransactions',
        summary: "The caller's transactions, newest first, including unpaid ones.",
        tags: ['shop'],
        params: Type.Object({ uuid: Type.String({ format: 'uuid' }) }),
        querystring: sliceQuery({ default: 20, maximum: 100 }),
        response: { 200: PageOf(Transaction) },
      },
    },
    async (request) => {
      const { page = 0, limit = 20 } = request.query;
      const { limit: rowLimit, offset } = rowRangeOf({ page, limit });
      const chosen = database
        .selectFrom('comics.transaction')
        .select('id')
        .where('readerId', '=', callerOf(request).uuid)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(rowLimit)
        .offset(offset);
      const language = chooseLanguage(request.headers['accept-language']);
      const rows = await transactionQuery(database, language, chosen, service.now()).execute();
      return sliceOf(rows, { page, limit }, toTransaction);
    },
  );

  app.get(
    '/shop/transaction/detail/:id',
    {
      config: { access: 'reader', failures: ['TRANSACTION.NOT_FOUND'] },
      schema: {
        operationId: 'getTransaction',
        summary:
          "One of the caller's transactions with its current payment status and, if unpaid, the data to pay it.",
        tags: ['shop'],
        params: WithId,
        response: { 200: TransactionDetail },
      },
    },
    async (request) => {
      const own = database
        .selectFrom('comics.transaction')
        .select('id')
        .where('id', '=', request.params.id)
        .where('readerId', '=', callerOf(request).uuid);
      const transaction = await own.executeTakeFirst();
      if (!transaction) throw new ApiError('TRANSACTION.NOT_FOUND');
      const approvalAddress = await refreshApprovalAddress(service, transaction.id);
      const language = chooseLanguage(request.headers['accept-language']);
      const row = await transactionQuery(database, language, own, service.now()).executeTakeFirstOrThrow();
      const answer = toTransaction(row);
      return {
        ...answer,
        pixQrCodeImg: answer.pixCode === null ? null : qrPicture(answer.pixCode),
        approvalAddress: approvalAddress ?? null,
      };
    },
  );
}

/** Settles the order first. If the gateway fails, the response shows the last known status. */
async function refreshApprovalAddress(service: CommerceService, id: string): Promise<string | undefined> {
  try {
    return (await settleOrder(service, id)).approvalAddress;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
