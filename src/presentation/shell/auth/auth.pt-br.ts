/** Texts that authentication screens share. */
export const authPtBr = {
  sendAgain: 'Enviar de novo',
  sentAgain: 'Mensagem enviada. Se ela não chegar em alguns minutos, olhe também a caixa de spam.',
  wait: 'Espere para enviar de novo:',
  toSignIn: 'Ir para a entrada',
  or: 'ou',
  newTab: '(abre em outra aba)',
} as const;
