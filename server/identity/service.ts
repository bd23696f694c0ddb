import type { Database } from '../database/database.ts';
import type { Attempts } from '../http/attempts.ts';
import type { Mail } from '../mail/mail.ts';
import type { OpenIdClient } from '../openid/openid-client.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { AccountStore } from './accounts/accounts.ts';
import type { ProfileErasure } from './deletion/profile-erasure.ts';
import type { Profiles } from './profiles.ts';
import type { Sessions } from './sessions/sessions.ts';

/** The dependencies of the identity routes. */
export interface IdentityService {
  database: Database;
  accounts: AccountStore;
  sessions: Sessions;
  /** Encrypts the secrets of second factors. */
  secrets: SecretBox;
  attempts: Attempts;
  mail: Mail;
  profiles: Profiles;
  profileErasure: ProfileErasure;
  /** True in a demo: accounts with a published password can sign in. */
  acceptsPublishedPasswords: boolean;
  /** True if administrators have no rights without a second factor. */
  adminsNeedSecondFactor: boolean;
  /** Null if sign-in with Google is not configured. */
  google: OpenIdClient | null;
  /**
   * The public address of Banca, without a slash at the end. Links in emails begin with it, so it is never taken from a
   * request.
   */
  site(): string;
  /** The base address of this service that the app calls, such as '/api/identity'. */
  address: string;
}
