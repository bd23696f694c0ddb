import type { Container } from 'inversify';
import type { ModalComponents } from '../../presentation/shell/modals/modals.ts';
import { Lazy } from '../../presentation/ui/lazy-loading/lazy.ts';

/** The components of modals are loaded after the first screen, or earlier by the first modal. */
export const lazyModals = (container: Container): Lazy<ModalComponents> =>
  new Lazy(async () => {
    const file = await import(/* webpackChunkName: 'modals' */ './modal-components.tsx');
    return file.modalComponents(container);
  });
