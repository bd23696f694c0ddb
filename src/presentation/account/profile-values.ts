import type { UserChanges } from '../../application/ports/account/identity-users.ts';
import { oneLine } from '../../domain/one-line.ts';
import type { Address, IdentityUser } from '../../domain/session/session.ts';
import type { ChosenFile } from '../ui/file-field/chosen-file.ts';
import { postalCodeMask } from '../ui/mask/contact-masks.ts';
import { cpfMask } from '../ui/mask/document-masks.ts';
import { fileOf } from './file-of.ts';

/** What people say of themselves, as fields show it: masked, and empty for what is not known. */
export interface ProfileValues extends Required<Address> {
  readonly picture: ChosenFile | null;
  /** The picture that was saved goes, unless another one is chosen. */
  readonly isPictureRemoved: boolean;
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

const own = ['nickname', 'name', 'surname', 'about'] as const satisfies readonly (keyof UserChanges)[];
const ofAddress = ['zipCode', 'line1', 'number', 'line2', 'neighborhood', 'city', 'state'] as const;

/** Only what differs from the user, so that what changed elsewhere meanwhile is not undone. */
export function changesOf(typed: ProfileValues, user: IdentityUser): UserChanges {
  const values = trimmed(typed);
  const before = valuesOf(user);
  const differs = (field: keyof ProfileValues) => values[field] !== before[field];
  return {
    ...Object.fromEntries(own.filter(differs).map((field) => [field, values[field]])),
    ...(differs('cpf') && { cpf: cpfMask.unmask(values.cpf) }),
    ...(differs('birthDate') && { birthDate: values.birthDate }),
    ...(ofAddress.some(differs) && { address: addressOf(values) }),
    ...(values.isPictureRemoved && user.avatar !== null && { avatar: '' }),
    ...(values.picture && { avatar: fileOf(values.picture) }),
  };
}

function trimmed(values: ProfileValues): ProfileValues {
  const texts = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' ? cleanText(field, value) : value,
  ]);
  return Object.fromEntries(texts);
}

/** The text about the reader keeps its lines. */
const cleanText = (field: string, text: string): string =>
  field === 'about' ? text.replace(/[^\P{Cc}\n\t]|[\p{Cs}\p{Bidi_Control}]/gu, '').trim() : oneLine(text);

/** The service takes an address whole; what is empty in it is absent. */
function addressOf(values: ProfileValues): Address {
  const filled = ofAddress.filter((field) => values[field] !== '').map((field) => [field, values[field]]);
  const zipCode = postalCodeMask.unmask(values.zipCode);
  return { ...Object.fromEntries(filled), ...(zipCode && { zipCode }) };
}
