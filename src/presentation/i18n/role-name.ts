import type { TFunction } from 'i18next';

/** The name of a contributor's role, such as 'cover designer'. i18next finds no namespace in a key with a space. */
export const roleName = (t: TFunction, role: string): string =>
  t(`roles:${role.replaceAll(' ', '-')}`, { defaultValue: role });
