import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button.tsx';
import type { Fixture } from '../fixture.ts';
import { ModalSlot } from '../modal/modal-slot.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { ConfirmQuestion } from './confirm-question.ts';

const question: ConfirmQuestion = {
  title: 'Remover este cartão?',
  message: 'O cartão com final <strong>4242</strong> sai da sua conta.',
};

const formatted: ConfirmQuestion = {
  title: 'Seu plano expirou!',
  message: `<p>Reative ou desvincule. <a href="https://exemplo.com.br/">Saiba mais</a> ou <a href="/plans">veja os planos</a>.</p>
    <ul><li>Nada some.</li><li>Tudo volta.</li></ul>
    <p><script>document.title = 'broken'</script><a href="javascript:document.title = 'broken'">Isto não é um link.</a></p>`,
};

const answerNothing = () => {};

function Asking() {
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState('none yet');
  const close = (given: string) => {
    setAnswer(given);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <p>Answer: {answer}</p>
      {isOpen &&
        createPortal(
          <ModalSlot onClose={() => close('left')}>
            <ConfirmDialog {...question} onAnswer={(isConfirmed) => close(isConfirmed ? 'yes' : 'no')} />
          </ModalSlot>,
          document.body,
        )}
    </>
  );
}

export const fixture: Fixture = {
  title: 'Confirm dialog',
  states: {
    default: () => <ConfirmDialog {...question} onAnswer={answerNothing} />,
    'of what destroys, with words of its own': () => (
      <ConfirmDialog
        {...question}
        isDanger
        cancel="Manter"
        confirm="Remover cartão"
        onAnswer={answerNothing}
      />
    ),
    'with HTML, some of it refused': () => <ConfirmDialog {...formatted} onAnswer={answerNothing} />,
    'over the page': () => <Asking />,
  },
};
