import { Type } from 'typebox';
import { NullableVocabulary, Vocabulary } from '../../http/vocabulary.ts';
import { genres } from '../genres.ts';
import { Picture, parentalRatings } from '../schemas.ts';

export const Banner = Type.Object(
  {
    externalId: Type.String({ format: 'uuid' }),
    link: Type.String({
      pattern: '^/(?![/\\\\])',
      description: 'A path of the app, mostly of an issue, a series or a publisher.',
    }),
    title: Type.String(),
    text: Type.String(),
    picture: Picture,
    lowestParentalRating: NullableVocabulary('ParentalRating', parentalRatings, {
      description:
        'The lowest rating of the offered issues that the link opens: one issue, or those of a series or publisher. Null if it opens none.',
    }),
  },
  { title: 'Banner', additionalProperties: false },
);

export const OfferedGenre = Type.Object(
  {
    genre: Vocabulary('Genre', genres),
    issuesCount: Type.Integer({ minimum: 1, description: 'The number of its offered issues.' }),
    issuesCountByRating: Type.Record(Type.Enum(parentalRatings), Type.Integer({ minimum: 0 }), {
      description: 'The number of its offered issues of each parental rating.',
    }),
  },
  { title: 'OfferedGenre', additionalProperties: false },
);
