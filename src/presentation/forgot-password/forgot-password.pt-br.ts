export const forgotPasswordPtBr = {
  title: 'Esqueci a senha',
  lead: 'Diga quem você é, e enviamos por e-mail um link para criar outra senha.',
  entry: 'E-mail ou nome de usuário',
  submit: 'Enviar link',
  saying: 'Acontece nas melhores histórias.',
  toSignIn: 'Lembrei a senha',
  toSignUp: 'Criar conta',
  toAccount: 'Voltar para a minha conta',
  sent: {
    title: 'Confira seu e-mail',
    text: 'Se existe uma conta com “{{entry}}”, o link já está a caminho do e-mail dela.',
    next: 'Ele vale por pouco tempo e só uma vez. Se não chegar, olhe também a caixa de spam.',
    other: 'Tentar com outro e-mail ou nome de usuário',
  },
} as const;
