import type { IdentityUser } from '../session/session.ts';

/** What everyone may see of a user. */
export type PublicUser = Pick<IdentityUser, 'id' | 'username' | 'nickname' | 'about' | 'avatar' | 'cover'>;
