import { randomUUID } from 'node:crypto';
import type { ChargeOrder } from '../../../../server/commerce/payments/payment-gateway.ts';
import { openStandInGateway } from '../../../../server/stand-ins/gateway/gateway.ts';
import {
  type CardBehaviour,
  createSingleUseToken,
} from '../../../../server/stand-ins/gateway/gateway-cards.ts';
import { approveCharge } from '../../../../server/stand-ins/gateway/gateway-charges.ts';
import { buildCardRequest } from '../../support/cards.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** A clock that changes only when a test moves it. */
class GatewayClock {
  time = Date.now();
  readonly now = (): Date => new Date(this.time);
}

export function standInGateway(platform: () => TestPlatform): void {
  let clock: GatewayClock;
  let notifiedReferences: string[];
  let timers: Set<{ at: number; run: () => void }>;

  beforeEach(() => {
    clock = new GatewayClock();
    notifiedReferences = [];
    timers = new Set();
  });

  const buildStore = () => ({ database: platform().database, now: clock.now });
  const schedule = (run: () => void, milliseconds: number) => {
    const timer = { at: clock.time + milliseconds, run };
    timers.add(timer);
    return () => timers.delete(timer);
  };
  const advanceTo = (time: number) => {
    clock.time = time;
    for (const { at, run } of timers) if (at <= time) run();
  };
  const openGateway = (trustsTokens = false) =>
    openStandInGateway({
      ...buildStore(),
      notify: async (reference) => void notifiedReferences.push(reference),
      approvalAddress: ({ reference }) => `/pay/${reference}`,
      trustsTokens,
      schedule,
    });
  const buildOrder = (more: Partial<ChargeOrder> = {}): ChargeOrder => ({
    reference: randomUUID(),
    method: 'credit_card',
    readerId: randomUUID(),
    amount: 1990,
    currency: 'BRL',
    cardToken: randomUUID(),
    ...more,
  });
  const buildPixOrder = () => {
    const expiresAt = new Date(clock.time + 60_000);
    return buildOrder({ method: 'pix', pix: { code: randomUUID(), expiresAt } });
  };

  async function saveCard(behaviour: CardBehaviour): Promise<string> {
    const token = await createSingleUseToken(buildStore(), {
      behaviour,
      brand: 'visa',
      lastFourDigits: '4242',
    });
    const saved = await openGateway().saveCard(buildGatewayCard(token));
    if (saved === null) throw new Error('The gateway did not save the card.');
    return saved;
  }

  const buildGatewayCard = (token: string) => {
    const { holderDocument, cardToken: _singleUse, ...card } = buildCardRequest(token);
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
    ['dispute', 'approved'],
  ] as const)('charges a card with the behaviour "%s" with the status %s', async (behaviour, status) => {
    const gateway = openGateway();
    const request = buildOrder({ cardToken: await saveCard(behaviour) });
    expect(await gateway.charge(request)).toEqual({
      reference: request.reference,
      status,
      amount: 1990,
      currency: 'BRL',
    });
  });

  it('approves a delayed charge after ten seconds, on every machine', async () => {
    const [gateway, otherGateway] = [openGateway(), openGateway()];
    const request = buildOrder({ cardToken: await saveCard('delay') });
    await gateway.charge(request);
    clock.time += 9_999;
    expect(await otherGateway.find(request.reference)).toMatchObject({ status: 'pending' });
    clock.time += 1;
    expect(await otherGateway.find(request.reference)).toMatchObject({ status: 'approved' });
    expect(await otherGateway.cancel(request.reference)).toMatchObject({ status: 'approved' });
  });

  it('charges a disputed charge back after 30 seconds, notifies the platform, and then refunds nothing', async () => {
    const gateway = openGateway();
    const request = buildOrder({ cardToken: await saveCard('dispute') });
    await gateway.charge(request);
    advanceTo(clock.time + 29_999);
    expect(await gateway.find(request.reference)).toMatchObject({ status: 'approved' });
    advanceTo(clock.time + 1);
    expect(notifiedReferences).toEqual([request.reference]);
    expect(await openGateway().find(request.reference)).toMatchObject({
      status: 'charged_back',
      amount: 1990,
    });
    await gateway.refund(request.reference);
    expect(await gateway.find(request.reference)).toMatchObject({ status: 'charged_back' });
  });

  it('does not charge a refunded charge back', async () => {
    const gateway = openGateway();
    const request = buildOrder({ cardToken: await saveCard('dispute') });
    await gateway.charge(request);
    await gateway.refund(request.reference);
    advanceTo(clock.time + 60_000);
    expect(await gateway.find(request.reference)).toMatchObject({ status: 'approved' });
  });

  it('notifies the platform once about a delayed charge, but not after the gateway is closed', async () => {
    const [gateway, closedGateway] = [openGateway(), openGateway()];
    const [request, otherRequest] = [buildOrder(), buildOrder()];
    const cardToken = await saveCard('delay');
    await gateway.charge({ ...request, cardToken });
    await gateway.charge({ ...request, cardToken });
    await closedGateway.charge({ ...otherRequest, cardToken });
    closedGateway.close();
    const start = clock.time;
    advanceTo(start + 9_999);
    expect(notifiedReferences).toEqual([]);
    advanceTo(start + 10_000);
    expect(notifiedReferences).toEqual([request.reference]);
  });

  it('creates one charge for concurrent and repeated requests', async () => {
    let request = buildPixOrder();
    // Requests collide only by chance, so try often.
    for (let round = 0; round < 50; round += 1) {
      request = buildPixOrder();
      const { reference } = request;
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => openGateway().charge({ ...request, amount: 1990 })),
      );
      expect(answers.map((answer) => answer.reference)).toEqual(Array(4).fill(reference));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    }
    await approveCharge(buildStore(), request.reference);
    expect(await openGateway().charge({ ...request, amount: 1 })).toMatchObject({
      status: 'approved',
      amount: 1990,
    });
  });

  it('does not charge after a cancellation, even if the cancellation arrives before the charge', async () => {
    const gateway = openGateway();
    const [waiting, expired] = [buildPixOrder(), buildOrder()];
    await gateway.charge(waiting);
    expect(await gateway.cancel(waiting.reference)).toMatchObject({ status: 'cancelled', amount: 1990 });
    expect(await approveCharge(buildStore(), waiting.reference)).toBe(false);
    expect(await gateway.cancel(expired.reference)).toMatchObject({ status: 'cancelled' });
    expect(await gateway.charge(expired)).toMatchObject({ status: 'cancelled' });
  });

  it('does not cancel an approved charge', async () => {
    const gateway = openGateway();
    const request = buildOrder();
    await gateway.charge(request);
    expect(await gateway.cancel(request.reference)).toMatchObject({ status: 'approved' });
  });

  it('either approves or cancels when both happen at the same time', async () => {
    const request = buildPixOrder();
    await openGateway().charge(request);
    const [isPaid, { status }] = await Promise.all([
      approveCharge(buildStore(), request.reference),
      openGateway().cancel(request.reference),
    ]);
    expect(status).toBe(isPaid ? 'approved' : 'cancelled');
  });

  it('does not accept an expired Pix', async () => {
    const request = buildPixOrder();
    await openGateway().charge(request);
    clock.time += 60_000;
    expect(await approveCharge(buildStore(), request.reference)).toBe(false);
    expect(await openGateway().find(request.reference)).toMatchObject({ status: 'pending' });
  });

  it.each([
    ['demo-claro-0001', 'approved'],
    ['demo-claro-0102', 'declined'],
    [undefined, 'declined'],
  ])('charges the operator’s customer %s with the status %s', async (operatorSubject, status) => {
    const request = buildOrder({ method: 'third-party-integration' });
    const charge = await openGateway().charge({ ...request, ...(operatorSubject && { operatorSubject }) });
    expect(charge.status).toBe(status);
  });

  it.each([
    ['PayPal', () => buildOrder({ method: 'paypal' })],
    ['Pix', () => buildPixOrder()],
  ])('returns the address of the approval page for %s only while the charge is pending', async (_, build) => {
    const gateway = openGateway();
    const { reference, ...rest } = build();
    expect(await gateway.charge({ reference, ...rest })).toMatchObject({
      status: 'pending',
      approvalAddress: `/pay/${reference}`,
    });
    await approveCharge(buildStore(), reference);
    expect(await gateway.find(reference)).not.toHaveProperty('approvalAddress');
  });

  it('refunds an approved charge once and rejects refunds of other charges', async () => {
    const gateway = openGateway();
    const [paid, waiting] = [buildOrder(), buildPixOrder()];
    for (const request of [paid, waiting]) await gateway.charge(request);
    await gateway.refund(paid.reference);
    const first = await findRefundTime(paid.reference);
    clock.time += 1000;
    await gateway.refund(paid.reference);
    expect(first).not.toBeNull();
    expect(await findRefundTime(paid.reference)).toEqual(first);
    await expect(gateway.refund(waiting.reference)).rejects.toThrow('Only an approved payment');
    expect(await findRefundTime(waiting.reference)).toBeNull();
    // Orders of the demo have no charge, and can still be refunded.
    await gateway.refund(randomUUID());
  });

  const findRefundTime = async (reference: string) =>
    (
      await platform()
        .database.selectFrom('thirdparty.charge')
        .select('refundedAt')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
    ).refundedAt;

  it('returns null for an unknown reference', async () => {
    expect(await openGateway().find(randomUUID())).toBeNull();
  });

  it('declines a removed card and approves unknown cards, which the demo uses', async () => {
    const gateway = openGateway();
    const cardToken = await saveCard('approve');
    expect(await gateway.charge(buildOrder({ cardToken }))).toMatchObject({ status: 'approved' });
    await gateway.forgetCard(cardToken);
    await gateway.forgetCard(cardToken);
    expect(await gateway.charge(buildOrder({ cardToken }))).toMatchObject({ status: 'declined' });
    expect(await gateway.charge(buildOrder({ cardToken: randomUUID() }))).toMatchObject({
      status: 'approved',
    });
  });

  it('accepts a single-use token once and within ten minutes', async () => {
    const createToken = () =>
      createSingleUseToken(buildStore(), { behaviour: 'approve', brand: 'visa', lastFourDigits: '4242' });
    const [expired, repeated] = [await createToken(), await createToken()];
    const saved = await Promise.all([1, 2, 3].map(() => openGateway().saveCard(buildGatewayCard(repeated))));
    expect(saved.filter((token) => token !== null)).toHaveLength(1);
    clock.time += 10 * 60_000;
    expect(await openGateway().saveCard(buildGatewayCard(expired))).toBeNull();
  });

  it('accepts unknown tokens only if an external tokenizer is configured', async () => {
    expect(await openGateway().saveCard(buildGatewayCard('a-token-of-efi'))).toBeNull();
    const cardToken = await openGateway(true).saveCard(buildGatewayCard('a-token-of-efi'));
    expect(cardToken).toMatch(/^card_/);
    expect(await openGateway().charge(buildOrder({ cardToken: cardToken ?? '' }))).toMatchObject({
      status: 'approved',
    });
  });
}
