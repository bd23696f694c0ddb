/** Failures of signing in with Google or an operator, by error code as in errors.pt-br.ts. */
export const externalErrorsPtBr = {
  '0101002': 'Esta conta não está vinculada ao Google. Digite sua senha.',
  '0101004': 'Autorização do Google inválida. Tente de novo.',
  '0101005': 'Esta conta não está vinculada à operadora. Digite sua senha.',
  '0101006': 'Autorização da operadora inválida. Tente de novo.',
  '0208001': 'Informe seu e-mail para continuar.',
  '0208002': 'Já existe uma conta com o e-mail ou telefone desta operadora. Entre com ela primeiro.',
  EXTERNAL: {
    UNREACHABLE: 'Um serviço de que isto depende não respondeu. Tente de novo daqui a pouco.',
    INSECURE_PAGE:
      'Esta página não foi aberta com https, e assim não é seguro entrar deste jeito. Com a senha dá certo.',
    STORAGE_FORBIDDEN:
      'Seu navegador não guarda nada para esta página, e entrar deste jeito depende disso. Com a senha dá certo.',
    FOREIGN_RETURN: 'Esta entrada já terminou ou começou em outra aba. Comece de novo.',
  },
} as const;
