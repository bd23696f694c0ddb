import { type Static, Type } from 'typebox';
import { NullableParentalRating, Picture } from '../../catalogue/schemas.ts';
import { Closed, Identifier, Instant, Nullable } from '../../http/schema-types.ts';
import { NullableVocabulary, Vocabulary } from '../../http/vocabulary.ts';

const guardianAnswers = ['granted', 'declined'] as const;

/** Exactly one of the two ids. */
export const RequestedProduct = Closed(
  { issueId: Type.Optional(Identifier), planId: Type.Optional(Identifier) },
  { title: 'RequestedProduct', minProperties: 1, maxProperties: 1 },
);

const request = {
  id: Identifier,
  kind: Vocabulary('RequestedKind', ['issue', 'plan']),
  purpose: Vocabulary('RequestPurpose', ['purchase', 'rating'], {
    description: 'To buy it, or to allow an issue above the rating of the account.',
  }),
  issueId: Nullable(Identifier),
  planId: Nullable(Identifier),
  requestedAt: Instant,
  answer: NullableVocabulary('GuardianAnswer', guardianAnswers),
  answeredAt: Nullable(Instant),
};

export const GuardianRequest = Closed(request, { title: 'GuardianRequest' });
export type GuardianRequestAnswer = Static<typeof GuardianRequest>;

export const ChildRequest = Closed(
  {
    ...request,
    child: Closed({ uuid: Identifier, nickname: Type.String() }, { title: 'RequestingChild' }),
    product: Closed(
      {
        name: Type.String(),
        path: Type.String({ description: 'The page of the app that shows it.' }),
        parentalRating: NullableParentalRating('Null for a plan.'),
        cover: Nullable(Picture, { description: 'Null for a plan.' }),
        prices: Type.Array(
          Closed(
            {
              kind: Vocabulary('RequestedPriceKind', ['purchase', 'rent', 'plan']),
              cents: Type.Integer(),
              currency: Type.String({ description: 'ISO 4217.' }),
              days: Nullable(Type.Integer(), {
                description: 'Of a rental or a period of a plan. Null if it never expires.',
              }),
            },
            { title: 'RequestedPrice' },
          ),
          {
            description:
              'Empty if it is not for sale now, or if the child can read it without a purchase once its rating is allowed.',
          },
        ),
      },
      { title: 'ProductOfRequest' },
    ),
  },
  { title: 'ChildRequest' },
);
export type ChildRequestAnswer = Static<typeof ChildRequest>;

export const NewGuardianAnswer = Closed(
  { answer: Vocabulary('GuardianAnswer', guardianAnswers) },
  { title: 'NewGuardianAnswer' },
);
