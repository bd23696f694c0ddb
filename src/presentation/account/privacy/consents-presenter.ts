import type { Consents } from '../../../application/ports/account/consents.ts';
import type { OwnConsents } from '../../../domain/account/consent.ts';
import { Loadable } from '../../shell/loading/loadable.ts';

/** What the signed-in reader accepted. */
export class ConsentsPresenter {
  readonly consents = new Loadable<OwnConsents>();
  readonly #consents: Consents;

  constructor(consents: Consents) {
    this.#consents = consents;
  }

  load = async (): Promise<void> => {
    await this.consents.load(null, () => this.#consents.find());
  };
}
