import { allTexts } from '../../../../../src/composition/texts/all-texts.ts';

const { form, accountChecks, emailCheck, checks } = allTexts;
const inPortuguese = { ...form[0], ...accountChecks[0], ...emailCheck[0], ...checks[0] };
const inEnglish = { ...form[1], ...accountChecks[1], ...emailCheck[1], ...checks[1] };

describe('the texts of forms', () => {
  it('have the specified wording in Portuguese', () => {
    expect(inPortuguese).toMatchObject({
      required: 'Este campo é obrigatório',
      cardNumber: 'Deve ser um número de cartão válido',
      cardBrand: 'Deve ser uma bandeira válida',
      cardExpired: 'Cartão expirado',
      nameAndSurname: 'Deve conter nome e sobrenome',
      document: 'Deve ser um documento válido',
      securityCode: 'Deve ser um código válido',
      phone: 'Deve ser um telefone válido',
      postalCode: 'Deve ser um CEP válido',
      unknownPostalCode: 'CEP inválido',
      showPassword: 'Mostrar senha',
      hidePassword: 'Esconder senha',
    });
  });

  it('have the specified wording in English', () => {
    expect(inEnglish).toMatchObject({
      required: 'Required',
      length: 'Must have {{length}} characters',
      lengthBetween: 'Must have between {{min}} and {{max}} characters',
      email: 'Must be a valid email',
      age: 'Must be {{years}} years old',
    });
  });
});
