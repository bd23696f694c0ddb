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
    NOT_READABLE: 'Esta edição não está incluída no seu acesso.',
    INVALID_MERCHANDISE: 'Esta oferta não é desta edição.',
    DUPLICATE_CONTENT: 'Esta edição já tem conteúdo neste idioma.',
    INVALID_CONTENT: 'O conteúdo desta edição não é válido.',
    DUPLICATE_MARKET: 'Esta edição já está neste mercado.',
    UNAVAILABLE_MARKET: 'Esta edição não está disponível na sua região.',
    NO_AVAILABILITY_SET: 'Ainda não foi definido quem pode ler esta edição.',
    EXISTING_SLUG: 'Já existe uma edição com este endereço. Escolha outro.',
  },
  SERIES: { NOT_FOUND: 'Não encontramos esta série.' },
  SHOWCASE: {
    UNAVAILABLE_MARKET: 'Esta vitrine não está disponível na sua região.',
    DUPLICATE_MARKET: 'Esta vitrine já está neste mercado.',
    NOT_FOUND: 'Não encontramos esta vitrine.',
  },
  PAGE: { EXPIRED: 'O endereço desta página expirou. Abra a edição de novo.' },
  ROUTE: { NOT_FOUND: 'Este endereço não existe.' },
  REQUEST: {
    TOO_LARGE: 'O envio é grande demais.',
    TOO_MANY: 'Muitos pedidos. Espere alguns minutos e tente de novo.',
    UNSUPPORTED_MEDIA_TYPE: 'Este formato de arquivo não é aceito.',
  },
  SERVICE: {
    UNAVAILABLE:
      'A Banca está fora do ar por um momento. O que você preencheu continua aqui: tente de novo daqui a pouco.',
  },
} as const;
