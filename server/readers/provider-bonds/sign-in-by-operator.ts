import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import type { Tables } from '../../database/tables.ts';
import type { Language } from '../../http/language.ts';
import { Refusal } from '../../http/refusal.ts';
import type { People, SignInAttempt } from '../people.ts';
import type { Reader } from '../reader-schema.ts';
import { ensureReader, findReader } from '../readers.ts';
import type { ReadersService } from '../service.ts';
import type { OperatorCustomer } from './operator-customer.ts';
import { operatorLabel } from './operator-label.ts';
import { giveOperatorPlan } from './operator-plan.ts';
import { forgetPending, isPending, keepPending, type PendingProof } from './pending-bonds.ts';
import { holdCustomer, openProviderBonds } from './provider-bonds.ts';

type Rows = Transaction<Tables>;

export interface OperatorEntry {
  reader: Static<typeof Reader>;
  /** Null: the caller's own session goes on. */
  token: string | null;
}

interface OperatorVisit {
  proof: PendingProof;
  /** The same proof was sent before. This request adds what was missing. */
  isSentAgain: boolean;
  attempt: SignInAttempt;
}

/**
 * Signs in an operator's customer: to the linked account, or to a new one. The session, the plan and the response are
 * made in one transaction. The operator's code works only once, so nothing may fail after the session is opened.
 */
export async function enterByOperator(
  { database, people, operator }: ReadersService,
  customer: OperatorCustomer,
  { proof, isSentAgain, attempt }: OperatorVisit,
): Promise<OperatorEntry> {
  const { subject, email, isEmailVerified } = customer;
  const bonds = openProviderBonds(database);
  if (email === null && !(await bonds.ofCustomer(operator.name, subject))) {
    await keepPending(database, operator.name, proof, customer);
    throw new Refusal('0208001');
  }
  // One customer at a time, and all or nothing: of many at once each gets the one account.
  const entry = await database.transaction().execute(async (rows) => {
    await holdCustomer(rows, operator.name, subject);
    // Only one of several concurrent requests with the same proof succeeds.
    if (isSentAgain && !(await isPending(rows, proof))) throw new Refusal('0101006');
    const bond = await openProviderBonds(rows).ofCustomer(operator.name, subject);
    const readerId = bond?.readerId ?? (await welcome(rows));
    const session = await people.openSession(rows, readerId, attempt);
    // Asked once more: the owner of the address may have undone the bond while the session waited for them.
    const open = await openProviderBonds(rows).ofCustomer(operator.name, subject);
    if (!open?.isActive) throw new Refusal('0101005');
    // Only the owner sees this: the operator has verified the customer.
    if (session === null) throw new Refusal('LOGIN.ACCOUNT_CLOSED');
    if (session instanceof Refusal) return session;
    await forgetPending(rows, proof);
    if (customer.hasPlan) await giveOperatorPlan(rows, readerId, operator.name);
    const sendConfirmation = !bond && !isEmailVerified ? await issueConfirmation(rows, readerId) : null;
    return { reader: await readerOf(rows, readerId, attempt.language), session, sendConfirmation };
  });
  if (entry instanceof Refusal) {
    if (entry.code === 'LOGIN.SECOND_FACTOR_REQUIRED')
      await keepPending(database, operator.name, proof, customer);
    throw entry;
  }
  const { reader, session, sendConfirmation } = entry;
  session.notify();
  sendConfirmation?.();
  return { reader, token: session.token };

  function issueConfirmation(rows: Rows, readerId: string): Promise<() => void> {
    return people.issueConfirmation(rows, readerId, {
      operator: operatorLabel(operator.name),
      language: attempt.language,
    });
  }

  async function welcome(rows: Rows): Promise<string> {
    // The bond that was there a moment ago is gone with its reader.
    if (email === null) throw new Refusal('0101006');
    const { phoneNumber, name } = customer;
    const created = await people.create(rows, { email, isEmailVerified, phoneNumber, name });
    if ('taken' in created) throw new Refusal(created.taken === 'email' ? '0208002' : 'SVA.EXISTING_USER');
    const { uuid: readerId } = created;
    await ensureReader(rows, readerId);
    const bond = { readerId, provider: operator.name, subject, isAddressNamed: !isEmailVerified };
    if (!(await openProviderBonds(rows).add(bond))) throw new Refusal('SVA.EXISTING_USER');
    return readerId;
  }
}

async function readerOf(rows: Rows, readerId: string, language: Language): Promise<Static<typeof Reader>> {
  const reader = await findReader(rows, readerId, language);
  if (!reader) throw new Refusal('USER.NOT_FOUND');
  return reader;
}

const signedOut = () => new Refusal('SESSION.REQUIRED', { headers: { 'www-authenticate': 'Bearer' } });

interface Binding extends Pick<ReadersService, 'database' | 'operator'> {
  people: Pick<People, 'isSessionOpen' | 'isPhoneNumberTaken' | 'prepareOperatorNotice'>;
}

/** A reader who is signed in binds an operator's account to their own, or asks again for the plan of one that is. */
export async function bindOperator(
  { database, people, operator }: Binding,
  { subject, phoneNumber, hasPlan }: OperatorCustomer,
  session: { uuid: string; token: string; isRecent: boolean; language: Language },
): Promise<OperatorEntry> {
  const { uuid: readerId, language } = session;
  const { reader, sendNotice } = await database.transaction().execute(async (rows) => {
    await holdCustomer(rows, operator.name, subject);
    // The operator has taken its time: whoever was signed out meanwhile binds nothing.
    if (!(await people.isSessionOpen(rows, session))) throw signedOut();
    const bonds = openProviderBonds(rows);
    const own = await bonds.ofReader(readerId);
    const ofCustomer = await bonds.ofCustomer(operator.name, subject);
    if (own?.readerId !== ofCustomer?.readerId) throw new Refusal('SVA.EXISTING_USER');
    if (own?.isActive && !hasPlan) throw new Refusal('SVA.NO_ACTIVE_PLAN');
    if (own) await bonds.reactivate(readerId);
    // A new link lets the operator's customer sign in, so a stolen session must not be sufficient.
    else if (!session.isRecent) throw new Refusal('USER.SIGN_IN_AGAIN');
    else await bind(rows);
    if (hasPlan) await giveOperatorPlan(rows, readerId, operator.name);
    const notice = { operator: operatorLabel(operator.name), language };
    const sendNotice = own?.isActive ? null : await people.prepareOperatorNotice(rows, readerId, notice);
    return { reader: await readerOf(rows, readerId, language), sendNotice };
  });
  sendNotice?.();
  return { reader, token: null };

  async function bind(rows: Rows): Promise<void> {
    if (await people.isPhoneNumberTaken(rows, phoneNumber, readerId)) throw new Refusal('SVA.EXISTING_USER');
    await ensureReader(rows, readerId);
    const added = await openProviderBonds(rows).add({ readerId, provider: operator.name, subject });
    if (!added) throw new Refusal('SVA.EXISTING_USER');
  }
}
