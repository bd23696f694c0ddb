import { expect, type Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly moved: string[];
}

/** Notes what moves on the page: in pages that are opened after this, from before their first byte. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(noteShifts);
}

/** Notes what moves from now on on the page that is open. */
export async function watchShiftsFromNow(page: Page): Promise<void> {
  await page.evaluate(noteShifts);
}

/** Where it is not less than `bound`, the failure tells what moved, and from where to where. */
export async function expectNoShift(page: Page, bound = 0.01): Promise<void> {
  const shifts = await page.evaluate(() => (window as never as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(bound);
}

/** Runs in the page. What moved before it is not noted where a document is there already. */
function noteShifts() {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as never as {
      value: number;
      sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }[])
      shifts.push({
        value,
        moved: sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 40)}": ${at(previousRect)} → ${at(currentRect)}`,
        ),
      });
  }).observe({ type: 'layout-shift' });
}
