/** The way back from signing in with somebody else. */
export const callbackPtBr = {
  finishing: 'Entrando…',
  wait: 'Só um instante: estamos conferindo quem chegou.',
  saying: 'Já separei a sua leitura!',
  failed: 'Não deu para entrar',
  existing: 'Você já tem uma conta',
  noPlan: 'Nenhum plano ativo',
  stoppedSaying: 'Calma: dá para resolver.',
  toPassword: 'Entrar com a senha',
  toSignIn: 'Voltar para a entrada',
  toOwnAccount: 'Entrar com a minha conta',
  toHome: 'Ir para o início',
  toPlans: 'Ver os planos',
  again: 'Tentar de novo',
  emailTitle: 'Falta só o seu e-mail',
  emailText:
    'A operadora não informou nenhum. Digite o seu e-mail para continuar: vamos mandar um link para confirmar.',
  emailSaying: 'É para ele que vai o link.',
  email: 'E-mail',
  emailSubmit: 'Continuar',
} as const;
