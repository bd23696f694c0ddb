import type { Page } from '@playwright/test';

/** Records which parts of the page each view transition animates. */
export async function recordTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const transitions: string[][] = [];
    Object.assign(window, { transitions });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const running = document
          .getAnimations()
          .map(({ effect }) => [(effect as KeyframeEffect).pseudoElement, effect?.getTiming().duration]);
        transitions.push(running.map((each) => each.join(' ')));
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { transitions: string[][] }).transitions);
}
