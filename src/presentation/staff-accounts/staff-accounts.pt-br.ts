/** Texts for staff who manage the accounts of others. */
export const staffAccountsPtBr = {
  title: 'Contas',
  entry: 'Usuário ou e-mail',
  find: 'Buscar conta',
  notFound: 'Não há conta com este usuário ou e-mail. Confira como está escrito.',
  secondFactorHint: 'Administradores precisam da verificação em duas etapas para gerenciar contas.',
  openSecondFactor: 'Verificação em duas etapas',
  role: 'Papel',
  roles: { ADMIN: 'Administração', STAFF: 'Equipe', USER: 'Leitor' },
  state: 'Situação',
  open: 'Aberta',
  closed: 'Fechada',
  email: 'E-mail',
  confirmed: 'confirmado',
  unconfirmed: 'não confirmado',
  since: 'Criada em',
  sessions: 'Aparelhos conectados',
  lastUsed: 'Último uso',
  nowhere: 'Nenhum aparelho conectado',
  own: 'Esta é a sua conta. Gerencie seus aparelhos em Segurança.',
  openSecurity: 'Segurança',
  'end-sessions': 'Encerrar sessões',
  close: 'Fechar conta',
  reopen: 'Reabrir conta',
  questions: {
    'end-sessions': {
      title: 'Encerrar as sessões de {{username}}?',
      message:
        'A conta será desconectada de todos os aparelhos. {{username}} pode entrar de novo com a senha.',
    },
    close: {
      title: 'Fechar a conta de {{username}}?',
      message:
        'A conta será desconectada de todos os aparelhos, e {{username}} não poderá mais entrar. A assinatura deixa de ser renovada. As compras continuam guardadas, e você pode reabrir a conta.',
    },
    reopen: {
      title: 'Reabrir a conta de {{username}}?',
      message: '{{username}} poderá entrar de novo. A renovação da assinatura continua desligada.',
    },
  },
  done: {
    'end-sessions': 'Pronto: a conta foi desconectada de todos os aparelhos.',
    close: 'Pronto: a conta foi fechada.',
    reopen: 'Pronto: a conta foi reaberta.',
  },
  signInAgain: 'Entrar de novo',
} as const;
