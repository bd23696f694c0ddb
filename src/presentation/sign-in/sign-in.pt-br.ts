export const signInPtBr = {
  title: 'Entrar na Banca',
  entry: 'E-mail ou nome de usuário',
  password: 'Senha',
  submit: 'Entrar',
  forgotPassword: 'Esqueci a senha',
  welcome: 'Sua próxima história está esperando.',
  signUp: 'Criar conta',
  reasons: {
    private: 'Entre na sua conta para ver a página que você abriu.',
    acquisition: 'Entre para comprar ou alugar.',
    subscription: 'Entre para assinar.',
    follow: 'Entre para seguir {{name}}.',
    expired: 'Sua sessão terminou. Entre de novo para continuar.',
  },
} as const;
