import { type Static, Type } from 'typebox';
import { FileFormat } from '../../http/reports/csv-file.ts';
import { Closed, Identifier, Instant, Nullable } from '../../http/schema-types.ts';
import { sliceQuery } from '../../http/slice.ts';
import { Vocabulary } from '../../http/vocabulary.ts';
import { revenuePeriods } from './revenue-period.ts';

const Day = (description: string) =>
  Type.String({ format: 'date', description: `YYYY-MM-DD in America/Sao_Paulo. ${description}` });

export const RevenuePeriod = Vocabulary('RevenuePeriod', revenuePeriods);

const filter = {
  publisherId: Type.Optional(
    Type.String({ format: 'uuid', description: 'By default all publishers that the caller may see.' }),
  ),
  format: Type.Optional(FileFormat),
};

export const RevenueQuery = Type.Object({
  from: Type.Optional(
    Day(
      'By default the first day of this month for `day`, of the month twelve months ago for `month`, and 1 January of last year for `year`.',
    ),
  ),
  to: Type.Optional(Day('Included. By default today.')),
  ...filter,
});

export const RevenueReportQuery = Type.Object({
  from: Type.Optional(Day('By default the first day of this month.')),
  to: Type.Optional(Day('Included. By default today. At most 366 days.')),
  ...filter,
  ...sliceQuery({ default: 20, maximum: 100 }).properties,
});

const Cents = (description: string) =>
  Type.Integer({ description: `Cents. ${description} Negative if refunds exceed the sales.` });

const amounts = {
  gross: Cents('Prices after discounts, also if they were paid with gift credits.'),
  tax: Cents('Tax.'),
  platformAmount: Cents('The part of the platform.'),
  publisherAmount: Cents('The part of publishers.'),
};
const Currency = Type.String({ description: 'ISO 4217.' });

const RevenueAmounts = Closed(amounts, { title: 'RevenueAmounts' });

export const Revenue = Closed(
  {
    from: Day('The first day.'),
    to: Day('The last day.'),
    computedAt: Nullable(Instant, {
      description: 'The time that the pending amounts reflect. Null if none of the months is pending.',
    }),
    periods: Type.Array(
      Closed(
        {
          start: Day('The first day of the period.'),
          currency: Currency,
          confirmed: RevenueAmounts,
          pending: RevenueAmounts,
        },
        { title: 'RevenueOfPeriod' },
      ),
      { description: 'In ascending order. Periods without revenue are left out.' },
    ),
  },
  { title: 'Revenue' },
);

export const RevenueLine = Closed(
  {
    month: Day('The first day of the month.'),
    state: Vocabulary('RevenueState', ['confirmed', 'pending']),
    source: Vocabulary('RevenueSource', ['subscription', 'purchase', 'rent', 'credit'], {
      description: 'What was paid for. `credit`: the part of a price that exceeds the credits.',
    }),
    isRefund: Type.Boolean({ description: 'True for amounts of an earlier month that readers got back.' }),
    currency: Currency,
    sales: Type.Integer({
      description: 'How many paid purchases or rentals. Negative for refunds, 0 for other sources.',
    }),
    ...amounts,
    publisher: Nullable(Closed({ dragonId: Identifier, name: Type.String() }), {
      description:
        'Null for what belongs to no publisher, such as subscriptions of readers who read nothing.',
    }),
    issue: Nullable(
      Closed({
        externalId: Identifier,
        slug: Type.String(),
        title: Type.String({ description: 'In the requested language, otherwise in the original one.' }),
      }),
    ),
  },
  { title: 'RevenueLine' },
);
export type RevenueLineAnswer = Static<typeof RevenueLine>;
