import { useState } from 'react';
import type { Fixture } from '../fixture.ts';
import { Price } from '../price/price.tsx';
import { ChoiceGroup, ChoicePairs } from './choice-group.tsx';
import { OptionCard } from './option-card.tsx';

function PaymentMethods() {
  const [method, setMethod] = useState('cartão');
  return (
    <ChoiceGroup legend="Como você quer pagar?">
      <OptionCard
        icon="credit-card"
        name="Cartão de crédito"
        hint="Aprovação na hora"
        isChosen={method === 'cartão'}
        onChoose={() => setMethod('cartão')}
      >
        <p>O que vem com esta escolha.</p>
      </OptionCard>
      <OptionCard icon="qr-code" name="Pix" isChosen={method === 'pix'} onChoose={() => setMethod('pix')} />
      <OptionCard
        icon="wallet"
        name="Saldo"
        hint="Faltam R$ 9,90"
        isChosen={false}
        isUnavailable
        onChoose={() => setMethod('saldo')}
      />
    </ChoiceGroup>
  );
}

function PeriodChoice() {
  const [days, setDays] = useState(30);
  return (
    <ChoiceGroup legend="Período" isLegendHidden>
      <ChoicePairs>
        {[30, 90].map((each) => (
          <OptionCard
            key={each}
            name={`${each} dias`}
            aside={<Price cents={each * 60} currency="BRL" />}
            isChosen={each === days}
            onChoose={() => setDays(each)}
          />
        ))}
      </ChoicePairs>
    </ChoiceGroup>
  );
}

export const fixture: Fixture = {
  title: 'OptionCard',
  states: { stacked: () => <PaymentMethods />, 'side by side': () => <PeriodChoice /> },
};
