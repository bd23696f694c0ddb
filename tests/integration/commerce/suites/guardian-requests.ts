import { lockBuyer } from '../../../../server/commerce/buyer.ts';
import { grantAcquisition } from '../../../../server/commerce/entitlements/change-acquisitions.ts';
import { grantSubscription } from '../../../../server/commerce/entitlements/change-subscriptions.ts';
import {
  askGuardian,
  type GuardianRequestService,
} from '../../../../server/commerce/guardian-requests/ask-guardian.ts';
import { openAttempts } from '../../../../server/http/open-attempts.ts';
import type { EmailContents } from '../../../../server/mail/mail.ts';
import { waitForLocks } from '../../../support/wait-for-locks.ts';
import { findEmailsTo, waitForEmail } from '../../support/emails.ts';
import { familyCalls, statusAndCode } from '../../support/families/family-calls.ts';
import { sellIssue, sellPlan } from '../../support/open-shop.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** Requests of children to their guardians, with the emails about them. */
export function guardianRequests(platform: () => TestPlatform): void {
  const { addPerson, call } = familyCalls(platform);

  async function addFamily() {
    const guardian = await addPerson('Lia');
    const child = await addPerson('Nina');
    await platform()
      .database.updateTable('comics.reader')
      .set({ guardianId: guardian.uuid })
      .where('readerId', '=', child.uuid)
      .execute();
    return { guardian, child };
  }

  const send = (by: TestCaller, payload: object) => call(by, 'POST', '/guardian-request', payload);
  const list = async (by: TestCaller) => (await call(by, 'GET', '/guardian-request')).json();
  const answer = (by: TestCaller, id: string, given: string) =>
    call(by, 'PATCH', `/guided-account/request/${id}`, { answer: given });
  const makeOlder = (child: TestCaller, days: number) =>
    platform()
      .database.updateTable('comics.guardian_request')
      .set({ requestedAt: new Date(Date.now() - days * 86_400_000) })
      .where('readerId', '=', child.uuid)
      .execute();

  it('are stored, and send an email with the name of the child, the issue, its prices and its page', async () => {
    const { guardian, child } = await addFamily();
    const { issueId } = (await sellIssue(platform())).purchase;
    const { title, slug } = await platform()
      .database.selectFrom('comics.issue as issue')
      .innerJoin('comics.issue_content as content', 'content.issueId', 'issue.id')
      .select(['content.title', 'issue.slug'])
      .where('issue.id', '=', issueId)
      .executeTakeFirstOrThrow();
    const answer = await send(child, { issueId });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        id: expect.any(String),
        kind: 'issue',
        purpose: 'purchase',
        issueId,
        planId: null,
        requestedAt: expect.any(String),
        answer: null,
        answeredAt: null,
      },
    ]);
    expect(await list(child)).toEqual([answer.json()]);
    expect(await list(guardian)).toEqual([]);
    const email = await waitForEmail(platform(), guardian.email);
    expect(email.subject).toBe(`Nina pediu “${title}” na Banca`);
    for (const text of [
      'Nina',
      'R$\u00a09,90',
      `/issue/${slug}`,
      '/account/family',
      'porque é responsável por uma conta',
    ]) {
      expect(email.text).toContain(text);
    }
    expect(await findEmailsTo(platform(), child.email)).toEqual([]);
  });

  it('for a plan contain its prices and lead to the plans', async () => {
    const { guardian, child } = await addFamily();
    const [plan] = await sellPlan(platform(), { 30: 1990, 360: 17990 }, { guidedAccountsCount: 1 });
    expect((await send(child, { planId: plan?.planId })).statusCode).toBe(200);
    const { text } = await waitForEmail(platform(), guardian.email);
    expect(text).toContain('Por 30 dias: R$\u00a019,90');
    expect(text).toContain('Por 360 dias: R$\u00a0179,90');
    expect(text).toMatch(/\/plans$/m);
  });

  it('that are open are not sent again, also not at once', async () => {
    const { guardian, child } = await addFamily();
    const { issueId } = (await sellIssue(platform())).purchase;
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(child, { issueId })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const [saved] = await list(child);
    for (const answer of answers) expect(answer.json()).toEqual(saved);
    await send(child, { issueId });
    expect(await list(child)).toHaveLength(1);
    await waitForEmail(platform(), guardian.email);
    expect(await findEmailsTo(platform(), guardian.email)).toHaveLength(1);
  });

  it.each(['findReaderName', 'addressReader'] as const)(
    'can be repeated at once if %s failed',
    async (lookup) => {
      const { child } = await addFamily();
      const { issueId } = (await sellIssue(platform())).purchase;
      const { database, announcements, site } = platform();
      const sent: EmailContents[] = [];
      const service: GuardianRequestService = {
        database,
        ages: announcements.ages,
        attempts: openAttempts(database),
        findReaderName: async () => 'Nina',
        hasReadingRight: async () => false,
        addressReader: async () => (email) => void sent.push(email),
        site,
        now: () => new Date(),
      };
      const ask = (more: Partial<GuardianRequestService> = {}) =>
        askGuardian({ ...service, ...more }, child.uuid, { kind: 'issue', id: issueId });
      const outage = new Error('The account is not available.');
      await expect(ask({ [lookup]: () => Promise.reject(outage) })).rejects.toBe(outage);
      expect(await list(child)).toEqual([]);
      await ask();
      expect(sent).toHaveLength(1);
      expect(await list(child)).toHaveLength(1);
    },
  );

  it.each([
    ['has not confirmed the email address', { hasVerifiedEmail: false }],
    ['has closed the account', { isActive: false }],
  ])('are not stored if the guardian %s, and can be sent as soon as that has changed', async (_, state) => {
    const { guardian, child } = await addFamily();
    const { issueId } = (await sellIssue(platform())).purchase;
    const setState = (columns: { hasVerifiedEmail?: boolean; isActive?: boolean }) =>
      platform()
        .database.updateTable('identity.account')
        .set(columns)
        .where('uuid', '=', guardian.uuid)
        .execute();
    await setState(state);
    expect(statusAndCode(await send(child, { issueId }))).toEqual([409, 'USER.GUARDIAN_UNREACHABLE']);
    expect(await list(child)).toEqual([]);
    await setState({ hasVerifiedEmail: true, isActive: true });
    expect((await send(child, { issueId })).statusCode).toBe(200);
    await waitForEmail(platform(), guardian.email);
  });

  it('are rejected for an issue and a plan that have no price in the market of the child', async () => {
    const { child } = await addFamily();
    const { database } = platform();
    const abroad = { market: 'portugal', currency: 'EUR', guidedAccountsCount: 1 };
    const { issueId } = (await sellIssue(platform(), abroad)).purchase;
    await database
      .updateTable('comics.issue')
      .set({ isAvailableForSubscribers: false })
      .where('id', '=', issueId)
      .execute();
    const [plan] = await sellPlan(platform(), { 30: 990 }, abroad);
    expect(statusAndCode(await send(child, { issueId }))).toEqual([404, 'ISSUE.NOT_FOUND']);
    expect(statusAndCode(await send(child, { planId: plan?.planId }))).toEqual([404, 'PLAN.NOT_FOUND']);
    expect(await list(child)).toEqual([]);
    await database
      .updateTable('comics.issue')
      .set({ isAvailableForSubscribers: true })
      .where('id', '=', issueId)
      .execute();
    expect((await send(child, { issueId })).statusCode).toBe(200);
  });

  it('are rejected for a plan without guided accounts, which would not include the child', async () => {
    const { child } = await addFamily();
    const [plan] = await sellPlan(platform(), { 30: 1990 });
    expect(statusAndCode(await send(child, { planId: plan?.planId }))).toEqual([404, 'PLAN.NOT_FOUND']);
    expect(await list(child)).toEqual([]);
  });

  it('end after 7 days, and can be sent again then', async () => {
    const { guardian, child } = await addFamily();
    const { issueId } = (await sellIssue(platform())).purchase;
    await send(child, { issueId });
    await makeOlder(child, 6.9);
    expect(await list(child)).toHaveLength(1);
    await makeOlder(child, 7);
    expect(await list(child)).toEqual([]);
    await send(child, { issueId });
    expect(await list(child)).toHaveLength(1);
    await waitForEmail(platform(), guardian.email, 2);
  });

  it('are limited to ten a day; repeated ones do not count', async () => {
    const { child } = await addFamily();
    const issues = await Promise.all(Array.from({ length: 11 }, () => sellIssue(platform())));
    const ids = issues.map(({ purchase }) => purchase.issueId);
    for (const issueId of ids.slice(0, 10)) {
      for (const _time of ['first', 'second']) expect((await send(child, { issueId })).statusCode).toBe(200);
    }
    expect(statusAndCode(await send(child, { issueId: ids[10] }))).toEqual([429, 'REQUEST.TOO_MANY']);
    expect(await list(child)).toHaveLength(10);
  });

  it('are rejected without a guardian, for products that are not sold, and for content that the child may not see', async () => {
    const { guardian, child } = await addFamily();
    const { issueId } = (await sellIssue(platform())).purchase;
    expect(statusAndCode(await send(guardian, { issueId }))).toEqual([409, 'USER.NOT_GUIDED']);
    const unknownId = '00000000-0000-4000-8000-000000000000';
    expect(statusAndCode(await send(child, { issueId: unknownId }))).toEqual([404, 'ISSUE.NOT_FOUND']);
    expect(statusAndCode(await send(child, { planId: unknownId }))).toEqual([404, 'PLAN.NOT_FOUND']);
    expect(statusAndCode(await send(child, {}))).toEqual([400, 'REQUEST.INVALID']);
    expect(statusAndCode(await send(child, { issueId, planId: unknownId }))).toEqual([
      400,
      'REQUEST.INVALID',
    ]);
    const { database } = platform();
    await database
      .updateTable('comics.reader')
      .set({ hasParentalControl: true })
      .where('readerId', '=', child.uuid)
      .execute();
    await database
      .updateTable('comics.issue')
      .set({ parentalRating: '+18' })
      .where('id', '=', issueId)
      .execute();
    expect(statusAndCode(await send(child, { issueId }))).toEqual([409, 'USER.BLOCKED_CONTENT']);
    await database
      .updateTable('comics.issue')
      .set({ withdrawnAt: new Date() })
      .where('id', '=', issueId)
      .execute();
    expect(statusAndCode(await send(child, { issueId }))).toEqual([404, 'ISSUE.NOT_FOUND']);
    expect(await list(child)).toEqual([]);
  });

  describe('above the rating of the child', () => {
    async function askForRating(parentalRating = '16') {
      const { guardian, child } = await addFamily();
      const { database } = platform();
      const { issueId } = (await sellIssue(platform())).purchase;
      await database.updateTable('comics.issue').set({ parentalRating }).where('id', '=', issueId).execute();
      await database
        .updateTable('comics.reader')
        .set({ hasParentalControl: true })
        .where('readerId', '=', child.uuid)
        .execute();
      const asked = await send(child, { issueId });
      return { guardian, child, issueId, asked };
    }
    const open = async (by: TestCaller, issueId: string) =>
      (await call(by, 'GET', `/issue/${issueId}/pages`)).json().code;

    it('ask the guardian to allow the issue', async () => {
      const { guardian, asked } = await askForRating();
      expect(asked.json()).toMatchObject({ kind: 'issue', purpose: 'rating', answer: null });
      const { subject, text } = await waitForEmail(platform(), guardian.email);
      expect(subject).toMatch(/^Nina pediu para ler “/);
      expect(text).toContain('Classificação: 16');
      expect(text).toContain('R$\u00a09,90');
      expect(text).toContain('a edição precisa ser comprada');
      expect(text).toMatch(/\/account\/family$/m);
    });

    it('name the price only if the child could not read the issue otherwise', async () => {
      const { guardian, child, issueId } = await askForRating();
      const pricesFor = async () =>
        (await call(guardian, 'GET', '/guided-account/request')).json()[0].product.prices.length;
      expect(await pricesFor()).toBe(2);
      await platform()
        .database.updateTable('comics.issue')
        .set({ isAvailableForAll: true })
        .where('id', '=', issueId)
        .execute();
      expect(await pricesFor()).toBe(0);
      await makeOlder(child, 8);
      await send(child, { issueId });
      const emails = await findEmailsTo(platform(), guardian.email);
      expect(emails.filter(({ text }) => text.includes('só esta edição abre nesta conta'))).toHaveLength(1);
    });

    it('are granted, which allows this issue, until the guardian declines them', async () => {
      const { guardian, child, issueId, asked } = await askForRating();
      const { id } = asked.json();
      expect(await open(child, issueId)).toBe('USER.BLOCKED_CONTENT');
      const granted = await answer(guardian, id, 'granted');
      expect(granted.json()).toMatchObject({ id, answer: 'granted', answeredAt: expect.any(String) });
      expect(await open(child, issueId)).toBeUndefined();
      const again = await answer(guardian, id, 'granted');
      expect(again.json()).toEqual(granted.json());
      expect(await list(child)).toEqual([granted.json()]);
      // The child may see it now, so the next request is to buy it.
      expect((await send(child, { issueId })).json()).toMatchObject({ purpose: 'purchase', answer: null });
      expect((await answer(guardian, id, 'declined')).json().answer).toBe('declined');
      expect(await open(child, issueId)).toBe('USER.BLOCKED_CONTENT');
    });

    it('wait for a deletion of the child that has begun, and are gone then', async () => {
      const { database } = platform();
      const { guardian, child, asked } = await askForRating();
      const answering = await database.transaction().execute(async (trx) => {
        const reader = trx.selectFrom('comics.reader').select('readerId').where('readerId', '=', child.uuid);
        await reader.forUpdate().execute();
        const answered = answer(guardian, asked.json().id, 'granted');
        await waitForLocks(database);
        await trx.deleteFrom('comics.guardian_request').where('readerId', '=', child.uuid).execute();
        return { answered };
      });
      expect(statusAndCode(await answering.answered)).toEqual([404, 'GUIDANCE.NO_REQUEST']);
    });

    it('that were declined cannot be repeated for 7 days, and are open again then', async () => {
      const { guardian, child, issueId, asked } = await askForRating();
      const declined = await answer(guardian, asked.json().id, 'declined');
      expect((await send(child, { issueId })).json()).toEqual(declined.json());
      // The pause begins with the answer.
      await makeOlder(child, 7);
      expect((await send(child, { issueId })).json()).toMatchObject({ answer: 'declined' });
      await platform()
        .database.updateTable('comics.guardian_request')
        .set({ answeredAt: new Date(Date.now() - 7 * 86_400_000) })
        .where('readerId', '=', child.uuid)
        .execute();
      expect((await send(child, { issueId })).json()).toMatchObject({ answer: null, answeredAt: null });
      await waitForEmail(platform(), guardian.email, 2);
    });

    it('are answered by nobody else, and for 30 days', async () => {
      const { guardian, child, asked } = await askForRating();
      const { guardian: stranger } = await addFamily();
      const { id } = asked.json();
      for (const by of [stranger, child])
        expect(statusAndCode(await answer(by, id, 'granted'))).toEqual([404, 'GUIDANCE.NO_REQUEST']);
      await makeOlder(child, 30);
      expect(statusAndCode(await answer(guardian, id, 'granted'))).toEqual([404, 'GUIDANCE.NO_REQUEST']);
      expect((await call(guardian, 'GET', '/guided-account/request')).json()).toEqual([]);
    });

    it('that were granted can be taken back after that time too', async () => {
      const { guardian, child, issueId, asked } = await askForRating();
      const { id } = asked.json();
      await answer(guardian, id, 'granted');
      await makeOlder(child, 300);
      const listed = (await call(guardian, 'GET', '/guided-account/request')).json();
      expect(listed).toEqual([expect.objectContaining({ id, answer: 'granted' })]);
      expect((await answer(guardian, id, 'declined')).statusCode).toBe(200);
      expect(await open(child, issueId)).toBe('USER.BLOCKED_CONTENT');
    });

    it('are possible for an issue that is free and not for sale', async () => {
      const { child, issueId } = await askForRating();
      const { database } = platform();
      await database.deleteFrom('comics.guardian_request').where('readerId', '=', child.uuid).execute();
      await database
        .updateTable('comics.merchandise')
        .set({ removedAt: new Date() })
        .where('issueId', '=', issueId)
        .execute();
      await database
        .updateTable('comics.issue')
        .set({ isAvailableForSubscribers: false })
        .where('id', '=', issueId)
        .execute();
      expect((await send(child, { issueId })).json()).toMatchObject({ purpose: 'rating' });
    });

    it('are not possible for adult content', async () => {
      const { asked, child } = await askForRating('+18');
      expect(statusAndCode(asked)).toEqual([409, 'USER.BLOCKED_CONTENT']);
      expect(await list(child)).toEqual([]);
    });

    it('are listed for the guardian with the child, the product and its prices, those without an answer first', async () => {
      const { guardian, child, issueId, asked } = await askForRating();
      const [plan] = await sellPlan(platform(), { 30: 1990 }, { guidedAccountsCount: 1 });
      await makeOlder(child, 2);
      const second = await send(child, { planId: plan?.planId });
      const read = async () => (await call(guardian, 'GET', '/guided-account/request')).json();
      const [ofPlan, ofIssue] = await read();
      const who = { uuid: child.uuid, nickname: 'Nina' };
      expect(ofPlan).toEqual({
        ...second.json(),
        child: who,
        product: {
          name: expect.any(String),
          path: '/plans',
          parentalRating: null,
          cover: null,
          prices: [{ kind: 'plan', cents: 1990, currency: 'BRL', days: 30 }],
        },
      });
      expect(ofIssue).toMatchObject({
        issueId,
        child: who,
        product: {
          path: expect.stringMatching(/^\/issue\//),
          parentalRating: '16',
          cover: { address: expect.stringContaining('/media/covers/') },
          prices: [
            { kind: 'purchase', cents: 990, currency: 'BRL', days: null },
            { kind: 'rent', cents: 390, currency: 'BRL', days: 7 },
          ],
        },
      });
      await platform()
        .database.updateTable('comics.plan_merchandise')
        .set({ removedAt: new Date() })
        .where('planId', '=', plan?.planId ?? '')
        .execute();
      expect((await read())[0]).toMatchObject({ planId: plan?.planId, product: { prices: [] } });
      await answer(guardian, second.json().id, 'declined');
      expect((await read()).map(({ id }: { id: string }) => id)).toEqual([asked.json().id, second.json().id]);
      expect((await call(child, 'GET', '/guided-account/request')).json()).toEqual([]);
    });
  });

  describe('to buy', () => {
    const grantedOf = async (child: TestCaller) =>
      (await list(child)).map(({ answer }: { answer: string | null }) => answer);

    it('are not granted by an answer, because nothing was bought', async () => {
      const { guardian, child } = await addFamily();
      const { issueId } = (await sellIssue(platform())).purchase;
      const { id } = (await send(child, { issueId })).json();
      const granted = await answer(guardian, id, 'granted');
      expect(statusAndCode(granted)).toEqual([400, 'REQUEST.INVALID']);
      expect(await grantedOf(child)).toEqual([null]);
    });

    it('are granted when the guardian acquires the issue, and can be sent again', async () => {
      const { guardian, child } = await addFamily();
      const other = await addFamily();
      const { issueId } = (await sellIssue(platform())).purchase;
      for (const each of [child, other.child]) await send(each, { issueId });
      await platform()
        .database.transaction()
        .execute(async (trx) => {
          const buyer = await lockBuyer(trx, guardian.uuid);
          const { id: transactionId } = await trx
            .insertInto('comics.transaction')
            .values({
              readerId: guardian.uuid,
              credits: 1,
              method: 'credit_card',
              status: 'waiting',
              price: 1,
              currency: 'BRL',
            })
            .returning('id')
            .executeTakeFirstOrThrow();
          await grantAcquisition(buyer, { issueId, rentalDays: null, cause: { transactionId } }, new Date());
        });
      expect(await grantedOf(child)).toEqual(['granted']);
      expect(await grantedOf(other.child)).toEqual([null]);
      expect((await send(child, { issueId })).json().answer).toBeNull();
    });

    it('are granted when the guardian subscribes to the plan', async () => {
      const { guardian, child } = await addFamily();
      const [plan] = await sellPlan(platform(), { 30: 1990 }, { guidedAccountsCount: 1 });
      const planId = plan?.planId ?? '';
      await send(child, { planId });
      await platform()
        .database.transaction()
        .execute(async (trx) => {
          const buyer = await lockBuyer(trx, guardian.uuid);
          await grantSubscription(buyer, { planId, startsAt: new Date(), days: 30 });
        });
      expect(await grantedOf(child)).toEqual(['granted']);
    });
  });
}
