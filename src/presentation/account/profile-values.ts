import type { UserChanges } from '../../application/ports/account/identity-users.ts';
import { oneLine } from '../../domain/one-line.ts';
import type { Address, IdentityUser } from '../../domain/session/session.ts';
import type { ChosenFile } from '../ui/file-field/chosen-file.ts';
import { postalCodeMask } from '../ui/mask/contact-masks.ts';
import { cpfMask } from '../ui/mask/document-masks.ts';
import { fileOf } from './file-of.ts';

/** A profile as the form shows it: masked, with empty text for unknown values. */
export interface ProfileValues extends Required<Address> {
  readonly picture: ChosenFile | null;
  /** True if the saved picture is to be removed. A newly chosen picture takes precedence. */
  readonly isPictureRemoved: boolean;
  /** The wide picture above the account, like `picture`. */
  readonly cover: ChosenFile | null;
  readonly isCoverRemoved: boolean;
  readonly nickname: string;
  readonly name: string;
  readonly surname: string;
  readonly about: string;
  readonly cpf: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
}

export function valuesOf(user: IdentityUser | null): ProfileValues {
  const { line1 = '', line2 = '', number = '', neighborhood = '', city = '' } = user?.address ?? {};
  const { state = '', zipCode = '' } = user?.address ?? {};
  return {
    picture: null,
    isPictureRemoved: false,
    cover: null,
    isCoverRemoved: false,
    nickname: user?.nickname ?? '',
    name: user?.name ?? '',
    surname: user?.surname ?? '',
    about: user?.about ?? '',
    cpf: cpfMask.mask(user?.cpf ?? ''),
    birthDate: user?.birthDate ?? '',
    zipCode: postalCodeMask.mask(zipCode),
    line1,
    number,
    line2,
    neighborhood,
    city,
    state,
  };
}

const textFields = ['nickname', 'name', 'surname', 'about'] as const satisfies readonly (keyof UserChanges)[];
const addressFields = ['zipCode', 'line1', 'number', 'line2', 'neighborhood', 'city', 'state'] as const;

/** Returns only the changed values, so that a change from another device in the meantime is not undone. */
export function changesOf(typed: ProfileValues, user: IdentityUser): UserChanges {
  const values = trimTexts(typed);
  const savedValues = valuesOf(user);
  const differs = (field: keyof ProfileValues) => values[field] !== savedValues[field];
  return {
    ...Object.fromEntries(textFields.filter(differs).map((field) => [field, values[field]])),
    ...(differs('cpf') && { cpf: cpfMask.unmask(values.cpf) }),
    ...(differs('birthDate') && { birthDate: values.birthDate }),
    ...(addressFields.some(differs) && { address: addressOf(values) }),
    ...(values.isPictureRemoved && user.avatar !== null && { avatar: '' }),
    ...(values.picture && { avatar: fileOf(values.picture) }),
    ...(values.isCoverRemoved && user.cover !== null && { cover: '' }),
    ...(values.cover && { cover: fileOf(values.cover) }),
  };
}

function trimTexts(values: ProfileValues): ProfileValues {
  const texts = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' ? cleanText(field, value) : value,
  ]);
  return Object.fromEntries(texts);
}

/** Only the text about the reader may have several lines. */
const cleanText = (field: string, text: string): string =>
  field === 'about' ? text.replace(/[^\P{Cc}\n\t]|[\p{Cs}\p{Bidi_Control}]/gu, '').trim() : oneLine(text);

/** The service replaces the whole address. Empty fields are omitted. */
function addressOf(values: ProfileValues): Address {
  const filled = addressFields.filter((field) => values[field] !== '').map((field) => [field, values[field]]);
  const zipCode = postalCodeMask.unmask(values.zipCode);
  return { ...Object.fromEntries(filled), ...(zipCode && { zipCode }) };
}
