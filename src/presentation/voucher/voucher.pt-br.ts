/** Texts of the screen where readers redeem vouchers. */
export const voucherPtBr = {
  title: 'Resgatar código',
  lead: 'Ganhou um código? Ele vale um plano, um quadrinho ou saldo.',
  code: 'Código',
  duplicate: 'Você já usou este código ou já tem o que ele dá.',
  submit: 'Resgatar',
  waitBeforeCountdown: 'Muitas tentativas. Tente de novo em',
  redeemed: 'Código resgatado!',
  benefits: {
    plan_one: '{{name}} por {{count}} dia',
    plan_other: '{{name}} por {{count}} dias',
    issue: '“{{title}}”, para sempre',
    credits: '{{amount}} de saldo',
  },
  read: 'Ler agora',
  toPlan: 'Ver plano',
  toBalance: 'Ver saldo',
  redeemedTitle: 'Já resgatados',
  none: 'Os códigos que você resgatar aparecem aqui.',
} as const;
