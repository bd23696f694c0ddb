/** Texts of the forms that take a code of the second factor. */
export const secondFactorPtBr = {
  title: 'Falta só o código',
  saying: 'Dupla proteção: aqui ninguém fura a fila.',
  codeHint: 'Digite o código de 6 dígitos que aparece no seu aplicativo autenticador.',
  recoveryHint:
    'Digite um dos códigos que você guardou ao ativar a verificação em duas etapas. Cada código vale uma vez.',
  code: 'Código do aplicativo',
  recoveryCode: 'Código de recuperação',
  useCode: 'Usar o código do aplicativo',
  useRecoveryCode: 'Usar um código de recuperação',
  wrongCode: 'O código não confere ou já foi usado. Espere o próximo código e tente de novo.',
  wrongRecoveryCode:
    'O código de recuperação não confere ou já foi usado. Confira o que digitou ou use outro.',
  sixDigits: 'O código tem 6 dígitos.',
  signIn: 'Entrar',
  backToPassword: 'Voltar para a senha',
} as const;
