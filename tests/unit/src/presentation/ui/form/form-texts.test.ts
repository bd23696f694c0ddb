import { formEnUs } from '../../../../../../src/presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../../../../../src/presentation/ui/form/form.pt-br.ts';

describe("the forms' texts", () => {
  it('are those of the specification in Portuguese', () => {
    expect(formPtBr).toMatchObject({
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

  it('are those of the specification in English', () => {
    expect(formEnUs).toMatchObject({
      required: 'Required',
      length: 'Must have {{length}} characters',
      lengthBetween: 'Must have between {{min}} and {{max}} characters',
      email: 'Must be a valid email',
      age: 'Must be {{years}} years old',
    });
  });
});
