export const acquisitionsPtBr = {
  title: 'Comprados e alugados',
  bought: 'Comprado',
  days_one: 'Expira em {{count}} dia',
  days_other: 'Expira em {{count}} dias',
  hours_one: 'Expira em {{count}} hora',
  hours_other: 'Expira em {{count}} horas',
  read: 'Ler',
  expired: 'Aluguéis encerrados',
  endedOn: 'Até {{date}}',
  rentAgain: 'Alugar de novo',
  see: 'Ver edição',
  empty: 'O que você comprar ou alugar fica guardado aqui.',
} as const;
