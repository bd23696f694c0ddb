import fc from 'fast-check';
import type { Fate } from './fate.ts';
import { cardBehaviours, couponCodes, voucherCodes } from './new-day.ts';
import { readers } from './shop.ts';
import type { Trouble } from './troubles.ts';

/** What somebody does. Whom and what it concerns are told by numbers, so that a counterexample says everything. */
export type Command = { fate?: Fate } & Deed;

type Deed =
  | { do: 'buy'; reader: number; wish: number; method: Method; card: number; coupon: string | null }
  /** The same request once more, of those before the so manieth from the last; `changed`: with another content. */
  | { do: 'again'; back: number; changed: boolean }
  /** Somebody pays a Pix or answers PayPal's page. */
  | { do: 'pay'; which: number; isPaid: boolean }
  /** The gateway tells of an order, or somebody else does in its name. */
  | { do: 'notify'; which: number }
  | { do: 'look'; which: number }
  | { do: 'end renewal'; reader: number }
  | { do: 'renew by card'; reader: number; which: number; card: number }
  | { do: 'withdraw'; reader: number; which: number }
  | { do: 'redeem'; reader: number; voucher: string }
  | { do: 'guess'; reader: number }
  /** In the place of the one that ends in the same digits, if there is one. */
  | { do: 'add card'; reader: number; card: number; behaviour: number }
  | { do: 'remove card'; reader: number; card: number }
  | { do: 'wait'; minutes: number }
  | { do: 'work' }
  | { do: 'trouble'; kind: Trouble; calls: number }
  /** What sleeps at the gateway goes on. */
  | { do: 'wake' };

/** Of several at a time each is done on another machine than the one before. */
export type Step = Command | { atOnce: Command[] };

export type Method = 'credit_card' | 'pix' | 'paypal' | 'balance' | 'third-party-integration';

const index = (most: number) => fc.nat({ max: most });
const reader = index(readers.length - 1);
const card = index(cardBehaviours.length - 1);
/** 0–1: credits, 2–4: plans, 5–8: issues. */
const wish = fc.oneof(index(8), fc.integer({ min: 2, max: 4 }));

const buy = fc.record({
  do: fc.constant('buy' as const),
  reader,
  wish,
  method: fc.oneof(
    { weight: 4, arbitrary: fc.constant<Method>('credit_card') },
    { weight: 3, arbitrary: fc.constant<Method>('pix') },
    { weight: 3, arbitrary: fc.constant<Method>('balance') },
    { weight: 1, arbitrary: fc.constant<Method>('paypal') },
    { weight: 1, arbitrary: fc.constant<Method>('third-party-integration') },
  ),
  card: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: card }),
  coupon: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom<string | null>(...couponCodes, 'NOSUCH') },
  ),
});

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 10, arbitrary: buy },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('again' as const),
      back: index(2),
      changed: fc.nat({ max: 5 }).map((n) => n === 0),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      which: index(5),
      isPaid: fc.nat({ max: 4 }).map((n) => n > 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('notify' as const), which: index(20) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look' as const), which: index(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end renewal' as const), reader }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('renew by card' as const), reader, which: index(1), card }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw' as const), reader, which: index(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('redeem' as const),
      reader,
      voucher: fc.constantFrom(...voucherCodes),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('guess' as const), reader }) },
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
  { weight: 5, arbitrary: fc.record({ do: fc.constant('work' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wake' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('trouble' as const),
      kind: fc.constantFrom<Trouble>('silent', 'loses answers', 'sleeps'),
      calls: fc.integer({ min: 1, max: 3 }),
    }),
  },
);

const fate: fc.Arbitrary<Fate> = fc.record({
  after: fc.nat({ max: 22 }),
  kind: fc.constantFrom('dies' as const, 'stumbles' as const, 'stumbles late' as const),
});

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: deed },
  { weight: 1, arbitrary: fc.tuple(deed, fate).map(([what, itsFate]) => ({ ...what, fate: itsFate })) },
);

/** Several tabs with the same wish, or whatever else may come together. */
const atOnce = fc.oneof(
  fc.tuple(command, fc.integer({ min: 2, max: 4 })).map(([one, times]) => Array<Command>(times).fill(one)),
  fc.array(command, { minLength: 2, maxLength: 3 }),
);

/** Somebody whose card renews a plan, from the beginning. */
const subscribed: Step = {
  do: 'buy',
  reader: 0,
  wish: 2,
  method: 'credit_card',
  card: 0,
  coupon: null,
};

/**
 * Without the usual liking for short ones: what goes wrong takes a while. `together`: how many steps of ten are of
 * several at once.
 */
export function story(most: number, together: number): fc.Arbitrary<Step[]> {
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 10 - together, arbitrary: command },
    { weight: together, arbitrary: atOnce.map((commands) => ({ atOnce: commands })) },
  );
  const steps = fc.noBias(fc.array(step, { minLength: 1, maxLength: most, size: 'max' }));
  return fc
    .tuple(fc.boolean(), steps)
    .map(([isSubscribed, rest]) => (isSubscribed ? [subscribed, ...rest] : rest));
}
