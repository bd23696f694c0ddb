import { Type } from 'typebox';

export const EmailRequestBody = Type.Object(
  { entry: Type.String({ minLength: 1, maxLength: 254, description: 'A username or an e-mail address.' }) },
  { additionalProperties: false },
);

/** What a letter's link carries in its fragment. */
export const MagicCode = Type.Object(
  { uuid: Type.String({ format: 'uuid' }), code: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
);

export const Password = Type.String({ minLength: 1, maxLength: 256 });
