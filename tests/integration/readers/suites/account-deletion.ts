import { sql } from 'kysely';
import { findOwnBuyer, lockOwnBuyer } from '../../../../server/commerce/buyer.ts';
import { listCards } from '../../../../server/commerce/cards/cards.ts';
import { applyNotice } from '../../../../server/commerce/orders/apply-notice.ts';
import { findOrder } from '../../../../server/commerce/orders/order-row.ts';
import { settleOrder } from '../../../../server/commerce/orders/settle-order.ts';
import { jsonColumn } from '../../../../server/database/json-column.ts';
import { removeSubscriptionAt } from '../../../../server/following/push/push-subscriptions.ts';
import { eraseDueAccounts } from '../../../../server/identity/deletion/erase-due-accounts.ts';
import { gracePeriodMs } from '../../../../server/identity/deletion/schedule-deletion.ts';
import { passedBySession } from '../../../../server/identity/second-factor/second-factor-gate.ts';
import { openSessions } from '../../../../server/identity/sessions/sessions.ts';
import { openReaderErasure } from '../../../../server/readers/personal-data/open-reader-erasure.ts';
import { ensureReader, lockReader } from '../../../../server/readers/readers.ts';
import { waitForLocks } from '../../../support/wait-for-locks.ts';
import { findTablesContaining } from '../../support/cards.ts';
import { extractLink, waitForEmail } from '../../support/emails.ts';
import { FakeGateway } from '../../support/fake-gateway.ts';
import { familyCalls } from '../../support/families/family-calls.ts';
import {
  addAccount,
  examplePassword,
  outcomeOf,
  postTo,
  sessionHeadersOf,
} from '../../support/identity-caller.ts';
import { buildSignUp, identityCalls } from '../../support/identity-calls.ts';
import { addIssue, addPublisher, addReader, addReading } from '../../support/seed.ts';
import { addSubscriber, addWaitingOrder } from '../../support/subscriber.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import { fillWallet, walletBalanceOf } from '../../support/wallets.ts';

export function accountDeletion(platform: () => TestPlatform): void {
  let problems: unknown[];
  beforeEach(() => {
    problems = [];
  });

  const signIn = async () => {
    const account = await addAccount(platform());
    const answer = await postTo(platform(), '/auth/login', {
      entry: account.username,
      password: examplePassword,
    });
    await addReader(platform().database, account.uuid);
    return { account, uuid: account.uuid, headers: sessionHeadersOf(answer) };
  };
  const call = (
    method: 'POST' | 'DELETE',
    uuid: string,
    headers: Record<string, string>,
    payload: object | undefined = method === 'POST' ? {} : undefined,
  ) =>
    platform().app.inject({
      method,
      url: `/api/identity/user/${uuid}/deletion`,
      headers: { ...headers, 'accept-language': 'pt-br' },
      ...(payload && { payload }),
    });
  const eraseAt = (now: Date, more: object = {}) =>
    eraseDueAccounts({
      ...platform().deletions,
      now: () => now,
      onProblem: (error) => problems.push(error),
      ...more,
    });
  const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
  const readerOf = (uuid: string) =>
    platform()
      .database.selectFrom('comics.reader')
      .selectAll()
      .where('readerId', '=', uuid)
      .executeTakeFirstOrThrow();
  const setGuardian = (uuid: string, guardianId: string) =>
    platform()
      .database.updateTable('comics.reader')
      .set({ guardianId })
      .where('readerId', '=', uuid)
      .execute();
  const family = familyCalls(platform);
  /** The balance of each wallet of a reader, and what its transfers sum up to. */
  const walletsOf = async (uuid: string) => {
    const { rows } = await sql<{ balance: number; transferred: number }>`
      select balance::int, (
        select coalesce(sum(case wallet.id when to_account then amount else -amount end), 0)::int
        from comics.ledger_transfer where wallet.id in (from_account, to_account)
      ) as transferred
      from comics.ledger_account as wallet where reader_id = ${uuid} and kind = 'wallet'`.execute(
      platform().database,
    );
    return rows;
  };
  /** What the transfers of an order have added to the account of the gateway. */
  const sumOfTransfers = async (transactionId: string) => {
    const transfers = await platform()
      .database.selectFrom('comics.ledger_transfer as transfer')
      .innerJoin('comics.ledger_account as giver', 'giver.id', 'transfer.fromAccount')
      .select(['transfer.amount', 'giver.kind'])
      .where('transfer.transactionId', '=', transactionId)
      .execute();
    expect(transfers).toHaveLength(2);
    return transfers.reduce((sum, { amount, kind }) => sum + (kind === 'gateway' ? -amount : amount), 0);
  };
  const exists = async (uuid: string) => (await platform().accounts.find(uuid)) !== undefined;

  it('is scheduled in 15 days, ends the renewal at once, and can be cancelled', async () => {
    const { database } = platform();
    const { uuid, headers, account } = await signIn();
    const { subscription } = await addSubscriber(database, { readerId: uuid, expiresAt: later(20) });
    const before = Date.now();
    const scheduled = await call('POST', uuid, headers);
    expect(scheduled.statusCode).toBe(200);
    const deletionAt = new Date(scheduled.json().data.deletionAt).getTime();
    expect(deletionAt).toBeGreaterThanOrEqual(before + gracePeriodMs);
    expect(deletionAt).toBeLessThanOrEqual(Date.now() + gracePeriodMs);
    const { hasAutoRenewal } = await database
      .selectFrom('comics.subscription')
      .select('hasAutoRenewal')
      .where('id', '=', subscription)
      .executeTakeFirstOrThrow();
    expect(hasAutoRenewal).toBe(false);
    const email = await waitForEmail(platform(), account.email);
    expect(email.subject).toContain('A exclusão de sua conta está marcada');
    expect(email.text).toContain('/account/general/privacy');
    // Repeated, it keeps the date and sends no second email.
    expect((await call('POST', uuid, headers)).json().data.deletionAt).toBe(scheduled.json().data.deletionAt);

    const cancelled = await call('DELETE', uuid, headers);
    expect(cancelled.json().data.deletionAt).toBeNull();
    await eraseAt(later(16));
    expect(await exists(uuid)).toBe(true);
    expect((await call('DELETE', uuid, headers)).statusCode).toBe(200);
  });

  it('erases the personal data and keeps the books', async () => {
    const { database } = platform();
    const { uuid, headers, account } = await signIn();
    const { subscription, card } = await addSubscriber(database, { readerId: uuid, expiresAt: later(20) });
    await fillWallet(database, uuid, 1234);
    const issue = await addIssue(database, { slug: `deleted-${uuid}` });
    await addReading(database, uuid, issue, new Date());
    await database.insertInto('comics.favourite').values({ readerId: uuid, issueId: issue }).execute();
    await call('POST', uuid, headers);
    await eraseAt(later(14));
    expect(await exists(uuid)).toBe(true);

    const gateway = new FakeGateway();
    const forgotten: string[] = [];
    gateway.forgetCard = async (token) => {
      forgotten.push(token);
    };
    const { token } = await database
      .selectFrom('comics.payment_card')
      .select('token')
      .where('id', '=', card)
      .executeTakeFirstOrThrow();
    const profileErasure = openReaderErasure(database, gateway);
    // Two machines at once.
    await Promise.all([eraseAt(later(16), { profileErasure }), eraseAt(later(16), { profileErasure })]);
    expect(problems).toEqual([]);
    expect(await exists(uuid)).toBe(false);
    expect(forgotten).toContain(token);
    expect(await readerOf(uuid)).toMatchObject({ guardianId: null, erasedAt: expect.any(Date) });
    for (const secret of [account.email, account.username, token]) {
      expect(await findTablesContaining(platform(), secret)).toEqual([]);
    }
    const rest = await database
      .selectFrom('comics.subscription')
      .select('id')
      .where('readerId', '=', uuid)
      .execute();
    expect(rest).toEqual([{ id: subscription }]);
    for (const table of ['comics.payment_card', 'comics.reading', 'comics.favourite'] as const) {
      const rows = await database.selectFrom(table).select('readerId').where('readerId', '=', uuid).execute();
      expect(rows).toEqual([]);
    }
    expect(await walletBalanceOf(database, uuid)).toBe(0);
    const transfers = await database
      .selectFrom('comics.ledger_transfer as transfer')
      .innerJoin('comics.ledger_account as taker', 'taker.id', 'transfer.toAccount')
      .select(['transfer.amount', 'taker.kind'])
      .where('transfer.erasedReaderId', '=', uuid)
      .execute();
    expect(transfers).toEqual([{ amount: 1234, kind: 'platform' }]);
    const done = await waitForEmail(platform(), account.email, 2);
    expect(done.subject).toBe('A exclusão de sua conta terminou');
  });

  it('ends every session when its time has come, and the email and the username can sign up again', async () => {
    const { database, deletions } = platform();
    const { call: callIdentity, logIn, signUp, loadAccount } = identityCalls(platform);
    const user = buildSignUp();
    const { uuid } = (await signUp(user)).json().data;
    const confirm = async (count: number) => {
      const link = extractLink(await waitForEmail(platform(), user.email, count));
      return callIdentity('POST', '/user/validate-email', { payload: { uuid: link.uuid, code: link.code } });
    };
    expect((await confirm(1)).statusCode).toBe(200);
    const sessions = [sessionHeadersOf(await logIn(user.email)), sessionHeadersOf(await logIn(user.email))];
    const [session = {}] = sessions;
    expect((await call('POST', uuid, session)).statusCode).toBe(200);
    await database
      .updateTable('identity.account')
      .set({ deletionAt: new Date(Date.now() - 1000) })
      .where('uuid', '=', uuid)
      .execute();
    await eraseDueAccounts({ ...deletions, onProblem: (error) => problems.push(error) });
    expect(problems).toEqual([]);

    for (const headers of sessions) {
      expect((await loadAccount(uuid, headers)).statusCode).toBe(401);
      expect((await call('DELETE', uuid, headers)).statusCode).toBe(401);
    }
    expect(await outcomeOf(logIn(user.email))).toEqual(await outcomeOf(logIn('ninguem@banca.example')));
    // The emails: confirmation, deletion scheduled, deletion done, confirmation.
    await waitForEmail(platform(), user.email, 3);
    const signedUp = await signUp(user);
    expect(signedUp.statusCode).toBe(201);
    expect((await confirm(4)).statusCode).toBe(200);
    const again = await logIn(user.email);
    expect(again.json().data.uuid).toBe(signedUp.json().data.uuid);
    expect(again.json().data.uuid).not.toBe(uuid);
    expect(
      (await loadAccount(signedUp.json().data.uuid, sessionHeadersOf(again))).json().data.deletionAt,
    ).toBeNull();
  });

  it('waits for orders that are not settled, and for a gateway that fails', async () => {
    const { database } = platform();
    const { uuid, headers } = await signIn();
    await addSubscriber(database, { readerId: uuid, expiresAt: later(20) });
    const order = await addWaitingOrder(database, {
      readerId: uuid,
      method: 'credit_card',
      createdAt: new Date(),
    });
    await call('POST', uuid, headers);
    await eraseAt(later(16));
    expect(await exists(uuid)).toBe(true);
    await database
      .updateTable('comics.transaction')
      .set({ status: 'refused' })
      .where('id', '=', order)
      .execute();

    const gateway = new FakeGateway();
    gateway.forgetCard = () => Promise.reject(new Error('unreachable'));
    await eraseAt(later(16), { profileErasure: openReaderErasure(database, gateway) });
    expect(problems).toHaveLength(1);
    expect(await exists(uuid)).toBe(true);
    await eraseAt(later(16));
    expect(await exists(uuid)).toBe(false);
  });

  it('refunds a Pix that is paid after the deletion', async () => {
    const { database } = platform();
    const { uuid, headers } = await signIn();
    await addSubscriber(database, { readerId: uuid, expiresAt: later(20) });
    const id = await addWaitingOrder(database, {
      readerId: uuid,
      method: 'pix',
      createdAt: new Date(),
      expiresAt: later(1),
    });
    await database
      .updateTable('comics.transaction')
      .set({ status: 'expired' })
      .where('id', '=', id)
      .execute();
    await call('POST', uuid, headers);
    await eraseAt(later(16));
    expect(await exists(uuid)).toBe(false);
    const gateway = new FakeGateway();
    const order = await findOrder(database, id);
    if (!order) throw new Error('The order was deleted.');
    const { amount, currency } = order;
    gateway.charges.set(id, {
      reference: id,
      status: 'approved',
      amount,
      currency,
      refunded: false,
      order: null,
    });
    const machine = { database, gateway, now: () => later(16) };
    await Promise.all([applyNotice(machine, id), applyNotice(machine, id)]);
    expect(gateway.taken).toBe(0);
    expect(await findOrder(database, id)).toMatchObject({ status: 'refunded', refund: 'done' });
    expect(await sumOfTransfers(id)).toBe(0);
    // The gateway repeats no refund, so two concurrent notices may both ask for it.
    expect(gateway.calls).toContain('refund');
    const granted = await database
      .selectFrom('comics.subscription')
      .select('id')
      .where('readerId', '=', uuid)
      .execute();
    expect(granted).toHaveLength(1);
  });

  it('changes nothing if it fails in the middle, and is repeated', async () => {
    const { database } = platform();
    const { uuid, headers } = await signIn();
    await fillWallet(database, uuid, 500);
    await call('POST', uuid, headers);
    const { profileErasure } = platform().deletions;
    const failing: typeof profileErasure = {
      ...profileErasure,
      async erase(trx, id, now) {
        await profileErasure.erase(trx, id, now);
        throw new Error('The process has ended.');
      },
    };
    await eraseAt(later(16), { profileErasure: failing });
    expect(problems).toHaveLength(1);
    expect(await walletBalanceOf(database, uuid)).toBe(500);
    expect(await exists(uuid)).toBe(true);
    await eraseAt(later(16));
    expect(await exists(uuid)).toBe(false);
    expect(await walletBalanceOf(database, uuid)).toBe(0);
  });

  it('of a guardian includes the guided accounts', async () => {
    const guardian = await signIn();
    const child = await signIn();
    await setGuardian(child.uuid, guardian.uuid);
    expect(await outcomeOf(call('POST', child.uuid, child.headers))).toEqual([409, 'USER.PARENT_PERMISSION']);
    await call('POST', guardian.uuid, guardian.headers);
    const deletionOf = async (uuid: string) => (await platform().accounts.find(uuid))?.deletionAt;
    expect(await deletionOf(child.uuid)).toEqual(await deletionOf(guardian.uuid));
    expect(await outcomeOf(call('DELETE', child.uuid, guardian.headers))).toEqual([
      409,
      'USER.GUARDIAN_DELETION',
    ]);
    expect(await outcomeOf(call('DELETE', child.uuid, child.headers))).toEqual([
      409,
      'USER.PARENT_PERMISSION',
    ]);
    await call('DELETE', guardian.uuid, guardian.headers);
    expect(await deletionOf(child.uuid)).toBeNull();

    await call('POST', guardian.uuid, guardian.headers);
    const lateChild = await signIn();
    await setGuardian(lateChild.uuid, guardian.uuid);
    await eraseAt(later(16));
    expect(problems).toEqual([]);
    expect(await Promise.all([guardian, child, lateChild].map(({ uuid }) => exists(uuid)))).toEqual([
      false,
      false,
      false,
    ]);
    const { subject } = await waitForEmail(platform(), guardian.account.email, 3);
    expect(subject).toBe('A exclusão de sua conta terminou');
  });

  it('of a guardian erases accounts without an address, and everything that belongs to them', async () => {
    const { database } = platform();
    const guardian = await family.addGuardian();
    const child = await family.addChild(guardian);
    await sql`update comics.reader set created_at = now() - interval '40 days'`.execute(database);
    const switched = await family.call(guardian, 'POST', `/guided-account/${child.uuid}/session`);
    const childHeaders = { authorization: `Bearer ${switched.json().token}` };
    const issueId = await addIssue(database, {
      slug: `family-${child.uuid}`,
      isAvailableForAll: false,
      isAvailableForSubscribers: true,
      pages: 8,
      publishedAt: later(-60),
    });
    await database.insertInto('comics.allowed_issue').values({ readerId: child.uuid, issueId }).execute();
    const readAt = new Date(Date.now() - 60_000).toISOString();
    const saved = await platform().app.inject({
      method: 'PUT',
      url: `/api/comics/reading/issue/${issueId}`,
      headers: childHeaders,
      payload: { page: 1, readAt, pageViews: [{ page: 1, readAt }] },
    });
    expect(saved.statusCode).toBe(204);
    await fillWallet(database, guardian.uuid, 300);
    const { token } = await openSessions(database).open(guardian.uuid, passedBySession);
    await call('POST', guardian.uuid, { authorization: `Bearer ${token}` });
    await eraseAt(later(16));
    expect(problems).toEqual([]);
    expect(await Promise.all([exists(guardian.uuid), exists(child.uuid)])).toEqual([false, false]);
    expect((await family.call({ headers: childHeaders }, 'GET', `/user/${child.uuid}`)).statusCode).toBe(401);
    expect(await findTablesContaining(platform(), guardian.email)).toEqual([]);
    for (const table of ['comics.allowed_issue', 'comics.reading'] as const) {
      const rows = await database
        .selectFrom(table)
        .select('readerId')
        .where('readerId', '=', child.uuid)
        .execute();
      expect(rows).toEqual([]);
    }
    // What was read still divides the guardian's payment.
    const sittings = await database
      .selectFrom('comics.sitting')
      .select(['basis', 'payerId'])
      .where('readerId', '=', child.uuid)
      .execute();
    expect(sittings).toEqual([{ basis: 'subscription', payerId: guardian.uuid }]);
    expect(await readerOf(child.uuid)).toMatchObject({
      guardianId: null,
      guardianConsentBy: guardian.uuid,
      guardianConsentedAt: expect.any(Date),
      guardianConsentVersion: expect.any(String),
      erasedAt: expect.any(Date),
    });
    const consents = await database
      .selectFrom('identity.consent')
      .select('kind')
      .where('accountId', '=', guardian.uuid)
      .orderBy('kind')
      .execute();
    expect(consents).toEqual([{ kind: 'privacy' }, { kind: 'terms' }]);
    expect(await walletsOf(guardian.uuid)).toEqual([{ balance: 0, transferred: 0 }]);
  });

  it('of a family waits until nothing of it is being processed', async () => {
    const { database } = platform();
    const guardian = await signIn();
    const child = await signIn();
    await setGuardian(child.uuid, guardian.uuid);
    await addSubscriber(database, { readerId: guardian.uuid, expiresAt: later(20) });
    const order = await addWaitingOrder(database, {
      readerId: guardian.uuid,
      method: 'credit_card',
      createdAt: new Date(),
    });
    await call('POST', guardian.uuid, guardian.headers);
    await eraseAt(later(16));
    expect(await Promise.all([exists(guardian.uuid), exists(child.uuid)])).toEqual([true, true]);
    await database
      .updateTable('comics.transaction')
      .set({ status: 'refused' })
      .where('id', '=', order)
      .execute();
    await eraseAt(later(16));
    expect(await Promise.all([exists(guardian.uuid), exists(child.uuid)])).toEqual([false, false]);
  });

  it('of a guided account sends the emails to the guardian', async () => {
    const guardian = await signIn();
    const child = await signIn();
    await setGuardian(child.uuid, guardian.uuid);
    await call('POST', child.uuid, guardian.headers);
    const scheduled = await waitForEmail(platform(), guardian.account.email);
    expect(scheduled.subject).toContain('uma conta pela qual você é responsável');
    await eraseAt(later(16));
    expect(await exists(child.uuid)).toBe(false);
    expect(await exists(guardian.uuid)).toBe(true);
    const done = await waitForEmail(platform(), guardian.account.email, 2);
    expect(done.subject).toBe('A exclusão de uma conta pela qual você é responsável terminou');
  });

  it('is refused for staff and members of publishers, also of guided accounts', async () => {
    const { database } = platform();
    const staff = await platform().signIn('STAFF');
    expect(await outcomeOf(call('POST', staff.uuid, staff.headers))).toEqual([409, 'USER.WORK_ACCOUNT']);
    const member = await signIn();
    const publisherId = await addPublisher(database, { username: `house-${member.uuid.slice(0, 8)}` });
    await database
      .insertInto('comics.publisher_member')
      .values({ publisherId, readerId: member.uuid })
      .execute();
    expect(await outcomeOf(call('POST', member.uuid, member.headers))).toEqual([409, 'USER.WORK_ACCOUNT']);
    // Who becomes a member meanwhile keeps the account.
    const newMember = await signIn();
    await call('POST', newMember.uuid, newMember.headers);
    await database
      .insertInto('comics.publisher_member')
      .values({ publisherId, readerId: newMember.uuid })
      .execute();
    await eraseAt(later(16));
    expect(await platform().accounts.find(newMember.uuid)).toMatchObject({ deletionAt: null });
  });

  it.each([
    ['a role', { role: 'STAFF' as const }],
    ['a granting', { grantings: jsonColumn(['PUBLISHER' as const]) }],
  ])('is dropped for a family of which a guided account has got %s meanwhile', async (_, rights) => {
    const guardian = await signIn();
    const [child, sibling] = [await signIn(), await signIn()];
    await setGuardian(child.uuid, guardian.uuid);
    await setGuardian(sibling.uuid, guardian.uuid);
    await call('POST', guardian.uuid, guardian.headers);
    await platform()
      .database.updateTable('identity.account')
      .set(rights)
      .where('uuid', '=', child.uuid)
      .execute();
    await eraseAt(later(16));
    for (const { uuid } of [guardian, child, sibling]) {
      expect(await platform().accounts.find(uuid)).toMatchObject({ deletionAt: null });
    }
    const { subject, text } = await waitForEmail(platform(), guardian.account.email, 2);
    expect(subject).toBe('A exclusão de sua conta não vai acontecer');
    expect(text).toContain('usada para trabalhar na Banca ou em uma editora');
    expect(await outcomeOf(call('POST', guardian.uuid, guardian.headers))).toEqual([
      409,
      'USER.WORK_ACCOUNT',
    ]);
  });

  it('does not erase who becomes staff while the cards are removed', async () => {
    const { database } = platform();
    const { uuid, headers, account } = await signIn();
    await addSubscriber(database, { readerId: uuid, expiresAt: later(20) });
    await call('POST', uuid, headers);
    const gateway = new FakeGateway();
    gateway.forgetCard = async () => {
      await database
        .updateTable('identity.account')
        .set({ role: 'STAFF' })
        .where('uuid', '=', uuid)
        .execute();
    };
    await eraseAt(later(16), { profileErasure: openReaderErasure(database, gateway) });
    expect(problems).toEqual([]);
    expect(await platform().accounts.find(uuid)).toMatchObject({ role: 'STAFF', deletionAt: null });
    const { subject } = await waitForEmail(platform(), account.email, 2);
    expect(subject).toBe('A exclusão de sua conta não vai acontecer');
    // The gateway has forgotten the card, so it cannot pay any more.
    expect(await listCards(database, uuid)).toEqual([]);
    const subscriptions = await database
      .selectFrom('comics.subscription')
      .select(['hasAutoRenewal', 'cardId'])
      .where('readerId', '=', uuid)
      .execute();
    expect(subscriptions).toEqual([{ hasAutoRenewal: false, cardId: null }]);
  });

  it('cancelled while the cards are removed, keeps no card that the gateway has forgotten', async () => {
    const { database } = platform();
    const { uuid, headers } = await signIn();
    await addSubscriber(database, { readerId: uuid, expiresAt: later(20) });
    await call('POST', uuid, headers);
    const gateway = new FakeGateway();
    gateway.duringCall = async () => {
      expect((await call('DELETE', uuid, headers)).statusCode).toBe(200);
    };
    const order = await addWaitingOrder(database, {
      readerId: uuid,
      method: 'credit_card',
      createdAt: new Date(),
    });
    const changeOrder = (values: { status?: 'refused' | 'waiting' }) =>
      database.updateTable('comics.transaction').set(values).where('id', '=', order).execute();
    await changeOrder({ status: 'refused' });
    await eraseAt(later(16), { profileErasure: openReaderErasure(database, gateway) });
    expect(problems).toEqual([]);
    expect(await exists(uuid)).toBe(true);
    expect(await listCards(database, uuid)).toEqual([]);
    // An order that was placed with the card at the same time is not charged.
    await changeOrder({ status: 'waiting' });
    gateway.duringCall = async () => {};
    await settleOrder({ database, gateway, now: () => new Date() }, order, { mayCharge: true });
    expect(await findOrder(database, order)).toMatchObject({ status: 'refused' });
    expect(gateway.calls).toEqual(['forgetCard', 'cancel']);
  });

  it('leaves nobody who can buy or guide', async () => {
    const { database } = platform();
    const { uuid, headers } = await signIn();
    await call('POST', uuid, headers);
    await eraseAt(later(16));
    const lock = database.transaction().execute((trx) => lockOwnBuyer(trx, uuid));
    await expect(lock).rejects.toMatchObject({ code: 'USER.NOT_FOUND' });
    await expect(findOwnBuyer(database, uuid)).rejects.toMatchObject({ code: 'USER.NOT_FOUND' });
  });

  it('lets no request add anything that began before it', async () => {
    const { database } = platform();
    const { uuid, headers } = await signIn();
    await call('POST', uuid, headers);
    await eraseAt(later(16));
    await expect(ensureReader(database, uuid)).rejects.toMatchObject({ code: 'SESSION.REQUIRED' });
    const lock = database.transaction().execute((trx) => lockReader(trx, uuid));
    await expect(lock).rejects.toMatchObject({ code: 'SESSION.REQUIRED' });
    const endpoint = 'https://push.example/gone';
    await expect(removeSubscriptionAt(database, uuid, endpoint)).resolves.toBeUndefined();
  });

  it('lets the database reject rows of an erased reader', async () => {
    const { database } = platform();
    const { uuid, headers } = await signIn();
    const issueId = await addIssue(database, { slug: `late-${uuid}` });
    await call('POST', uuid, headers);
    await eraseAt(later(16));
    const insertion = database.insertInto('comics.issue_like').values({ readerId: uuid, issueId }).execute();
    await expect(insertion).rejects.toMatchObject({ code: 'BA001', detail: uuid });
  });

  it('rejects what requests add while it erases', async () => {
    const { database } = platform();
    const { uuid, headers } = await signIn();
    const issue = await addIssue(database, { slug: `racing-${uuid}`, isAvailableForAll: true, pages: 4 });
    await call('POST', uuid, headers);
    const profileErasure = openReaderErasure(database, null);
    const erased = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const deletion = eraseAt(later(16), {
      profileErasure: {
        ...profileErasure,
        async erase(...parts: Parameters<typeof profileErasure.erase>) {
          await profileErasure.erase(...parts);
          erased.resolve();
          await mayCommit.promise;
        },
      },
    });
    await erased.promise;
    const put = (url: string, payload: object = {}) =>
      platform().app.inject({ method: 'PUT', url: `/api/comics${url}`, headers, payload });
    const answers = Promise.all([
      put(`/like/issue/${issue}`),
      put(`/reading/issue/${issue}`, { page: 1, readAt: new Date().toISOString() }),
      put('/follow/announcements', { email: true }),
    ]);
    await waitForLocks(database, 3);
    mayCommit.resolve();
    expect((await answers).map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [401, 'SESSION.REQUIRED'],
      [401, 'SESSION.REQUIRED'],
      [401, 'SESSION.REQUIRED'],
    ]);
    await deletion;
    expect(problems).toEqual([]);
    for (const table of ['comics.issue_like', 'comics.reading', 'comics.announcement_schedule'] as const) {
      const rows = await database.selectFrom(table).select('readerId').where('readerId', '=', uuid).execute();
      expect(rows).toEqual([]);
    }
  });

  it('waits for a row that is being added, and erases it', async () => {
    const { database } = platform();
    const { uuid, headers } = await signIn();
    const issueId = await addIssue(database, { slug: `before-${uuid}` });
    await call('POST', uuid, headers);
    const deletion = await database.transaction().execute(async (trx) => {
      await trx.insertInto('comics.issue_like').values({ readerId: uuid, issueId }).execute();
      const deleting = eraseAt(later(16));
      await waitForLocks(database);
      return { deleting };
    });
    await deletion.deleting;
    expect(problems).toEqual([]);
    expect((await readerOf(uuid)).erasedAt).not.toBeNull();
    const likes = await database
      .selectFrom('comics.issue_like')
      .select('issueId')
      .where('readerId', '=', uuid)
      .execute();
    expect(likes).toEqual([]);
  });

  it('leaves an erased reader for an account that never had one', async () => {
    const { database } = platform();
    const { uuid } = await addAccount(platform());
    await database
      .updateTable('identity.account')
      .set({ deletionAt: later(15), deletionLanguage: 'pt-br' })
      .where('uuid', '=', uuid)
      .execute();
    await eraseAt(later(16));
    expect(problems).toEqual([]);
    await expect(ensureReader(database, uuid)).rejects.toMatchObject({ code: 'SESSION.REQUIRED' });
  });

  it('needs a recent sign-in or the password', async () => {
    const { uuid, headers } = await signIn();
    await platform()
      .database.updateTable('identity.session')
      .set({ createdAt: new Date(Date.now() - 11 * 60_000) } as object)
      .where('accountId', '=', uuid)
      .execute();
    expect(await outcomeOf(call('POST', uuid, headers))).toEqual([409, 'USER.PASSWORD_REQUIRED']);
    expect((await call('POST', uuid, headers, { password: examplePassword })).statusCode).toBe(200);
  });
}
