import { Type } from 'typebox';
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
