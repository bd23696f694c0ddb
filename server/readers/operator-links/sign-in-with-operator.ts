import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import type { Tables } from '../../database/tables.ts';
import { ApiError, sessionRequiredError } from '../../http/api-error.ts';
import type { Language } from '../../http/language.ts';
import type { ReaderAccounts, SignInAttempt } from '../reader-accounts.ts';
import type { Reader } from '../reader-schema.ts';
import { ensureReader, type FindName, findReader } from '../readers.ts';
import type { ReadersService } from '../service.ts';
import type { OperatorCustomer } from './operator-customer.ts';
import { operatorLabel } from './operator-label.ts';
import { lockCustomer, type OperatorLinkRecord, openOperatorLinks } from './operator-links.ts';
import { grantOperatorPlan } from './operator-plan.ts';
import {
  deletePendingCustomer,
  isProofUnused,
  type PendingProof,
  savePendingCustomer,
} from './pending-customers.ts';

export interface OperatorSignIn {
  reader: Static<typeof Reader>;
  /** Null if the caller keeps the current session. */
  token: string | null;
}

interface OperatorSignInOptions {
  proof: PendingProof;
  /** The same proof was sent before. This request adds what was missing. */
  isSentAgain: boolean;
  attempt: SignInAttempt;
}

/**
 * Signs in an operator's customer: to the linked account, or to a new one. The session, the plan and the response are
 * made in one transaction. The operator's code works only once, so nothing may fail after the session is opened.
 */
export async function signInWithOperator(
  { database, accounts, operator }: ReadersService,
  customer: OperatorCustomer,
  { proof, isSentAgain, attempt }: OperatorSignInOptions,
): Promise<OperatorSignIn> {
  const { subject, email, isEmailVerified } = customer;
  const links = openOperatorLinks(database);
  if (email === null && !(await links.findByCustomer(operator.name, subject))) {
    await savePendingCustomer(database, operator.name, proof, customer);
    throw new ApiError('0208001');
  }
  // The lock lets concurrent sign-ins of a customer share one account.
  const signIn = await database.transaction().execute(async (trx) => {
    await lockCustomer(trx, operator.name, subject);
    // Only one of several concurrent requests with the same proof succeeds.
    if (isSentAgain && !(await isProofUnused(trx, proof))) throw new ApiError('0101006');
    const link = await openOperatorLinks(trx).findByCustomer(operator.name, subject);
    const readerId = link?.readerId ?? (await createAccount(trx));
    const session = await accounts.openSession(trx, readerId, attempt);
    // Checked again, because the link may have been removed while `openSession` waited for the lock of the account.
    const current = await openOperatorLinks(trx).findByCustomer(operator.name, subject);
    if (!current?.isActive) throw new ApiError('0101005');
    // Only the owner sees this: the operator has verified the customer.
    if (session === null) throw new ApiError('LOGIN.ACCOUNT_CLOSED');
    if (session instanceof ApiError) return session;
    await deletePendingCustomer(trx, proof);
    if (customer.hasPlan) await grantOperatorPlan(trx, readerId, operator.name);
    const sendConfirmation = !link && !isEmailVerified ? await prepareConfirmation(trx, readerId) : null;
    return {
      reader: await requireReader(trx, readerId, { language: attempt.language, findName: accounts.findName }),
      session,
      sendConfirmation,
    };
  });
  if (signIn instanceof ApiError) {
    if (signIn.code === 'LOGIN.SECOND_FACTOR_REQUIRED')
      await savePendingCustomer(database, operator.name, proof, customer);
    throw signIn;
  }
  const { reader, session, sendConfirmation } = signIn;
  session.notify();
  sendConfirmation?.();
  return { reader, token: session.token };

  function prepareConfirmation(trx: Transaction<Tables>, readerId: string): Promise<() => void> {
    return accounts.issueConfirmation(trx, readerId, {
      operator: operatorLabel(operator.name),
      language: attempt.language,
    });
  }

  async function createAccount(trx: Transaction<Tables>): Promise<string> {
    // The reader and the link have been deleted meanwhile.
    if (email === null) throw new ApiError('0101006');
    const { phoneNumber, name } = customer;
    const created = await accounts.create(trx, { email, isEmailVerified, phoneNumber, name });
    if ('taken' in created) throw new ApiError(created.taken === 'email' ? '0208002' : 'SVA.EXISTING_USER');
    const { uuid: readerId } = created;
    await ensureReader(trx, readerId);
    const link = { readerId, provider: operator.name, subject, isAddressNamed: !isEmailVerified };
    if (!(await openOperatorLinks(trx).add(link))) throw new ApiError('SVA.EXISTING_USER');
    return readerId;
  }
}

async function requireReader(
  trx: Transaction<Tables>,
  readerId: string,
  options: { language: Language; findName: FindName },
): Promise<Static<typeof Reader>> {
  const reader = await findReader(trx, readerId, options);
  if (!reader) throw new ApiError('USER.NOT_FOUND');
  return reader;
}

interface LinkDependencies extends Pick<ReadersService, 'database' | 'operator'> {
  accounts: Pick<
    ReaderAccounts,
    'findName' | 'isSessionOpen' | 'isPhoneNumberTaken' | 'prepareOperatorNotice'
  >;
}

/** True if the reader's own link, active or ended, is to the customer. Throws if another link prevents a new one. */
function isCustomerOf(
  readerId: string,
  { own, ofCustomer }: Record<'own' | 'ofCustomer', OperatorLinkRecord | undefined>,
): boolean {
  if (ofCustomer?.readerId === readerId) return true;
  if (own?.isActive || ofCustomer) throw new ApiError('SVA.EXISTING_USER');
  return false;
}

/** Links an operator to the account of a signed-in reader. If it is linked already, grants its plan again. */
export async function linkOperator(
  { database, accounts, operator }: LinkDependencies,
  { subject, phoneNumber, hasPlan }: OperatorCustomer,
  session: { uuid: string; token: string; isRecent: boolean; language: Language },
): Promise<OperatorSignIn> {
  const { uuid: readerId, language } = session;
  const { reader, sendNotice } = await database.transaction().execute(async (trx) => {
    await lockCustomer(trx, operator.name, subject);
    // The session may have ended while the platform waited for the operator.
    if (!(await accounts.isSessionOpen(trx, session))) throw sessionRequiredError();
    const links = openOperatorLinks(trx);
    const own = await links.findByReader(readerId);
    const ofCustomer = await links.findByCustomer(operator.name, subject);
    const isOwnCustomer = isCustomerOf(readerId, { own, ofCustomer });
    if (own?.isActive && !hasPlan) throw new ApiError('SVA.NO_ACTIVE_PLAN');
    if (isOwnCustomer) await links.reactivate(readerId);
    // A new link lets the operator's customer sign in, so a stolen session must not be sufficient.
    else if (!session.isRecent) throw new ApiError('USER.SIGN_IN_AGAIN');
    else await addLink(trx, own !== undefined);
    if (hasPlan) await grantOperatorPlan(trx, readerId, operator.name);
    const notice = { operator: operatorLabel(operator.name), language };
    const sendNotice = own?.isActive ? null : await accounts.prepareOperatorNotice(trx, readerId, notice);
    return {
      reader: await requireReader(trx, readerId, { language, findName: accounts.findName }),
      sendNotice,
    };
  });
  sendNotice?.();
  return { reader, token: null };

  async function addLink(trx: Transaction<Tables>, hasEndedLink: boolean): Promise<void> {
    if (await accounts.isPhoneNumberTaken(trx, phoneNumber, readerId)) throw new ApiError('0208002');
    await ensureReader(trx, readerId);
    const links = openOperatorLinks(trx);
    const link = { readerId, provider: operator.name, subject };
    const added = hasEndedLink ? await links.replaceEnded(link) : await links.add(link);
    if (!added) throw new ApiError('SVA.EXISTING_USER');
  }
}
