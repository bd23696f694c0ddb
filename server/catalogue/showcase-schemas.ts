import { Type } from 'typebox';
import { NullableVocabulary, Vocabulary } from '../http/vocabulary.ts';
import { genres } from './genres.ts';
import { Picture, parentalRatings } from './schemas.ts';

export const Banner = Type.Object(
  {
    externalId: Type.String({ format: 'uuid' }),
    link: Type.String({
      pattern: '^/(?![/\\\\])',
      description: 'The path of an issue or a series in the app.',
    }),
    title: Type.String(),
    text: Type.String(),
    picture: Picture,
    lowestParentalRating: NullableVocabulary('ParentalRating', parentalRatings, {
      description:
        'The lowest rating of the offered issues of the link: of an issue or a series. Null for another link.',
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
