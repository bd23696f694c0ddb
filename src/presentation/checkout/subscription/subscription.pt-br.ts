/** Texts about a plan that are shown before or instead of the order form. */
export const subscriptionPtBr = {
  title: 'Assinar',
  unknown: 'Não encontramos este plano. Veja os que temos hoje.',
  all: 'Ver os planos',
  obstacles: {
    guardian: 'Só a pessoa responsável pela sua conta pode assinar. Para ter outro plano, fale com ela.',
    renewing: 'Seu plano {{plan}} renova sozinho. Para mudar, encerre antes a renovação.',
    scheduled: 'Seu próximo plano, {{plan}}, já está agendado. Para assinar outro, cancele-o antes.',
  },
  mine: 'Ver meu plano',
} as const;
