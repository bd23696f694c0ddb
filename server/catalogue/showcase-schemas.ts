import { Type } from 'typebox';
import { Vocabulary } from '../http/vocabulary.ts';
import { genres } from './genres.ts';
import { Picture } from './schemas.ts';

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
  },
  { title: 'Banner', additionalProperties: false },
);

export const OfferedGenre = Type.Object(
  {
    genre: Vocabulary('Genre', genres),
    issuesCount: Type.Integer({ minimum: 1, description: 'The number of its offered issues.' }),
  },
  { title: 'OfferedGenre', additionalProperties: false },
);
