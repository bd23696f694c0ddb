export const providerButtonsPtBr = {
  label: 'Outros jeitos de entrar',
  google: 'Continuar com o {{name}}',
  operator: 'Continuar com a {{name}}',
  reactivate: 'Reativar com a {{name}}',
  leaving: 'Levando você…',
} as const;

/** Precedes the links to the terms of use and the privacy policy. */
export const declarationPtBr = {
  same: 'Ao continuar por aqui, você declara e aceita o mesmo.',
  declaration: 'Ao continuar, você declara ter 18 anos ou mais e concorda com os',
  and: 'e a',
} as const;
