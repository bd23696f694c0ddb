/** What readers can do with the data that is stored about them. */
export const privacyPtBr = {
  title: 'Privacidade e dados',
  download: 'Baixar meus dados',
  downloadHint:
    'Tudo o que a Banca guarda sobre você: perfil, aparelhos, pedidos com recibos, cartões (só os últimos dígitos), leituras, favoritos e o que você segue.',
  downloadDocument: 'Baixar documento',
  downloadData: 'Baixar dados (JSON)',
  formatsHint: 'O documento abre no navegador e pode ser impresso. O arquivo JSON serve para programas.',
  signInAgain: 'Entrar de novo',
  delete: 'Excluir minha conta',
  deleteHint: 'A conta é excluída depois de 15 dias. Até lá, você pode cancelar. O que acontece:',
  deleteAccount: 'Excluir minha conta',
  deleteTitle: 'Excluir sua conta?',
  deleteMessage:
    'Em 15 dias, você perde seus dados, compras, créditos e histórico de leitura. As assinaturas deixam de se renovar agora.',
  deleteConfirm: 'Excluir conta',
  loses: {
    plan: 'O plano {{plan}} termina.',
    planUntil: 'O plano {{plan}}, pago até {{date}}, não se renova mais e termina com a conta.',
    credits: 'Você perde {{amount}} em créditos.',
    purchases: 'Você perde as edições que comprou ou alugou.',
    readings: 'Leituras, favoritos e o que você segue são apagados.',
    guided: 'As contas de que você cuida também são excluídas.',
    kept: 'Por lei, a Banca guarda os registros dos pedidos por pelo menos cinco anos, sem nome, e-mail nem CPF.',
  },
} as const;
