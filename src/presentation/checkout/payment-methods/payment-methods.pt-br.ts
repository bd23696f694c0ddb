/** What somebody pays with. */
export const paymentMethodsPtBr = {
  title: 'Formas de pagamento',
  balance: 'Saldo',
  topUp: 'Adicionar saldo',
  cards: 'Cartões',
  card: '{{brand}} final {{digits}}',
  until: 'Validade {{date}}',
  expired: 'Vencido',
  pays: 'Paga a assinatura',
  add: 'Adicionar cartão',
  remove: 'Remover',
  removeQuestion: 'Remover este cartão?',
  removeText: '{{card}} sai da sua conta. Você pode adicioná-lo de novo quando quiser.',
  keep: 'Manter',
  removed: 'Cartão removido.',
  toPlan: 'Trocar o cartão da assinatura',
  empty: 'Nenhum cartão por aqui. Guarde um e pague com um toque.',
} as const;
