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

const many = Array.from({ length: 8 }, (_, place) => ({
  id: String(place),
  title: `Pergunta ${place + 1}`,
  content: <p>Resposta {place + 1}</p>,
}));

export const fixture: Fixture = {
  title: 'Accordion',
  states: {
    'all closed': () => <Accordion entries={entries} headingLevel={3} />,
    'two open': () => (
      <Accordion
        entries={entries.map((entry) => ({ ...entry, content: <p>{entry.title}</p> }))}
        headingLevel={3}
        initiallyOpen={['cancel', 'offline']}
      />
    ),
    'single opening': () => (
      <Accordion
        entries={entries.map((entry) => ({ ...entry, content: <p>Só uma por vez: {entry.title}</p> }))}
        headingLevel={3}
        isSingle
        initiallyOpen={['cancel']}
      />
    ),
    'more than six': () => <Accordion entries={many} headingLevel={3} initiallyOpen={['0']} />,
  },
};
