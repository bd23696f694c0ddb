import type { Fixture } from '../fixture.ts';
import { ProgressBar } from './progress-bar.tsx';

export const fixture: Fixture = {
  title: 'Progress bar',
  states: {
    'not started': () => <ProgressBar value={0} label="Envio das páginas" />,
    'in progress': () => <ProgressBar value={14} total={40} label="Páginas lidas" />,
    done: () => <ProgressBar value={40} total={40} label="Páginas lidas" />,
    indeterminate: () => <ProgressBar value={null} label="Preparando as páginas" />,
    thin: () => <ProgressBar value={0.6} label="Lido" size="thin" />,
    decorative: () => <ProgressBar value={0.3} size="thin" />,
  },
};
