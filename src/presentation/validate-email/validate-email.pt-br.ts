export const validateEmailPtBr = {
  saying: 'Tem carta para você!',
  ready: {
    title: 'Confirmar e-mail',
    text: 'Se foi você quem criou esta conta, confirme o endereço para começar a ler. Se não foi, é só fechar esta página.',
  },
  confirm: 'Confirmar meu e-mail',
  validated: {
    title: 'E-mail confirmado!',
    text: 'Sua conta está pronta. Entre com a senha que você escolheu ao criar a conta.',
    notYou: 'Não foi você quem criou a conta?',
    newPassword: 'Crie outra senha: quem criou a conta perde o acesso.',
  },
  refused: {
    title: 'Este link não vale mais',
    text: 'Se você já confirmou o e-mail, é só entrar. Se não, enviamos outro link.',
  },
  missing: {
    title: 'Confirmar e-mail',
    text: 'Abra o link da mensagem que enviamos, ou peça outro.',
  },
  unanswered: {
    title: 'Não deu para confirmar agora',
  },
  email: 'E-mail da conta',
  submit: 'Enviar outro link',
  sent: 'Se existe uma conta à espera de confirmação com {{email}}, outro link já está a caminho.',
} as const;
