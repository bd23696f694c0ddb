/** Texts of the checks of account forms; the others are in checks.pt-br.ts. */
export const accountChecksPtBr = {
  lengthBetween: 'Deve ter entre {{min}} e {{max}} caracteres',
  wordId: 'Deve ter apenas letras, números, pontos e sublinhados',
  letter: 'Deve ter ao menos uma letra',
  number: 'Deve ter ao menos um número',
  date: 'Deve ser uma data válida',
  age: 'Deve ter {{years}} anos ou mais',
  phone: 'Deve ser um telefone válido',
  passwordSummary: 'Ao menos 8 caracteres, com letras e números, difícil de adivinhar.',
  passwordLength: 'Deve ter no mínimo 8 caracteres',
  hardToGuess: 'Difícil de adivinhar (conferimos ao enviar)',
  notOnlyDigits: 'Não deve ter apenas números',
  terms: 'É preciso ter 18 anos ou mais e aceitar os termos',
} as const;

/** For forms that check nothing else. */
export const emailCheckPtBr = {
  email: 'Deve ser um e-mail válido',
} as const;
