import { mayDo } from '../../domain/account/guardianship.ts';
import type { Reader } from '../../domain/account/reader.ts';
import type { ProviderBondErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import { successes } from '../../domain/success.ts';
import type { ProviderBonds } from '../ports/provider-bond/provider-bonds.ts';

/** Removes the operator link of the signed-in reader. Fails for guided accounts: only their guardian may do this. */
export class UnlinkOperator {
  readonly #bonds: ProviderBonds;

  constructor(bonds: ProviderBonds) {
    this.#bonds = bonds;
  }

  /** Returns the changed profile. */
  async execute(reader: Reader): Promise<Result<Reader, Failure<ProviderBondErrorCode>>> {
    if (!mayDo('provider-bond', reader)) return failed(failures.parentPermission);
    const outcome = await this.#bonds.inactivate();
    return outcome.ok ? succeeded(outcome.value, successes.operatorUnlinked) : outcome;
  }
}
