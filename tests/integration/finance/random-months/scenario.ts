import fc from 'fast-check';

export const readerCount = 3;
export const publisherCount = 3;
/** Issue n belongs to publisher n modulo the number of publishers. */
export const issueCount = 5;

export const scenarioStart = Date.parse('2026-01-01T03:00:00Z');
export const dayMs = 24 * 60 * 60_000;
/** Payments and readings happen in the first five months. */
const scenarioMinutes = 150 * 24 * 60;

export type PaymentKind = 'plan' | 'purchase' | 'rent' | 'credit';

export interface ScenarioPayment {
  reader: number;
  kind: PaymentKind;
  /** Of a purchase or rental. */
  issue: number;
  /** Of a plan. */
  cycleDays: number;
  amount: number;
  paidAt: number;
  /** When the period of a plan starts. */
  coversFrom: number;
  refundedAt: number | null;
}

export interface ScenarioSitting {
  reader: number;
  issue: number;
  basis: 'subscription' | 'acquisition' | 'free';
  /** The guardian whose subscription gave the right to read. Null if it was the reader's own. */
  payer: number | null;
  pages: number;
  startedAt: number;
  /** When the platform learns of it. */
  reportedAt: number;
}

/** Valid from month n after the first one. */
export interface Rate {
  month: number;
  basisPoints: number;
}

export interface Scenario {
  payments: ScenarioPayment[];
  sittings: ScenarioSitting[];
  /** Of each publisher. */
  shares: Rate[][];
  taxRates: Rate[];
}

const minutes = fc.integer({ min: 0, max: scenarioMinutes });
const indexBelow = (count: number) => fc.nat({ max: count - 1 });

const payment: fc.Arbitrary<ScenarioPayment> = fc
  .record({
    reader: indexBelow(readerCount),
    kind: fc.oneof(
      { weight: 4, arbitrary: fc.constant<PaymentKind>('plan') },
      { weight: 3, arbitrary: fc.constant<PaymentKind>('purchase') },
      { weight: 1, arbitrary: fc.constant<PaymentKind>('rent') },
      { weight: 1, arbitrary: fc.constant<PaymentKind>('credit') },
    ),
    issue: indexBelow(issueCount),
    cycleDays: fc.constantFrom(30, 90, 180, 360),
    amount: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20_000 })),
    paid: minutes,
    coversLater: fc.oneof(fc.constant(0), fc.nat({ max: 40 * 24 * 60 })),
    refundedAfter: fc.option(fc.oneof(fc.nat({ max: 7 * 24 * 60 }), fc.nat({ max: 200 * 24 * 60 }))),
  })
  .map(({ paid, coversLater, refundedAfter, ...rest }) => {
    const paidAt = scenarioStart + paid * 60_000;
    return {
      ...rest,
      paidAt,
      coversFrom: paidAt + coversLater * 60_000,
      refundedAt: refundedAfter === null ? null : paidAt + refundedAfter * 60_000,
    };
  });

const sitting: fc.Arbitrary<ScenarioSitting> = fc
  .record({
    reader: indexBelow(readerCount),
    issue: indexBelow(issueCount),
    basis: fc.oneof(
      { weight: 4, arbitrary: fc.constant('subscription' as const) },
      { weight: 1, arbitrary: fc.constantFrom('acquisition' as const, 'free' as const) },
    ),
    otherPayer: fc.option(indexBelow(readerCount)),
    pages: fc.integer({ min: 1, max: 60 }),
    started: minutes,
    reportedAfterDays: fc.oneof(fc.constant(0), fc.nat({ max: 29 })),
  })
  .map(({ started, reportedAfterDays, otherPayer, ...rest }) => {
    const startedAt = scenarioStart + started * 60_000;
    const isPaidByOther = rest.basis === 'subscription' && otherPayer !== rest.reader;
    const payer = isPaidByOther ? otherPayer : null;
    return { ...rest, payer, startedAt, reportedAt: startedAt + reportedAfterDays * dayMs };
  });

const rates = fc.uniqueArray(
  fc.record({
    month: fc.nat({ max: 8 }),
    basisPoints: fc.constantFrom(0, 1, 600, 1_425, 5_000, 7_000, 9_999, 10_000),
  }),
  { selector: ({ month }) => month, maxLength: 3 },
);

export const scenario: fc.Arbitrary<Scenario> = fc.record({
  payments: fc.array(payment, { minLength: 1, maxLength: 14 }),
  sittings: fc.uniqueArray(sitting, {
    selector: ({ reader, issue, startedAt }) => `${reader} ${issue} ${startedAt}`,
    maxLength: 40,
  }),
  shares: fc.array(rates, { minLength: publisherCount, maxLength: publisherCount }),
  taxRates: rates,
});
