import { expect, type Page } from '@playwright/test';

interface LayoutShift {
  readonly value: number;
  readonly moved: string[];
}

/** Records the layout shifts of pages that are opened afterwards, from their first byte on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(recordShifts);
}

/** Records layout shifts on the current page from now on. */
export async function watchShiftsFromNow(page: Page): Promise<void> {
  await page.evaluate(recordShifts);
}

/** Expects a sum of layout shifts below `maxShift`. A failure lists the elements with their old and new positions. */
export async function expectNoShift(page: Page, maxShift = 0.01): Promise<void> {
  const shifts = await page.evaluate(() => (window as never as { shifts: LayoutShift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(maxShift);
}

/** Runs in the page. Shifts before the call are not recorded if the document already exists. */
function recordShifts() {
  const shifts: LayoutShift[] = [];
  Object.assign(window, { shifts });
  const describeBox = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as never as {
      value: number;
      sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }[])
      shifts.push({
        value,
        moved: sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 40)}": ${describeBox(previousRect)} → ${describeBox(currentRect)}`,
        ),
      });
  }).observe({ type: 'layout-shift' });
}
