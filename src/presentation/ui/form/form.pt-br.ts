/** Texts that all forms share. */
export const formPtBr = {
  required: 'Este campo é obrigatório',
  lengthAtMost: 'Deve ter no máximo {{max}} caracteres',
  checkStates: {
    neutral: 'Ainda não conferido:',
    success: 'Atendido:',
    error: 'Não atendido:',
  },
  checking: 'Conferindo…',
  showPassword: 'Mostrar senha',
  hidePassword: 'Esconder senha',
} as const;
