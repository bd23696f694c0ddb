/** Texts of the order form about each kind of product. Other texts about a product are beside its screen. */
export const soldPtBr = {
  plan: {
    which: 'Plano',
    period: 'Período',
    beginsNow: 'Começa assim que o pagamento for aprovado.',
    beginsLater: 'Começa em {{date}}, quando termina o seu plano {{plan}}.',
    renews:
      'Renova a cada {{period}} por {{price}}, no mesmo cartão. Você encerra a renovação quando quiser, em Meu plano.',
    lasts: 'Não renova: vale por {{period}} e nada mais é cobrado.',
    guidedAccounts_one: 'Inclui {{count}} conta de criança, que você cria em Minha conta.',
    guidedAccounts_other: 'Inclui {{count}} contas de crianças, que você cria em Minha conta.',
    withdrawal: 'Mudou de ideia? Em até 7 dias você desiste e recebe tudo de volta.',
  },
  offers: {
    which: 'Como você quer ler?',
    purchase: 'Comprar',
    purchaseHint: 'É sua para sempre.',
    rent_one: 'Alugar por {{count}} dia',
    rent_other: 'Alugar por {{count}} dias',
    rentHint: 'O prazo começa com o pagamento.',
    withdrawal:
      'Mudou de ideia? Se não ler além da amostra, em até 7 dias você desiste e recebe tudo de volta.',
  },
  credit: {
    balance: 'Seu saldo',
    offers: 'Quanto você quer adicionar?',
    offer: '{{credits}} por {{price}}',
    missing: 'Faltam {{amount}} para a sua compra.',
    gain: '{{amount}} a mais',
    item: '{{credits}} de saldo',
    use: 'Não vence e paga planos e edições.',
    withdrawal: 'Mudou de ideia? Se não usar este saldo, em até 7 dias você desiste e recebe tudo de volta.',
  },
} as const;
