import {
  askGuardian,
  type GuardianRequestService,
} from '../../../../server/commerce/guardian-requests/ask-guardian.ts';
import { openAttempts } from '../../../../server/http/open-attempts.ts';
import type { EmailContents } from '../../../../server/mail/mail.ts';
import { findEmailsTo, waitForEmail } from '../../support/emails.ts';
import { sellIssue, sellPlan } from '../../support/open-shop.ts';
import { addReader } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** Requests of children to their guardians, with the emails about them. */
export function guardianRequests(platform: () => TestPlatform): void {
  const addPerson = async (name: string): Promise<TestCaller & { email: string }> => {
    const { database } = platform();
    const caller = await platform().signIn();
    await addReader(database, caller.uuid);
    const { email } = await database
      .updateTable('identity.account')
      .set({ nickname: name, hasVerifiedEmail: true })
      .where('uuid', '=', caller.uuid)
      .returning('email')
      .executeTakeFirstOrThrow();
    return { ...caller, email: email ?? '' };
  };

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

  const send = (by: TestCaller, payload: object) =>
    platform().app.inject({
      method: 'POST',
      url: '/api/comics/guardian-request',
      headers: by.headers,
      payload,
    });
  const list = async ({ headers }: TestCaller) =>
    (await platform().app.inject({ url: '/api/comics/guardian-request', headers })).json();
  const outcomeOf = (answer: Awaited<ReturnType<typeof send>>) => [answer.statusCode, answer.json().code];
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
      { issueId, planId: null, requestedAt: expect.any(String) },
    ]);
    expect(await list(child)).toEqual([answer.json()]);
    expect(await list(guardian)).toEqual([]);
    const email = await waitForEmail(platform(), guardian.email);
    expect(email.subject).toBe(`Nina pediu “${title}” na Banca`);
    for (const text of ['Nina', 'R$\u00a09,90', `/issue/${slug}`, 'porque é responsável por uma conta']) {
      expect(email.text).toContain(text);
    }
    expect(await findEmailsTo(platform(), child.email)).toEqual([]);
  });

  it('for a plan contain its prices and lead to the plans', async () => {
    const { guardian, child } = await addFamily();
    const [plan] = await sellPlan(platform(), { 30: 1990, 360: 17990 });
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
    expect(outcomeOf(await send(child, { issueId }))).toEqual([409, 'USER.GUARDIAN_UNREACHABLE']);
    expect(await list(child)).toEqual([]);
    await setState({ hasVerifiedEmail: true, isActive: true });
    expect((await send(child, { issueId })).statusCode).toBe(200);
    await waitForEmail(platform(), guardian.email);
  });

  it('are rejected for an issue and a plan that have no price in the market of the child', async () => {
    const { child } = await addFamily();
    const { database } = platform();
    const abroad = { market: 'portugal', currency: 'EUR' };
    const { issueId } = (await sellIssue(platform(), abroad)).purchase;
    await database
      .updateTable('comics.issue')
      .set({ isAvailableForSubscribers: false })
      .where('id', '=', issueId)
      .execute();
    const [plan] = await sellPlan(platform(), { 30: 990 }, abroad);
    expect(outcomeOf(await send(child, { issueId }))).toEqual([404, 'ISSUE.NOT_FOUND']);
    expect(outcomeOf(await send(child, { planId: plan?.planId }))).toEqual([404, 'PLAN.NOT_FOUND']);
    expect(await list(child)).toEqual([]);
    await database
      .updateTable('comics.issue')
      .set({ isAvailableForSubscribers: true })
      .where('id', '=', issueId)
      .execute();
    expect((await send(child, { issueId })).statusCode).toBe(200);
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
    expect(outcomeOf(await send(child, { issueId: ids[10] }))).toEqual([429, 'REQUEST.TOO_MANY']);
    expect(await list(child)).toHaveLength(10);
  });

  it('are rejected without a guardian, for products that are not sold, and for content that the child may not see', async () => {
    const { guardian, child } = await addFamily();
    const { issueId } = (await sellIssue(platform())).purchase;
    expect(outcomeOf(await send(guardian, { issueId }))).toEqual([409, 'USER.NOT_GUIDED']);
    const unknownId = '00000000-0000-4000-8000-000000000000';
    expect(outcomeOf(await send(child, { issueId: unknownId }))).toEqual([404, 'ISSUE.NOT_FOUND']);
    expect(outcomeOf(await send(child, { planId: unknownId }))).toEqual([404, 'PLAN.NOT_FOUND']);
    expect(outcomeOf(await send(child, {}))).toEqual([400, 'REQUEST.INVALID']);
    expect(outcomeOf(await send(child, { issueId, planId: unknownId }))).toEqual([400, 'REQUEST.INVALID']);
    const { database } = platform();
    await database
      .updateTable('comics.reader')
      .set({ hasParentalControl: true })
      .where('readerId', '=', child.uuid)
      .execute();
    await database
      .updateTable('comics.issue')
      .set({ parentalRating: '16' })
      .where('id', '=', issueId)
      .execute();
    expect(outcomeOf(await send(child, { issueId }))).toEqual([409, 'USER.BLOCKED_CONTENT']);
    await database
      .updateTable('comics.issue')
      .set({ withdrawnAt: new Date() })
      .where('id', '=', issueId)
      .execute();
    expect(outcomeOf(await send(child, { issueId }))).toEqual([404, 'ISSUE.NOT_FOUND']);
    expect(await list(child)).toEqual([]);
  });
}
