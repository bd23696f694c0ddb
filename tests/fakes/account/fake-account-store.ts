import { type Secret, TOTP } from 'otpauth';
import type { MagicLink } from '../../../src/application/ports/account/accounts.ts';
import {
  acceptanceOf,
  type Consent,
  type ConsentText,
  type ConsentVersion,
} from '../../../src/domain/account/consent.ts';
import type { OpenSession } from '../../../src/domain/session/open-session.ts';
import type { IdentityUser, SessionCredentials } from '../../../src/domain/session/session.ts';
import { buildOpenSession } from '../session/build-open-session.ts';
import { buildUser } from './fake-identity-users.ts';

/** An email with a link. */
export interface FakeEmail {
  readonly to: string;
  readonly link: MagicLink;
}

/** A device of a user. It is signed in until its token is revoked. */
export interface FakeDevice {
  readonly token: string;
  readonly readerId: string;
  readonly session: OpenSession;
}

/** An active second factor. */
interface FakeFactor {
  readonly secret: Secret;
  recoveryCodes: string[];
  lastStep: number;
}

/** State that the fakes of the identity service share: users, passwords, emails and sessions. */
export class FakeAccountStore {
  readonly users: IdentityUser[] = [];
  /** By user id. Users who sign in with a provider have no password. */
  readonly passwords = new Map<string, string>();
  /** The provider of each user who signs in with one, by user id. */
  readonly externalUsers = new Map<string, 'google' | 'operator'>();
  /** By user id. */
  readonly secondFactors = new Map<string, FakeFactor>();
  /** The texts that readers accept. */
  texts: readonly ConsentText[] = [
    { kind: 'terms', version: '2026-11-29', changes: 'Tudo é novo.', address: '/documents/termos.html' },
    { kind: 'privacy', version: '2026-11-20', changes: 'Tudo é novo.', address: '/documents/politica.html' },
  ];
  /** By user id, the newest first. */
  readonly consents = new Map<string, readonly Consent[]>();
  /** Newest first. */
  readonly emails: FakeEmail[] = [];
  /** Tokens that are no longer valid. */
  readonly revokedTokens: string[] = [];
  readonly devices: FakeDevice[] = [];
  readonly #firstTokens = new Map<string, string>();
  #lastNumber = 0;

  /** `token`: the token of the user's first session. */
  addUser(user: IdentityUser, password: string | null, token?: string): void {
    this.users.push(user);
    if (password !== null) this.passwords.set(user.id, password);
    if (token) this.#firstTokens.set(user.id, token);
  }

  isCurrent({ kind, version }: ConsentVersion): boolean {
    return this.texts.some((text) => text.kind === kind && text.version === version);
  }

  /** One that was accepted before keeps its time. */
  addConsent(readerId: string, version: ConsentVersion): Consent {
    const accepted = this.consents.get(readerId) ?? [];
    const earlier = acceptanceOf(version, accepted);
    if (earlier) return earlier;
    const consent = { ...version, acceptedAt: new Date().toISOString() };
    this.consents.set(readerId, [consent, ...accepted]);
    return consent;
  }

  /** Finds a user by username or email address, ignoring case. */
  findUser(usernameOrEmail: string): IdentityUser | undefined {
    const normalised = usernameOrEmail.trim().toLowerCase();
    return this.users.find(({ username, email }) => [username, email].some((each) => each === normalised));
  }

  replaceUser(user: IdentityUser): IdentityUser {
    const index = this.users.findIndex(({ id }) => id === user.id);
    this.users[index] = user;
    return user;
  }

  openSession(readerId: string): SessionCredentials {
    const first = this.#firstTokens.get(readerId);
    this.#lastNumber += 1;
    const token =
      first && !this.revokedTokens.includes(first) ? first : `token-${this.#lastNumber}-of-${readerId}`;
    const now = new Date().toISOString();
    const session = buildOpenSession({ id: token, createdAt: now, lastUsedAt: now, isCurrent: false });
    if (!this.devicesOf(readerId).some((device) => device.token === token))
      this.devices.push({ token, readerId, session });
    return { token, readerId };
  }

  endSessions(readerId: string): void {
    this.revokedTokens.push(...this.devicesOf(readerId).map(({ token }) => token));
  }

  /** The devices on which the user is signed in. */
  devicesOf(readerId: string): FakeDevice[] {
    return this.devices.filter(
      (device) => device.readerId === readerId && !this.revokedTokens.includes(device.token),
    );
  }

  /** The time step (30 seconds) of an authenticator code. Null if the code is wrong. */
  timeStepOf(secret: Secret, code: string): number | null {
    const totp = new TOTP({ secret });
    const delta = totp.validate({ token: code, window: 1 });
    return delta === null ? null : totp.counter() + delta;
  }

  /** True if the user has no second factor, or it accepts the code. Each code works once. */
  consumeSecondFactor(id: string, code: string): boolean {
    const factor = this.secondFactors.get(id);
    if (!factor) return true;
    if (factor.recoveryCodes.includes(code)) {
      factor.recoveryCodes = factor.recoveryCodes.filter((each) => each !== code);
      return true;
    }
    const step = this.timeStepOf(factor.secret, code);
    if (step === null || step <= factor.lastStep) return false;
    factor.lastStep = step;
    return true;
  }

  /** The links of the last three emails work. */
  sendEmail({ id, email }: IdentityUser): void {
    this.#lastNumber += 1;
    this.emails.unshift({ to: email, link: { readerId: id, code: `code-${this.#lastNumber}` } });
  }

  withdrawLinks(readerId: string): void {
    const kept = this.emails.filter(({ link }) => link.readerId !== readerId);
    this.emails.splice(0, this.emails.length, ...kept);
  }

  /** Returns the user of a valid link. Afterwards all links of the user are invalid. */
  consumeLink({ readerId, code }: MagicLink): IdentityUser | undefined {
    const newest = this.emails.filter(({ link }) => link.readerId === readerId).slice(0, 3);
    if (!newest.some(({ link }) => link.code === code)) return undefined;
    this.withdrawLinks(readerId);
    return this.users.find((user) => user.id === readerId);
  }
}

/** Contains Ana with the password 'segredo-2026'. */
export function buildAccountStore(): FakeAccountStore {
  const store = new FakeAccountStore();
  store.addUser(buildUser(), 'segredo-2026');
  return store;
}
