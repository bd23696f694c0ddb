import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { SeedCatalogue } from './seed-catalogue.ts';
import {
  SeedAccount,
  SeedCoupon,
  SeedCreditOffer,
  SeedPlan,
  SeedReader,
  SeedRestriction,
  SeedVoucher,
} from './seed-schemas.ts';

const SeedData = Type.Object(
  {
    /** The platform prints the first two at startup: a reader and an administrator. */
    accounts: Type.Array(SeedAccount),
    /** Comics profiles. An account without one is new, or belongs to staff. */
    readers: Type.Array(SeedReader),
    plans: Type.Array(SeedPlan),
    coupons: Type.Array(SeedCoupon),
    vouchers: Type.Array(SeedVoucher),
    creditOffers: Type.Array(SeedCreditOffer),
    restrictions: Type.Array(SeedRestriction),
    /** The tax rate from the year 2000 on, in hundredths of a percent. Without it, no month is closed until staff set one. */
    taxRate: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  },
  { additionalProperties: false },
);
type SeedData = Static<typeof SeedData>;

/** Everything that fills an empty platform. The package `demo/` provides one. */
export interface SeedContent extends SeedData {
  /** Called only to fill a database or to draw, because it reads many files. */
  openCatalogue(): Promise<SeedCatalogue>;
}

/** Throws an Error that names the first invalid value. */
export function checkSeedData(data: unknown): SeedData {
  if (Value.Check(SeedData, data)) return data;
  const [first] = Value.Errors(SeedData, data);
  throw new Error(`The seed data is invalid at ${first?.instancePath}: ${first?.message}.`);
}
