import { useState } from 'react';
import type { Fixture } from '../fixture.ts';
import { TextArea, type TextAreaProps } from './text-area.tsx';

function TextAreaFixture({ start = '', ...rest }: Partial<TextAreaProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <TextArea label="Sobre você" value={value} onChange={setValue} {...rest} />;
}

const lines = 'Leio de tudo.\nPrincipalmente o que tem dragão, trem ou pastel.';

export const fixture: Fixture = {
  title: 'Text area',
  states: {
    empty: () => <TextAreaFixture placeholder="Do que você gosta?" />,
    filled: () => <TextAreaFixture start={lines} />,
    hint: () => <TextAreaFixture hint="Aparece no seu perfil." />,
    error: () => <TextAreaFixture start="…" error="Deve ter ao menos uma letra" isRequired />,
    disabled: () => <TextAreaFixture start={lines} disabled />,
    'read-only': () => <TextAreaFixture start={lines} readOnly />,
  },
};
