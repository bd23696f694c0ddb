/** Messages that are shown after a sign-in with Google or an operator. */
export const callbackMessagesPtBr = {
  SESSION_NOT_KEPT:
    'Este navegador não guardou sua entrada: ao fechar ou recarregar esta aba, você vai precisar entrar de novo.',
  SIGN_IN_CANCELLED: 'Você desistiu no meio do caminho, e nada mudou.',
  OPERATOR_LINKED: 'Conta vinculada à {{name}}.',
} as const;
