import type { Texts } from '../../i18n/texts.ts';
import type { choicesPtBr } from './choices.pt-br.ts';

export const choicesEnUs: Texts<typeof choicesPtBr> = {
  choose: 'Choose',
  chooseFile: 'Choose a file',
  noFile: 'No file chosen',
  removeFile: 'Remove {{name}}',
  fileSize: 'The file must not be larger than {{size}}',
  fileType: 'This type of file is not accepted',
  fileUnreadable: 'The file could not be read',
};
