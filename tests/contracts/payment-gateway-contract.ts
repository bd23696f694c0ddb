import { randomUUID } from 'node:crypto';
import type {
  ChargeOrder,
  GatewayMethod,
  PaymentGateway,
  TokenizedCard,
} from '../../server/commerce/payments/payment-gateway.ts';

/** A gateway with what its provider's side does: by its test environment, where it is a real one. */
export interface GatewayStage {
  readonly gateway: PaymentGateway;
  /** What its tokenizer has just made of a card that pays, or is declined: another token each time. */
  tokenize(kind: 'pays' | 'is declined'): Promise<TokenizedCard>;
  /** Somebody pays what waits; false: nobody can any more. */
  pay(reference: string): Promise<boolean>;
  /** How often a payment was given back, as the provider has it. */
  refundsOf(reference: string): Promise<number>;
  close?(): Promise<void> | void;
}

/** What every gateway has to hold, an integrator's too, for the methods that it names. Called within a test file. */
export function paymentGatewayContract(
  name: string,
  methods: readonly GatewayMethod[],
  open: () => Promise<GatewayStage>,
): void {
  describe(`PaymentGateway: ${name}`, () => {
    let stage: GatewayStage;
    beforeEach(async () => {
      stage = await open();
    });
    afterEach(() => stage.close?.());

    const order = (more: Partial<ChargeOrder> = {}): ChargeOrder => ({
      reference: randomUUID(),
      method: methods[0] ?? 'credit_card',
      readerId: randomUUID(),
      amount: 1990,
      currency: 'BRL',
      ...more,
    });
    const of = ({ reference, amount, currency }: ChargeOrder) => ({ reference, amount, currency });
    const savedCard = async (kind: Parameters<GatewayStage['tokenize']>[0] = 'pays') => {
      const token = await stage.gateway.saveCard(await stage.tokenize(kind));
      if (token === null) throw new Error('The card was not taken.');
      return token;
    };
    const byCard = async (more: Partial<ChargeOrder> = {}) =>
      order({ method: 'credit_card', cardToken: await savedCard(), ...more });
    const byPix = () => {
      const expiresAt = new Date(Date.now() + 30 * 60_000);
      return order({ method: 'pix', pix: { code: `000201-${randomUUID()}`, expiresAt } });
    };

    it('has a name for the address of its notifications, and the methods that it was tried with', () => {
      const { gateway } = stage;
      expect(gateway.name).toMatch(/^[a-z\d][a-z\d-]{0,99}$/);
      expect([...gateway.methods].sort()).toEqual([...methods].sort());
    });

    it('knows nothing of what nobody asked for', async () => {
      expect(await stage.gateway.find(randomUUID())).toBeNull();
    });

    if (methods.includes('credit_card')) {
      describe('a card', () => {
        it('pays the amount in its currency, which is told of it ever after', async () => {
          const { gateway } = stage;
          const asked = await byCard({ amount: 5490 });
          const charge = await gateway.charge(asked);
          expect(charge).toMatchObject({ ...of(asked), status: 'approved' });
          expect(await gateway.find(asked.reference)).toEqual(charge);
        });

        it('is declined, and stays so however often it is asked', async () => {
          const { gateway } = stage;
          const asked = await byCard({ cardToken: await savedCard('is declined') });
          expect(await gateway.charge(asked)).toMatchObject({ status: 'declined' });
          expect(await gateway.charge(asked)).toMatchObject({ status: 'declined' });
          expect(await gateway.find(asked.reference)).toMatchObject({ status: 'declined' });
        });

        it('pays once for each reference, however often and by however many it is asked for', async () => {
          const { gateway } = stage;
          const asked = await byCard();
          const answers = await Promise.all([1, 2, 3].map(() => gateway.charge(asked)));
          const later = await gateway.charge({ ...asked, amount: 1 });
          for (const answer of [...answers, later]) {
            expect(answer).toMatchObject({ ...of(asked), status: 'approved' });
          }
          const other = await gateway.charge({ ...asked, reference: randomUUID() });
          expect(other).toMatchObject({ status: 'approved' });
        });

        it('has paid though it is cancelled afterwards', async () => {
          const { gateway } = stage;
          const asked = await byCard();
          await gateway.charge(asked);
          const told = { ...of(asked), status: 'approved' };
          expect(await gateway.cancel(asked.reference)).toMatchObject(told);
          expect(await gateway.find(asked.reference)).toMatchObject(told);
        });

        it('never pays what was cancelled before it was asked for', async () => {
          const { gateway } = stage;
          const asked = await byCard();
          const cancelled = { reference: asked.reference, status: 'cancelled' };
          expect(await gateway.cancel(asked.reference)).toMatchObject(cancelled);
          expect(await gateway.cancel(asked.reference)).toMatchObject(cancelled);
          expect(await gateway.charge(asked)).toMatchObject(cancelled);
          expect(await gateway.find(asked.reference)).toMatchObject(cancelled);
        });

        it('is given its money back once, and only what it has paid', async () => {
          const { gateway } = stage;
          const [paid, declined] = [
            await byCard(),
            await byCard({ cardToken: await savedCard('is declined') }),
          ];
          await gateway.charge(declined);
          await expect(gateway.refund(declined.reference)).rejects.toThrow();
          await gateway.charge(paid);
          for (const _ of [1, 2]) await gateway.refund(paid.reference);
          expect(await stage.refundsOf(paid.reference)).toBe(1);
          expect(await stage.refundsOf(declined.reference)).toBe(0);
        });

        it('has another token each time that it is saved, each for itself, and each of the tokenizer’s is good once', async () => {
          const { gateway } = stage;
          const once = await stage.tokenize('pays');
          const tokens = [await gateway.saveCard(once), await savedCard()];
          expect(tokens).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
          expect(new Set([...tokens, once.token]).size).toBe(3);
          expect(await gateway.saveCard(once)).toBeNull();
          await gateway.forgetCard(tokens[0] ?? '');
          expect(await gateway.charge(order({ cardToken: tokens[1] ?? '' }))).toMatchObject({
            status: 'approved',
          });
        });

        it('pays no more once it is forgotten, as often as that is asked', async () => {
          const { gateway } = stage;
          const asked = await byCard();
          for (const _ of [1, 2]) await gateway.forgetCard(asked.cardToken ?? '');
          expect(await gateway.charge(asked)).toMatchObject({ status: 'declined' });
        });
      });
    }

    if (methods.includes('pix')) {
      describe('a Pix', () => {
        it('waits until somebody pays it, by the same code whenever it is told', async () => {
          const { gateway } = stage;
          const asked = byPix();
          const charge = await gateway.charge(asked);
          expect(charge).toMatchObject({ ...of(asked), status: 'pending' });
          if (charge.pix) {
            expect(charge.pix.code).toMatch(/^000201/);
            expect(charge.pix.expiresAt.getTime()).toBeGreaterThan(Date.now());
          }
          expect([await gateway.charge(asked), await gateway.find(asked.reference)]).toEqual([
            charge,
            charge,
          ]);
          expect(await stage.pay(asked.reference)).toBe(true);
          expect(await gateway.find(asked.reference)).toMatchObject({ ...of(asked), status: 'approved' });
        });

        it('can be paid by nobody once it is cancelled', async () => {
          const { gateway } = stage;
          const asked = byPix();
          await gateway.charge(asked);
          const cancelled = { reference: asked.reference, status: 'cancelled' };
          expect(await gateway.cancel(asked.reference)).toMatchObject(cancelled);
          expect(await stage.pay(asked.reference)).toBe(false);
          expect(await gateway.charge(asked)).toMatchObject(cancelled);
        });

        it('is paid where somebody has been quicker than the cancelling', async () => {
          const { gateway } = stage;
          const asked = byPix();
          await gateway.charge(asked);
          await stage.pay(asked.reference);
          expect(await gateway.cancel(asked.reference)).toMatchObject({ ...of(asked), status: 'approved' });
        });

        it('is either paid or cancelled, when both happen at once', async () => {
          const { gateway } = stage;
          const asked = byPix();
          await gateway.charge(asked);
          const [isPaid, { status }] = await Promise.all([
            stage.pay(asked.reference),
            gateway.cancel(asked.reference),
          ]);
          expect(status).toBe(isPaid ? 'approved' : 'cancelled');
        });

        it('is given back to whoever has paid it', async () => {
          const { gateway } = stage;
          const asked = byPix();
          await gateway.charge(asked);
          await expect(gateway.refund(asked.reference)).rejects.toThrow();
          await stage.pay(asked.reference);
          await gateway.refund(asked.reference);
          expect(await stage.refundsOf(asked.reference)).toBe(1);
        });
      });
    }

    if (methods.includes('paypal')) {
      it('names the page on which a payment by PayPal is approved, as long as it waits', async () => {
        const { gateway } = stage;
        const asked = order({ method: 'paypal', returnAddress: 'https://banca.example/plans' });
        const charge = await gateway.charge(asked);
        expect(charge.status).toBe('pending');
        expect(URL.canParse(charge.approvalAddress ?? '')).toBe(true);
        expect(await gateway.find(asked.reference)).toEqual(charge);
        await stage.pay(asked.reference);
        expect(await gateway.find(asked.reference)).toMatchObject({ ...of(asked), status: 'approved' });
      });
    }
  });
}
