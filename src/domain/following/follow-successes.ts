import type { Success } from '../success.ts';

export const followed: Success = {
  code: 'FOLLOWED',
  name: 'FOLLOWED',
  message: 'Following. New issues appear on the home screen and in My shelf.',
};
