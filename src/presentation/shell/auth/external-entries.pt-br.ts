/** The ways to sign in without a password of one's own. */
export const externalEntriesPtBr = {
  label: 'Outros jeitos de entrar',
  google: 'Continuar com o {{name}}',
  operator: 'Continuar com a {{name}}',
  reactivate: 'Reativar com a {{name}}',
  leaving: 'Levando você…',
  /** Goes on with two links. */
} as const;

/** What whoever goes on agrees to; it goes on with two links. */
export const declarationPtBr = {
  declaration: 'Ao continuar, você declara ter 18 anos ou mais e concorda com os',
  and: 'e a',
} as const;
