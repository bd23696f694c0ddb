import type { Fixture } from '../fixture.ts';
import { Accordion, type AccordionEntry } from './accordion.tsx';

const entries: readonly AccordionEntry[] = [
  {
    id: 'cancel',
    title: 'Posso cancelar quando quiser?',
    content: (
      <p>
        Pode. A renovação para na hora, e você lê até o fim do período já pago. Veja como em{' '}
        <a href="/account/plan">Plano</a>.
      </p>
    ),
  },
  {
    id: 'devices',
    title: 'Em quantas telas posso ler?',
    content: <p id="answer-devices">Em quantas quiser, uma de cada vez.</p>,
  },
  {
    id: 'offline',
    title: 'Dá para ler sem internet, no metrô ou na estrada, onde o sinal vai e volta o tempo todo?',
    content: <p>As páginas que já chegaram continuam com você.</p>,
  },
];

const questions = (topic: string, count: number): AccordionEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: `${topic}: pergunta ${index + 1}`,
    content: <p>A resposta {index + 1}</p>,
  }));

export const fixture: Fixture = {
  title: 'Accordion',
  states: {
    'all closed': () => <Accordion entries={entries} headingLevel={3} />,
    'two open': () => (
      <Accordion entries={questions('Leitura', 3)} headingLevel={3} initiallyOpen={['0', '2']} />
    ),
    'single opening': () => (
      <Accordion entries={questions('Conta', 3)} headingLevel={3} isSingle initiallyOpen={['0']} />
    ),
    'more than six': () => (
      <Accordion entries={questions('Plano', 8)} headingLevel={3} initiallyOpen={['0']} />
    ),
  },
};
