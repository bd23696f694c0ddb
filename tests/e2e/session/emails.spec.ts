import type { APIRequestContext } from '@playwright/test';
import { demo } from '../../../demo/demo.ts';
import { displays } from '../set-display.ts';
import { expect, expectNoOverflow, test } from '../test.ts';
import { resize } from '../widths.ts';

const texts = {
  'pt-br': { button: 'Criar uma nova senha', reason: 'Você recebe este e-mail porque' },
  'en-us': { button: 'Create a new password', reason: 'You receive this email because' },
} as const;

/** Returns the path of the newest email in the mailbox to an account that has lost its password. */
async function requestRecovery(request: APIRequestContext, email: string, language: string): Promise<string> {
  const findPaths = async () => {
    const emails: { to: string; id: string }[] = await (await request.get('/thirdparty/mailbox.json')).json();
    return emails.filter(({ to }) => to === email).map(({ id }) => `/thirdparty/mailbox/${id}`);
  };
  const { length } = await findPaths();
  await request.post('/api/identity/user/recover-password', {
    headers: { 'accept-language': language },
    data: { entry: email },
  });
  await expect.poll(async () => (await findPaths()).length).toBe(length + 1);
  return (await findPaths())[0] ?? '';
}

const emailOf = (username: string) => demo.accounts.find((each) => each.username === username)?.email ?? '';

for (const { language, theme } of displays) {
  test(`an email fits phones and desktops, and has a button and a reason (${language}, ${theme})`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    const { button, reason } = texts[language];
    const path = await requestRecovery(request, emailOf('nina.novaes'), language);
    await page.emulateMedia({ colorScheme: theme });
    // Outside the mailbox, because its frame allows no scripts, and so no axe.
    await page.setContent(await (await request.get(`${path}/html`)).text());
    await expect(page.getByRole('link', { name: button })).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    for (const width of [320, 360, 1440]) {
      await resize(page, width);
      await expectNoOverflow(page);
      const card = await page.locator('.card').boundingBox();
      expect(card?.width).toBeLessThanOrEqual(600);
      await expectAccessible();
    }
  });
}

test('the mailbox shows an email as it arrives, and its button opens the app', async ({ page, request }) => {
  const path = await requestRecovery(request, emailOf('nina.novaes'), 'pt-br');
  await page.goto(path);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('link', { name: texts['pt-br'].button }).click();
  await expect(page).toHaveURL(/\/auth\/reset-password/);
});
