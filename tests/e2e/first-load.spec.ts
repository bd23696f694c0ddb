import { expect, test } from './test.ts';

/** Words that only the code of each library has. */
const marks = {
  'class-validator': 'unknown value was passed to the validate function',
  dompurify: 'DOMPurify',
  downshift: 'downshift',
  imask: 'compiledMasks',
};

const needed: [address: string, libraries: (keyof typeof marks)[]][] = [
  ['/', []],
  ['/catalog', []],
  ['/issue/da-direita', []],
  ['/auth/login', ['class-validator']],
];

for (const [address, libraries] of needed) {
  test(`${address} brings ${libraries.join(', ') || 'no library of forms and lists'}`, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    // Who saves data gets nothing ahead of the screens that links in sight lead to.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const code = (await Promise.all(scripts)).join('\n');
    const brought = Object.entries(marks).filter(([, mark]) => code.includes(mark));
    expect(brought.map(([library]) => library)).toEqual(libraries);
  });
}

test('the suggestions of the search come when somebody enters the field', async ({ page }) => {
  await page.goto('/catalog');
  const fetched = page.waitForResponse(/assets\/search-suggestions\..*\.js$/);
  await page.getByRole('banner').getByRole('combobox').focus();
  expect((await fetched).ok()).toBe(true);
});
