import { Type } from 'typebox';

// PostgreSQL refuses the null character in texts.
export const SearchText = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '^[^\\u0000]+$',
  description:
    'Accents, capitals, hyphens and plurals are ignored, and typing errors are tolerated. The last word may be incomplete.',
});
