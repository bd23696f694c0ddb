import { type Secret, TOTP } from 'otpauth';
import type { MagicLink } from '../../../src/application/ports/account/accounts.ts';
import type { OpenSession } from '../../../src/domain/session/open-session.ts';
import type { IdentityUser, SessionCredentials } from '../../../src/domain/session/session.ts';
import { someOpenSession } from '../session/some-open-session.ts';
import { someUser } from './fake-identity-users.ts';

/** A letter that would have been sent, with the link in it. */
export interface FakeLetter {
  readonly to: string;
  readonly link: MagicLink;
}

/** A device on which a user is or was signed in: until its token is revoked. */
export interface FakeDevice {
  readonly token: string;
  readonly userId: string;
  readonly session: OpenSession;
}

/** A second factor that is on. */
interface FakeFactor {
  readonly secret: Secret;
  recoveryCodes: string[];
  lastStep: number;
}

/** What the fakes of the identity service know together: users, passwords, letters and sessions. */
export class FakeAccountBook {
  readonly users: IdentityUser[] = [];
  /** By user; who signs in by somebody else has none. */
  readonly passwords = new Map<string, string>();
  readonly externalUsers = new Map<string, 'google' | 'operator'>();
  /** By user. */
  readonly secondFactors = new Map<string, FakeFactor>();
  /** Newest first. */
  readonly letters: FakeLetter[] = [];
  /** Tokens that open nothing any more. */
  readonly revoked: string[] = [];
  readonly devices: FakeDevice[] = [];
  readonly #firstTokens = new Map<string, string>();
  #count = 0;

  /** Whose first session will have `token`, where one is given. */
  add(user: IdentityUser, password: string | null, token?: string): void {
    this.users.push(user);
    if (password !== null) this.passwords.set(user.uuid, password);
    if (token) this.#firstTokens.set(user.uuid, token);
  }

  /** By username or e-mail address, whatever the case. */
  find(entry: string): IdentityUser | undefined {
    const wanted = entry.trim().toLowerCase();
    return this.users.find(({ username, email }) => [username, email].some((each) => each === wanted));
  }

  replace(user: IdentityUser): IdentityUser {
    const place = this.users.findIndex(({ uuid }) => uuid === user.uuid);
    this.users[place] = user;
    return user;
  }

  open(userId: string): SessionCredentials {
    const first = this.#firstTokens.get(userId);
    this.#count += 1;
    const token = first && !this.revoked.includes(first) ? first : `token-${this.#count}-of-${userId}`;
    const now = new Date().toISOString();
    const session = someOpenSession({ uuid: token, createdAt: now, lastUsedAt: now, isCurrent: false });
    if (!this.devicesOf(userId).some((device) => device.token === token))
      this.devices.push({ token, userId, session });
    return { token, userId };
  }

  endSessions(userId: string): void {
    this.revoked.push(...this.devicesOf(userId).map(({ token }) => token));
  }

  /** Those on which the user is signed in. */
  devicesOf(userId: string): FakeDevice[] {
    return this.devices.filter((device) => device.userId === userId && !this.revoked.includes(device.token));
  }

  /** The half minute that a code of the secret's app belongs to; null where it is wrong. */
  stepOf(secret: Secret, code: string): number | null {
    const totp = new TOTP({ secret });
    const delta = totp.validate({ token: code, window: 1 });
    return delta === null ? null : totp.counter() + delta;
  }

  /** True where the user's second factor accepts the code, which then is spent. */
  spendSecondFactor(uuid: string, code: string): boolean {
    const factor = this.secondFactors.get(uuid);
    if (!factor) return true;
    if (factor.recoveryCodes.includes(code)) {
      factor.recoveryCodes = factor.recoveryCodes.filter((each) => each !== code);
      return true;
    }
    const step = this.stepOf(factor.secret, code);
    if (step === null || step <= factor.lastStep) return false;
    factor.lastStep = step;
    return true;
  }

  /** Writes a letter; the links of the last three work. */
  write({ uuid, email }: IdentityUser): void {
    this.#count += 1;
    this.letters.unshift({ to: email, link: { uuid, code: `code-${this.#count}` } });
  }

  /** The user of a link that works; after it none of the user's does. */
  take({ uuid, code }: MagicLink): IdentityUser | undefined {
    const newest = this.letters.filter(({ link }) => link.uuid === uuid).slice(0, 3);
    if (!newest.some(({ link }) => link.code === code)) return undefined;
    this.letters.splice(0, this.letters.length, ...this.letters.filter(({ link }) => link.uuid !== uuid));
    return this.users.find((user) => user.uuid === uuid);
  }
}

/** Knows Ana, whose password is 'segredo-2026'. */
export function someBook(): FakeAccountBook {
  const book = new FakeAccountBook();
  book.add(someUser(), 'segredo-2026');
  return book;
}
