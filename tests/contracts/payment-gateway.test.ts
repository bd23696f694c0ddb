import { randomUUID } from 'node:crypto';
import type { TokenizedCard } from '../../server/commerce/payments/payment-gateway.ts';
import type { Database } from '../../server/database/database.ts';
import { openStandInGateway } from '../../server/stand-ins/gateway/gateway.ts';
import { createSingleUseToken } from '../../server/stand-ins/gateway/gateway-cards.ts';
import { approveCharge } from '../../server/stand-ins/gateway/gateway-charges.ts';
import { buildCardRequest } from '../integration/support/cards.ts';
import { FakeGateway } from '../integration/support/fake-gateway.ts';
import { ModelGateway } from '../model/model-gateway.ts';
import { type OpenTestDatabase, openTestDatabase } from '../support/test-database.ts';
import { paymentGatewayContract } from './payment-gateway-contract.ts';

const allMethods = ['credit_card', 'pix', 'paypal', 'third-party-integration'] as const;

const buildTokenizedCard = (token: string): TokenizedCard => {
  const { cardToken: _once, holderDocument, billingAddress, ...card } = buildCardRequest(token);
  return {
    ...card,
    token,
    holderDocument: holderDocument.number,
    billingAddress: { ...billingAddress, country: 'BR' },
  };
};

let testDatabase: OpenTestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await openTestDatabase();
  database = testDatabase.database;
}, 60_000);
afterAll(() => testDatabase.close());

paymentGatewayContract('the stand-in', allMethods, async () => {
  const charges = { database, now: () => new Date() };
  const gateway = openStandInGateway({
    ...charges,
    notify: async () => {},
    approvalAddress: ({ reference }) => `https://banca.example/pay/${reference}`,
    trustsTokens: false,
  });
  return {
    gateway,
    async tokenize(kind) {
      const behaviour = kind === 'approved' ? 'approve' : 'decline';
      return buildTokenizedCard(
        await createSingleUseToken(charges, { behaviour, brand: 'visa', lastFourDigits: '4242' }),
      );
    },
    pay: (reference) => approveCharge(charges, reference),
    async refundsOf(reference) {
      const row = await database
        .selectFrom('thirdparty.charge')
        .select('refundedAt')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      return row.refundedAt ? 1 : 0;
    },
    close: () => gateway.close(),
  };
});

paymentGatewayContract('FakeGateway', allMethods, async () => {
  const gateway = new FakeGateway();
  return {
    gateway,
    async tokenize(kind) {
      if (kind === 'declined') gateway.outcomes.push('declined');
      return buildTokenizedCard(randomUUID());
    },
    pay: async (reference) => gateway.pay(reference),
    refundsOf: async (reference) => (gateway.charges.get(reference)?.refunded ? 1 : 0),
  };
});

paymentGatewayContract('ModelGateway', allMethods, async () => {
  const gateway = new ModelGateway(Date.now);
  return {
    gateway,
    tokenize: async (kind) =>
      buildTokenizedCard(`${randomUUID()}.${kind === 'approved' ? 'approves' : 'declines'}`),
    async pay(reference) {
      gateway.decide(reference, true);
      return gateway.charges.get(reference)?.status === 'approved';
    },
    refundsOf: async (reference) => (gateway.charges.get(reference)?.isRefunded ? 1 : 0),
  };
});
