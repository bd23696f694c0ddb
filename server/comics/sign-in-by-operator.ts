import type { Language } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';
import type { OperatorCustomer } from './operator-customer.ts';
import { giveOperatorPlan } from './operator-plan.ts';
import { forgetPending, keepPending, type PendingProof } from './pending-bonds.ts';
import { openProviderBonds } from './provider-bonds.ts';
import { ensureReader } from './readers.ts';
import type { ComicsService } from './service.ts';

export interface OperatorEntry {
  dragonId: string;
  /** Null: the caller's own session goes on. */
  token: string | null;
}

/** A customer whom nobody has signed in: theirs is the account of the bond, or a new one. */
export async function enterByOperator(
  { database, people, operator }: ComicsService,
  customer: OperatorCustomer,
  { proof, language }: { proof: PendingProof; language: Language },
): Promise<OperatorEntry> {
  const bonds = openProviderBonds(database);
  const bond = await bonds.ofCustomer(operator.name, customer.subject);
  if (bond && !bond.isActive) throw new Refusal('0101005');
  const dragonId = bond?.dragonId ?? (await welcome());
  if (customer.hasPlan) await giveOperatorPlan(database, dragonId, operator.name);
  const token = await people.openSession(dragonId);
  // A closed account is told of to nobody.
  if (token === null) throw new Refusal('0101006');
  return { dragonId, token };

  async function welcome(): Promise<string> {
    const { subject, hasPlan: _plan, ...contact } = customer;
    const { email } = contact;
    if (email === null) {
      await keepPending(database, operator.name, proof, customer);
      throw new Refusal('0208001');
    }
    const taken = await people.findTaken(contact);
    if (taken) throw new Refusal(taken === 'email' ? '0208002' : 'SVA.EXISTING_USER');
    const uuid = await people.create({ ...contact, email, language });
    if (uuid === null) throw new Refusal('0208002');
    await ensureReader(database, uuid);
    const added = await bonds.add({ dragonId: uuid, provider: operator.name, subject });
    await forgetPending(database, proof);
    if (!added) throw new Refusal('SVA.EXISTING_USER');
    return uuid;
  }
}

/** A reader who is signed in binds an operator's account to their own, or asks again for the plan of one that is. */
export async function bindOperator(
  { database, people, operator }: ComicsService,
  { subject, phoneNumber, hasPlan }: OperatorCustomer,
  dragonId: string,
): Promise<OperatorEntry> {
  const bonds = openProviderBonds(database);
  const [own, ofCustomer] = [await bonds.ofReader(dragonId), await bonds.ofCustomer(operator.name, subject)];
  const isBoundElsewhere = own ? own.dragonId !== ofCustomer?.dragonId : ofCustomer !== undefined;
  if (isBoundElsewhere) throw new Refusal('SVA.EXISTING_USER');
  if (own?.isActive && !hasPlan) throw new Refusal('SVA.NO_ACTIVE_PLAN');
  if (own) await bonds.reactivate(dragonId);
  else await bind();
  if (hasPlan) await giveOperatorPlan(database, dragonId, operator.name);
  return { dragonId, token: null };

  async function bind(): Promise<void> {
    const isTaken = (await people.findTaken({ email: null, phoneNumber }, dragonId)) !== null;
    if (isTaken) throw new Refusal('SVA.EXISTING_USER');
    await ensureReader(database, dragonId);
    const added = await bonds.add({ dragonId, provider: operator.name, subject });
    if (!added) throw new Refusal('SVA.EXISTING_USER');
  }
}
