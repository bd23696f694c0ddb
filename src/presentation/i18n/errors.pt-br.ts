/** The texts of failures, by error code. Each says what happened and, if possible, what to do next. */
export const errorsPtBr = {
  '0000000': 'Erro desconhecido… Tente de novo.',
  '0000001': 'Erro inesperado… Tente de novo.',
  '0001001': 'Conexão lenta. O servidor demorou demais para responder.',
  '0001002': 'Não foi possível conectar ao servidor.',
  offline: 'Você está sem internet. Confira a conexão e tente de novo.',
  '0001003': 'Requisição inválida.',
  '0002001': 'Usuário não autenticado.',
  '0002002': 'Você não tem permissão para acessar este conteúdo.',
  '0002003': 'Sua sessão expirou. Entre de novo, por favor.',
  too_many_attempts: 'Muitas tentativas. Espere um minuto e tente de novo.',
  PUBLISHER: {
    NOT_FOUND: 'Não encontramos esta editora.',
    NOT_ACTIVE: 'Esta editora não está ativa.',
  },
  ISSUE: {
    NOT_FOUND: 'Não encontramos esta edição.',
    UNAVAILABLE_MARKET: 'Esta edição não está disponível na sua região.',
  },
  SERIES: { NOT_FOUND: 'Não encontramos esta série.' },
  PAGE: { EXPIRED: 'O endereço desta página expirou. Abra a edição de novo.' },
  ROUTE: { NOT_FOUND: 'Este endereço não existe.' },
  REQUEST: {
    TOO_MANY: 'Muitos pedidos. Espere alguns minutos e tente de novo.',
  },
  SERVICE: {
    UNAVAILABLE:
      'A Banca está fora do ar por um momento. O que você preencheu continua aqui: tente de novo daqui a pouco.',
  },
} as const;
