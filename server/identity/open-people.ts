import type { Language } from '../http/language.ts';
import { sendValidation } from './letters/send-validation.ts';
import { type Newcomer, openPasswordless } from './open-passwordless.ts';
import type { IdentityService } from './service.ts';
import { AccountExists, findTaken } from './unique-fields.ts';

/** What the comics service needs of accounts (its `People`), without knowing them. */
export function openPeople(service: IdentityService) {
  const { database, accounts, sessions } = service;
  return {
    async findTaken(
      contact: { email: string | null; phoneNumber: string | null },
      except?: string,
    ): Promise<'email' | 'phone' | null> {
      const taken = await findTaken(database, contact, except);
      return taken === 'phoneNumber' ? 'phone' : taken === 'email' ? 'email' : null;
    },

    async create({ language, ...person }: Newcomer & { language: Language }): Promise<string | null> {
      try {
        const account = await openPasswordless(database, person);
        if (!person.isEmailVerified) await sendValidation(service, account, language);
        return account.uuid;
      } catch (error) {
        if (error instanceof AccountExists && error.field !== 'username') return null;
        throw error;
      }
    },

    async openSession(uuid: string): Promise<string | null> {
      const account = await accounts.find(uuid);
      return account?.is_active ? (await sessions.open(uuid)).token : null;
    },
  };
}
