import { useState } from 'react';
import type { Fixture } from '../fixture.ts';
import { TextArea, type TextAreaProps } from './text-area.tsx';

function Typed({ start = '', ...rest }: Partial<TextAreaProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <TextArea label="Sobre você" value={value} onChange={setValue} {...rest} />;
}

const lines = 'Leio de tudo.\nPrincipalmente o que tem dragão, trem ou pastel.';

export const fixture: Fixture = {
  title: 'Text area',
  states: {
    empty: () => <Typed placeholder="Do que você gosta?" />,
    filled: () => <Typed start={lines} />,
    hint: () => <Typed hint="Aparece no seu perfil." />,
    error: () => <Typed start="…" error="Deve ter ao menos uma letra" isRequired />,
    disabled: () => <Typed start={lines} disabled />,
    'read-only': () => <Typed start={lines} readOnly />,
  },
};
