import { sql } from 'kysely';
import { jsonColumn } from '../../../../server/database/json-column.ts';
import { familyCalls } from '../../support/families/family-calls.ts';
import {
  addAccount,
  examplePassword,
  outcomeOf,
  postTo,
  sessionHeadersOf,
} from '../../support/identity-caller.ts';
import { addIssue, addReader, addReading } from '../../support/seed.ts';
import { addCard, addSubscriber } from '../../support/subscriber.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import { fillWallet } from '../../support/wallets.ts';

export function personalData(platform: () => TestPlatform): void {
  const signIn = async () => {
    const account = await addAccount(platform());
    const answer = await postTo(platform(), '/auth/login', {
      entry: account.username,
      password: examplePassword,
    });
    await addReader(platform().database, account.uuid);
    return { account, headers: sessionHeadersOf(answer) };
  };
  const exportData = (
    uuid: string,
    headers: Record<string, string>,
    payload: object = {},
    language = 'pt-br',
  ) =>
    platform().app.inject({
      method: 'POST',
      url: `/api/comics/user/${uuid}/data`,
      headers: { ...headers, 'accept-language': language },
      payload,
    });
  /** Buys an issue for 990 cents less a discount, with a card. */
  const addPaidOrder = async (readerId: string) => {
    const { database } = platform();
    const issueId = await addIssue(database, {
      slug: `data-${readerId}`,
      editions: { 'pt-br': 'A Banca & o Rato' },
    });
    const { id: merchandiseId } = await database
      .insertInto('comics.merchandise')
      .values({
        issueId,
        kind: 'purchase',
        price: 990,
        currency: 'BRL',
        paymentMethods: null,
        rentalDays: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: couponId } = await database
      .insertInto('comics.coupon')
      .values({
        code: `C${readerId.slice(0, 8).toUpperCase()}`,
        percent: 10,
        amount: null,
        currency: null,
        beginsAt: new Date(0),
        endsAt: null,
        usesLimit: null,
        planId: null,
        issueId: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const time = new Date('2026-03-10T01:30:00Z');
    const { id } = await database
      .insertInto('comics.transaction')
      .values({
        readerId,
        planMerchandiseId: null,
        merchandiseId,
        credits: null,
        method: 'credit_card',
        status: 'paid',
        price: 990,
        discount: 99,
        currency: 'BRL',
        couponId,
        cardId: await addCard(database, readerId),
        removedCardBrand: null,
        removedCardLastFourDigits: null,
        pixCode: null,
        pixExpiresAt: null,
        createdAt: time,
        paidAt: time,
        refundedAt: null,
        subscriptionId: null,
        coversFrom: null,
        refund: null,
        claimedAt: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addReading(database, readerId, issueId, time);
    return id;
  };

  it('has the account, the receipts and what the reader read, but no secrets', async () => {
    const { account, headers } = await signIn();
    const receipt = await addPaidOrder(account.uuid);
    await fillWallet(platform().database, account.uuid, 700);
    const answer = await exportData(account.uuid, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/banca-meus-dados-\d{4}-\d\d-\d\d\.json/);
    expect(answer.headers['cache-control']).toContain('no-store');
    const { sections } = answer.json();
    expect(sections.account).toEqual([expect.objectContaining({ email: account.email, hasPassword: true })]);
    expect(sections.sessions).toHaveLength(1);
    expect(sections.orders).toEqual([
      expect.objectContaining({
        receipt,
        name: 'A Banca & o Rato',
        price: 990,
        discount: 99,
        amount: 891,
        currency: 'BRL',
        method: 'credit_card',
        card: 'visa 4242',
        paidAt: '2026-03-10T01:30:00.000Z',
        refundedAt: null,
        isWithdrawn: false,
        chargedBackAt: null,
      }),
    ]);
    expect(sections.walletMovements).toEqual([expect.objectContaining({ amount: 700, currency: 'BRL' })]);
    expect(sections.vouchers).toEqual([expect.objectContaining({ credits: 700 })]);
    expect(sections.readings).toEqual([expect.objectContaining({ title: 'A Banca & o Rato', page: 1 })]);
    const secrets = await sql<{ secret: string }>`
      select password_hash as secret from identity.account where uuid = ${account.uuid}
      union all select token_hash from identity.session where account_id = ${account.uuid}
      union all select token from comics.payment_card where reader_id = ${account.uuid}`.execute(
      platform().database,
    );
    expect(secrets.rows).toHaveLength(3);
    for (const { secret } of secrets.rows) expect(answer.body).not.toContain(secret);
  });

  it('is also a document in the language of the reader, with prices and times in Brazil', async () => {
    const { account, headers } = await signIn();
    const receipt = await addPaidOrder(account.uuid);
    const answer = await exportData(account.uuid, headers, { format: 'html' });
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['content-disposition']).toMatch(/banca-meus-dados-.*\.html/);
    expect(answer.body).toContain('<html lang="pt-BR">');
    expect(answer.body).toContain('Pedidos e recibos');
    expect(answer.body).toContain(receipt);
    expect(answer.body).toContain('A Banca &amp; o Rato');
    expect(answer.body.replaceAll('\u00a0', ' ')).toContain('R$ 8,91');
    // 01:30 in UTC is the evening before in São Paulo.
    expect(answer.body).toContain('09/03/2026, 22:30');
    expect(answer.body).not.toMatch(/<(?:script|link)|https?:/);
    const english = await exportData(account.uuid, headers, { format: 'html' }, 'en-us');
    expect(english.body).toContain('Orders and receipts');
    // Rows with many fields are lists, because such a table is wider than a page. Empty fields are left out.
    const orders = answer.body.slice(answer.body.indexOf('id="orders"')).split('</section>')[0];
    expect(orders).toContain('<dl>');
    expect(orders).not.toContain('<table');
    expect(orders).not.toContain('Reembolsado em');
    expect(orders).toContain('Visa 4242');
    expect(answer.body).toContain('<dt>Papel</dt><dd>Leitor</dd>');
    expect(english.body.replaceAll('\u00a0', ' ')).toContain('R$8.91');
  });

  it('needs a recent sign-in or the password, and is limited to ten a day', async () => {
    const { account, headers } = await signIn();
    await platform()
      .database.updateTable('identity.session')
      .set({ createdAt: new Date(Date.now() - 11 * 60_000) } as object)
      .where('accountId', '=', account.uuid)
      .execute();
    const outcome = (password?: string) => outcomeOf(exportData(account.uuid, headers, { password }));
    expect(await outcome()).toEqual([409, 'USER.PASSWORD_REQUIRED']);
    expect(await outcome('wrong')).toEqual([expect.any(Number), 'USER.WRONG_PASSWORD']);
    for (let count = 0; count < 10; count += 1) expect((await outcome(examplePassword))[0]).toBe(200);
    expect(await outcome(examplePassword)).toEqual([429, 'REQUEST.TOO_MANY']);
  });

  it('is for the guardian too, but not for others', async () => {
    const { database } = platform();
    const guardian = await signIn();
    const child = await signIn();
    await database
      .updateTable('comics.reader')
      .set({ guardianId: guardian.account.uuid })
      .where('readerId', '=', child.account.uuid)
      .execute();
    const answer = await exportData(child.account.uuid, guardian.headers);
    expect(answer.json().sections.account).toEqual([expect.objectContaining({ email: child.account.email })]);
    expect((await exportData(guardian.account.uuid, child.headers)).statusCode).toBe(403);
  });

  it('shows what can be withdrawn, and what was charged back', async () => {
    const { database } = platform();
    const { account, headers } = await signIn();
    const id = await addPaidOrder(account.uuid);
    const paidAt = new Date();
    const change = (values: object) =>
      database.updateTable('comics.transaction').set(values).where('id', '=', id).execute();
    await database.deleteFrom('comics.reading').where('readerId', '=', account.uuid).execute();
    await change({ paidAt });
    const orderOf = async () => (await exportData(account.uuid, headers)).json().sections.orders[0];
    expect(await orderOf()).toMatchObject({
      withdrawalState: 'open',
      withdrawalEndsAt: new Date(paidAt.getTime() + 7 * 24 * 60 * 60_000).toISOString(),
    });
    await change({ status: 'charged_back', refundedAt: paidAt });
    expect(await orderOf()).toMatchObject({
      status: 'charged_back',
      chargedBackAt: paidAt.toISOString(),
      refundedAt: null,
      refundedAmount: null,
      withdrawalState: null,
    });
    // The same word as in the payment history.
    const { body } = await exportData(account.uuid, headers, { format: 'html' }, 'en-us');
    expect(body).toMatch(/Disputed(?! on)/);
    expect(body).toContain('Disputed on');
  });

  it('has the consent of the guardian on both sides', async () => {
    const family = familyCalls(platform);
    const guardian = await family.addGuardian();
    const child = await family.addChild(guardian);
    const { guidedAccounts } = (await exportData(guardian.uuid, guardian.headers)).json().sections;
    expect(guidedAccounts).toEqual([
      {
        uuid: child.uuid,
        createdAt: expect.any(String),
        guardianConsentedAt: expect.any(String),
        guardianConsentVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
    ]);
    const { sections } = (await exportData(child.uuid, guardian.headers)).json();
    const { guardianConsentedAt } = guidedAccounts[0];
    expect(sections.reader).toEqual([
      expect.objectContaining({
        guardianId: guardian.uuid,
        guardianConsentBy: guardian.uuid,
        guardianConsentedAt,
      }),
    ]);
  });

  it('has the name of the operator, but nothing else that the operator sent', async () => {
    const { account, headers } = await signIn();
    const metadata = jsonColumn({ providerName: 'Claro', accessToken: 'token-of-claro' });
    await platform()
      .database.insertInto('comics.operator_link')
      .values({
        readerId: account.uuid,
        provider: 'claro',
        subjectId: account.uuid,
        isActive: true,
        metadata,
      })
      .execute();
    const answer = await exportData(account.uuid, headers);
    expect(answer.json().sections.operatorLinks).toEqual([
      expect.objectContaining({ provider: 'claro', providerName: 'Claro', isActive: true }),
    ]);
    expect(answer.body).not.toContain('token-of-claro');
  });

  it('has the subscriptions', async () => {
    const { account, headers } = await signIn();
    await addSubscriber(platform().database, {
      readerId: account.uuid,
      expiresAt: new Date('2030-01-31T12:00:00Z'),
    });
    const { sections } = (await exportData(account.uuid, headers)).json();
    expect(sections.subscriptions).toEqual([
      expect.objectContaining({ hasAutoRenewal: true, expiresAt: '2030-01-31T12:00:00.000Z' }),
    ]);
  });
}
