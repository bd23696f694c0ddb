import { useState } from 'react';
import type { Fixture } from '../fixture.ts';
import type { ChosenFile } from './chosen-file.ts';
import { FileField, type FileFieldProps } from './file-field.tsx';

interface FileFieldFixtureProps extends Partial<FileFieldProps> {
  readonly start?: ChosenFile;
}

function FileFieldFixture({ start, ...rest }: FileFieldFixtureProps) {
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
    empty: () => <FileFieldFixture />,
    chosen: () => <FileFieldFixture start={cover} />,
    'images up to 1 kB': () => (
      <FileFieldFixture accept="image/*,.cbz" maxSize={1000} hint="Uma imagem de até 1 kB." error={null} />
    ),
    error: () => <FileFieldFixture error="Este campo é obrigatório" isRequired />,
    disabled: () => <FileFieldFixture start={cover} disabled />,
    'long name': () => (
      <FileFieldFixture start={{ ...cover, name: `${'anticonstitucionalissimamente-'.repeat(4)}capa.png` }} />
    ),
  },
};
