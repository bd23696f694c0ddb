import type { Language } from '../http/language.ts';

/** The accounts behind readers, as far as an operator's customer needs one: another service keeps them. */
export interface People {
  /** Which of the two an account has already, the one with the uuid `except` aside. */
  findTaken(
    contact: { email: string | null; phoneNumber: string | null },
    except?: string,
  ): Promise<'email' | 'phone' | null>;
  /**
   * Opens an account without a password; gives its uuid, or null where somebody has taken the address or the number
   * meanwhile. An address that is not verified is sent a letter in the language.
   */
  create(person: {
    email: string;
    isEmailVerified: boolean;
    phoneNumber: string | null;
    name: string | null;
    language: Language;
  }): Promise<string | null>;
  /** Opens a session: the bearer token of both services. Null where the account is closed. */
  openSession(uuid: string): Promise<string | null>;
}
