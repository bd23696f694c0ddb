import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Fixture } from '../fixture.ts';
import { Icon } from '../icon/icon.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

function TextFieldFixture({ start = '', ...rest }: Partial<TextFieldProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <TextField label="Nome de usuário" value={value} onChange={setValue} {...rest} />;
}

const texts = ['Deve ter entre 5 e 15 caracteres', 'Não deve ter apenas números'];
const checksIn = (...states: readonly ('neutral' | 'success' | 'error')[]) =>
  states.map((state, index) => ({ text: texts[index] ?? '', state }));

export const fixture: Fixture = {
  title: 'Text field',
  states: {
    empty: () => <TextFieldFixture placeholder="ana.lima" />,
    filled: () => <TextFieldFixture start="ana.lima" />,
    hint: () => <TextFieldFixture hint="É assim que os outros leitores veem você." />,
    error: () => <TextFieldFixture start="a" error="Deve ter entre 5 e 15 caracteres" isRequired />,
    'error in place of a hint': () => (
      <TextFieldFixture start="a" hint="De 5 a 15 caracteres." error="É curto demais" />
    ),
    'line reserved for an error': () => <TextFieldFixture error={null} />,
    'blur check running': () => <TextFieldFixture start="ana.lima" isChecking error={null} />,
    'listed checks, neutral': () => <TextFieldFixture checks={checksIn('neutral', 'neutral')} />,
    'listed checks, success': () => (
      <TextFieldFixture start="ana.lima" checks={checksIn('success', 'success')} />
    ),
    'listed checks, error': () => (
      <TextFieldFixture start="ana" error={texts[0]} checks={checksIn('error', 'success')} />
    ),
    disabled: () => <TextFieldFixture start="ana.lima" disabled />,
    'read-only': () => <TextFieldFixture start="ana.lima" readOnly />,
    adornment: () => (
      <TextFieldFixture
        start="BANCA10"
        label="Cupom"
        adornment={
          <Button variant="transparent" aria-label="Limpar">
            <Icon name="x" />
          </Button>
        }
      />
    ),
    'long words': () => (
      <TextFieldFixture
        label="Um nome de campo bastante comprido que não cabe em uma só linha de um telefone pequeno"
        start="anticonstitucionalissimamente@exemplo-de-endereco-comprido.com.br"
        error="Pneumoultramicroscopicossilicovulcanoconiótico"
      />
    ),
  },
};
