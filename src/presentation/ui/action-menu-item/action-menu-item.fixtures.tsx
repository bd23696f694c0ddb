import { useState } from 'react';
import type { Fixture } from '../fixture.ts';
import { ActionMenuItem } from './action-menu-item.tsx';

const payment = { icon: 'credit-card', text: 'Formas de pagamento' } as const;

function CountingItem() {
  const [presses, setPresses] = useState(0);
  return (
    <ActionMenuItem
      icon="log-out"
      text="Sair"
      description={`Apertado ${presses} vezes`}
      onPress={() => setPresses(presses + 1)}
    />
  );
}

export const fixture: Fixture = {
  title: 'Action menu item',
  states: {
    'a link': () => <ActionMenuItem {...payment} to="/account/payment-methods" />,
    'with a description': () => (
      <ActionMenuItem {...payment} to="/account/payment-methods" description="Cartões e saldo" />
    ),
    'a parent path': () => <ActionMenuItem {...payment} to="/gallery" description="Você está aqui dentro" />,
    'a parent path, exact': () => <ActionMenuItem {...payment} to="/gallery" isExact />,
    'with a warning': () => (
      <ActionMenuItem
        icon="crown"
        text="Plano"
        description="Seu plano expirou. Escolha outro para voltar a ler tudo o que a banca tem."
        to="/account/plan"
        hasWarning
      />
    ),
    'a button': () => <CountingItem />,
    'a button with a word longer than a phone': () => (
      <ActionMenuItem icon="trash-2" text={'Desvincular'.repeat(5)} onPress={() => {}} />
    ),
  },
};
