import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { lookUpPix, type PixBank, type PixState, payPix } from './pix-bank.ts';
import { pixBankPage } from './pix-bank-page.ts';

const hiddenRoute = { config: { access: 'anyone' as const }, schema: { hide: true } };
const routeWithCode = {
  ...hiddenRoute,
  schema: { hide: true, body: Type.Object({ code: Type.String({ maxLength: 1000 }) }) },
};

const statuses: Record<PixState, number> = {
  payable: 200,
  paid: 409,
  closed: 410,
  unknown: 404,
  unreadable: 400,
};

/** The bank of a reader who pays by Pix. Codes can be paid on a page or with JSON. */
export function pixBankRoutes(app: App, bank: PixBank): void {
  const address = `${app.prefix}/pix`;

  app.get('/pix', hiddenRoute, (request, reply) =>
    sendPage(reply, pixBankPage(address, languageOf(request))),
  );

  app.get('/pix/page.js', hiddenRoute, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await readFile(new URL('./pix-bank-page.js', import.meta.url), 'utf8')),
  );

  app.post('/pix', routeWithCode, async (request, reply) => {
    const lookup = await lookUpPix(bank, request.body.code);
    return sendPage(reply.code(statuses[lookup.state]), pixBankPage(address, languageOf(request), lookup));
  });

  app.post('/pix/pay', routeWithCode, async (request, reply) => {
    const lookup = await payPix(bank, request.body.code);
    reply.code(lookup.isPaidNow ? 200 : statuses[lookup.state]);
    if (isForm(request)) return sendPage(reply, pixBankPage(address, languageOf(request), lookup));
    return reply.send({ state: lookup.state });
  });
}

const languageOf = ({ headers }: FastifyRequest) => chooseLanguage(headers['accept-language']);

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}
