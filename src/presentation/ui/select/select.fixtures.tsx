import { useState } from 'react';
import type { Fixture } from '../fixture.ts';
import { Select, type SelectOption, type SelectProps } from './select.tsx';

const states = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

function SelectFixture({ start = '', ...rest }: Partial<SelectProps<string>> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <Select
      label="Estado"
      options={states.map((state) => ({ value: state, content: state }))}
      value={value}
      onChange={setValue}
      {...rest}
    />
  );
}

const plans: readonly SelectOption<number>[] = [
  { value: 1, content: 'Mensal' },
  { value: 3, content: 'Trimestral', isDisabled: true },
  { value: 12, content: <strong>Anual</strong>, text: 'Anual' },
];

function Plans() {
  const [value, setValue] = useState(1);
  return <Select label="Plano" options={plans} value={value} onChange={setValue} />;
}

const long = [
  { value: 'a', content: 'As extraordinárias aventuras do último trem que um dia partiu para Ipanema' },
  { value: 'b', content: 'Anticonstitucionalissimamenteanticonstitucionalissimamente' },
];

export const fixture: Fixture = {
  title: 'Select',
  states: {
    'nothing chosen': () => <SelectFixture hint="Onde você recebe a fatura." />,
    chosen: () => <SelectFixture start="SP" />,
    'numbers, one of them disabled': () => <Plans />,
    'own placeholder': () => <SelectFixture label="UF" placeholder="Estado onde mora" />,
    error: () => <SelectFixture error="Este campo é obrigatório" isRequired />,
    disabled: () => <SelectFixture start="SP" disabled />,
    'long content': () => <SelectFixture label="Título" options={long} start="a" />,
  },
};
