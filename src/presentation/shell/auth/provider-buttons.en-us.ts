import type { Texts } from '../../i18n/texts.ts';
import type { declarationPtBr, providerButtonsPtBr } from './provider-buttons.pt-br.ts';

export const providerButtonsEnUs: Texts<typeof providerButtonsPtBr> = {
  label: 'Other ways to sign in',
  google: 'Continue with {{name}}',
  operator: 'Continue with {{name}}',
  reactivate: 'Reactivate with {{name}}',
  leaving: 'Taking you there…',
};

export const declarationEnUs: Texts<typeof declarationPtBr> = {
  same: 'By continuing with another service, you confirm that you are 18 or older and accept the terms and the policy above.',
  declaration: 'By continuing, you confirm that you are 18 or older and agree to the',
  and: 'and the',
};
