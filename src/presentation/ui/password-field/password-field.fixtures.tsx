import { useState } from 'react';
import type { Fixture } from '../fixture.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

function PasswordFieldFixture({
  start = '',
  ...rest
}: Partial<PasswordFieldProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <PasswordField label="Senha" autoComplete="new-password" value={value} onChange={setValue} {...rest} />
  );
}

export const fixture: Fixture = {
  title: 'Password field',
  states: {
    empty: () => <PasswordFieldFixture />,
    filled: () => <PasswordFieldFixture start="gibi da banca" />,
    error: () => <PasswordFieldFixture start="gibi" error="Deve ter no mínimo 8 caracteres" />,
    'listed checks': () => (
      <PasswordFieldFixture
        start="gibi"
        error="Deve ter no mínimo 8 caracteres"
        checks={[
          { text: 'Deve ter no mínimo 8 caracteres', state: 'error' },
          { text: 'Deve ter ao menos uma letra', state: 'success' },
        ]}
      />
    ),
    disabled: () => <PasswordFieldFixture start="gibi da banca" disabled />,
  },
};
