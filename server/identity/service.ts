import type { Database } from '../database/database.ts';
import type { Attempts } from '../http/attempts.ts';
import type { Mail } from '../mail/mail.ts';
import type { OpenIdClient } from '../openid/openid-client.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { Profiles } from './profiles.ts';
import type { SecretBox } from './second-factor/secret-box.ts';
import type { Sessions } from './sessions/sessions.ts';

/** What the identity routes are made of. */
export interface IdentityService {
  database: Database;
  accounts: Accounts;
  sessions: Sessions;
  /** Encrypts the secrets of second factors. */
  secrets: SecretBox;
  attempts: Attempts;
  mail: Mail;
  profiles: Profiles;
  /** Whether accounts with a published password can sign in: only in a demo. */
  acceptsPublishedPasswords: boolean;
  /** True if administrators have no rights without a second factor. */
  adminsNeedSecondFactor: boolean;
  /** null: nobody signs in with Google here. */
  google: OpenIdClient | null;
  /** The address that readers type, without a slash at its end; links in letters begin with it. Never taken from a request. */
  site(): string;
  /** The base address of this service as the app is told it, such as '/api/identity'. */
  address: string;
}
