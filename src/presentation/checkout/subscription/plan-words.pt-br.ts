/** What is said of a plan before the form of its order is there, or in its place. */
export const planWordsPtBr = {
  title: 'Assinar',
  unknown: 'Não encontramos este plano. Veja os que temos hoje.',
  all: 'Ver os planos',
  hindered: {
    guardian: 'Quem assina é a pessoa responsável pela sua conta.',
    renewing: 'Seu plano {{plan}} renova sozinho. Para mudar, encerre antes a renovação.',
    scheduled: 'Seu próximo plano, {{plan}}, já está agendado. Para assinar outro, cancele-o antes.',
  },
  mine: 'Ver meu plano',
} as const;
