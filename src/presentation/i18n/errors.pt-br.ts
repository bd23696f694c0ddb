/** Every failure that the app or a service names, by its code. Source: platform.md §8, consumer-app.md §8. */
export const errorsPtBr = {
  '0000000': 'Erro desconhecido… Tente de novo.',
  '0000001': 'Erro inesperado… Tente de novo.',
  '0001001': 'Conexão lenta. O servidor demorou demais para responder.',
  '0001002': 'Não foi possível conectar ao servidor.',
  '0001003': 'Requisição inválida.',
  '0002001': 'Usuário não autenticado.',
  '0002002': 'Você não tem permissão para acessar este conteúdo.',
  '0002003': 'Sua sessão expirou. Entre de novo, por favor.',
  '0101001': 'E-mail, usuário ou senha incorretos.',
  '0101002': 'Esta conta não está vinculada ao Google. Digite sua senha.',
  '0101003': 'Entre com o Google.',
  '0101004': 'Autorização do Google inválida. Tente de novo.',
  '0101005': 'Esta conta não está vinculada à operadora. Digite sua senha.',
  '0101006': 'Autorização da operadora inválida. Tente de novo.',
  LOGIN: { TOO_MANY_ATTEMPTS: 'Muitas tentativas. Espere alguns minutos e tente de novo.' },
} as const;
