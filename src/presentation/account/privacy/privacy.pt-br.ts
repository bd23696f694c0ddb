/** What readers can do with the data that is stored about them. */
export const privacyPtBr = {
  title: 'Privacidade e dados',
  download: 'Baixar meus dados',
  downloadHint:
    'Tudo o que a Banca guarda sobre você: perfil, aparelhos, pedidos com recibos, cartões (só os últimos dígitos), leituras, favoritos e o que você segue.',
  downloadDocument: 'Baixar documento',
  downloadData: 'Baixar dados (JSON)',
  formatsHint: 'O documento abre no navegador e pode ser impresso. O arquivo JSON serve para programas.',
  guidedDownload: 'A pessoa responsável por esta conta baixa os dados em “Família”.',
  signInAgain: 'Entrar de novo',
  delete: 'Excluir minha conta',
  deleteHint: 'A conta é excluída depois de 15 dias. Até lá, você pode cancelar. O que acontece:',
  deleteAccount: 'Excluir minha conta',
  deleteTitle: 'Excluir sua conta?',
  deleteMessage:
    'Em 15 dias, você perde seus dados, compras e histórico de leitura, e as contas de crianças pelas quais você é responsável. As assinaturas deixam de se renovar agora.',
  deleteConfirm: 'Excluir conta',
  deleteCredits: 'Você também perde de vez os {{amount}} em créditos da sua carteira.',
  deleteCreditsConfirm: 'Excluir e perder {{amount}}',
  withdrawals:
    'Compras dos últimos 7 dias e um plano que ainda não começou talvez possam ser reembolsados. Veja antes em',
  loses: {
    plan: 'O plano {{plan}} termina.',
    planUntil: 'O plano {{plan}}, pago até {{date}}, não se renova mais e termina com a conta.',
    scheduledPlan: 'Você perde o plano {{plan}}, que começa em {{date}}.',
    credits:
      'Você perde {{amount}} em créditos. Gaste-os antes ou, se os comprou há até 7 dias e ainda estão inteiros na carteira, desista da compra e receba o dinheiro de volta.',
    purchases: 'Você perde as edições que comprou ou alugou.',
    readings: 'Suas posições de leitura, favoritos e o que você segue são apagados.',
    guided: 'Se você é responsável por outras contas, elas também são excluídas.',
    kept: 'Os registros de pedidos, da carteira, de assinaturas, vouchers, leituras e textos aceitos ficam sob um número aleatório, sem nome, e-mail nem CPF, porque são provas e a base da contabilidade e da receita das editoras.',
  },
} as const;
