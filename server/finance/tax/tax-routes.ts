import { Type } from 'typebox';
import type { Database } from '../../database/database.ts';
import { callerOf } from '../../http/access.ts';
import type { App } from '../../http/open-app.ts';
import { privateHeaders } from '../../http/private-headers.ts';
import { Closed } from '../../http/schema-types.ts';
import { firstDayOfMonth, firstOfMonthPattern } from '../../text/day-in-brazil.ts';
import { listTaxRates, setTaxRate, taxRateInMonth } from './tax-rates.ts';

const TaxRate = (description: string) =>
  Type.Integer({ minimum: 0, maximum: 10_000, description: `Hundredths of a percent. ${description}` });
const Month = (description: string) =>
  Type.String({
    pattern: firstOfMonthPattern,
    description: `The first day of a month. ${description}`,
  });

const TaxRates = Closed(
  {
    taxRate: TaxRate('The rate of this month in America/Sao_Paulo.'),
    rates: Type.Array(
      Closed(
        {
          validFrom: Month('The rate is valid from then on, until the next one.'),
          taxRate: TaxRate('A part of what readers pay.'),
        },
        { title: 'TaxRateFromMonth' },
      ),
      { description: 'All rates that were set, in ascending order. Before the first one, the rate is 0.' },
    ),
  },
  { title: 'TaxRates' },
);

const NewTaxRate = Closed(
  {
    taxRate: TaxRate('A part of what readers pay.'),
    validFrom: Type.Optional(Month('By default this month.')),
  },
  { title: 'NewTaxRate' },
);

/** The tax on revenue. Rule 103. */
export function taxRoutes(app: App, { database }: { database: Database }): void {
  const load = async () => {
    const rates = await listTaxRates(database);
    return { taxRate: taxRateInMonth(rates, firstDayOfMonth(new Date())), rates };
  };

  app.get(
    '/financial/tax',
    {
      config: { access: 'FINANCIAL' },
      schema: {
        operationId: 'getTaxRates',
        summary: 'The part of the revenue that is tax, in this month and in others.',
        tags: ['finance'],
        response: { 200: TaxRates },
      },
    },
    async (_request, reply) => {
      reply.headers(privateHeaders);
      return load();
    },
  );

  app.patch(
    '/financial/tax',
    {
      config: { access: 'FINANCIAL_STAFF' },
      schema: {
        operationId: 'setTaxRate',
        summary: 'Sets the part of the revenue that is tax from a month on.',
        description: 'Closed months cannot be changed.',
        tags: ['finance'],
        body: NewTaxRate,
        response: { 200: TaxRates },
      },
    },
    async (request, reply) => {
      const { taxRate, validFrom = firstDayOfMonth(new Date()) } = request.body;
      await setTaxRate(database, { validFrom, taxRate, actorId: callerOf(request).uuid });
      reply.headers(privateHeaders);
      return load();
    },
  );
}
