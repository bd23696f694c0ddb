import { randomUUID } from 'node:crypto';
import { intentOf } from '../../../../server/commerce/idempotency.ts';
import { redeemVoucher } from '../../../../server/commerce/vouchers/redeem-voucher.ts';
import { findVoucher } from '../../../../server/commerce/vouchers/vouchers.ts';
import { openAttempts } from '../../../../server/http/open-attempts.ts';
import { walletOf } from '../../support/commerce-calls.ts';
import { HandClock } from '../../support/scheduled-jobs-machine.ts';
import {
  addAcquisition,
  addIssue,
  addPlan,
  addReader,
  addSubscription,
  daysAgo,
} from '../../support/seed.ts';
import { addSubscriber } from '../../support/subscriber.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** Vouchers for plans, issues and credits. */
export function vouchers(platform: () => TestPlatform): void {
  let caller: TestCaller;
  let plan: string;
  let issue: string;

  beforeEach(async () => {
    const { database } = platform();
    await platform().empty();
    await database.deleteFrom('comics.voucher').execute();
    caller = await platform().signIn();
    await addReader(database, caller.uuid);
    plan = await addPlan(database, 'leitor', { 'en-us': 'Reader' });
    issue = await addIssue(database, { slug: 'pipa', editions: { 'pt-br': 'Pipa', 'en-us': 'Kite' } });
    await addVoucher('MESGRATIS', { planId: plan, planDays: 45 });
    await addVoucher('GANHEIPIPA', { issueId: issue, usesLimit: 2 });
    await addVoucher('SALDO15', { credits: 1500, currency: 'BRL', usesLimit: 3 });
  });

  const inDays = (days: number) => daysAgo(-days);
  async function addVoucher(code: string, more: object): Promise<string> {
    const { id } = await platform()
      .database.insertInto('comics.voucher')
      .values({ code, market: 'brazil', ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const call = (method: 'GET' | 'POST', url: string, headers: Record<string, string>, body?: object) =>
    platform().app.inject({ method, url: `/api/comics${url}`, headers, ...(body && { payload: body }) });
  const ask = (code: string, who = caller, more: Record<string, string> = {}) =>
    call('POST', '/voucher', { ...who.headers, ...more }, { code });
  const codeOf = async (answer: ReturnType<typeof call>) => {
    const { statusCode, json } = await answer;
    return `${statusCode} ${json().code ?? 'none'}`;
  };
  const idOf = async (code: string): Promise<string> => (await ask(code)).json().externalId;
  const redeem = (voucherId: string, who = caller, key: string = randomUUID()) =>
    call(
      'POST',
      '/voucher/redeem',
      { ...who.headers, 'idempotency-key': key, timezone: 'America/Sao_Paulo' },
      { voucherId },
    );
  const uses = async (code: string) => {
    const row = await platform()
      .database.selectFrom('comics.voucher')
      .select('uses')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    return row.uses;
  };
  const subscriptions = () =>
    platform()
      .database.selectFrom('comics.subscription')
      .selectAll()
      .where('readerId', '=', caller.uuid)
      .orderBy('startsAt')
      .execute();

  describe('a check of a code', () => {
    it('returns what the voucher grants, in the language of the caller', async () => {
      expect((await ask('MESGRATIS')).json().gives).toEqual({
        kind: 'plan',
        plan: expect.objectContaining({ externalId: plan, name: 'leitor' }),
        days: 45,
      });
      expect((await ask('MESGRATIS', caller, { 'accept-language': 'en' })).json().gives.plan.name).toBe(
        'Reader',
      );
      expect((await ask('GANHEIPIPA', caller, { 'accept-language': 'en' })).json().gives).toEqual({
        kind: 'issue',
        issue: { externalId: issue, slug: 'pipa', title: 'Kite' },
      });
      expect((await ask('SALDO15')).json().gives).toEqual({
        kind: 'credits',
        credits: 1500,
        currency: 'BRL',
      });
    });

    it.each(['saldo15', ' Saldo 15 ', 'SAL\u00a0DO15'])('ignores case and spaces: %j', async (typed) => {
      expect((await ask(typed)).statusCode).toBe(200);
    });

    it('does not find unknown, expired and used-up vouchers', async () => {
      await addVoucher('VENCIDO', { credits: 1, currency: 'BRL', expiresAt: daysAgo(1) });
      await addVoucher('USADO', { credits: 1, currency: 'BRL', uses: 1 });
      for (const code of ['NADA', 'VENCIDO', 'USADO']) {
        expect([code, await codeOf(ask(code))]).toEqual([code, '404 VOUCHER.NOT_FOUND']);
      }
    });

    it('rejects vouchers for another market or currency', async () => {
      await addVoucher('LISBOA', { credits: 1, currency: 'BRL', market: 'portugal' });
      await addVoucher('DOLARES', { credits: 1, currency: 'USD' });
      for (const code of ['LISBOA', 'DOLARES']) {
        expect([code, await codeOf(ask(code))]).toEqual([code, '409 VOUCHER.MARKET_MISMATCH']);
      }
    });

    it('is rejected for accounts without a profile and for guided accounts', async () => {
      expect(await codeOf(ask('SALDO15', await platform().signIn()))).toBe('404 USER.NOT_FOUND');
      await platform()
        .database.updateTable('comics.reader')
        .set({ guardianId: (await newReader()).uuid })
        .where('readerId', '=', caller.uuid)
        .execute();
      for (const answer of [
        ask('SALDO15'),
        redeem(randomUUID()),
        call('GET', '/shop/voucher', caller.headers),
      ]) {
        expect(await codeOf(answer)).toBe('409 USER.PARENT_PERMISSION');
      }
    });
  });

  async function newReader(): Promise<TestCaller> {
    const other = await platform().signIn();
    await addReader(platform().database, other.uuid);
    return other;
  }

  describe('a reader who guesses', () => {
    it('must wait after three failures, even with a valid code', async () => {
      for (const code of ['ERRO1', 'ERRO2', 'ERRO3']) {
        expect(await codeOf(ask(code))).toBe('404 VOUCHER.NOT_FOUND');
      }
      const answer = await ask('SALDO15');
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_attempts']);
      const wait = Number(answer.headers['retry-after']);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
      expect((await ask('SALDO15', await newReader())).statusCode).toBe(200);
    });

    it('uses no attempt for a valid code', async () => {
      for (const code of ['ERRO1', 'SALDO15', 'ERRO2', 'SALDO15', 'SALDO15', 'GANHEIPIPA']) await ask(code);
      expect(await codeOf(ask('ERRO3'))).toBe('404 VOUCHER.NOT_FOUND');
      expect(await codeOf(ask('SALDO15'))).toBe('429 too_many_attempts');
    });

    it('gets three attempts, also in concurrent requests', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => codeOf(ask(`ERRO${index}`))),
      );
      expect(answers.filter((answer) => answer === '404 VOUCHER.NOT_FOUND')).toHaveLength(3);
      expect(answers.filter((answer) => answer === '429 too_many_attempts')).toHaveLength(7);
    });

    it('waits one minute from the third failure, which rejected attempts do not extend', async () => {
      const { database } = platform();
      const clock = new HandClock('2026-03-10T12:00:00Z');
      const attempts = openAttempts(database, clock.look, () => false);
      const codes: string[] = [];
      for (const seconds of [0, 50, 50, 30, 29, 1]) {
        clock.pass({ seconds });
        const found = findVoucher({ database, attempts, now: clock.look }, caller.uuid, 'ERRO');
        codes.push(
          await found.then(
            () => 'none',
            ({ code }) => code,
          ),
        );
      }
      const [no, wait] = ['VOUCHER.NOT_FOUND', 'too_many_attempts'];
      expect(codes).toEqual([no, no, no, wait, wait, no]);
    });
  });

  describe('a redemption', () => {
    it('adds credits to the wallet', async () => {
      const answer = await redeem(await idOf('SALDO15'));
      expect([answer.statusCode, answer.json().gives.credits]).toEqual([200, 1500]);
      expect([await walletOf(platform().database, caller.uuid), await uses('SALDO15')]).toEqual([1500, 1]);
    });

    it('grants an issue without an end', async () => {
      await redeem(await idOf('GANHEIPIPA'));
      const rows = await platform()
        .database.selectFrom('comics.acquisition')
        .select(['issueId', 'expiresAt'])
        .where('readerId', '=', caller.uuid)
        .execute();
      expect(rows).toEqual([{ issueId: issue, expiresAt: null }]);
    });

    it('starts a plan at once, without renewal', async () => {
      const before = new Date();
      await redeem(await idOf('MESGRATIS'));
      const [row] = await subscriptions();
      expect(row).toMatchObject({ planId: plan, cycleDays: 45, hasAutoRenewal: false });
      expect(row?.startsAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
      expect((row?.expiresAt.getTime() ?? 0) - (row?.startsAt.getTime() ?? 0)).toBe(45 * 24 * 3_600_000);
    });

    it('starts a plan after the running one', async () => {
      const end = inDays(10);
      await addSubscription(platform().database, caller.uuid, end);
      expect((await redeem(await idOf('MESGRATIS'))).statusCode).toBe(200);
      expect((await subscriptions()).map(({ startsAt }) => startsAt)).toEqual([expect.any(Date), end]);
    });

    it('is rejected for a plan if another one is renewed or scheduled', async () => {
      const { database } = platform();
      const id = await idOf('MESGRATIS');
      await addSubscriber(database, { dragonId: caller.uuid, expiresAt: inDays(10) });
      expect(await codeOf(redeem(id))).toBe('409 USER.DUPLICATE_SUBSCRIPTION');
      await database.deleteFrom('comics.subscription').execute();
      await addSubscription(database, caller.uuid, inDays(40), { startsAt: inDays(10) });
      expect(await codeOf(redeem(id))).toBe('409 USER.DUPLICATE_SUBSCRIPTION');
      expect(await uses('MESGRATIS')).toBe(0);
    });

    it('is rejected for an owned issue and accepted for a rented one', async () => {
      const { database } = platform();
      const id = await idOf('GANHEIPIPA');
      await addAcquisition(database, caller.uuid, issue, inDays(3));
      expect((await redeem(id)).statusCode).toBe(200);
      const other = await newReader();
      await addAcquisition(database, other.uuid, issue, null);
      expect(await codeOf(redeem(id, other))).toBe('409 USER.DUPLICATE_ACQUISITION');
      expect(await uses('GANHEIPIPA')).toBe(1);
    });

    it('is accepted once per reader', async () => {
      const id = await idOf('SALDO15');
      await redeem(id);
      expect(await codeOf(redeem(id))).toBe('409 USER.DUPLICATE_ACQUISITION');
      expect([await walletOf(platform().database, caller.uuid), await uses('SALDO15')]).toEqual([1500, 1]);
    });

    it('returns the same response for the same key, and rejects the key for another voucher', async () => {
      const [id, other] = [await idOf('SALDO15'), await idOf('GANHEIPIPA')];
      const key = randomUUID();
      const answers = await Promise.all([1, 2, 3].map(() => redeem(id, caller, key)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(await walletOf(platform().database, caller.uuid)).toBe(1500);
      expect(await codeOf(redeem(other, caller, key))).toBe('422 REQUEST.KEY_MISMATCH');
    });

    it('respects the limit of uses in concurrent requests', async () => {
      const { database } = platform();
      const id = await idOf('SALDO15');
      const readers = await Promise.all(Array.from({ length: 12 }, newReader));
      const answers = await Promise.all(readers.map((reader) => codeOf(redeem(id, reader))));
      expect(answers.filter((answer) => answer === '200 none')).toHaveLength(3);
      expect(answers.filter((answer) => answer === '404 VOUCHER.NOT_FOUND')).toHaveLength(9);
      const filled = await Promise.all(readers.map(({ uuid }) => walletOf(database, uuid)));
      expect(filled.reduce((sum, each) => sum + each, 0)).toBe(4500);
      expect(await uses('SALDO15')).toBe(3);
    });

    it('is rejected if the voucher has expired since the check', async () => {
      const { database } = platform();
      const id = await addVoucher('HOJE', { credits: 100, currency: 'BRL', expiresAt: inDays(1) });
      const tomorrow = { database, now: () => inDays(2) };
      await expect(
        redeemVoucher(tomorrow, intentOf(caller.uuid, randomUUID(), {}), id),
      ).rejects.toMatchObject({
        code: 'VOUCHER.NOT_FOUND',
      });
      expect(await codeOf(redeem(randomUUID()))).toBe('404 VOUCHER.NOT_FOUND');
    });

    it('requires a key and a time zone', async () => {
      const voucherId = await idOf('SALDO15');
      const post = (more: Record<string, string>) =>
        codeOf(call('POST', '/voucher/redeem', { ...caller.headers, ...more }, { voucherId }));
      expect(await post({ timezone: 'America/Sao_Paulo' })).toBe('400 REQUEST.INVALID');
      expect(await post({ 'idempotency-key': randomUUID() })).toBe('400 MARKET.NO_TIMEZONE');
    });
  });

  it('lists redeemed vouchers in pages, newest first', async () => {
    for (const code of ['SALDO15', 'GANHEIPIPA', 'MESGRATIS']) await redeem(await idOf(code));
    const list = async (query: string) => (await call('GET', `/shop/voucher${query}`, caller.headers)).json();
    const first = await list('?limit=2');
    expect(
      first.items.map(({ voucher }: { voucher: { gives: { kind: string } } }) => voucher.gives.kind),
    ).toEqual(['plan', 'issue']);
    expect([first.hasNext, Date.parse(first.items[0].redeemedAt)]).toEqual([true, expect.any(Number)]);
    expect((await list('?limit=2&page=1')).items).toMatchObject([{ voucher: { gives: { credits: 1500 } } }]);
    expect((await call('GET', '/shop/voucher', (await newReader()).headers)).json().items).toEqual([]);
  });
}
