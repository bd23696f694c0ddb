import { randomUUID } from 'node:crypto';
import type { ChargeOrder } from '../../../../server/commerce/payments/payment-gateway.ts';
import { openStandInGateway } from '../../../../server/stand-ins/gateway/gateway.ts';
import { type CardBehaviour, createSingleUseToken } from '../../../../server/stand-ins/gateway/gateway-cards.ts';
import { approveCharge } from '../../../../server/stand-ins/gateway/gateway-charges.ts';
import { newCard } from '../../support/cards.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Stands still unless a test moves it. */
class Clock {
  time = Date.now();
  readonly now = (): Date => new Date(this.time);
}

export function standInGateway(platform: () => TestPlatform): void {
  let clock: Clock;
  let told: string[];
  let waiting: Set<{ at: number; run: () => void }>;

  beforeEach(() => {
    clock = new Clock();
    told = [];
    waiting = new Set();
  });

  const charges = () => ({ database: platform().database, now: clock.now });
  const later = (run: () => void, milliseconds: number) => {
    const at = clock.time + milliseconds;
    const waits = { at, run };
    waiting.add(waits);
    return () => waiting.delete(waits);
  };
  const passUntil = (time: number) => {
    clock.time = time;
    for (const { at, run } of waiting) if (at <= time) run();
  };
  const open = (trustsTokens = false) =>
    openStandInGateway({
      ...charges(),
      notify: async (reference) => void told.push(reference),
      approvalAddress: ({ reference }) => `/pay/${reference}`,
      trustsTokens,
      later,
    });
  const order = (more: Partial<ChargeOrder> = {}): ChargeOrder => ({
    reference: randomUUID(),
    method: 'credit_card',
    readerId: randomUUID(),
    amount: 1990,
    currency: 'BRL',
    cardToken: randomUUID(),
    ...more,
  });
  const pixOrder = () => {
    const expiresAt = new Date(clock.time + 60_000);
    return order({ method: 'pix', pix: { code: randomUUID(), expiresAt } });
  };

  async function savedCard(behaviour: CardBehaviour): Promise<string> {
    const token = await createSingleUseToken(charges(), { behaviour, brand: 'visa', lastFourDigits: '4242' });
    const saved = await open().saveCard(tokenized(token));
    if (saved === null) throw new Error('The card was not taken.');
    return saved;
  }

  const tokenized = (token: string) => {
    const { holderDocument, cardToken: _once, ...card } = newCard(token);
    return {
      ...card,
      token,
      holderDocument: holderDocument.number,
      billingAddress: { ...card.billingAddress, country: 'BR' as const },
    };
  };

  it.each([
    ['approve', 'approved'],
    ['decline', 'declined'],
    ['funds', 'declined'],
    ['delay', 'pending'],
  ] as const)('does with a card that is to %s as its test number says: %s', async (behaviour, status) => {
    const gateway = open();
    const asked = order({ cardToken: await savedCard(behaviour) });
    expect(await gateway.charge(asked)).toEqual({
      reference: asked.reference,
      status,
      amount: 1990,
      currency: 'BRL',
    });
  });

  it('approves after ten seconds what delays, whoever asks, and not before', async () => {
    const [gateway, other] = [open(), open()];
    const asked = order({ cardToken: await savedCard('delay') });
    await gateway.charge(asked);
    clock.time += 9_999;
    expect(await other.find(asked.reference)).toMatchObject({ status: 'pending' });
    clock.time += 1;
    expect(await other.find(asked.reference)).toMatchObject({ status: 'approved' });
    expect(await other.cancel(asked.reference)).toMatchObject({ status: 'approved' });
  });

  it('tells the platform of a payment that delays when its time has come, and of none once it is closed', async () => {
    const [gateway, closed] = [open(), open()];
    const [asked, lost] = [order(), order()];
    const cardToken = await savedCard('delay');
    await gateway.charge({ ...asked, cardToken });
    await gateway.charge({ ...asked, cardToken });
    await closed.charge({ ...lost, cardToken });
    closed.close();
    const begun = clock.time;
    passUntil(begun + 9_999);
    expect(told).toEqual([]);
    passUntil(begun + 10_000);
    expect(told).toEqual([asked.reference]);
  });

  it('asks for a payment once, however often and by however many it is asked for', async () => {
    let asked = pixOrder();
    // Many times: whether they meet is chance.
    for (let round = 0; round < 50; round += 1) {
      asked = pixOrder();
      const { reference } = asked;
      const answers = await Promise.all([1, 2, 3, 4].map(() => open().charge({ ...asked, amount: 1990 })));
      expect(answers.map((answer) => answer.reference)).toEqual(Array(4).fill(reference));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    }
    await approveCharge(charges(), asked.reference);
    expect(await open().charge({ ...asked, amount: 1 })).toMatchObject({ status: 'approved', amount: 1990 });
  });

  it('is not paid any more once it is cancelled, not even when it is asked for later', async () => {
    const gateway = open();
    const [waiting, later] = [pixOrder(), order()];
    await gateway.charge(waiting);
    expect(await gateway.cancel(waiting.reference)).toMatchObject({ status: 'cancelled', amount: 1990 });
    expect(await approveCharge(charges(), waiting.reference)).toBe(false);
    expect(await gateway.cancel(later.reference)).toMatchObject({ status: 'cancelled' });
    expect(await gateway.charge(later)).toMatchObject({ status: 'cancelled' });
  });

  it('leaves paid what was paid before it is cancelled', async () => {
    const gateway = open();
    const asked = order();
    await gateway.charge(asked);
    expect(await gateway.cancel(asked.reference)).toMatchObject({ status: 'approved' });
  });

  it('is either paid or cancelled, when both happen at once', async () => {
    const asked = pixOrder();
    await open().charge(asked);
    const [isPaid, { status }] = await Promise.all([
      approveCharge(charges(), asked.reference),
      open().cancel(asked.reference),
    ]);
    expect(status).toBe(isPaid ? 'approved' : 'cancelled');
  });

  it('takes no Pix after its time', async () => {
    const asked = pixOrder();
    await open().charge(asked);
    clock.time += 60_000;
    expect(await approveCharge(charges(), asked.reference)).toBe(false);
    expect(await open().find(asked.reference)).toMatchObject({ status: 'pending' });
  });

  it.each([
    ['demo-claro-0001', 'approved'],
    ['demo-claro-0102', 'declined'],
    [undefined, 'declined'],
  ])('puts on the bill of the operator’s customer %s: %s', async (operatorSubject, status) => {
    const asked = order({ method: 'third-party-integration' });
    const charge = await open().charge({ ...asked, ...(operatorSubject && { operatorSubject }) });
    expect(charge.status).toBe(status);
  });

  it.each([
    ['a payment by PayPal is approved', () => order({ method: 'paypal' })],
    ['a Pix can be paid', () => pixOrder()],
  ])('names the page where %s, while it waits', async (_, made) => {
    const gateway = open();
    const { reference, ...asked } = made();
    expect(await gateway.charge({ reference, ...asked })).toMatchObject({
      status: 'pending',
      approvalAddress: `/pay/${reference}`,
    });
    await approveCharge(charges(), reference);
    expect(await gateway.find(reference)).not.toHaveProperty('approvalAddress');
  });

  it('gives back what was paid, once, and nothing else', async () => {
    const gateway = open();
    const [paid, waiting] = [order(), pixOrder()];
    for (const asked of [paid, waiting]) await gateway.charge(asked);
    await gateway.refund(paid.reference);
    const first = await refundedAt(paid.reference);
    clock.time += 1000;
    await gateway.refund(paid.reference);
    expect(first).not.toBeNull();
    expect(await refundedAt(paid.reference)).toEqual(first);
    await expect(gateway.refund(waiting.reference)).rejects.toThrow('Only what was paid');
    expect(await refundedAt(waiting.reference)).toBeNull();
    // Of before there was a gateway, such as the demo's.
    await gateway.refund(randomUUID());
  });

  const refundedAt = async (reference: string) =>
    (
      await platform()
        .database.selectFrom('thirdparty.charge')
        .select('refundedAt')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
    ).refundedAt;

  it('knows nothing of what nobody asked for', async () => {
    expect(await open().find(randomUUID())).toBeNull();
  });

  it('pays no more by a card that it has forgotten, and does by the cards of the demo', async () => {
    const gateway = open();
    const cardToken = await savedCard('approve');
    expect(await gateway.charge(order({ cardToken }))).toMatchObject({ status: 'approved' });
    await gateway.forgetCard(cardToken);
    await gateway.forgetCard(cardToken);
    expect(await gateway.charge(order({ cardToken }))).toMatchObject({ status: 'declined' });
    expect(await gateway.charge(order({ cardToken: randomUUID() }))).toMatchObject({ status: 'approved' });
  });

  it('takes a token for ten minutes, and by one of many who come with it', async () => {
    const make = () =>
      createSingleUseToken(charges(), { behaviour: 'approve', brand: 'visa', lastFourDigits: '4242' });
    const [late, contested] = [await make(), await make()];
    const saved = await Promise.all([1, 2, 3].map(() => open().saveCard(tokenized(contested))));
    expect(saved.filter((token) => token !== null)).toHaveLength(1);
    clock.time += 10 * 60_000;
    expect(await open().saveCard(tokenized(late))).toBeNull();
  });

  it('takes the tokens of another tokenizer at their word, where one is configured', async () => {
    expect(await open().saveCard(tokenized('a-token-of-efi'))).toBeNull();
    const cardToken = await open(true).saveCard(tokenized('a-token-of-efi'));
    expect(cardToken).toMatch(/^card_/);
    expect(await open().charge(order({ cardToken: cardToken ?? '' }))).toMatchObject({ status: 'approved' });
  });
}
