import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Runs axe in the main frame and returns each violation with the HTML of its elements. `@axe-core/playwright` opens a
 * second page for every scan and transfers the result of every rule: 3.2 s of CPU for the home screen instead of 0.4 s.
 */
export async function findViolations(page: Page, disabledRules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (disabled) => {
    // Text that is fading in has too little contrast.
    const fading = document.getAnimations().filter(({ playState, effect, timeline }) => {
      const isTimed = timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
      return isTimed && playState === 'running';
    });
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const { violations } = await window.axe.run(document, {
      // All rules run, but only violations include their elements.
      resultTypes: ['violations'],
      selectors: false,
      // axe requests style sheets that are not loaded yet, and reports an error if there is no network.
      preload: navigator.onLine,
      rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, disabledRules);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
