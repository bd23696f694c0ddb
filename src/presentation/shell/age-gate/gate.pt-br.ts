/** Texts of the age gate and of the guardian's limit. */
export const gatePtBr = {
  ask: 'Para maiores de 18 anos',
  why: 'Confirme sua idade para ver a capa, a descrição e as páginas.',
  asksOnce: 'Só perguntamos uma vez: a resposta fica guardada na sua conta.',
  needsScript: 'Para confirmar sua idade, ative o JavaScript.',
  confirm: 'Tenho 18 anos ou mais',
  back: 'Voltar',
  blocked: 'Não é para esta conta',
  above: 'A classificação desta edição passa do que esta conta pode ver.',
  adults: 'Esta edição é para maiores de 18 anos.',
  guided:
    'A classificação desta edição passa do que esta conta pode ver. A pessoa responsável por esta conta pode liberar edições até a classificação 16.',
  underage:
    'Pela data de nascimento desta conta, esta edição ainda não é para você. Se a data estiver errada, corrija seus dados.',
  toData: 'Meus dados',
  others: 'Ver o que você pode ler',
} as const;
