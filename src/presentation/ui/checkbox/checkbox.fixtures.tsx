import { useState } from 'react';
import type { Fixture } from '../fixture.ts';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

function CheckboxFixture({ start = false, ...rest }: Partial<CheckboxProps> & { readonly start?: boolean }) {
  const [value, setValue] = useState(start);
  return <Checkbox label="Quero receber novidades" value={value} onChange={setValue} {...rest} />;
}

const terms = (
  <>
    Li e concordo com os <a href="/documents/termos-de-uso.html">termos de uso</a> e com a política de
    privacidade da Banca.
  </>
);

export const fixture: Fixture = {
  title: 'Checkbox',
  states: {
    unchecked: () => <CheckboxFixture />,
    checked: () => <CheckboxFixture start />,
    hint: () => <CheckboxFixture hint="Uma mensagem por semana, no máximo." />,
    error: () => <CheckboxFixture label={terms} error="É preciso concordar com os termos" isRequired />,
    disabled: () => <CheckboxFixture disabled />,
    'disabled and checked': () => <CheckboxFixture start disabled />,
  },
};
