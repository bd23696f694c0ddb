import { useState } from 'react';
import type { Fixture } from '../fixture.ts';
import { Switch, type SwitchProps } from './switch.tsx';

function Turned({ start = false, ...rest }: Partial<SwitchProps> & { readonly start?: boolean }) {
  const [value, setValue] = useState(start);
  return <Switch label="Controle parental" value={value} onChange={setValue} {...rest} />;
}

export const fixture: Fixture = {
  title: 'Switch',
  states: {
    off: () => <Turned />,
    on: () => <Turned start />,
    hint: () => <Turned hint="Esconde quadrinhos para maiores de 18 anos." />,
    error: () => <Turned error="Este campo é obrigatório" />,
    disabled: () => <Turned disabled />,
    'disabled and on': () => <Turned start disabled />,
  },
};
