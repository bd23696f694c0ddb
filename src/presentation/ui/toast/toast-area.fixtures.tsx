import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Fixture } from '../fixture.ts';
import { ToastArea, type ToastEntry } from './toast-area.tsx';

const failure = 'Não foi possível conectar ao servidor.';

function Toasts({ offset }: { offset?: number }) {
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([]);
  const [lastId, setLastId] = useState(0);
  const show = (toast: Omit<ToastEntry, 'id'>) => {
    setLastId(lastId + 1);
    setToasts([{ ...toast, id: lastId + 1 }, ...toasts]);
  };
  const again = () =>
    setToasts(
      toasts.map((toast) => ({ ...toast, times: (toast.times ?? 1) + (toast.text === failure ? 1 : 0) })),
    );
  const close = (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id));
  return (
    <>
      <p>
        <Button onClick={() => show({ variant: 'danger', text: failure, timeout: 5000 })}>Fail</Button>
      </p>
      <p>
        <Button onClick={again}>Fail again</Button>
      </p>
      <p>
        <Button
          onClick={() => show({ variant: 'positive', text: 'Link de recuperação enviado!', timeout: 5000 })}
        >
          Succeed
        </Button>
      </p>
      <p>
        <Button onClick={() => show({ variant: 'information', text: 'Este aviso fica até ser fechado.' })}>
          Inform for good
        </Button>
      </p>
      <ToastArea toasts={toasts} onClose={close} {...(offset === undefined ? {} : { offset })} />
    </>
  );
}

export const fixture: Fixture = {
  title: 'Toast area',
  states: {
    'at its default offset': () => <Toasts />,
    'at an offset of 200 px': () => <Toasts offset={200} />,
  },
};
