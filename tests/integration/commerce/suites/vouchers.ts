import { randomUUID } from 'node:crypto';
import { intentOf } from '../../../../server/commerce/idempotency.ts';
import { redeemVoucher } from '../../../../server/commerce/vouchers/redeem-voucher.ts';
import { findVoucher } from '../../../../server/commerce/vouchers/vouchers.ts';
import { openAttempts } from '../../../../server/http/open-attempts.ts';
import { ManualClock } from '../../support/scheduled-jobs-machine.ts';
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
import { walletBalanceOf } from '../../support/wallets.ts';

/** Vouchers for plans, issues and credits. */
export function vouchers(platform: () => TestPlatform): void {
  let caller: TestCaller;
  let plan: string;
  let issue: string;

  beforeEach(async () => {
    const { database } = platform();
    await platform().deleteAllData();
    await database.deleteFrom('comics.voucher').execute();
    caller = await platform().signIn();
    await addReader(database, caller.uuid);
    plan = await addPlan(database, 'leitor', { 'en-us': 'Reader' });
    issue = await addIssue(database, { slug: 'pipa', editions: { 'pt-br': 'Pipa', 'en-us': 'Kite' } });
    await addVoucher('MESGRATIS', { planId: plan, planDays: 45 });
    await addVoucher('GANHEIPIPA', { issueId: issue, usesLimit: 2 });
    await addVoucher('SALDO15', { credits: 1500, currency: 'BRL', usesLimit: 3 });
  });

  const daysFromNow = (days: number) => daysAgo(-days);
  async function addVoucher(code: string, more: object): Promise<string> {
    const { id } = await platform()
      .database.insertInto('comics.voucher')
      .values({ code, market: 'brazil', ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const request = (method: 'GET' | 'POST', url: string, headers: Record<string, string>, body?: object) =>
    platform().app.inject({ method, url: `/api/comics${url}`, headers, ...(body && { payload: body }) });
  const checkCode = (code: string, reader = caller, more: Record<string, string> = {}) =>
    request('POST', '/voucher', { ...reader.headers, ...more }, { code });
  const outcomeOf = async (answer: ReturnType<typeof request>) => {
    const { statusCode, json } = await answer;
    return `${statusCode} ${json().code ?? 'none'}`;
  };
  const findVoucherId = async (code: string): Promise<string> => (await checkCode(code)).json().externalId;
  const redeem = (voucherId: string, reader = caller, key: string = randomUUID()) =>
    request(
      'POST',
      '/voucher/redeem',
      { ...reader.headers, 'idempotency-key': key, timezone: 'America/Sao_Paulo' },
      { voucherId },
    );
  const countUses = async (code: string) => {
    const row = await platform()
      .database.selectFrom('comics.voucher')
      .select('uses')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    return row.uses;
  };
  const listSubscriptions = () =>
    platform()
      .database.selectFrom('comics.subscription')
      .selectAll()
      .where('readerId', '=', caller.uuid)
      .orderBy('startsAt')
      .execute();

  describe('when a code is checked', () => {
    it('returns the benefits of the voucher in the language of the caller', async () => {
      expect((await checkCode('MESGRATIS')).json().gives).toEqual({
        kind: 'plan',
        plan: expect.objectContaining({ externalId: plan, name: 'leitor' }),
        days: 45,
      });
      expect((await checkCode('MESGRATIS', caller, { 'accept-language': 'en' })).json().gives.plan.name).toBe(
        'Reader',
      );
      expect((await checkCode('GANHEIPIPA', caller, { 'accept-language': 'en' })).json().gives).toEqual({
        kind: 'issue',
        issue: { externalId: issue, slug: 'pipa', title: 'Kite' },
      });
      expect((await checkCode('SALDO15')).json().gives).toEqual({
        kind: 'credits',
        credits: 1500,
        currency: 'BRL',
      });
    });

    it.each(['saldo15', ' Saldo 15 ', 'SAL\u00a0DO15'])('ignores case and spaces: %j', async (typed) => {
      expect((await checkCode(typed)).statusCode).toBe(200);
    });

    it('does not find vouchers that are unknown, expired or have no uses left', async () => {
      await addVoucher('VENCIDO', { credits: 1, currency: 'BRL', expiresAt: daysAgo(1) });
      await addVoucher('USADO', { credits: 1, currency: 'BRL', uses: 1 });
      for (const code of ['NADA', 'VENCIDO', 'USADO']) {
        // Each by its own reader, because the third failure of one is a lock.
        const outcome = await outcomeOf(checkCode(code, await addSignedInReader()));
        expect([code, outcome]).toEqual([code, '404 VOUCHER.NOT_FOUND']);
      }
    });

    it('rejects vouchers for another market or currency', async () => {
      await addVoucher('LISBOA', { credits: 1, currency: 'BRL', market: 'portugal' });
      await addVoucher('DOLARES', { credits: 1, currency: 'USD' });
      for (const code of ['LISBOA', 'DOLARES']) {
        expect([code, await outcomeOf(checkCode(code))]).toEqual([code, '409 VOUCHER.MARKET_MISMATCH']);
      }
    });

    it('rejects accounts without a profile and guided accounts', async () => {
      expect(await outcomeOf(checkCode('SALDO15', await platform().signIn()))).toBe('404 USER.NOT_FOUND');
      await platform()
        .database.updateTable('comics.reader')
        .set({ guardianId: (await addSignedInReader()).uuid })
        .where('readerId', '=', caller.uuid)
        .execute();
      for (const answer of [
        checkCode('SALDO15'),
        redeem(randomUUID()),
        request('GET', '/shop/voucher', caller.headers),
      ]) {
        expect(await outcomeOf(answer)).toBe('409 USER.PARENT_PERMISSION');
      }
    });
  });

  async function addSignedInReader(): Promise<TestCaller> {
    const other = await platform().signIn();
    await addReader(platform().database, other.uuid);
    return other;
  }

  describe('for a reader who tries wrong codes', () => {
    it('rejects even a valid code after three failures', async () => {
      for (const code of ['ERRO1', 'ERRO2']) {
        expect(await outcomeOf(checkCode(code))).toBe('404 VOUCHER.NOT_FOUND');
      }
      const third = await checkCode('ERRO3');
      expect([third.statusCode, third.json().code, third.headers['retry-after']]).toEqual([
        429,
        'too_many_attempts',
        '60',
      ]);
      const answer = await checkCode('SALDO15');
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_attempts']);
      const tooMany = Number(answer.headers['retry-after']);
      expect(tooMany).toBeGreaterThan(0);
      expect(tooMany).toBeLessThanOrEqual(60);
      expect((await checkCode('SALDO15', await addSignedInReader())).statusCode).toBe(200);
    });

    it('does not count valid codes as attempts', async () => {
      for (const code of ['ERRO1', 'SALDO15', 'ERRO2', 'SALDO15', 'SALDO15', 'GANHEIPIPA'])
        await checkCode(code);
      expect(await outcomeOf(checkCode('ERRO3'))).toBe('429 too_many_attempts');
      expect(await outcomeOf(checkCode('SALDO15'))).toBe('429 too_many_attempts');
    });

    it('checks three codes, even in concurrent requests, and locks with the third', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => outcomeOf(checkCode(`ERRO${index}`))),
      );
      expect(answers.filter((answer) => answer === '404 VOUCHER.NOT_FOUND')).toHaveLength(2);
      expect(answers.filter((answer) => answer === '429 too_many_attempts')).toHaveLength(8);
    });

    it('allows attempts again one minute after the third failure, even if the reader tried in the meantime', async () => {
      const { database } = platform();
      const clock = new ManualClock('2026-03-10T12:00:00Z');
      const attempts = openAttempts(database, clock.now, () => false);
      const codes: string[] = [];
      for (const seconds of [0, 50, 50, 30, 29, 1]) {
        clock.advance({ seconds });
        const found = findVoucher({ database, attempts, now: clock.now }, caller.uuid, 'ERRO');
        codes.push(
          await found.then(
            () => 'none',
            ({ code }) => code,
          ),
        );
      }
      const [notFound, tooMany] = ['VOUCHER.NOT_FOUND', 'too_many_attempts'];
      expect(codes).toEqual([notFound, notFound, tooMany, tooMany, tooMany, notFound]);
    });
  });

  describe('when a voucher is redeemed', () => {
    it('adds credits to the wallet', async () => {
      const answer = await redeem(await findVoucherId('SALDO15'));
      expect([answer.statusCode, answer.json().gives.credits]).toEqual([200, 1500]);
      expect([await walletBalanceOf(platform().database, caller.uuid), await countUses('SALDO15')]).toEqual([
        1500, 1,
      ]);
    });

    it('grants an issue permanently', async () => {
      await redeem(await findVoucherId('GANHEIPIPA'));
      const rows = await platform()
        .database.selectFrom('comics.acquisition')
        .select(['issueId', 'expiresAt'])
        .where('readerId', '=', caller.uuid)
        .execute();
      expect(rows).toEqual([{ issueId: issue, expiresAt: null }]);
    });

    it('starts a plan at once, without renewal', async () => {
      const before = new Date();
      await redeem(await findVoucherId('MESGRATIS'));
      const [row] = await listSubscriptions();
      expect(row).toMatchObject({ planId: plan, cycleDays: 45, hasAutoRenewal: false });
      expect(row?.startsAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
      expect((row?.expiresAt.getTime() ?? 0) - (row?.startsAt.getTime() ?? 0)).toBe(45 * 24 * 3_600_000);
    });

    it('starts a plan after the running plan', async () => {
      const end = daysFromNow(10);
      await addSubscription(platform().database, caller.uuid, end);
      expect((await redeem(await findVoucherId('MESGRATIS'))).statusCode).toBe(200);
      expect((await listSubscriptions()).map(({ startsAt }) => startsAt)).toEqual([expect.any(Date), end]);
    });

    it('rejects a plan if another plan is renewed or scheduled', async () => {
      const { database } = platform();
      const id = await findVoucherId('MESGRATIS');
      await addSubscriber(database, { readerId: caller.uuid, expiresAt: daysFromNow(10) });
      expect(await outcomeOf(redeem(id))).toBe('409 USER.DUPLICATE_SUBSCRIPTION');
      await database.deleteFrom('comics.subscription').execute();
      await addSubscription(database, caller.uuid, daysFromNow(40), { startsAt: daysFromNow(10) });
      expect(await outcomeOf(redeem(id))).toBe('409 USER.DUPLICATE_SUBSCRIPTION');
      expect(await countUses('MESGRATIS')).toBe(0);
    });

    it('rejects an issue that the reader owns, but accepts an issue that the reader rents', async () => {
      const { database } = platform();
      const id = await findVoucherId('GANHEIPIPA');
      await addAcquisition(database, caller.uuid, issue, daysFromNow(3));
      expect((await redeem(id)).statusCode).toBe(200);
      const other = await addSignedInReader();
      await addAcquisition(database, other.uuid, issue, null);
      expect(await outcomeOf(redeem(id, other))).toBe('409 USER.DUPLICATE_ACQUISITION');
      expect(await countUses('GANHEIPIPA')).toBe(1);
    });

    it('accepts a voucher once per reader', async () => {
      const id = await findVoucherId('SALDO15');
      await redeem(id);
      expect(await outcomeOf(redeem(id))).toBe('409 USER.DUPLICATE_ACQUISITION');
      expect([await walletBalanceOf(platform().database, caller.uuid), await countUses('SALDO15')]).toEqual([
        1500, 1,
      ]);
    });

    it('reports that a voucher is used only to the reader who used it up', async () => {
      const id = await addVoucher('UMAVEZ', { credits: 100, currency: 'BRL' });
      await redeem(id);
      expect(await outcomeOf(checkCode('UMAVEZ'))).toBe('409 USER.DUPLICATE_ACQUISITION');
      expect(await outcomeOf(checkCode('UMAVEZ', await addSignedInReader()))).toBe('404 VOUCHER.NOT_FOUND');
    });

    it('returns the same response for the same key, and rejects the key for another voucher', async () => {
      const [id, other] = [await findVoucherId('SALDO15'), await findVoucherId('GANHEIPIPA')];
      const key = randomUUID();
      const answers = await Promise.all([1, 2, 3].map(() => redeem(id, caller, key)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(await walletBalanceOf(platform().database, caller.uuid)).toBe(1500);
      expect(await outcomeOf(redeem(other, caller, key))).toBe('422 REQUEST.KEY_MISMATCH');
    });

    it('keeps the limit of uses in concurrent requests', async () => {
      const { database } = platform();
      const id = await findVoucherId('SALDO15');
      const readers = await Promise.all(Array.from({ length: 12 }, addSignedInReader));
      const answers = await Promise.all(readers.map((reader) => outcomeOf(redeem(id, reader))));
      expect(answers.filter((answer) => answer === '200 none')).toHaveLength(3);
      expect(answers.filter((answer) => answer === '404 VOUCHER.NOT_FOUND')).toHaveLength(9);
      const balances = await Promise.all(readers.map(({ uuid }) => walletBalanceOf(database, uuid)));
      expect(balances.reduce((sum, each) => sum + each, 0)).toBe(4500);
      expect(await countUses('SALDO15')).toBe(3);
    });

    it('rejects a voucher that has expired since the check', async () => {
      const { database } = platform();
      const id = await addVoucher('HOJE', { credits: 100, currency: 'BRL', expiresAt: daysFromNow(1) });
      const tomorrow = { database, now: () => daysFromNow(2) };
      await expect(
        redeemVoucher(tomorrow, intentOf(caller.uuid, randomUUID(), {}), id),
      ).rejects.toMatchObject({
        code: 'VOUCHER.NOT_FOUND',
      });
      expect(await outcomeOf(redeem(randomUUID()))).toBe('404 VOUCHER.NOT_FOUND');
    });

    it('requires an idempotency key and a time zone', async () => {
      const voucherId = await findVoucherId('SALDO15');
      const post = (more: Record<string, string>) =>
        outcomeOf(request('POST', '/voucher/redeem', { ...caller.headers, ...more }, { voucherId }));
      expect(await post({ timezone: 'America/Sao_Paulo' })).toBe('400 REQUEST.INVALID');
      expect(await post({ 'idempotency-key': randomUUID() })).toBe('400 MARKET.NO_TIMEZONE');
    });
  });

  it('lists redeemed vouchers in pages, newest first', async () => {
    for (const code of ['SALDO15', 'GANHEIPIPA', 'MESGRATIS']) await redeem(await findVoucherId(code));
    const list = async (query: string) =>
      (await request('GET', `/shop/voucher${query}`, caller.headers)).json();
    const first = await list('?limit=2');
    expect(
      first.items.map(({ voucher }: { voucher: { gives: { kind: string } } }) => voucher.gives.kind),
    ).toEqual(['plan', 'issue']);
    expect([first.hasNext, Date.parse(first.items[0].redeemedAt)]).toEqual([true, expect.any(Number)]);
    expect((await list('?limit=2&page=1')).items).toMatchObject([{ voucher: { gives: { credits: 1500 } } }]);
    expect((await request('GET', '/shop/voucher', (await addSignedInReader()).headers)).json().items).toEqual(
      [],
    );
  });
}
