export const resetPasswordPtBr = {
  title: 'Criar nova senha',
  lead: 'Ao trocar a senha, sua conta sai de todos os aparelhos.',
  password: 'Nova senha',
  submit: 'Trocar a senha',
  saying: 'Senha nova, mesma coleção.',
  missing: {
    title: 'Abra o link de novo',
    text: 'Para trocar a senha, abra o link da mensagem que enviamos. Por segurança, ele não fica guardado nesta página.',
  },
  refused: {
    title: 'Este link não vale mais',
    text: 'Cada link só pode ser usado uma vez e por pouco tempo.',
    handOver:
      'Foi a pessoa responsável pela sua conta que mandou o link? Peça a ela que envie outro, na tela Família.',
  },
  askAgain: 'Pedir outro link',
} as const;
