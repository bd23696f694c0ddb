import type { Locator, Page } from '@playwright/test';
import { waitForFrames } from '../widths.ts';
import { expect, openComponent, test } from './gallery.ts';
import { openWithStoppedClock } from './stopped-clock.ts';

const openCarousel = (page: Page) => openComponent(page, 'step-carousel');
const carousel = (page: Page, name = 'Destaques') => page.getByRole('region', { name, exact: true });
const slide = (region: Locator, step: number, total = 5) =>
  region.getByRole('group', { name: `${step} de ${total}` });
const dot = (region: Locator, step: number, total = 5) =>
  region.getByRole('button', { name: `Ir para ${step} de ${total}` });

async function expectStep(region: Locator, step: number, total = 5): Promise<void> {
  await expect(region.getByRole('status')).toHaveText(`${step} de ${total}`);
  await expect(dot(region, step, total)).toHaveAttribute('aria-current', 'step');
  await expect(slide(region, step, total)).toBeInViewport({ ratio: 0.9 });
}

/** Waits until the slide has arrived and 'scrollend' was fired, which the next movement could mistake for its own. */
async function expectSettledAt(page: Page, region: Locator, step: number): Promise<void> {
  const distance = () =>
    slide(region, step).evaluate(
      (item) => item.getBoundingClientRect().x - (item.parentElement?.getBoundingClientRect().x ?? 0),
    );
  await expect.poll(async () => Math.abs(await distance())).toBeLessThanOrEqual(1);
  await waitForFrames(page);
}

async function swipeOn(page: Page, item: Locator): Promise<void> {
  // Before the first frame with the carousel, the wheel would scroll the former page.
  await waitForFrames(page);
  const box = await item.boundingBox();
  if (!box) throw new Error('The slide is not visible.');
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await page.mouse.wheel(box.width, 0);
}

test("the carousel has its role description in the reader's language", async ({ page }) => {
  await openCarousel(page);
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carrossel');
  await expect(slide(carousel(page), 1)).toHaveAttribute('aria-roledescription', 'slide');
});

test('the carousel moves by its buttons, which keep the focus when they are disabled', async ({ page }) => {
  await openCarousel(page);
  const region = carousel(page);
  const [previous, next] = [
    region.getByRole('button', { name: 'Anterior' }),
    region.getByRole('button', { name: 'Próximo' }),
  ];
  await expectStep(region, 1);
  await expect(previous).toBeDisabled();
  await next.focus();
  for (let step = 2; step <= 5; step += 1) {
    await page.keyboard.press('Enter');
    await expectStep(region, step);
    await expectSettledAt(page, region, step);
  }
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expectStep(region, 5);
  await previous.click();
  await expectStep(region, 4);
});

test('a dot moves directly to its step', async ({ page }) => {
  await openCarousel(page);
  const region = carousel(page);
  await dot(region, 4).click();
  await expectStep(region, 4);
  await expect(dot(region, 1)).not.toHaveAttribute('aria-current');
});

test('Tab reaches the buttons, the dots and only the visible slide', async ({ page }) => {
  await openCarousel(page);
  const region = carousel(page);
  await dot(region, 2).click();
  await expectStep(region, 2);
  await dot(region, 5).focus();
  await page.keyboard.press('Tab');
  await expect(region.getByRole('group', { name: 'Destaques', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(region.getByRole('link', { name: 'Ler Maré Alta' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(region.locator(':focus')).toHaveCount(0);
});

for (const part of [0.05, 0.15, 0.3, 0.45, 0.6, 0.8]) {
  test(`a link focused at ${part} of the movement arrives with its slide`, async ({ page }) => {
    await openCarousel(page);
    const region = carousel(page);
    const second = slide(region, 2);
    const link = second.getByRole('link');
    // Runs in the page, because the movement lasts only a few frames.
    await region.evaluate((element, part) => {
      const button = element.querySelector<HTMLElement>('[aria-label="Próximo"]');
      const one = element.querySelector('[aria-label="1 de 5"]');
      const before = one?.getBoundingClientRect();
      if (!button || !one || !before) throw new Error('The carousel is not rendered.');
      const focusDuringMovement = () => {
        const progress = (before.left - one.getBoundingClientRect().left) / before.width;
        if (progress < part) requestAnimationFrame(focusDuringMovement);
        else one.nextElementSibling?.querySelector('a')?.focus();
      };
      button.click();
      focusDuringMovement();
    }, part);
    await expect(link).toBeFocused();
    await expect
      .poll(async () => {
        const [slideBox, listBox] = await Promise.all([
          second.boundingBox(),
          region.getByRole('group', { name: 'Destaques', exact: true }).boundingBox(),
        ]);
        return Math.abs((slideBox?.x ?? 0) - (listBox?.x ?? 0));
      })
      .toBeLessThanOrEqual(1);
    await expectStep(region, 2);
    await expect(link).toBeFocused();
  });
}

test('arrow keys move the focused slides', async ({ page }) => {
  await openCarousel(page);
  const region = carousel(page, 'Como funciona');
  await dot(region, 2, 2).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expectStep(region, 2, 2);
  await page.keyboard.press('ArrowLeft');
  await expectStep(region, 1, 2);
});

test('a swipe updates the dots and the announced position', async ({ page }) => {
  await openCarousel(page);
  const region = carousel(page);
  await swipeOn(page, slide(region, 1));
  await expectStep(region, 2);
});

test('a swipe works after a press on the current dot, with the focus in the slide', async ({ page }) => {
  await openCarousel(page);
  const region = carousel(page);
  await dot(region, 1).click();
  await slide(region, 1).getByRole('link').focus();
  await swipeOn(page, slide(region, 1));
  await expectStep(region, 2);
});

test('the gap between slides is 20 px or the given width', async ({ page }) => {
  await openCarousel(page);
  const gapOf = (name: string, total: number) =>
    slide(carousel(page, name), 1, total).evaluate((first) => {
      const [one, other] = [first, first.nextElementSibling].map((each) => each?.getBoundingClientRect());
      return one && other && Math.round(other.left - one.right);
    });
  expect(await gapOf('Destaques', 5)).toBe(20);
  expect(await gapOf('Estreias', 3)).toBe(60);
});

test('a carousel with one step has no buttons', async ({ page }) => {
  await openCarousel(page);
  await expect(carousel(page, 'Só um destaque').getByRole('button')).toHaveCount(0);
});

test.describe('a carousel that rotates automatically', () => {
  test.use({ pageKind: 'reused, with a clock' });

  const name = 'Destaques que passam';
  const intervalMs = 20_000;
  const pauseButton = (region: Locator) =>
    region.getByRole('button', { name: 'Parar a passagem automática' });
  const startButton = (region: Locator) =>
    region.getByRole('button', { name: 'Iniciar a passagem automática' });

  test('moves after each interval and starts again, without announcements', async ({ page }) => {
    await openWithStoppedClock(page, 'step-carousel');
    const region = carousel(page, name);
    await expect(region.getByRole('status')).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(intervalMs);
    await expect(region.getByRole('status')).toHaveText('2 de 3');
    await page.clock.runFor(intervalMs);
    await expect(region.getByRole('status')).toHaveText('3 de 3');
    await page.clock.runFor(intervalMs);
    await expect(region.getByRole('status')).toHaveText('1 de 3');
  });

  test('stops and starts by its first button', async ({ page }) => {
    await openWithStoppedClock(page, 'step-carousel');
    const region = carousel(page, name);
    await expect(region.getByRole('button').first()).toHaveAccessibleName('Parar a passagem automática');
    await pauseButton(region).click();
    await page.mouse.move(0, 0);
    await expect(region.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(3 * intervalMs);
    await expect(region.getByRole('status')).toHaveText('1 de 3');
    await startButton(region).click();
    await page.mouse.move(0, 0);
    await expect(region.getByRole('status')).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(intervalMs);
    await expect(region.getByRole('status')).toHaveText('2 de 3');
  });

  test('pauses while a mouse is over it', async ({ page }) => {
    await openWithStoppedClock(page, 'step-carousel');
    const region = carousel(page, name);
    await slide(region, 1, 3).hover();
    await expect(region.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(3 * intervalMs);
    await expect(region.getByRole('status')).toHaveText('1 de 3');
    await page.mouse.move(0, 0);
    await expect(region.getByRole('status')).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(intervalMs);
    await expect(region.getByRole('status')).toHaveText('2 de 3');
  });

  test('stops when the keyboard focus enters, until it is started again', async ({ page }) => {
    await openWithStoppedClock(page, 'step-carousel');
    const region = carousel(page, name);
    await carousel(page, 'Só um destaque').getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(startButton(region)).toBeFocused();
    await page.clock.runFor(3 * intervalMs);
    await expect(region.getByRole('status')).toHaveText('1 de 3');
    await page.keyboard.press('Enter');
    await page.clock.runFor(intervalMs);
    await expect(region.getByRole('status')).toHaveText('2 de 3');
  });

  test('does not rotate if the reader prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithStoppedClock(page, 'step-carousel');
    const region = carousel(page, name);
    await expect(pauseButton(region).or(startButton(region))).toHaveCount(0);
    await page.clock.runFor(3 * intervalMs);
    await expect(region.getByRole('status')).toHaveText('1 de 3');
    await region.getByRole('button', { name: 'Próximo' }).click();
    await expect(region.getByRole('status')).toHaveText('2 de 3');
  });
});
