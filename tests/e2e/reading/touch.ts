import type { CDPSession, Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

/** Real touches, which Playwright's own touchscreen cannot move. */
export class Touch {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Touch> {
    return new Touch(await page.context().newCDPSession(page));
  }

  /** The positions of all fingers that are down. */
  async move(...points: readonly Point[]): Promise<void> {
    await this.#send('touchMove', points);
  }

  async press(...points: readonly Point[]): Promise<void> {
    await this.#send('touchStart', points);
  }

  async lift(): Promise<void> {
    await this.#send('touchEnd', []);
  }

  async swipe(from: Point, to: Point): Promise<void> {
    await this.press(from);
    for (const share of [0.25, 0.5, 0.75, 1])
      await this.move([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    await this.lift();
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<void> {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
