import { Type } from 'typebox';
import { Picture } from './schemas.ts';

export const Banner = Type.Object(
  {
    externalId: Type.String({ format: 'uuid' }),
    link: Type.String({
      pattern: '^/(?![/\\\\])',
      description: 'Where it leads: a path of the app, to an issue or a series.',
    }),
    title: Type.String(),
    text: Type.String(),
    picture: Picture,
  },
  { title: 'Banner', additionalProperties: false },
);
