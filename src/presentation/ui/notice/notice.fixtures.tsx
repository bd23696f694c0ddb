import { Button, ButtonLink } from '../button/button.tsx';
import type { Fixture } from '../fixture.ts';
import { Notice } from './notice.tsx';

const text = 'Esta página deve ter caído atrás da prateleira.';

export const fixture: Fixture = {
  title: 'Notice',
  states: {
    'text only': () => <Notice text={text} />,
    'with a title and an action': () => (
      <Notice title="Página não encontrada" headingLevel={3} text={text}>
        <ButtonLink to="/">Voltar ao início</ButtonLink>
      </Notice>
    ),
    'two actions': () => (
      <Notice text={text}>
        <ButtonLink to="/">Voltar ao início</ButtonLink>
        <ButtonLink to="/catalog" variant="outlined">
          Ver o catálogo
        </ButtonLink>
      </Notice>
    ),
    'an alert': () => (
      <Notice text="A culpa é nossa. Recarregue a página; sua leitura está guardada." isAlert>
        <Button>Recarregar</Button>
      </Notice>
    ),
  },
};
