/** Texts that account screens share. */
export const accountFramePtBr = {
  menu: 'Seções da conta',
  sections: {
    overview: 'Minha conta',
    plan: 'Meu plano',
    methods: 'Formas de pagamento',
    history: 'Histórico de pagamentos',
    voucher: 'Resgatar código',
    data: 'Meus dados',
    family: 'Família',
    security: 'Segurança',
    privacy: 'Privacidade e dados',
  },
  guided: 'Quem cuida disso é {{name}}.',
  guidedUnnamed: 'Quem cuida disso é a pessoa responsável pela sua conta.',
  return: 'Voltar para {{name}}',
  returnUnnamed: 'Voltar para a conta da pessoa responsável',
} as const;
