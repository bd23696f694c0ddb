import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { FormCheckbox } from '../../../../../../src/presentation/ui/checkbox/form-checkbox.tsx';
import { FormFileField } from '../../../../../../src/presentation/ui/file-field/form-file-field.tsx';
import { Form } from '../../../../../../src/presentation/ui/form/form.ts';
import { FormView } from '../../../../../../src/presentation/ui/form/form-view.tsx';
import { FormPasswordField } from '../../../../../../src/presentation/ui/password-field/form-password-field.tsx';
import { FormSelect } from '../../../../../../src/presentation/ui/select/form-select.tsx';
import { FormSwitch } from '../../../../../../src/presentation/ui/switch/form-switch.tsx';
import { FormTextArea } from '../../../../../../src/presentation/ui/text-area/form-text-area.tsx';
import { FormTextField } from '../../../../../../src/presentation/ui/text-field/form-text-field.tsx';
import { startI18n } from '../../../../../fakes/start-i18n.ts';
import { withoutConsoleErrors } from './without-console-errors.ts';

const options = [
  { value: 'SP', content: 'São Paulo' },
  { value: 'RJ', content: 'Rio de Janeiro' },
];

beforeAll(async () => {
  await startI18n('pt-br');
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
});

describe.each([
  ['text field', FormTextField, 'string', 1],
  ['password field', FormPasswordField, 'string', true],
  ['text area', FormTextArea, 'string', 1],
  ['checkbox', FormCheckbox, 'boolean', 'yes'],
  ['switch', FormSwitch, 'boolean', 1],
  ['select', FormSelect, 'string or number', true],
  ['file field', FormFileField, 'chosen file', 'a.png'],
])('the %s of a form', (kind, Field, required, wrong) => {
  it('throws with the name and the type if the value has another type', () => {
    const form = new Form({ initialValues: { thing: wrong }, onSubmit: async () => true });
    // TypeScript would reject the wrong value.
    const UntypedField = Field as FunctionComponent<object>;
    const show = () => render(<UntypedField {...{ form, name: 'thing', label: 'Coisa', options }} />);
    expect(() => withoutConsoleErrors(show)).toThrow(`The ${kind} "thing" requires a ${required}`);
  });
});

describe('the fields of a form', () => {
  it('show and change the values of the form', async () => {
    const form = new Form({
      initialValues: { name: 'Ana', secret: '', isAgreed: false, isOn: true, state: 'SP' },
      onSubmit: async () => true,
    });
    render(
      <FormView form={form}>
        <FormTextField form={form} name="name" label="Nome" />
        <FormPasswordField form={form} name="secret" label="Senha" />
        <FormCheckbox form={form} name="isAgreed" label="Concordo" />
        <FormSwitch form={form} name="isOn" label="Avisos" />
        <FormSelect form={form} name="state" label="Estado" options={options} />
      </FormView>,
    );
    await userEvent.type(screen.getByLabelText('Nome'), ' Lima');
    await userEvent.type(screen.getByLabelText('Senha'), 'segredo');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Concordo' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Avisos' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Estado' }));
    await userEvent.click(screen.getByRole('option', { name: 'Rio de Janeiro' }));
    expect(form.values).toEqual({
      name: 'Ana Lima',
      secret: 'segredo',
      isAgreed: true,
      isOn: false,
      state: 'RJ',
    });
  });
});
