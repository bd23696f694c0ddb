import { expect, openComponent, stateOf, test } from './gallery.ts';

for (const [component, role, off, on, name] of [
  ['checkbox', 'checkbox', 'unchecked', 'checked', 'Quero receber novidades'],
  ['switch', 'switch', 'off', 'on', 'Controle parental'],
] as const) {
  test(`a ${component} is toggled by Space and by its label`, async ({ page }) => {
    await openComponent(page, component);
    const field = stateOf(page, off).getByRole(role, { name });
    await expect(field).not.toBeChecked();
    await field.focus();
    await page.keyboard.press('Space');
    await expect(field).toBeChecked();
    await stateOf(page, off).getByText(name).click();
    await expect(field).not.toBeChecked();
    await expect(stateOf(page, on).getByRole(role)).toBeChecked();
  });

  test(`a disabled ${component} does not change`, async ({ page }) => {
    await openComponent(page, component);
    await expect(stateOf(page, 'disabled').getByRole(role)).toBeDisabled();
    await stateOf(page, 'disabled').getByText(name).click({ force: true });
    await expect(stateOf(page, 'disabled').getByRole(role)).not.toBeChecked();
  });

  test(`the error of a ${component} describes it, and its label is large enough for touch`, async ({
    page,
  }) => {
    await openComponent(page, component);
    const field = stateOf(page, 'error').getByRole(role);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const alert = stateOf(page, 'error').getByRole('alert');
    await expect(field).toHaveAccessibleDescription((await alert.textContent()) ?? '');
    const label = stateOf(page, off).locator('label');
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test(`the state of a ${component} is visible in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openComponent(page, component);
    const pictureOf = (state: string) => stateOf(page, state).getByRole(role).screenshot();
    expect(await pictureOf(on)).not.toEqual(await pictureOf(off));
  });
}
