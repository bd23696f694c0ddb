import { randomUUID } from 'node:crypto';
import type { ChargeOrder } from '../../../../server/commerce/payments/payment-gateway.ts';
import { openStandInGateway } from '../../../../server/stand-ins/gateway/gateway.ts';
import {
  type CardBehaviour,
  createSingleUseToken,
} from '../../../../server/stand-ins/gateway/gateway-cards.ts';
import { approveCharge } from '../../../../server/stand-ins/gateway/gateway-charges.ts';
import { newCard } from '../../support/cards.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** A clock that only tests move. */
class ManualClock {
  time = Date.now();
  readonly now = (): Date => new Date(this.time);
}

export function standInGateway(platform: () => TestPlatform): void {
  let clock: ManualClock;
  let notified: string[];
  let timers: Set<{ at: number; run: () => void }>;

  beforeEach(() => {
    clock = new ManualClock();
    notified = [];
    timers = new Set();
  });

  const store = () => ({ database: platform().database, now: clock.now });
  const schedule = (run: () => void, milliseconds: number) => {
    const timer = { at: clock.time + milliseconds, run };
    timers.add(timer);
    return () => timers.delete(timer);
  };
  const advanceTo = (time: number) => {
    clock.time = time;
    for (const { at, run } of timers) if (at <= time) run();
  };
  const open = (trustsTokens = false) =>
    openStandInGateway({
      ...store(),
      notify: async (reference) => void notified.push(reference),
      approvalAddress: ({ reference }) => `/pay/${reference}`,
      trustsTokens,
      schedule,
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
    const token = await createSingleUseToken(store(), { behaviour, brand: 'visa', lastFourDigits: '4242' });
    const saved = await open().saveCard(tokenized(token));
    if (saved === null) throw new Error('The gateway did not save the card.');
    return saved;
  }

  const tokenized = (token: string) => {
    const { holderDocument, cardToken: _singleUse, ...card } = newCard(token);
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
  ] as const)('returns for a card with the behaviour "%s" the status %s', async (behaviour, status) => {
    const gateway = open();
    const request = order({ cardToken: await savedCard(behaviour) });
    expect(await gateway.charge(request)).toEqual({
      reference: request.reference,
      status,
      amount: 1990,
      currency: 'BRL',
    });
  });

  it('approves a delayed charge after ten seconds, on every machine', async () => {
    const [gateway, other] = [open(), open()];
    const request = order({ cardToken: await savedCard('delay') });
    await gateway.charge(request);
    clock.time += 9_999;
    expect(await other.find(request.reference)).toMatchObject({ status: 'pending' });
    clock.time += 1;
    expect(await other.find(request.reference)).toMatchObject({ status: 'approved' });
    expect(await other.cancel(request.reference)).toMatchObject({ status: 'approved' });
  });

  it('notifies the platform of a delayed charge once, and of none after it is closed', async () => {
    const [gateway, closed] = [open(), open()];
    const [request, lost] = [order(), order()];
    const cardToken = await savedCard('delay');
    await gateway.charge({ ...request, cardToken });
    await gateway.charge({ ...request, cardToken });
    await closed.charge({ ...lost, cardToken });
    closed.close();
    const start = clock.time;
    advanceTo(start + 9_999);
    expect(notified).toEqual([]);
    advanceTo(start + 10_000);
    expect(notified).toEqual([request.reference]);
  });

  it('creates one charge for concurrent and repeated requests', async () => {
    let request = pixOrder();
    // Repeated, because the requests only collide by chance.
    for (let round = 0; round < 50; round += 1) {
      request = pixOrder();
      const { reference } = request;
      const answers = await Promise.all([1, 2, 3, 4].map(() => open().charge({ ...request, amount: 1990 })));
      expect(answers.map((answer) => answer.reference)).toEqual(Array(4).fill(reference));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    }
    await approveCharge(store(), request.reference);
    expect(await open().charge({ ...request, amount: 1 })).toMatchObject({
      status: 'approved',
      amount: 1990,
    });
  });

  it('does not charge after a cancellation, even if the charge is requested later', async () => {
    const gateway = open();
    const [waiting, late] = [pixOrder(), order()];
    await gateway.charge(waiting);
    expect(await gateway.cancel(waiting.reference)).toMatchObject({ status: 'cancelled', amount: 1990 });
    expect(await approveCharge(store(), waiting.reference)).toBe(false);
    expect(await gateway.cancel(late.reference)).toMatchObject({ status: 'cancelled' });
    expect(await gateway.charge(late)).toMatchObject({ status: 'cancelled' });
  });

  it('does not cancel an approved charge', async () => {
    const gateway = open();
    const request = order();
    await gateway.charge(request);
    expect(await gateway.cancel(request.reference)).toMatchObject({ status: 'approved' });
  });

  it('either approves or cancels when both happen at the same time', async () => {
    const request = pixOrder();
    await open().charge(request);
    const [isPaid, { status }] = await Promise.all([
      approveCharge(store(), request.reference),
      open().cancel(request.reference),
    ]);
    expect(status).toBe(isPaid ? 'approved' : 'cancelled');
  });

  it('does not accept an expired Pix', async () => {
    const request = pixOrder();
    await open().charge(request);
    clock.time += 60_000;
    expect(await approveCharge(store(), request.reference)).toBe(false);
    expect(await open().find(request.reference)).toMatchObject({ status: 'pending' });
  });

  it.each([
    ['demo-claro-0001', 'approved'],
    ['demo-claro-0102', 'declined'],
    [undefined, 'declined'],
  ])('returns for the operator’s customer %s the status %s', async (operatorSubject, status) => {
    const request = order({ method: 'third-party-integration' });
    const charge = await open().charge({ ...request, ...(operatorSubject && { operatorSubject }) });
    expect(charge.status).toBe(status);
  });

  it.each([
    ['PayPal', () => order({ method: 'paypal' })],
    ['Pix', () => pixOrder()],
  ])('returns the approval page of %s while the charge is pending', async (_, createOrder) => {
    const gateway = open();
    const { reference, ...rest } = createOrder();
    expect(await gateway.charge({ reference, ...rest })).toMatchObject({
      status: 'pending',
      approvalAddress: `/pay/${reference}`,
    });
    await approveCharge(store(), reference);
    expect(await gateway.find(reference)).not.toHaveProperty('approvalAddress');
  });

  it('refunds an approved charge once and rejects refunds of others', async () => {
    const gateway = open();
    const [paid, waiting] = [order(), pixOrder()];
    for (const request of [paid, waiting]) await gateway.charge(request);
    await gateway.refund(paid.reference);
    const first = await refundedAt(paid.reference);
    clock.time += 1000;
    await gateway.refund(paid.reference);
    expect(first).not.toBeNull();
    expect(await refundedAt(paid.reference)).toEqual(first);
    await expect(gateway.refund(waiting.reference)).rejects.toThrow('Only an approved payment');
    expect(await refundedAt(waiting.reference)).toBeNull();
    // Orders of the seed have no charge.
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

  it('returns null for an unknown reference', async () => {
    expect(await open().find(randomUUID())).toBeNull();
  });

  it('declines a removed card and approves cards of the demo', async () => {
    const gateway = open();
    const cardToken = await savedCard('approve');
    expect(await gateway.charge(order({ cardToken }))).toMatchObject({ status: 'approved' });
    await gateway.forgetCard(cardToken);
    await gateway.forgetCard(cardToken);
    expect(await gateway.charge(order({ cardToken }))).toMatchObject({ status: 'declined' });
    expect(await gateway.charge(order({ cardToken: randomUUID() }))).toMatchObject({ status: 'approved' });
  });

  it('exchanges a single-use token once, within ten minutes', async () => {
    const createToken = () =>
      createSingleUseToken(store(), { behaviour: 'approve', brand: 'visa', lastFourDigits: '4242' });
    const [late, contested] = [await createToken(), await createToken()];
    const saved = await Promise.all([1, 2, 3].map(() => open().saveCard(tokenized(contested))));
    expect(saved.filter((token) => token !== null)).toHaveLength(1);
    clock.time += 10 * 60_000;
    expect(await open().saveCard(tokenized(late))).toBeNull();
  });

  it('accepts unknown tokens only if an external tokenizer is configured', async () => {
    expect(await open().saveCard(tokenized('a-token-of-efi'))).toBeNull();
    const cardToken = await open(true).saveCard(tokenized('a-token-of-efi'));
    expect(cardToken).toMatch(/^card_/);
    expect(await open().charge(order({ cardToken: cardToken ?? '' }))).toMatchObject({ status: 'approved' });
  });
}
