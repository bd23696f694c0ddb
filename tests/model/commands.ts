import fc from 'fast-check';
import type { GatewayProblem } from './gateway-problems.ts';
import type { InjectedFailure } from './injected-failure.ts';
import { cardBehaviours, couponCodes, voucherCodes } from './reset-data.ts';
import { readers } from './shop.ts';

/**
 * One action. Readers, products and orders are referred to by index, so that a counterexample contains no ids. A
 * `targetIndex` beyond the end of its list starts again at 0.
 */
export type Command = { failure?: InjectedFailure } & Action;

type Action =
  | { do: 'buy'; reader: number; product: number; method: Method; card: number; coupon: string | null }
  /** Repeats a request with its key. `stepsBack`: 0 for the last request. `isChanged`: with another payload. */
  | { do: 'repeat'; stepsBack: number; isChanged: boolean }
  /** Pays a Pix, or approves or cancels at PayPal. */
  | { do: 'pay'; targetIndex: number; isPaid: boolean }
  /** The bank takes the money of a payment back. Without a notice, the platform learns of it at the end. */
  | { do: 'charge back'; targetIndex: number; isNotified: boolean }
  /** A notification from the gateway, or a forged one. */
  | { do: 'notify'; targetIndex: number }
  | { do: 'view order'; targetIndex: number }
  | { do: 'end renewal'; reader: number }
  | { do: 'renew by card'; reader: number; targetIndex: number; card: number }
  | { do: 'withdraw'; reader: number; targetIndex: number }
  /** Withdraws an issue or credits. */
  | { do: 'withdraw purchase'; reader: number; targetIndex: number }
  | { do: 'redeem'; reader: number; voucher: string }
  | { do: 'guess voucher'; reader: number }
  /** Replaces a card with the same last digits. */
  | { do: 'add card'; reader: number; card: number; behaviour: number }
  | { do: 'remove card'; reader: number; card: number }
  | { do: 'wait'; minutes: number }
  | { do: 'run jobs' }
  /** Reads pages of the issue that this product sells, if the reader has the right to. */
  | { do: 'read'; reader: number; product: number; pages: number }
  /** Closes the months that are due, and computes the open ones. */
  | { do: 'update revenue' }
  | { do: 'gateway problem'; kind: GatewayProblem; calls: number }
  /** Continues the delayed calls of the gateway. */
  | { do: 'resume gateway' };

/** Concurrent commands run on the machines in turn. */
export type Step = Command | { concurrentCommands: Command[] };

export type Method = 'credit_card' | 'pix' | 'paypal' | 'balance' | 'third-party-integration';

const indexUpTo = (max: number) => fc.nat({ max });
const reader = indexUpTo(readers.length - 1);
const card = indexUpTo(cardBehaviours.length - 1);
/** 0–1: credits, 2–4: plans, 5–8: issues. */
const product = fc.oneof(indexUpTo(8), fc.integer({ min: 2, max: 4 }));

const buy = fc.record({
  do: fc.constant('buy' as const),
  reader,
  product,
  method: fc.oneof(
    { weight: 4, arbitrary: fc.constant<Method>('credit_card') },
    { weight: 3, arbitrary: fc.constant<Method>('pix') },
    { weight: 3, arbitrary: fc.constant<Method>('balance') },
    { weight: 1, arbitrary: fc.constant<Method>('paypal') },
    { weight: 1, arbitrary: fc.constant<Method>('third-party-integration') },
  ),
  card: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: card }),
  coupon: fc.oneof(
    { weight: 6, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: fc.constantFrom<string | null>(...couponCodes, 'NOSUCH') },
    // Often, because only its second use by the same reader is refused.
    { weight: 1, arbitrary: fc.constant('ONCE') },
  ),
});

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 10, arbitrary: buy },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('repeat' as const),
      stepsBack: indexUpTo(2),
      isChanged: fc.nat({ max: 5 }).map((value) => value === 0),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      targetIndex: indexUpTo(5),
      isPaid: fc.nat({ max: 4 }).map((value) => value > 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('notify' as const), targetIndex: indexUpTo(20) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('view order' as const), targetIndex: indexUpTo(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end renewal' as const), reader }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('renew by card' as const),
      reader,
      targetIndex: indexUpTo(1),
      card,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('withdraw' as const), reader, targetIndex: indexUpTo(1) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('withdraw purchase' as const),
      reader,
      targetIndex: indexUpTo(5),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('charge back' as const),
      targetIndex: indexUpTo(20),
      isNotified: fc.nat({ max: 3 }).map((value) => value > 0),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('redeem' as const),
      reader,
      voucher: fc.constantFrom(...voucherCodes),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('guess voucher' as const), reader }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('add card' as const), reader, card, behaviour: card }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove card' as const), reader, card }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(
        1,
        5,
        31,
        8 * 60,
        8 * 60,
        25 * 60,
        4 * 24 * 60,
        29 * 24 * 60,
        29.5 * 24 * 60,
        45 * 24 * 60,
      ),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('run jobs' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('read' as const),
      reader,
      product: fc.integer({ min: 5, max: 8 }),
      pages: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('update revenue' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resume gateway' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('gateway problem' as const),
      kind: fc.constantFrom<GatewayProblem>('silent', 'lost response', 'delayed'),
      calls: fc.integer({ min: 1, max: 3 }),
    }),
  },
);

const failure: fc.Arbitrary<InjectedFailure> = fc.record({
  after: fc.nat({ max: 22 }),
  kind: fc.constantFrom('crash' as const, 'error' as const, 'lost response' as const),
});

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: action },
  {
    weight: 1,
    arbitrary: fc.tuple(action, failure).map(([each, injected]) => ({ ...each, failure: injected })),
  },
);

/** The same command several times, as if from several tabs, or different commands. */
const concurrentCommands = fc.oneof(
  fc.tuple(command, fc.integer({ min: 2, max: 4 })).map(([one, times]) => Array<Command>(times).fill(one)),
  fc.array(command, { minLength: 2, maxLength: 3 }),
);

/** The first step of scenarios in which a reader starts with a plan that a card renews. */
const initialPurchase: Step = {
  do: 'buy',
  reader: 0,
  product: 2,
  method: 'credit_card',
  card: 0,
  coupon: null,
};

/**
 * Scenarios without the usual bias for short ones, because most faults need many steps. `concurrency`: how many of ten
 * steps run several commands at once.
 */
export function scenario(maxLength: number, concurrency: number): fc.Arbitrary<Step[]> {
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 10 - concurrency, arbitrary: command },
    {
      weight: concurrency,
      arbitrary: concurrentCommands.map((commands) => ({ concurrentCommands: commands })),
    },
  );
  const steps = fc.noBias(fc.array(step, { minLength: 1, maxLength, size: 'max' }));
  return fc
    .tuple(fc.boolean(), steps)
    .map(([startsSubscribed, rest]) => (startsSubscribed ? [initialPurchase, ...rest] : rest));
}
