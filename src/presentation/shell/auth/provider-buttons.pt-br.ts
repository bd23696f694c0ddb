export const providerButtonsPtBr = {
  label: 'Outros jeitos de entrar',
  google: 'Continuar com o {{name}}',
  operator: 'Continuar com a {{name}}',
  reactivate: 'Reativar com a {{name}}',
  leaving: 'Levando você…',
} as const;

/** Precedes the links to the terms of use and the privacy policy. */
export const declarationPtBr = {
  same: 'Ao continuar com outro serviço, você confirma ter 18 anos ou mais e aceita os termos e a política acima.',
  declaration: 'Ao continuar, você declara ter 18 anos ou mais e concorda com os',
  and: 'e a',
} as const;
