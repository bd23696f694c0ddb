import { useState } from 'react';
import type { Fixture } from '../fixture.ts';
import type { ChosenFile } from './chosen-file.ts';
import { FileField, type FileFieldProps } from './file-field.tsx';

interface StartedProps extends Partial<FileFieldProps> {
  readonly start?: ChosenFile;
}

function Started({ start, ...rest }: StartedProps) {
  const [value, setValue] = useState<ChosenFile | null>(start ?? null);
  return (
    <>
      <FileField label="Capa" value={value} onChange={setValue} {...rest} />
      <output className="visually-hidden">{value?.dataUrl}</output>
    </>
  );
}

const cover: ChosenFile = { name: 'capa.png', dataUrl: 'data:image/png;base64,' };

export const fixture: Fixture = {
  title: 'File field',
  states: {
    empty: () => <Started />,
    chosen: () => <Started start={cover} />,
    'images up to 1 kB': () => (
      <Started accept="image/*,.cbz" maxSize={1000} hint="Uma imagem de até 1 kB." error={null} />
    ),
    error: () => <Started error="Este campo é obrigatório" isRequired />,
    disabled: () => <Started start={cover} disabled />,
    'long name': () => (
      <Started start={{ ...cover, name: `${'anticonstitucionalissimamente-'.repeat(4)}capa.png` }} />
    ),
  },
};
