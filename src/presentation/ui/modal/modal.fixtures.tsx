import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button.tsx';
import type { Fixture } from '../fixture.ts';
import { ReturnFocus } from '../focus/return-focus.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ToastArea } from '../toast/toast-area.tsx';
import { Modal } from './modal.tsx';
import { ModalSlot } from './modal-slot.tsx';

const closingTimeMs = 400;

/** Renders overlays beside the page and makes the page inert, as the shell's layers do. */
function Overlay({ isInert, children }: { isInert: boolean; children: ReactNode }) {
  useLayoutEffect(() => {
    const page = document.querySelector<HTMLElement>('#app');
    if (page) page.inert = isInert;
  }, [isInert]);
  return createPortal(children, document.body);
}

const Paragraphs = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => index).map((index) => (
    <p key={index}>
      Parágrafo {index + 1}: a banca abre cedo, e quem chega primeiro escolhe a capa mais bonita da
      prateleira.
    </p>
  ));

interface ModalLevelProps {
  readonly level: number;
  readonly isCovered: boolean;
  readonly isClosing: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

function ModalLevel({ level, isCovered, isClosing, onOpen, onClose }: ModalLevelProps) {
  const [name, setName] = useState('');
  const [isStepDone, setStepDone] = useState(false);
  return (
    <ReturnFocus isOpen={!isClosing}>
      <ModalSlot isCovered={isCovered} isClosing={isClosing} onClose={onClose}>
        <Modal title={`ModalLevel ${level}`}>
          <TextField label={`Nome ${level}`} value={name} onChange={setName} />
          {!isStepDone && (
            <Button
              variant="outlined"
              onClick={() => {
                setStepDone(true);
                onOpen();
              }}
            >
              Open and go
            </Button>
          )}
          <Button onClick={onOpen}>Open another</Button>
        </Modal>
      </ModalSlot>
    </ReturnFocus>
  );
}

/** A stack of modals with a toast above. */
function ModalStack() {
  const [open, setOpen] = useState(0);
  const [isClosing, setClosing] = useState(false);
  const [hasToast, setToast] = useState(false);
  const close = () => setClosing(true);
  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => {
      setClosing(false);
      setOpen((count) => count - 1);
    }, closingTimeMs);
    return () => clearTimeout(timer);
  }, [isClosing]);
  const levels = Array.from({ length: open }, (_, index) => index + 1);
  const isLast = (level: number) => level === open;
  return (
    <>
      <Button onClick={() => setOpen(1)}>Open</Button>
      <Button variant="outlined" onClick={() => setToast(true)}>
        Show a toast
      </Button>
      <Overlay isInert={open > (isClosing ? 1 : 0)}>
        {levels.map((level) => (
          <ModalLevel
            key={level}
            level={level}
            isCovered={level < open - (isClosing ? 1 : 0)}
            isClosing={isClosing && isLast(level)}
            onOpen={() => setOpen(open + 1)}
            onClose={close}
          />
        ))}
        <ToastArea
          toasts={hasToast ? [{ id: 1, variant: 'information', text: 'Aviso sobre o modal.' }] : []}
          onClose={() => setToast(false)}
        />
      </Overlay>
    </>
  );
}

/** One modal that opens and closes without animation. */
function SingleModal({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Overlay isInert={isOpen}>
        {isOpen && (
          <ReturnFocus isOpen>
            <ModalSlot onClose={close}>{children(close)}</ModalSlot>
          </ReturnFocus>
        )}
      </Overlay>
    </>
  );
}

export const fixture: Fixture = {
  title: 'Modal',
  states: {
    narrow: () => (
      <Modal title="Modal estreito" width="narrow">
        <Paragraphs count={1} />
      </Modal>
    ),
    default: () => (
      <Modal title="Modal comum">
        <Paragraphs count={2} />
        <Button>Continuar</Button>
      </Modal>
    ),
    wide: () => (
      <Modal title="Modal largo" width="wide">
        <Paragraphs count={2} />
      </Modal>
    ),
    'large title': () => (
      <Modal title="Um título grande que ocupa mais de uma linha" hasLargeTitle>
        <Paragraphs count={1} />
      </Modal>
    ),
    'must be answered': () => (
      <Modal title="Só sai com resposta" mustBeAnswered>
        <Button>Entendi</Button>
      </Modal>
    ),
    'over the page': () => <ModalStack />,
    'over the page, long': () => (
      <SingleModal>
        {(close) => (
          <Modal title="Termos de uso da banca" hasLargeTitle>
            <Paragraphs count={30} />
            <Button onClick={close}>Li até o fim</Button>
          </Modal>
        )}
      </SingleModal>
    ),
    'over the page, must be answered': () => (
      <SingleModal>
        {(close) => (
          <Modal title="Responda antes de sair" mustBeAnswered>
            <Button onClick={close}>Entendi</Button>
          </Modal>
        )}
      </SingleModal>
    ),
  },
};
