import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button.tsx';
import type { Fixture } from '../fixture.ts';
import { ReturnFocus } from '../focus/return-focus.tsx';
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

const ignoreAnswer = () => {};

function QuestionOverPage() {
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState('none yet');
  const close = (newAnswer: string) => {
    setAnswer(newAnswer);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <p>Answer: {answer}</p>
      {isOpen &&
        createPortal(
          <ReturnFocus isOpen>
            <ModalSlot onClose={() => close('left')}>
              <ConfirmDialog {...question} onAnswer={(isConfirmed) => close(isConfirmed ? 'yes' : 'no')} />
            </ModalSlot>
          </ReturnFocus>,
          document.body,
        )}
    </>
  );
}

export const fixture: Fixture = {
  title: 'Confirm dialog',
  states: {
    default: () => <ConfirmDialog {...question} onAnswer={ignoreAnswer} />,
    'destructive, with custom labels': () => (
      <ConfirmDialog
        {...question}
        isDanger
        cancel="Manter"
        confirm="Remover cartão"
        onAnswer={ignoreAnswer}
      />
    ),
    'with HTML, partly removed': () => <ConfirmDialog {...formatted} onAnswer={ignoreAnswer} />,
    'over the page': () => <QuestionOverPage />,
  },
};
