import { useState } from 'react';
import { cardBrandWhileTyping } from '../../../domain/cards/card-brand.ts';
import type { Fixture } from '../fixture.ts';
import { TextField } from '../text-field/text-field.tsx';
import { cardExpiryMask, cardNumberMask, holderNameMask, securityCodeMask } from './card-masks.ts';
import { phoneMask, postalCodeMask } from './contact-masks.ts';
import { cnpjMask, cpfMask, cpfOrCnpjMask } from './document-masks.ts';
import type { Mask } from './mask.ts';

function Masked({ label, mask }: { readonly label: string; readonly mask: Mask }) {
  const [value, setValue] = useState('');
  return (
    <>
      <TextField label={label} mask={mask} value={value} onChange={setValue} />
      <output>{JSON.stringify([value, mask.unmask(value)])}</output>
    </>
  );
}

function CardAndCode() {
  const [number, setNumber] = useState('3782 822463 10005');
  const [code, setCode] = useState('1234');
  const mask = securityCodeMask(cardBrandWhileTyping(number));
  return (
    <>
      <TextField label="Cartão" mask={cardNumberMask} value={number} onChange={setNumber} />
      <TextField label="CVV" mask={mask} value={code} onChange={setCode} />
      <output>{JSON.stringify([number, code])}</output>
    </>
  );
}

function FromOutside() {
  const [value, setValue] = useState('11987654321');
  return (
    <>
      <TextField label="Telefone guardado" mask={phoneMask} value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('+552134567890')}>
        Outro
      </button>
      <output>{value}</output>
    </>
  );
}

export const fixture: Fixture = {
  title: 'Masks',
  states: {
    'card number': () => <Masked label="Número do cartão" mask={cardNumberMask} />,
    expiry: () => <Masked label="Validade (MM/AA)" mask={cardExpiryMask} />,
    'code by brand': () => <CardAndCode />,
    'holder name': () => <Masked label="Nome no cartão" mask={holderNameMask} />,
    CPF: () => <Masked label="CPF" mask={cpfMask} />,
    CNPJ: () => <Masked label="CNPJ" mask={cnpjMask} />,
    'CPF or CNPJ': () => <Masked label="CPF ou CNPJ" mask={cpfOrCnpjMask} />,
    phone: () => <Masked label="Telefone" mask={phoneMask} />,
    'postal code': () => <Masked label="CEP" mask={postalCodeMask} />,
    'value from outside': () => <FromOutside />,
  },
};
