import type { Fixture } from '../fixture.ts';
import { CopyLink } from './copy-link.tsx';

const link = 'https://banca.example/issue/nanquim-1?de=uma-pessoa-que-gostou-muito';

export const fixture: Fixture = {
  title: 'Copy link',
  states: {
    default: () => <CopyLink link={link} />,
    'with custom texts': () => (
      <CopyLink link={link} label="Copiar código Pix" copiedText="código copiado!" variant="primary" />
    ),
  },
};
