import { randomUUID } from 'node:crypto';
import type {
  ChargeOrder,
  GatewayMethod,
  PaymentGateway,
  TokenizedCard,
} from '../../server/commerce/payments/payment-gateway.ts';

/** A gateway, and functions that control its provider. Real providers have a test environment for this. */
export interface GatewaySetup {
  readonly gateway: PaymentGateway;
  /** Returns a new token of a card that is approved or declined. */
  tokenize(kind: 'approved' | 'declined'): Promise<TokenizedCard>;
  /** Pays a pending charge. Returns false if it can no longer be paid. */
  pay(reference: string): Promise<boolean>;
  /** Number of refunds at the provider. */
  refundsOf(reference: string): Promise<number>;
  close?(): Promise<void> | void;
}

/** Tests that every gateway must pass for its methods, including those of integrators. Called in a test file. */
export function paymentGatewayContract(
  name: string,
  methods: readonly GatewayMethod[],
  open: () => Promise<GatewaySetup>,
): void {
  describe(`PaymentGateway: ${name}`, () => {
    let setup: GatewaySetup;
    beforeEach(async () => {
      setup = await open();
    });
    afterEach(() => setup.close?.());

    const buildOrder = (overrides: Partial<ChargeOrder> = {}): ChargeOrder => ({
      reference: randomUUID(),
      method: methods[0] ?? 'credit_card',
      readerId: randomUUID(),
      amount: 1990,
      currency: 'BRL',
      ...overrides,
    });
    const amountFieldsOf = ({ reference, amount, currency }: ChargeOrder) => ({
      reference,
      amount,
      currency,
    });
    const saveCard = async (kind: Parameters<GatewaySetup['tokenize']>[0] = 'approved') => {
      const token = await setup.gateway.saveCard(await setup.tokenize(kind));
      if (token === null) throw new Error('The gateway rejected the card.');
      return token;
    };
    const buildCardOrder = async (overrides: Partial<ChargeOrder> = {}) =>
      buildOrder({ method: 'credit_card', cardToken: await saveCard(), ...overrides });
    const buildPixOrder = () => {
      const expiresAt = new Date(Date.now() + 30 * 60_000);
      return buildOrder({ method: 'pix', pix: { code: `000201-${randomUUID()}`, expiresAt } });
    };

    it('has a name that can be part of a URL, and supports the tested methods', () => {
      const { gateway } = setup;
      expect(gateway.name).toMatch(/^[a-z\d][a-z\d-]{0,99}$/);
      expect([...gateway.methods].sort()).toEqual([...methods].sort());
    });

    it('returns null for an unknown charge', async () => {
      expect(await setup.gateway.find(randomUUID())).toBeNull();
    });

    if (methods.includes('credit_card')) {
      describe('a card', () => {
        it('pays the amount in its currency with a charge that can be found', async () => {
          const { gateway } = setup;
          const order = await buildCardOrder({ amount: 5490 });
          const charge = await gateway.charge(order);
          expect(charge).toMatchObject({ ...amountFieldsOf(order), status: 'approved' });
          expect(await gateway.find(order.reference)).toEqual(charge);
        });

        it('stays declined when it is charged again', async () => {
          const { gateway } = setup;
          const order = await buildCardOrder({ cardToken: await saveCard('declined') });
          expect(await gateway.charge(order)).toMatchObject({ status: 'declined' });
          expect(await gateway.charge(order)).toMatchObject({ status: 'declined' });
          expect(await gateway.find(order.reference)).toMatchObject({ status: 'declined' });
        });

        it('pays once for each reference, also for concurrent requests', async () => {
          const { gateway } = setup;
          const order = await buildCardOrder();
          const charges = await Promise.all([1, 2, 3].map(() => gateway.charge(order)));
          const later = await gateway.charge({ ...order, amount: 1 });
          for (const charge of [...charges, later]) {
            expect(charge).toMatchObject({ ...amountFieldsOf(order), status: 'approved' });
          }
          const other = await gateway.charge({ ...order, reference: randomUUID() });
          expect(other).toMatchObject({ status: 'approved' });
        });

        it('stays approved if it is cancelled afterwards', async () => {
          const { gateway } = setup;
          const order = await buildCardOrder();
          await gateway.charge(order);
          const approved = { ...amountFieldsOf(order), status: 'approved' };
          expect(await gateway.cancel(order.reference)).toMatchObject(approved);
          expect(await gateway.find(order.reference)).toMatchObject(approved);
        });

        it('does not pay a reference that was cancelled before', async () => {
          const { gateway } = setup;
          const order = await buildCardOrder();
          const cancelled = { reference: order.reference, status: 'cancelled' };
          expect(await gateway.cancel(order.reference)).toMatchObject(cancelled);
          expect(await gateway.cancel(order.reference)).toMatchObject(cancelled);
          expect(await gateway.charge(order)).toMatchObject(cancelled);
          expect(await gateway.find(order.reference)).toMatchObject(cancelled);
        });

        it('is refunded once, and only if it was paid', async () => {
          const { gateway } = setup;
          const [paid, declined] = [
            await buildCardOrder(),
            await buildCardOrder({ cardToken: await saveCard('declined') }),
          ];
          await gateway.charge(declined);
          await expect(gateway.refund(declined.reference)).rejects.toThrow();
          await gateway.charge(paid);
          for (const _ of [1, 2]) await gateway.refund(paid.reference);
          expect(await setup.refundsOf(paid.reference)).toBe(1);
          expect(await setup.refundsOf(declined.reference)).toBe(0);
        });

        it('gets its own token each time it is saved, and a token of the tokenizer works once', async () => {
          const { gateway } = setup;
          const card = await setup.tokenize('approved');
          const tokens = [await gateway.saveCard(card), await saveCard()];
          expect(tokens).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
          expect(new Set([...tokens, card.token]).size).toBe(3);
          expect(await gateway.saveCard(card)).toBeNull();
          await gateway.forgetCard(tokens[0] ?? '');
          expect(await gateway.charge(buildOrder({ cardToken: tokens[1] ?? '' }))).toMatchObject({
            status: 'approved',
          });
        });

        it('is declined after it was forgotten', async () => {
          const { gateway } = setup;
          const order = await buildCardOrder();
          for (const _ of [1, 2]) await gateway.forgetCard(order.cardToken ?? '');
          expect(await gateway.charge(order)).toMatchObject({ status: 'declined' });
        });
      });
    }

    if (methods.includes('pix')) {
      describe('a Pix', () => {
        it('is pending with the same code until it is paid', async () => {
          const { gateway } = setup;
          const order = buildPixOrder();
          const charge = await gateway.charge(order);
          expect(charge).toMatchObject({ ...amountFieldsOf(order), status: 'pending' });
          if (charge.pix) {
            expect(charge.pix.code).toMatch(/^000201/);
            expect(charge.pix.expiresAt.getTime()).toBeGreaterThan(Date.now());
          }
          expect([await gateway.charge(order), await gateway.find(order.reference)]).toEqual([
            charge,
            charge,
          ]);
          expect(await setup.pay(order.reference)).toBe(true);
          expect(await gateway.find(order.reference)).toMatchObject({
            ...amountFieldsOf(order),
            status: 'approved',
          });
        });

        it('cannot be paid after it was cancelled', async () => {
          const { gateway } = setup;
          const order = buildPixOrder();
          await gateway.charge(order);
          const cancelled = { reference: order.reference, status: 'cancelled' };
          expect(await gateway.cancel(order.reference)).toMatchObject(cancelled);
          expect(await setup.pay(order.reference)).toBe(false);
          expect(await gateway.charge(order)).toMatchObject(cancelled);
        });

        it('stays approved if it was paid before it is cancelled', async () => {
          const { gateway } = setup;
          const order = buildPixOrder();
          await gateway.charge(order);
          await setup.pay(order.reference);
          expect(await gateway.cancel(order.reference)).toMatchObject({
            ...amountFieldsOf(order),
            status: 'approved',
          });
        });

        it('is either paid or cancelled if both are requested at once', async () => {
          const { gateway } = setup;
          const order = buildPixOrder();
          await gateway.charge(order);
          const [isPaid, { status }] = await Promise.all([
            setup.pay(order.reference),
            gateway.cancel(order.reference),
          ]);
          expect(status).toBe(isPaid ? 'approved' : 'cancelled');
        });

        it('is refunded only after it was paid', async () => {
          const { gateway } = setup;
          const order = buildPixOrder();
          await gateway.charge(order);
          await expect(gateway.refund(order.reference)).rejects.toThrow();
          await setup.pay(order.reference);
          await gateway.refund(order.reference);
          expect(await setup.refundsOf(order.reference)).toBe(1);
        });
      });
    }

    if (methods.includes('paypal')) {
      it('returns an approval address for PayPal while the charge is pending', async () => {
        const { gateway } = setup;
        const order = buildOrder({ method: 'paypal', returnAddress: 'https://banca.example/plans' });
        const charge = await gateway.charge(order);
        expect(charge.status).toBe('pending');
        expect(URL.canParse(charge.approvalAddress ?? '')).toBe(true);
        expect(await gateway.find(order.reference)).toEqual(charge);
        await setup.pay(order.reference);
        expect(await gateway.find(order.reference)).toMatchObject({
          ...amountFieldsOf(order),
          status: 'approved',
        });
      });
    }
  });
}
