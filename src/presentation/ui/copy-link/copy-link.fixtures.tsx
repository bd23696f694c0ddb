import type { Fixture } from '../fixture.ts';
import { CopyLink } from './copy-link.tsx';

const link = 'https://banca.example/issue/nanquim-1?de=uma-pessoa-que-gostou-muito';

export const fixture: Fixture = {
  title: 'Copy link',
  states: {
    usual: () => <CopyLink link={link} />,
    'in other words': () => (
      <CopyLink link={link} label="Copiar código Pix" copiedText="código copiado!" variant="primary" />
    ),
  },
};
