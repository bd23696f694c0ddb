import { expect, openComponent, stateOf, test } from './gallery.ts';

test('loading is announced once, and placeholders are hidden from screen readers', async ({ page }) => {
  await openComponent(page, 'skeleton');
  await expect(stateOf(page, 'loading status').getByRole('status')).toHaveText('Carregando…');
  await expect(stateOf(page, 'loading status when loaded').getByRole('status')).toHaveText('');
  await expect(stateOf(page, 'loading status with custom text').getByRole('status')).toHaveText(
    'Buscando mais quadrinhos…',
  );
  await expect(stateOf(page, 'lines of text')).toMatchAriaSnapshot(`
    - region "lines of text":
      - heading "lines of text" [level=2]
  `);
});

test('placeholder lines are as high as lines of text', async ({ page }) => {
  await openComponent(page, 'skeleton');
  const four = stateOf(page, 'lines of text').locator('[aria-hidden]');
  expect((await four.boundingBox())?.height).toBe(4 * 24);
});

test('placeholders shimmer, but not if the reader prefers reduced motion', async ({ page }) => {
  await openComponent(page, 'skeleton');
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  expect(await running()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(running).toBe(0);
});
