import { useState } from 'react';
import type { Fixture } from '../fixture.ts';
import { Switch, type SwitchProps } from './switch.tsx';

function SwitchFixture({ start = false, ...rest }: Partial<SwitchProps> & { readonly start?: boolean }) {
  const [value, setValue] = useState(start);
  return <Switch label="Controle parental" value={value} onChange={setValue} {...rest} />;
}

export const fixture: Fixture = {
  title: 'Switch',
  states: {
    off: () => <SwitchFixture />,
    on: () => <SwitchFixture start />,
    hint: () => <SwitchFixture hint="Esconde quadrinhos para maiores de 18 anos." />,
    error: () => <SwitchFixture error="Este campo é obrigatório" />,
    disabled: () => <SwitchFixture disabled />,
    'disabled and on': () => <SwitchFixture start disabled />,
  },
};
