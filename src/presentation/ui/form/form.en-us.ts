import type { Texts } from '../../i18n/texts.ts';
import type { formPtBr } from './form.pt-br.ts';

export const formEnUs: Texts<typeof formPtBr> = {
  required: 'Required',
  lengthAtMost: 'Must have at most {{max}} characters',
  checkStates: {
    neutral: 'Not checked yet:',
    success: 'Met:',
    error: 'Not met:',
  },
  checking: 'Checking…',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
};
