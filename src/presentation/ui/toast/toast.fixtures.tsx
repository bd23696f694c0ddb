import type { Fixture } from '../fixture.ts';
import { Toast, type ToastVariant } from './toast.tsx';

const texts: Readonly<Record<ToastVariant, string>> = {
  positive: 'Senha redefinida com sucesso!',
  danger: 'Não foi possível conectar ao servidor.',
  warning: 'Sua assinatura termina em três dias.',
  information: 'Há uma edição nova de uma série que você lê.',
};
const variants: readonly ToastVariant[] = ['positive', 'danger', 'warning', 'information'];
const ignoreClose = () => {};

export const fixture: Fixture = {
  title: 'Toast',
  states: {
    'every variant': () =>
      variants.map((variant) => (
        <Toast key={variant} variant={variant} text={texts[variant]} onClose={ignoreClose} />
      )),
    'a long text': () => (
      <Toast
        variant="danger"
        text="Você já tem uma assinatura ativa ou agendada. Cancele a renovação em https://banca.example/conta/assinatura-e-renovacoes antes de assinar outro plano."
        onClose={ignoreClose}
      />
    ),
    'a link': () => (
      <Toast
        variant="positive"
        text="Seguindo!"
        link={{ to: '/shelf/following', text: 'Ver o que você segue' }}
        onClose={ignoreClose}
      />
    ),
  },
};
