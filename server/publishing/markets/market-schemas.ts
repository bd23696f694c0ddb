import { Type } from 'typebox';
import { MerchandiseKind } from '../../catalogue/schemas.ts';
import { Closed, Identifier } from '../../http/schema-types.ts';

const availability = {
  availableFrom: Type.String({
    format: 'date-time',
    description:
      'When readers can read or buy it, now at the earliest. In the future, the issue is scheduled, which is only possible before its first offer.',
  }),
  isAvailableForAll: Type.Boolean(),
  isAvailableForSubscribers: Type.Boolean(),
};

const price = Type.Integer({ minimum: 1, maximum: 100_000_000, description: 'In cents of the currency.' });
const rentalDays = Type.Integer({
  minimum: 1,
  maximum: 3650,
  description: 'Only for rentals. By default the platform decides.',
});

const NewMerchandise = Closed(
  { kind: MerchandiseKind, price, rentalDays: Type.Optional(rentalDays) },
  { title: 'NewMerchandise' },
);

export const NewMarketEntry = Closed(
  {
    market: Type.String({ maxLength: 50 }),
    currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217.' }),
    availableFrom: Type.Optional(availability.availableFrom),
    isAvailableForAll: Type.Optional(availability.isAvailableForAll),
    isAvailableForSubscribers: Type.Optional(availability.isAvailableForSubscribers),
    merchandises: Type.Optional(Type.Array(NewMerchandise, { maxItems: 10 })),
  },
  { title: 'NewMarketEntry' },
);

export const MarketEntryChanges = Closed(
  {
    marketId: Identifier,
    ...Type.Partial(Type.Object(availability)).properties,
    merchandises: Type.Optional(
      Type.Array(
        Closed(
          {
            merchandiseId: Type.Optional(
              Type.String({ format: 'uuid', description: 'The one to change. Absent: adds one.' }),
            ),
            ...NewMerchandise.properties,
          },
          { title: 'MerchandiseChange' },
        ),
        { maxItems: 10 },
      ),
    ),
  },
  { title: 'MarketEntryChanges' },
);
