import { Type } from 'typebox';
import { Language } from '../catalogue/schemas.ts';
import { UserSubscription } from '../commerce/plans/plan-schemas.ts';
import { PayablePixOrder } from '../commerce/schemas.ts';
import { Closed, Identifier, Instant, Nullable } from '../http/schema-types.ts';
import { Vocabulary } from '../http/vocabulary.ts';
import { GuardianRights } from './guardian-rights.ts';
import { ParentalSettings } from './parental-settings.ts';

export const Theme = Vocabulary('Theme', ['dark', 'light']);

/** A reader's profile in the comics service. */
export const Reader = Closed(
  {
    dragonId: Identifier,
    preferences: Closed({ language: Language, theme: Theme }),
    market: Type.String(),
    currency: Type.String(),
    marketOffers: Closed(
      { plans: Type.Boolean(), credits: Type.Boolean() },
      { description: 'Whether plans and wallet credits are sold in the market.' },
    ),
    parentDragonId: Nullable(Identifier),
    parentalSettings: ParentalSettings,
    guardianName: Nullable(Type.String(), {
      description: 'The name by which a guided account knows its guardian.',
    }),
    guardianRights: Nullable(GuardianRights, { description: 'Null for an account without a guardian.' }),
    svaBond: Nullable(
      Closed({
        isActive: Type.Boolean(),
        svaName: Type.String(),
        subjectId: Type.String(),
        metadata: Type.Object({}, { additionalProperties: true }),
      }),
    ),
    subscription: Nullable(UserSubscription),
    scheduledSubscription: Nullable(UserSubscription),
    expiredSubscription: Nullable(UserSubscription),
    payablePixOrders: Type.Array(PayablePixOrder, {
      description: 'Orders of issues and plans whose Pix can be paid, newest first.',
    }),
    createdAt: Instant,
    updatedAt: Instant,
  },
  { title: 'Reader' },
);
