import { type DemoIssue, issueFrom } from './demo-issue.ts';
import { stories } from './stories.ts';

export type { DemoIssue, Genre } from './demo-issue.ts';
export { type DemoPublisher, demoPublishers } from './publishers.ts';

export interface DemoSeries {
  slug: string;
  title: string;
  description: string;
  /** The publisher's username. */
  publisher: string;
}

export const demoSeries: readonly DemoSeries[] = [
  {
    slug: 'cordel-de-meia-lua',
    title: 'Cordel de Meia-Lua',
    description: 'Causos do sertão em verso e xilogravura, para ler em voz alta.',
    publisher: 'ipe-amarelo',
  },
  {
    slug: 'turno-da-noite',
    title: 'Turno da Noite',
    description: 'Íris Valadão investiga o que São Paulo faz quando acha que ninguém está olhando.',
    publisher: 'meia-noite',
  },
  {
    slug: 'fiado-so-amanha',
    title: 'Fiado Só Amanhã',
    description: 'As tiras do Bar do Nestor, onde o café é fraco e a placa é forte.',
    publisher: 'bonde-treze',
  },
  {
    slug: 'peteca-fatal',
    title: 'Peteca Fatal',
    description: 'O mangá mineiro do esporte mais perigoso do recreio.',
    publisher: 'bonde-treze',
  },
];

export const demoIssues: readonly DemoIssue[] = stories.map(issueFrom);
