import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AddCardForm } from '../../../../../../src/presentation/checkout/cards/add-card-form.tsx';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';
import { setUpCardForm } from './set-up-card-form.tsx';

beforeAll(async () => {
  await startI18n('pt-br');
  // jsdom does not support scrolling.
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

async function show() {
  const setup = await setUpCardForm();
  render(
    <AddCardForm presenter={setup.presenter} purpose="purchase" onAdded={(card) => setup.added.push(card)} />,
  );
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
  const fill = async (label: string, text: string) => {
    await act(async () => {
      fireEvent.input(field(label), { target: { value: text } });
      await flushPromises();
    });
  };
  const leave = (label: string) => act(async () => fireEvent.blur(field(label)));
  const submit = () =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
      await flushPromises();
    });
  return { ...setup, field, fill, leave, submit };
}

describe('AddCardForm', () => {
  it('has every field with autocomplete and input mode', async () => {
    const { field, fill } = await show();
    await fill('CEP', '89870000');
    const fields: [label: string, autocomplete: string, inputMode: string | null][] = [
      ['Número do cartão', 'cc-number', 'numeric'],
      ['Nome impresso no cartão', 'cc-name', 'text'],
      ['Validade', 'cc-exp', 'numeric'],
      ['CVV', 'cc-csc', 'numeric'],
      ['CPF do titular', 'off', 'numeric'],
      ['Telefone', 'tel', 'tel'],
      ['CEP', 'postal-code', 'numeric'],
      ['Rua ou avenida', 'address-line1', null],
      ['Número', 'off', null],
      ['Complemento (opcional)', 'address-line2', null],
      ['Bairro', 'address-level3', null],
    ];
    for (const [label, autocomplete, inputMode] of fields) {
      const input = field(label);
      expect([label, input.autocomplete, input.getAttribute('inputmode')]).toEqual([
        label,
        autocomplete,
        inputMode,
      ]);
    }
    expect(screen.queryByLabelText('Cidade')).toBeNull();
    expect(screen.queryByLabelText('Estado')).toBeNull();
  });

  it('requires every field except the complement', async () => {
    const { fill, submit } = await show();
    await submit();
    expect(screen.getAllByText('Este campo é obrigatório')).toHaveLength(7);
    await fill('CEP', '89870000');
    await submit();
    expect(screen.getAllByText('Este campo é obrigatório')).toHaveLength(9);
  });

  it.each([
    ['Número do cartão', '4111111111111112', 'Deve ser um número de cartão válido'],
    ['Número do cartão', '4222222222222', 'Deve ser um número de cartão válido'],
    ['Número do cartão', '6062826786276634', 'Deve ser uma bandeira válida'],
    ['Nome impresso no cartão', 'Ana', 'Deve conter nome e sobrenome'],
    ['Validade', '1325', 'Deve ser uma data válida'],
    ['Validade', '0326', 'Cartão expirado'],
    ['CVV', '12', 'Deve ser um código válido: são 3 números, no verso do cartão'],
    ['CPF do titular', '529.982', 'Deve ser um documento válido: o CPF tem 11 números'],
    ['CPF do titular', '11111111111', 'Deve ser um documento válido: confira os números do CPF'],
    ['Telefone', '119888', 'Deve ser um telefone válido'],
    ['CEP', '01001', 'Deve ser um CEP válido'],
  ])('reports for %s %s: %s', async (label, text, message) => {
    const { fill, leave } = await show();
    await fill(label, text);
    await leave(label);
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('shows the brand while the number is typed, and adapts the length of the security code', async () => {
    const { field, fill } = await show();
    expect(screen.queryByText('Visa')).toBeNull();
    await fill('Número do cartão', '4');
    expect(screen.getByText('Visa')).toBeTruthy();
    expect(screen.getByText('3 dígitos')).toBeTruthy();
    await fill('Número do cartão', '378282246310005');
    expect(field('Número do cartão').value).toBe('3782 822463 10005');
    expect(screen.getByText('American Express')).toBeTruthy();
    expect(screen.getByText('4 dígitos')).toBeTruthy();
    await fill('CVV', '12345');
    expect(field('CVV').value).toBe('1234');
  });

  it('masks the typed values', async () => {
    const { field, fill } = await show();
    for (const [label, typed, shown] of [
      ['Nome impresso no cartão', 'José d’Ávila 3', 'JOSE DAVILA '],
      ['Validade', '12/2030', '12/30'],
      ['CPF do titular', '52998224725', '529.982.247-25'],
      ['Telefone', '+5511988887777', '(11) 98888-7777'],
      ['CEP', '01001000', '01001-000'],
    ] as const) {
      await fill(label, typed);
      expect([label, field(label).value]).toEqual([label, shown]);
    }
  });

  it('shows the found address, and focuses the postal code when it is cleared', async () => {
    const { field, fill } = await show();
    await fill('CEP', '01001000');
    const summary = screen.getByRole('button', { name: /Praça da Sé, lado ímpar.*Sé, São Paulo – SP/ });
    await act(async () => {
      fireEvent.click(summary);
      await flushPromises();
    });
    expect(field('CEP').value).toBe('');
    expect(document.activeElement).toBe(field('CEP'));
    expect(screen.queryByLabelText('Número')).toBeNull();
  });

  it('offers the 27 states if the address is typed by hand', async () => {
    const { fill, lookup } = await show();
    lookup.addresses.set('12345678', { street: '', complement: '', neighborhood: '', city: '', state: '' });
    await fill('CEP', '12345678');
    await act(async () => fireEvent.click(screen.getByLabelText('Estado', { selector: 'button' })));
    expect(screen.getAllByRole('option')).toHaveLength(27);
  });

  it('clears the typed values when it is unmounted', async () => {
    const { fill, presenter } = await show();
    await fill('Número do cartão', '4111111111111111');
    await fill('CVV', '123');
    cleanup();
    const { savesToAccount, ...texts } = presenter.form.values;
    expect([savesToAccount, Object.values(texts).join('')]).toEqual([false, '']);
  });

  it('keeps the typed values when it is rendered again with another callback', async () => {
    const { presenter, tokenizer } = await setUpCardForm();
    const { rerender } = render(<AddCardForm presenter={presenter} onAdded={() => {}} />);
    await act(async () => presenter.form.change('cvv', '123'));
    rerender(<AddCardForm presenter={presenter} onAdded={() => {}} />);
    expect(presenter.form.values.cvv).toBe('123');
    expect(tokenizer.prepareCount).toBe(0);
  });
});
