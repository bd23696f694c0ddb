/** The dialog with which a guardian returns from the account of a child. */
export const guardianReturnPtBr = {
  title: 'Voltar para {{name}}',
  titleUnnamed: 'Voltar para a conta da pessoa responsável',
  reason: 'Para voltar, digite a senha de {{name}}.',
  reasonUnnamed: 'Para voltar, digite a senha da pessoa responsável por esta conta.',
  password: 'Senha',
  wrongPassword: 'A senha não confere. Tente de novo.',
  cancel: 'Cancelar',
  submit: 'Voltar',
  noPassword: 'Não é possível voltar por aqui. Saia da conta da criança e entre como você costuma entrar.',
  signIn: 'Sair e entrar de novo',
} as const;
