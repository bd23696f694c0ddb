/** The dialog with which a guardian returns from the account of a child. */
export const guardianReturnPtBr = {
  title: 'Voltar para {{name}}',
  titleUnnamed: 'Voltar para quem cuida desta conta',
  reason: 'Para voltar, digite a senha de {{name}}.',
  reasonUnnamed: 'Para voltar, digite a senha de quem cuida desta conta.',
  password: 'Senha',
  wrongPassword: 'A senha não confere. Tente de novo.',
  cancel: 'Cancelar',
  submit: 'Voltar',
  noPassword: 'Não é possível voltar por aqui. Saia da conta da criança e entre como você costuma entrar.',
  signIn: 'Sair e entrar de novo',
} as const;
