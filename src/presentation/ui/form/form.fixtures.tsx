import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Message } from '../../i18n/message.ts';
import { Button } from '../button/button.tsx';
import { FormCheckbox } from '../checkbox/form-checkbox.tsx';
import { FormFileField } from '../file-field/form-file-field.tsx';
import type { Fixture } from '../fixture.ts';
import { phoneMask } from '../mask/contact-masks.ts';
import { FormPasswordField } from '../password-field/form-password-field.tsx';
import { FormSelect } from '../select/form-select.tsx';
import { FormSwitch } from '../switch/form-switch.tsx';
import { FormTextField } from '../text-field/form-text-field.tsx';
import { password, passwordRules, termsAgreed, username } from '../validation/account-checks.ts';
import { phone } from '../validation/contact-checks.ts';
import { required } from '../validation/required.ts';
import { validate } from '../validation/validate.ts';
import { Form } from './form.ts';
import { FormView } from './form-view.tsx';

const initialValues = {
  username: '',
  password: '',
  phone: '',
  state: '',
  isParental: false,
  avatar: null,
  hasAgreed: false,
};

const rules = {
  username,
  password,
  phone: [required(), phone()],
  state: [required()],
  hasAgreed: [termsAgreed],
};

/** Takes a second to find that 'ana.lima' is taken already. */
const askWhoIsTaken = async (name: string): Promise<Message | null> => {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return name === 'ana.lima' ? { key: 'form.oneOf' } : null;
};

const states = ['RJ', 'SP'].map((state) => ({ value: state, content: state }));

const SignUp = observer(({ resets = false }: { readonly resets?: boolean }) => {
  const [sent, setSent] = useState(0);
  const [form] = useState(
    () =>
      new Form({
        initialValues,
        validator: (values) => validate(values, rules),
        blurChecks: { username: askWhoIsTaken },
        onSubmit: async () => {
          setSent((count) => count + 1);
          return true;
        },
        resetsAfterSubmission: resets,
      }),
  );
  return (
    <FormView form={form} aria-label={resets ? 'Cadastro que se esvazia' : 'Cadastro'}>
      <FormTextField
        form={form}
        name="username"
        label="Nome de usuário"
        hint="De 5 a 15 caracteres."
        autoComplete="username"
        isRequired
      />
      <FormPasswordField
        form={form}
        name="password"
        label="Senha"
        autoComplete="new-password"
        checks={passwordRules}
        isRequired
      />
      <FormTextField form={form} name="phone" label="Telefone" mask={phoneMask} isRequired />
      <FormSelect form={form} name="state" label="Estado" options={states} isRequired />
      <FormFileField form={form} name="avatar" label="Foto" accept="image/*" />
      <FormSwitch form={form} name="isParental" label="Controle parental" />
      <FormCheckbox form={form} name="hasAgreed" label="Concordo com os termos" isRequired />
      <p>
        <Button type="submit" isLoading={form.isSubmitting}>
          Criar conta
        </Button>
      </p>
      <p>
        <Button variant="outlined" onClick={form.reset}>
          Limpar
        </Button>
      </p>
      <output>{`Enviado: ${sent}`}</output>
    </FormView>
  );
});

export const fixture: Fixture = {
  title: 'Form',
  states: {
    'keeps what was typed': () => <SignUp />,
    'empties after submission': () => <SignUp resets />,
  },
};
