import { Type } from 'typebox';

/** The response schema of a route that sends an image. */
export const ImageResponse = {
  'x-response-description': 'The image.',
  content: { 'image/*': { schema: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }) } },
};
