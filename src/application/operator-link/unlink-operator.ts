import { mayDo } from '../../domain/account/guardianship.ts';
import type { Reader } from '../../domain/account/reader.ts';
import type { OperatorLinkErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { operatorUnlinked } from '../../domain/operator-link/operator-link-successes.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { OperatorLinks } from '../ports/operator-link/operator-links.ts';

/** Removes the operator link of the signed-in reader. Fails for guided accounts: only their guardian may do this. */
export class UnlinkOperator {
  readonly #operatorLinks: OperatorLinks;

  constructor(operatorLinks: OperatorLinks) {
    this.#operatorLinks = operatorLinks;
  }

  /** Returns the changed profile. */
  async execute(reader: Reader): Promise<Result<Reader, Failure<OperatorLinkErrorCode>>> {
    if (!mayDo('operator-link', reader)) return failed(failures.parentPermission);
    const outcome = await this.#operatorLinks.unlink();
    return outcome.ok ? succeeded(outcome.value, operatorUnlinked) : outcome;
  }
}
