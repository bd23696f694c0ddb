import { type Static, type TSchema, Type } from 'typebox';
import { Closed } from '../http/schema-types.ts';

/* The schemas of the seed data. Days and months are relative to the time of seeding. */

const OneOf = <T extends string[]>(...values: [...T]) => Type.Enum(values);
const Text = Type.String({ minLength: 1 });
const Cents = Type.Integer({ minimum: 1 });
const Ago = Type.Number({ minimum: 0 });
const Code = Type.String({ pattern: '^[A-Z0-9]{4,20}$' });
const BothLanguages = <T extends TSchema>(text: T) => Closed({ 'pt-br': text, 'en-us': text });

/** What the entry demonstrates, in English, for docs/demo.md. */
const Shows = Text;

export const SeedAccount = Closed({
  username: Type.String({ pattern: '^[a-z.]{3,15}$' }),
  email: Type.String({ pattern: '^[a-z.]+@banca\\.example$' }),
  name: Text,
  password: Type.String({ minLength: 12 }),
  role: OneOf('ADMIN', 'STAFF', 'USER'),
  grantings: Type.Optional(Type.Array(OneOf('EDITOR', 'PUBLISHER', 'ACCOUNTANT', 'MANAGER'))),
  /** The username of the publisher that the account works for. */
  publisher: Type.Optional(Text),
  isActive: Type.Optional(Type.Literal(false)),
  hasVerifiedEmail: Type.Optional(Type.Literal(false)),
  shows: Shows,
});
export type SeedAccount = Static<typeof SeedAccount>;

const PlanText = Closed({ name: Text, description: Text, features: Type.Array(Text, { minItems: 1 }) });

export const SeedPlan = Closed({
  slug: Text,
  provider: Type.Union([Text, Type.Null()]),
  guidedAccountsCount: Type.Optional(Type.Integer({ minimum: 1 })),
  texts: BothLanguages(PlanText),
  merchandises: Type.Array(Closed({ cycleDays: Type.Integer(), price: Cents })),
});
export type SeedPlan = Static<typeof SeedPlan>;

/** Wallet credits and their price, in cents. */
export const SeedCreditOffer = Closed({ credits: Cents, price: Cents });
export type SeedCreditOffer = Static<typeof SeedCreditOffer>;

const Methods = Type.Array(OneOf('credit_card', 'pix', 'paypal', 'balance', 'third-party-integration'), {
  minItems: 1,
});

/** Restricts the payment methods of one merchandise. */
export const SeedRestriction = Type.Union([
  Closed({ plan: Text, cycleDays: Type.Integer(), paymentMethods: Methods }),
  Closed({ issue: Text, sold: OneOf('purchase', 'rent'), paymentMethods: Methods }),
]);
export type SeedRestriction = Static<typeof SeedRestriction>;

export const SeedCoupon = Closed({
  code: Code,
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  amount: Type.Optional(Cents),
  beginsInDays: Type.Number(),
  endsInDays: Type.Optional(Type.Number()),
  usesLimit: Type.Optional(Type.Integer({ minimum: 1 })),
  usesLimitPerReader: Type.Optional(Type.Integer({ minimum: 1 })),
  plan: Type.Optional(Text),
  issue: Type.Optional(Text),
  /** Default: plans and issues. */
  appliesTo: Type.Optional(Type.Array(OneOf('plan', 'comic', 'dragon_wallet_credit'))),
  shows: Shows,
});
export type SeedCoupon = Static<typeof SeedCoupon>;

export const SeedVoucher = Closed({
  code: Code,
  market: Text,
  plan: Type.Optional(Text),
  planDays: Type.Optional(Type.Integer({ minimum: 1 })),
  issue: Type.Optional(Text),
  credits: Type.Optional(Cents),
  expiresInDays: Type.Optional(Type.Number()),
  usesLimit: Type.Optional(Type.Integer({ minimum: 1 })),
  shows: Shows,
});
export type SeedVoucher = Static<typeof SeedVoucher>;

const Place = Type.Integer({ minimum: 0 });

/** `place`: position among the published issues that are sold in this way, newest first, counted from 0. */
const Item = Type.Union([
  Closed({ plan: Text, cycleDays: Type.Integer() }),
  Closed({ sold: OneOf('purchase', 'rent'), place: Place }),
  Closed({ credits: Cents, price: Cents }),
]);
export type SeedItem = Static<typeof Item>;

const SeedTransaction = Closed({
  daysAgo: Ago,
  item: Item,
  method: OneOf('credit_card', 'pix', 'paypal', 'balance'),
  status: OneOf('waiting', 'paid', 'refused', 'refunded', 'expired'),
  /** Position of the card among the reader's cards. */
  card: Type.Optional(Place),
  coupon: Type.Optional(Code),
  discount: Type.Optional(Cents),
  refundedDaysAgo: Type.Optional(Ago),
  /** By default one hour after the charge. */
  pixExpiresInDays: Type.Optional(Type.Number()),
});
export type SeedTransaction = Static<typeof SeedTransaction>;

export const SeedReader = Closed({
  username: Text,
  preferences: Type.Optional(Closed({ language: OneOf('pt-br', 'en-us'), theme: OneOf('dark', 'light') })),
  guardian: Type.Optional(Text),
  parentalSettings: Type.Optional(Type.Boolean()),
  operatorLink: Type.Optional(Closed({ provider: Text, subjectId: Text, isActive: Type.Boolean() })),
  cards: Type.Optional(
    Type.Array(
      Closed({
        brand: OneOf('visa', 'mastercard', 'amex', 'discover', 'diners-club'),
        lastFourDigits: Type.String({ pattern: '^[0-9]{4}$' }),
        holderName: Text,
        expiresInMonths: Type.Integer(),
      }),
    ),
  ),
  subscriptions: Type.Optional(
    Type.Array(
      Closed({
        plan: Text,
        cycleDays: Type.Integer(),
        startsInDays: Type.Number(),
        endsInDays: Type.Number(),
        renewsOnCard: Type.Optional(Place),
      }),
    ),
  ),
  transactions: Type.Optional(Type.Array(SeedTransaction)),
  redemptions: Type.Optional(Type.Array(Closed({ voucher: Code, daysAgo: Ago }))),
  /** `share` of the pages: 0 is the first page, 1 the last. */
  readings: Type.Optional(
    Type.Array(Closed({ issue: Text, share: Type.Number({ minimum: 0, maximum: 1 }), daysAgo: Ago })),
  ),
  /** Reads one issue for subscribers every so many days. */
  sittings: Type.Optional(
    Closed({ everyDays: Type.Integer({ minimum: 1 }), fromDaysAgo: Ago, toDaysAgo: Ago }),
  ),
  /** Slugs of issues, most recently added first. */
  favourites: Type.Optional(Type.Array(Text)),
  /** Each has one target: the slug of a series or creator, or the username of a publisher. */
  follows: Type.Optional(
    Type.Array(
      Closed({
        series: Type.Optional(Text),
        publisher: Type.Optional(Text),
        creator: Type.Optional(Text),
        seenDaysAgo: Ago,
      }),
    ),
  ),
  /** The number of newest issues for subscribers that the reader has read, one a day. */
  history: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type SeedReader = Static<typeof SeedReader>;
