import { createBuyer, openSessionOf } from '../checkout/create-buyer.ts';
import { waitForQuiet } from '../quiet.ts';
import { expect, expectNoOverflow, test } from '../test.ts';

const issue = '/issue/turno-da-noite-2-o-homem-seguido';

for (const width of [360, 1440]) {
  test(`a reader likes an issue, which a visitor sees counted: ${width} px`, async ({
    page,
    request,
    browser,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSessionOf(page, await createBuyer(request));
    await page.goto(issue);
    const button = page.getByRole('main').getByRole('button', { name: /^Curtir/ });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await waitForQuiet(page);
    const countBefore = Number((await button.textContent()) || '0');
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveText(String(countBefore + 1));
    await expect(button).toBeFocused();
    await waitForQuiet(page);
    await expectNoOverflow(page);
    await expectAccessible();

    // Public answers are cached for a few seconds.
    const visitor = await browser.newPage();
    await expect(async () => {
      await visitor.goto(issue);
      await expect(visitor.getByRole('link', { name: /^Curtir/ })).toHaveText(String(countBefore + 1));
    }).toPass();
    await visitor.close();
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await waitForQuiet(page);
  });
}
