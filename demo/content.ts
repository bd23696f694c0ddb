import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import accounts from './data/accounts.json' with { type: 'json' };
import {
  DemoAccount,
  DemoCoupon,
  DemoCreditOffer,
  DemoPlan,
  DemoReader,
  DemoRestriction,
  DemoVoucher,
} from '../server/seed/seed-schemas.ts';
import coupons from './data/coupons.json' with { type: 'json' };
import creditOffers from './data/credit-offers.json' with { type: 'json' };
import plans from './data/plans.json' with { type: 'json' };
import readers from './data/readers.json' with { type: 'json' };
import restrictions from './data/restrictions.json' with { type: 'json' };
import vouchers from './data/vouchers.json' with { type: 'json' };

function checked<T extends TSchema>(schema: T, value: unknown, file: string): Static<T> {
  if (Value.Check(schema, value)) return value;
  const [first] = Value.Errors(schema, value);
  throw new Error(`${file} of the demo is wrong at ${first?.instancePath}: ${first?.message}.`);
}

/** The first two are those that a start prints: a reader and an administrator. */
export const demoAccounts: readonly DemoAccount[] = checked(
  Type.Array(DemoAccount),
  accounts,
  'accounts.json',
);

/** These passwords are public in the repository. */
export const demoPasswords: ReadonlySet<string> = new Set(demoAccounts.map(({ password }) => password));

/** Who has a comics profile: an account that is not here is new, or is no reader's. */
export const demoReaders: readonly DemoReader[] = checked(Type.Array(DemoReader), readers, 'readers.json');

export const demoPlans: readonly DemoPlan[] = checked(Type.Array(DemoPlan), plans, 'plans.json');
export const demoCoupons: readonly DemoCoupon[] = checked(Type.Array(DemoCoupon), coupons, 'coupons.json');
export const demoVouchers: readonly DemoVoucher[] = checked(
  Type.Array(DemoVoucher),
  vouchers,
  'vouchers.json',
);

export const demoCreditOffers: readonly DemoCreditOffer[] = checked(
  Type.Array(DemoCreditOffer),
  creditOffers,
  'credit-offers.json',
);
export const demoRestrictions: readonly DemoRestriction[] = checked(
  Type.Array(DemoRestriction),
  restrictions,
  'restrictions.json',
);
