import { displays, setDisplay } from '../set-display.ts';
import { signInAs } from '../sign-in-as.ts';
import { expect, expectNoOverflow, test } from '../test.ts';
import { resize } from '../widths.ts';

const cases = [
  {
    slug: 'inventario-cheio',
    ask: 'Pedir para',
    sent: 'Pedido enviado',
    buy: /^Comprar/,
    familyPlan: 'Você lê com o plano da pessoa responsável pela sua conta.',
  },
  {
    slug: 'camera-nove',
    ask: 'Ask',
    sent: 'Request sent',
    buy: /^Buy/,
    familyPlan: 'You read with your guardian’s plan.',
  },
] as const;

for (const [index, display] of displays.entries()) {
  const { slug, ask, sent, buy, familyPlan } = cases[index] ?? cases[0];

  test(`a child asks for an issue, and needs no plan beside that of the guardian, who gets an email (${display.language})`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    const checkLayout = async () => {
      for (const width of [360, 1440]) {
        await resize(page, width);
        await expectNoOverflow(page);
        await expectAccessible();
      }
    };
    await signInAs(page, 'malu.guiada');
    await setDisplay(page, display);
    await page.goto(`/issue/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: ask })).toBeVisible();
    await expect(main.getByRole('link', { name: buy })).toHaveCount(0);
    await checkLayout();
    await main.getByRole('button', { name: ask }).click();
    await expect(main.getByText(sent)).toBeFocused();
    await page.reload();
    await expect(main.getByText(sent)).toBeVisible();
    await expect(main.getByRole('button', { name: ask })).toHaveCount(0);
    await checkLayout();

    for (const path of ['/plans', '/account/plan', '/account']) {
      await page.goto(path);
      await expect(main.getByText(familyPlan)).toBeVisible();
      await expect(main.getByRole('button', { name: ask })).toHaveCount(0);
      await checkLayout();
    }

    await expect(async () => {
      const emails: { to: string; subject: string; text: string }[] = await (
        await request.get('/thirdparty/mailbox.json')
      ).json();
      const received = emails.filter(({ to }) => to === 'lia.responsavel@banca.example');
      expect(received.some(({ text }) => text.includes('Malu') && text.includes(`/issue/${slug}`))).toBe(
        true,
      );
    }).toPass();
  });
}

test('a child with the larger plan can ask for no other', async ({ page, expectAccessible }) => {
  await signInAs(page, 'tito.guiado');
  await page.goto('/plans');
  const main = page.getByRole('main');
  for (const width of [360, 1440]) {
    await resize(page, width);
    await expect(main.getByText(/^A pessoa responsável pela sua conta administra este plano/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ver meu plano' })).toBeVisible();
    await expect(main.getByRole('button', { name: /^Pedir/ })).toHaveCount(0);
    await expect(main.getByRole('link', { name: /^Assinar/ })).toHaveCount(0);
    await expect(main.getByText(/R\$/)).toHaveCount(0);
    await expectNoOverflow(page);
    await expectAccessible();
  }
});
