import { readConfiguration } from '../../../../server/configuration/configuration.ts';
import { type App, openApp } from '../../../../server/http/open-app.ts';
import { openMoneyStandIns } from '../../../../server/stand-ins/money-stand-ins.ts';
import { buildTypedCard, findTablesContaining, tokenize } from '../../support/cards.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

export function tokenizer(platform: () => TestPlatform): void {
  it('returns a different token for each request', async () => {
    const [first, second] = [await tokenize(platform()), await tokenize(platform())];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(first.json()).toEqual({ token: expect.stringMatching(/^once_[\w-]{32}$/) });
    expect(first.json().token).not.toBe(second.json().token);
  });

  it.each([
    ['4000000000000069', 'expiration'],
    ['4000000000000127', 'cvv'],
    ['4242424242424241', 'cardNumber'],
  ])('rejects the card number %s with the name of the invalid field and a message', async (number, field) => {
    const answer = await tokenize(platform(), { number });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ field, message: expect.any(String) });
  });

  it.each([{}, { number: 4242 }, { number: '4'.repeat(201) }, 'x', null])(
    'rejects the invalid payload %j',
    async (payload) => {
      const { statusCode } = await platform().app.inject({
        method: 'POST',
        url: '/thirdparty/tokenizer/tokens',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
      expect([400, 422]).toContain(statusCode);
    },
  );

  it('stores only brand, last four digits and behaviour of a card, and logs none of its data', async () => {
    const logLines: string[] = [];
    const configuration = readConfiguration({ LOG_LEVEL: 'trace' });
    const anonymous = { findCaller: async () => null, isGuardianOf: async () => false };
    const app = await openApp(configuration, anonymous, { write: (line) => void logLines.push(line) });
    const standIns = openMoneyStandIns(configuration, {
      database: platform().database,
      site: () => 'http://localhost',
      notificationPath: '/nowhere',
    });
    await app.register((scope: App) => standIns.routes(scope));
    const holder = { holderName: 'QUITERIA SALES', holderDocument: '11144477735' };
    const send = (more: object) =>
      app.inject({
        method: 'POST',
        url: '/tokenizer/tokens',
        payload: buildTypedCard({ ...holder, ...more }),
      });
    const cards = [
      { number: '5105105105105100', cvv: '815' },
      { number: '5105105105105101', cvv: '815' },
      { number: '4000000000000127', cvv: '815' },
    ];
    const statuses = [];
    for (const card of cards) statuses.push((await send(card)).statusCode);
    await app.close();
    expect(statuses).toEqual([201, 422, 422]);
    expect(logLines.length).toBeGreaterThan(0);
    const log = logLines.join('\n');
    expect(log).not.toContain('"815"');
    for (const secret of ['510510510510510', '4000000000000127', 'QUITERIA', '11144477735']) {
      expect(log).not.toContain(secret);
      expect(await findTablesContaining(platform(), secret)).toEqual([]);
    }
    const rows = await platform()
      .database.selectFrom('thirdparty.card_token')
      .selectAll()
      .where('lastFourDigits', '=', '5100')
      .execute();
    expect(rows).toEqual([
      {
        token: expect.stringMatching(/^once_/),
        behaviour: 'approve',
        brand: 'mastercard',
        lastFourDigits: '5100',
        createdAt: expect.any(Date),
      },
    ]);
  });

  it('serves its script from this site, with a header that makes browsers revalidate it', async () => {
    const { statusCode, headers, body } = await platform().app.inject('/thirdparty/tokenizer/v1.js');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('BancaTokenizer');
  });
}
