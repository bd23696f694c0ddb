/** Errors of one field that a service reports by code. They are shown beside the field. */
export const fieldErrorsPtBr = {
  USER: {
    INVALID_PASSWORD: 'Escolha uma senha com 8 caracteres ou mais, com letras e números.',
    COMMON_PASSWORD:
      'Esta senha é fácil de adivinhar. Junte três ou mais palavras sem relação entre si e um número, ou use uma senha criada pelo navegador.',
    WRONG_PASSWORD: 'A senha atual não confere.',
    SIGN_IN_AGAIN: 'Por segurança, entre de novo na sua conta para fazer esta mudança.',
    UNDERAGE: 'É preciso ter 18 anos ou mais para criar uma conta.',
    INVALID_PICTURE:
      'Não foi possível usar esta imagem. Envie uma foto em JPEG, PNG, WebP ou AVIF de até 5 MB.',
    EXISTING_USERNAME: 'Este nome de usuário já está em uso.',
    EXISTING_PHONE_NUMBER: 'Já existe uma conta com este telefone.',
    EXISTING_CPF: 'Já existe uma conta com este CPF.',
  },
} as const;

/** In a namespace of its own because the callback screen also asks for an email address. */
export const emailErrorsPtBr = {
  USER: {
    EXISTING_EMAIL: 'Já existe uma conta com este e-mail.',
  },
} as const;
