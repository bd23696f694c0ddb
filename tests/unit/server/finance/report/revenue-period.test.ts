import {
  revenuePeriodOf,
  splitAtWholeMonths,
  splitIntoMonths,
} from '../../../../../server/finance/report/revenue-period.ts';

describe('revenuePeriodOf', () => {
  // Still February in São Paulo.
  const now = new Date('2024-03-01T02:30:00Z');

  it.each([
    ['day', { from: '2024-02-01', to: '2024-02-29' }],
    ['month', { from: '2023-02-01', to: '2024-02-29' }],
    ['year', { from: '2023-01-01', to: '2024-12-31' }],
  ] as const)('has a default for each %s', (name, period) => {
    expect(revenuePeriodOf(name, {}, now)).toEqual(period);
  });

  it.each([
    ['day', { from: '2024-01-31', to: '2024-02-01' }, { from: '2024-01-31', to: '2024-02-01' }],
    ['month', { from: '2022-12-31', to: '2023-02-01' }, { from: '2022-12-01', to: '2023-02-28' }],
    ['year', { from: '0001-12-31', to: '0099-01-01' }, { from: '0001-01-01', to: '0099-12-31' }],
    ['month', { from: '9999-12-31', to: '9999-12-31' }, { from: '9999-12-01', to: '9999-12-31' }],
  ] as const)('consists of whole periods: each %s of %j', (name, requested, period) => {
    expect(revenuePeriodOf(name, requested, now)).toEqual(period);
  });

  it.each([
    ['day', { from: '2023-03-01', to: '2024-03-01' }],
    ['month', { from: '2014-01-31', to: '2024-01-01' }],
    ['year', { from: '1924-12-31', to: '2024-01-01' }],
    ['month', { from: '2024-02-30', to: '2024-03-01' }],
    ['year', { from: '2024-03-01', to: '2024-02-01' }],
  ] as const)('is refused if each %s of it is too much or does not exist: %j', (name, requested) => {
    expect(() => revenuePeriodOf(name, requested, now)).toThrow('REQUEST.INVALID');
  });
});

describe('splitIntoMonths', () => {
  it('keeps days of one month together', () => {
    const days = { from: '2024-02-02', to: '2024-02-29' };
    expect(splitIntoMonths(days)).toEqual([days]);
  });

  it('divides days of several months, also over the end of a year', () => {
    expect(splitIntoMonths({ from: '2023-12-30', to: '2024-02-01' })).toEqual([
      { from: '2023-12-30', to: '2023-12-31' },
      { from: '2024-01-01', to: '2024-01-31' },
      { from: '2024-02-01', to: '2024-02-01' },
    ]);
  });
});

describe('splitAtWholeMonths', () => {
  it.each([
    ['2024-01-01', '2024-02-29', { from: '2024-01-01', to: '2024-02-29' }, []],
    ['2024-01-02', '2024-01-31', null, [{ from: '2024-01-02', to: '2024-01-31' }]],
    ['2024-01-01', '2024-01-30', null, [{ from: '2024-01-01', to: '2024-01-30' }]],
    ['2024-01-05', '2024-01-05', null, [{ from: '2024-01-05', to: '2024-01-05' }]],
    [
      '2023-12-31',
      '2024-01-01',
      null,
      [
        { from: '2023-12-31', to: '2023-12-31' },
        { from: '2024-01-01', to: '2024-01-01' },
      ],
    ],
    [
      '2023-11-15',
      '2024-02-28',
      { from: '2023-12-01', to: '2024-01-31' },
      [
        { from: '2023-11-15', to: '2023-11-30' },
        { from: '2024-02-01', to: '2024-02-28' },
      ],
    ],
    ['9999-12-01', '9999-12-31', { from: '9999-12-01', to: '9999-12-31' }, []],
    ['9999-12-02', '9999-12-31', null, [{ from: '9999-12-02', to: '9999-12-31' }]],
  ])('divides the days from %s to %s', (from, to, whole, days) => {
    expect(splitAtWholeMonths({ from, to })).toEqual({ whole, days });
  });
});
