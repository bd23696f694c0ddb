import type { Texts } from '../i18n/texts.ts';
import type { rolesPtBr } from './roles.pt-br.ts';

export const rolesEnUs: Texts<typeof rolesPtBr> = {
  creator: 'Creator',
  editor: 'Editor',
  writer: 'Writer',
  'treatment-writer': 'Treatment writer',
  penciller: 'Penciller',
  inker: 'Inker',
  colorist: 'Colorist',
  letterer: 'Letterer',
  'cover-designer': 'Cover designer',
  translator: 'Translator',
  other: 'Other',
};
