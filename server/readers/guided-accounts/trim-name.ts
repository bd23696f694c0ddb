import { ApiError } from '../../http/api-error.ts';

/** Throws USER.INVALID_DATA if the name is blank. */
export function trimName(field: 'name' | 'nickname', text: string): string {
  const name = text.trim();
  if (name === '') throw new ApiError('USER.INVALID_DATA', { details: { field } });
  return name;
}
