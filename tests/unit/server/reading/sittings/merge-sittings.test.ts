import fc from 'fast-check';
import {
  mergeSittings,
  type PageView,
  type SittingSpan,
  sittingBreakMs,
} from '../../../../../server/reading/sittings/merge-sittings.ts';

const start = Date.parse('2026-03-01T12:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);
const view = (page: number, minutes: number): PageView => ({ page, readAt: at(minutes) });
const sitting = (from: number, to: number, pages: number[]): SittingSpan => ({
  startedAt: at(from),
  lastReadAt: at(to),
  pages,
});

const sittingsOf = (stored: readonly SittingSpan[], views: readonly PageView[]) =>
  mergeSittings(stored, views).map((merged) => merged.sitting);

describe('mergeSittings', () => {
  it('counts a page once in a sitting, also if it is opened again', () => {
    expect(sittingsOf([], [view(0, 0), view(1, 1), view(0, 2)])).toEqual([sitting(0, 2, [0, 1])]);
  });

  it('starts a sitting after 30 minutes without a page', () => {
    expect(sittingsOf([], [view(0, 0), view(1, 29.9)])).toHaveLength(1);
    expect(sittingsOf([], [view(0, 0), view(0, 30)])).toEqual([sitting(0, 0, [0]), sitting(30, 30, [0])]);
  });

  it('extends a sitting at both ends, and reports whether its start is that of a stored one', () => {
    const stored = [sitting(0, 10, [3, 4])];
    expect(mergeSittings(stored, [view(5, 20)])).toEqual([
      { sitting: sitting(0, 20, [3, 4, 5]), stored, keepsStart: true },
    ]);
    expect(mergeSittings(stored, [view(2, -20)])).toEqual([
      { sitting: sitting(-20, 10, [2, 3, 4]), stored, keepsStart: false },
    ]);
    expect(mergeSittings(stored, [view(2, 60)]).at(-1)).toMatchObject({ stored: [], keepsStart: false });
  });

  it('joins two sittings with pages that another device read between them', () => {
    const stored = [sitting(0, 10, [0, 1]), sitting(50, 60, [1, 2])];
    expect(mergeSittings(stored, [view(5, 30)])).toEqual([
      { sitting: sitting(0, 60, [0, 1, 2, 5]), stored, keepsStart: true },
    ]);
  });

  const views = fc.array(fc.record({ page: fc.nat(5), readAt: fc.integer({ min: 0, max: 300 }).map(at) }), {
    maxLength: 30,
  });

  it('has the same result for every order, division and repetition of the page views', () => {
    const deliveries = views.chain((all) =>
      fc.record({
        all: fc.constant(all),
        order: fc.shuffledSubarray(all, { minLength: all.length }),
        repeated: fc.subarray(all),
        sizes: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
      }),
    );
    fc.assert(
      fc.property(deliveries, ({ all, order, repeated, sizes }) => {
        const sent = [...order, ...repeated];
        let stored: SittingSpan[] = [];
        for (let index = 0; sent.length > 0; index += 1) {
          stored = sittingsOf(stored, sent.splice(0, sizes[index % sizes.length]));
        }
        expect(stored).toEqual(sittingsOf([], all));
      }),
    );
  });

  it('leaves a break between two sittings, and each view in exactly one', () => {
    fc.assert(
      fc.property(views, (all) => {
        const sittings = sittingsOf([], all);
        for (const [index, { startedAt }] of sittings.slice(1).entries()) {
          const before = sittings[index]?.lastReadAt ?? startedAt;
          expect(Number(startedAt) - Number(before)).toBeGreaterThanOrEqual(sittingBreakMs);
        }
        for (const { page, readAt } of all) {
          const holders = sittings.filter((each) => each.startedAt <= readAt && readAt <= each.lastReadAt);
          expect(holders.map(({ pages }) => pages.filter((each) => each === page))).toEqual([[page]]);
        }
      }),
    );
  });
});
