/** The texts of failures that cannot occur on the first render. They load later. */
export const laterErrorsPtBr = {
  '0101001': 'E-mail, usuário ou senha incorretos.',
  '0101003': 'Entre com o Google.',
  '0299001': 'Não foi possível adicionar o cartão. Confira os dados e tente de novo.',
  '0299002': 'Não foi possível remover o cartão. Tente de novo.',
  '0299003': 'Não foi possível adicionar o cartão para a assinatura. Confira os dados e tente de novo.',
  '0299004': 'Não foi possível remover o cartão da assinatura. Tente de novo.',
  '0299005': 'Não foi possível adicionar o cartão para a compra. Confira os dados e tente de novo.',
  '0299006': 'Não foi possível remover o cartão da compra. Tente de novo.',
  INVALID_CREDENTIALS: 'E-mail, usuário ou senha incorretos.',
  UNEXPECTED: 'Erro inesperado… Tente de novo.',
  '02': 'Código de cupom inválido.',
  ISSUE: {
    INVALID_MERCHANDISE: 'Esta oferta não é desta edição.',
    DUPLICATE_CONTENT:
      'Este conteúdo já existe: a edição já tem este idioma, ou outra edição tem as mesmas páginas.',
    INVALID_CONTENT:
      'Esta edição está incompleta. Ela precisa de ao menos um idioma, e cada idioma, de ao menos uma página.',
    DUPLICATE_MARKET: 'Esta edição já está neste mercado.',
    NO_AVAILABILITY_SET: 'Defina quem pode ler esta edição: todos, assinantes ou quem comprar.',
    EXISTING_SLUG: 'Já existe uma edição com este endereço. Escolha outro.',
  },
  REQUEST: {
    WRONG_HOST:
      'A Banca não atende neste endereço. Use o endereço público dela. Se você administra este site, defina esse endereço em PUBLIC_URL.',
    KEY_MISMATCH: 'Este pedido já foi feito com outros dados. Confira e envie de novo.',
    TOO_LARGE: 'O envio é grande demais.',
    UNSUPPORTED_MEDIA_TYPE: 'Este formato de arquivo não é aceito.',
    VERSION_MISMATCH: 'Outra pessoa mudou isto enquanto você editava. Recarregue para ver a versão atual.',
  },
  CONSENT: {
    OUTDATED: 'Este texto acaba de ganhar uma nova versão. Leia o que mudou e aceite de novo.',
  },
  SERIES: { EXISTING_SLUG: 'Já existe uma série com este endereço. Escolha outro.' },
  PUBLISHER: { EXISTING_USERNAME: 'Já existe uma editora com este nome de usuário. Escolha outro.' },
  SHOWCASE: {
    UNAVAILABLE_MARKET:
      'Este banner não está disponível neste mercado. Confira onde o conteúdo dele é vendido ou recarregue a lista.',
    DUPLICATE_MARKET: 'Este banner já está neste mercado.',
    NOT_FOUND: 'Não encontramos este conteúdo da vitrine.',
  },
  LOGIN: {
    WRONG_SECOND_FACTOR:
      'O código não confere ou já foi usado. Espere o próximo código do aplicativo e tente de novo.',
    SECOND_FACTOR_REQUIRED: 'Digite o código do seu aplicativo autenticador, ou um código de recuperação.',
    EXTERNAL_PROVIDER: 'Esta conta entra com o Google.',
    ACCOUNT_CLOSED: 'Esta conta foi fechada. Fale com o nosso atendimento para reabri-la.',
    TOO_MANY_ATTEMPTS: 'Muitas tentativas. Espere alguns minutos e tente de novo.',
    OPERATOR_ACCOUNT:
      'Esta conta ainda não tem senha. Entre com a operadora, ou crie uma senha em “Esqueci a senha”.',
    EMAIL_NOT_VERIFIED: 'Confirme seu e-mail para entrar: o link está na mensagem que enviamos.',
    PUBLISHED_PASSWORD:
      'Esta conta ainda usa a senha da demonstração, que é pública. Crie outra em “Esqueci a senha”.',
  },
  USER: {
    PASSWORD_REQUIRED: 'Por segurança, digite sua senha para confirmar esta mudança.',
    AGE_UNCONFIRMED: 'Esta edição é para maiores de 18 anos. Confirme sua idade para ler.',
    AGE_UNVERIFIED:
      'Esta edição é para maiores de 18 anos. Para ler, é preciso verificar a idade da sua conta: só declarar não basta.',
    AGE_NEEDS_ACCOUNT: 'Esta edição é para maiores de 18 anos. Entre na sua conta para confirmar sua idade.',
    GUARDIAN_UNREACHABLE:
      'Não conseguimos avisar a pessoa responsável pela sua conta: o e-mail dela não está confirmado, ou a conta dela foi fechada. Mostre esta mensagem a ela e peça de novo depois.',
    NOT_GUIDED: 'Esta conta não tem uma pessoa responsável: você pode comprar por conta própria.',
    GUIDED:
      'A conta de uma criança segue o mercado da pessoa responsável por ela. Mude o mercado dessa pessoa.',
    WALLET_NOT_EMPTY:
      'Esta pessoa, ou uma conta pela qual ela é responsável, ainda tem créditos. O mercado pode mudar depois que eles forem gastos.',
    LIVE_SUBSCRIPTION:
      'Esta pessoa, ou uma conta pela qual ela é responsável, tem uma assinatura ativa ou que será renovada. Mude o mercado depois do último dia da assinatura. Se ela se renova, a pessoa precisa cancelar a renovação antes.',
    WAITING_ORDER:
      'Esta pessoa, ou uma conta pela qual ela é responsável, tem um pedido que aguarda pagamento. Tente de novo quando ele for pago ou vencer.',
    NOT_FOUND: 'Não encontramos este usuário.',
    OWN_ACCOUNT: 'Você não pode mudar sua própria conta aqui.',
    STAFF_ACCOUNT:
      'Esta conta é da equipe ou tem permissões especiais. Só administradores podem gerenciá-la.',
    WORK_ACCOUNT:
      'Sua conta, ou uma conta pela qual você é responsável, é da equipe da Banca ou de uma editora. Fale com a gente antes de excluí-la.',
    GUARDIAN_DELETION:
      'Sua conta está marcada para exclusão, e as contas das crianças serão excluídas com ela. Cancele primeiro a exclusão da sua conta.',
    EXISTING_GUIDANCE: 'Você já é responsável por uma conta com este nome e esta data de nascimento.',
    PARENT_PERMISSION: 'Só a pessoa responsável por esta conta pode fazer isso.',
    DUPLICATE_ACQUISITION: 'Você já possui este produto.',
    DUPLICATE_PURCHASE: 'Você já comprou este produto.',
    DUPLICATE_RENT: 'Você já alugou este produto.',
    DUPLICATE_SUBSCRIPTION:
      'Você já tem uma assinatura ativa ou agendada. Cancele a renovação antes de assinar outro plano.',
    NO_ACCESS: 'Esta edição não está incluída no seu acesso.',
    OUTSIDE_HOURS:
      'Agora não é hora de ler nesta conta. Peça à pessoa responsável por ela, ou volte mais tarde.',
    BLOCKED_CONTENT: 'Este conteúdo está bloqueado nesta conta.',
    INVALID_CODE: 'Este link não vale mais: ele só pode ser usado uma vez e por pouco tempo. Peça outro.',
  },
  GUIDANCE: {
    NOT_INCLUDED: 'Seu plano não inclui contas de crianças. Veja os planos que incluem.',
    TOO_MANY: 'Todas as contas de crianças do seu plano já estão em uso.',
    NO_REQUEST: 'Este pedido não existe mais. Recarregue a página.',
    MINOR: 'A conta só pode ser passada a quem já tem 18 anos.',
  },
  SECOND_FACTOR: {
    WRONG_CODE:
      'O código não confere ou já foi usado. Espere o próximo código do aplicativo e tente de novo.',
    UNREADABLE:
      'A Banca não consegue conferir códigos de aplicativos autenticadores agora. Use um código de recuperação ou tente mais tarde.',
    ALREADY_ON: 'A verificação em duas etapas já está ativa. Recarregue a página.',
    NOT_BEGUN: 'A ativação expirou. Comece de novo e use o novo código QR.',
    NOT_ON: 'A verificação em duas etapas não está mais ativa. Recarregue a página.',
    UNPROVEN_EMAIL:
      'Antes, confirme que o e-mail desta conta é seu: saia da conta e crie uma senha em “Esqueci a senha”, na página de entrada.',
  },
  SUBSCRIPTION: {
    INVALID_TRANSACTION: 'O pagamento desta assinatura não é válido.',
    NO_TRANSACTION_REFERENCE: 'Não encontramos o pagamento desta assinatura.',
    MISMATCHED_TRANSACTION: 'Este pagamento é de outra assinatura.',
    INVALID_GATEWAY: 'Esta forma de pagamento não vale para assinaturas.',
  },
  ACQUISITION: {
    INVALID_TRANSACTION: 'O pagamento desta compra não é válido.',
    MISMATCHED_ISSUE: 'Esta oferta é de outra edição.',
  },
  PLAN: {
    NOT_FOUND: 'Não encontramos este plano.',
    DUPLICATE_MARKET: 'Este plano já está neste mercado.',
    UNAVAILABLE_MARKET: 'Este plano não está disponível nesta região.',
    EMPTY_PRICE: 'Este plano ainda não tem preço.',
    DUPLICATE_PERIOD: 'Há dois preços para o mesmo período.',
    INVALID_MERCHANDISE: 'Esta oferta não é deste plano.',
  },
  MERCHANDISE: {
    NOT_FOUND: 'Não encontramos esta oferta.',
    DUPLICATE_MARKET: 'Esta oferta já está neste mercado.',
    UNAVAILABLE_MARKET: 'Esta oferta não está disponível nesta região.',
    NO_MARKET: 'Esta oferta ainda não está em nenhum mercado.',
    DUPLICATE_ACTION: 'Já existe uma oferta deste tipo.',
    NOT_SIMILAR: 'As ofertas não são do mesmo tipo.',
  },
  TRANSACTION: {
    NOT_FOUND: 'Não encontramos esta transação.',
    NOT_ACTIVE: 'Este produto não está mais disponível.',
    INVALID_AMOUNT: 'O valor da transação não é válido.',
    INVALID_PAYMENT_METHOD: 'Esta forma de pagamento não é aceita aqui. Escolha outra.',
    PAYMENT_FAILED:
      'Pagamento não aprovado. Verifique o saldo e os dados do cartão, ou pague de outra forma.',
  },
  COUPON: {
    NOT_FOUND: 'Não encontramos este cupom. Confira cada letra e número.',
    EXPIRED: 'O prazo deste cupom terminou.',
    USED_UP: 'Todos os usos deste cupom já acabaram.',
    NOT_FOR_PRODUCT: 'Este cupom não vale para este item. Escolha outro item ou continue sem o cupom.',
    ALREADY_USED:
      'Você já atingiu o limite deste cupom, ou ele está em um pedido seu que aguarda pagamento. Pague sem o cupom ou conclua antes esse pedido.',
    NOT_FOR_CREDITS:
      'Este cupom não vale para créditos da carteira. Use-o na compra de uma edição ou de um plano.',
  },
  PAYMENT_CARD: {
    INVALID: 'Este cartão não é válido. Confira os dados.',
    CHARGED_BACK:
      'Um pagamento com este cartão foi contestado no banco, e ele não é mais aceito. Use outro cartão, Pix ou seu saldo.',
    NO_REMOTION: 'Este cartão não pode ser removido: há uma assinatura ativa vinculada a ele.',
  },
  MARKET: {
    NO_TIMEZONE: 'O fuso horário não foi informado.',
    INVALID_TIMEZONE: 'O fuso horário informado não é válido.',
    INVALID_CURRENCY: 'A moeda informada não é válida.',
  },
  SVA: {
    NO_ACTIVE_PLAN: 'Não há um plano ativo nesta operadora.',
    NOT_FOUND: 'Não encontramos o vínculo com a operadora.',
    INVALID_CREDENTIALS: 'Os dados da operadora não conferem. Tente de novo.',
    EXISTING_USER: 'Já existe uma conta com o e-mail ou telefone desta operadora. Entre com ela primeiro.',
  },
  FAVOURITE: {
    TOO_MANY: 'Sua estante está cheia: nela cabem 1.000 quadrinhos.',
  },
  FOLLOW: {
    TOO_MANY: 'Você já segue 500 séries, editoras e autores. Deixe de seguir um deles para seguir outro.',
  },
  CREATOR: { NOT_FOUND: 'Não encontramos quadrinhos com este nome nos créditos.' },
  CONTENT: {
    WAITING_APPROVAL: 'Este conteúdo está esperando aprovação.',
    NOT_FOUND: 'Esta edição não tem este idioma.',
    NO_REQUEST: 'Não há um pedido de aprovação para este conteúdo.',
    EXISTING_REQUEST: 'Já existe um pedido esperando resposta.',
    ANSWERED_REQUEST: 'Este pedido já foi respondido. Recarregue para ver a resposta.',
    REQUEST_ON_APPROVED: 'Não há mudanças para aprovar: este conteúdo já foi aprovado.',
    INVALID_PAGE: 'Esta edição não tem a página informada.',
  },
  UPLOAD: {
    IN_PROGRESS: 'Ainda há páginas sendo enviadas. Espere terminarem, ou cancele o envio.',
    NOT_FOUND:
      'Este envio não existe mais: ele foi cancelado ou ficou parado por um dia. Envie o arquivo de novo.',
    TOO_MANY: 'Há envios demais sem terminar. Conclua ou cancele alguns deles e tente de novo.',
  },
  ACCESS: {
    SECOND_FACTOR_REQUIRED:
      'Para administrar a Banca, ative a verificação em duas etapas em Conta › Segurança.',
    FORBIDDEN: 'Você não tem permissão para acessar este conteúdo.',
  },
  APPLICATION: {
    NOT_FOUND: 'Aplicação não encontrada.',
  },
  GATEWAY: {
    NOT_FOUND: 'Este meio de pagamento não é conhecido aqui.',
  },
  GOOGLE: {
    NOT_LINKED: 'Esta conta não está vinculada ao Google. Digite sua senha.',
    INVALID_CODE: 'Autorização do Google inválida. Tente de novo.',
  },
  IMAGE: {
    NOT_FOUND: 'Esta imagem não está disponível. Tente novamente mais tarde.',
  },
  SESSION: {
    REQUIRED: 'Entre na sua conta para continuar.',
  },
  WEBHOOK: {
    TOO_MANY: 'Uma editora pode ter dez webhooks. Remova um antes.',
    NO_DELIVERY: 'Esta entrega não existe. As entregas são guardadas por 30 dias.',
    NOT_FOUND: 'Este webhook não existe.',
    NOT_ACTIVE: 'Este webhook está desativado. Ative-o antes.',
    INVALID_ADDRESS: 'Informe um endereço público que comece com https://, sem nome de usuário nem senha.',
  },
  TOKENIZER: {
    BLOCKED:
      'Blocked by AdBlock. Um bloqueador impediu a verificação do cartão. Desative-o nesta página e tente de novo.',
    NOT_LOADED:
      'Could not load scripts. A verificação do cartão não carregou. Confira sua conexão e tente de novo.',
  },
  WITHDRAWAL: {
    NOT_POSSIBLE: 'Este pedido não pode ser desfeito. Recarregue o histórico e confira a situação dele.',
    TOO_LATE: 'O prazo de 7 dias para desistir deste pedido acabou.',
    READ: 'Esta edição já foi lida além da amostra, por você ou em uma conta guiada, e por isso você não pode mais desistir dela.',
    SPENT: 'Parte deste saldo já foi usada, e por isso você não pode mais desistir dele.',
  },
  POSTAL_CODE: { UNKNOWN: 'CEP inválido. Confira os números.' },
  VOUCHER: {
    NOT_FOUND: 'Código inválido. Verifique se digitou corretamente.',
    MARKET_MISMATCH: 'Este código não vale na sua região.',
  },
} as const;
