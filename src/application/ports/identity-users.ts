import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { Address, IdentityUser } from '../../domain/session.ts';

/** What a user changes of itself: an empty text clears, what is absent stays. */
export interface UserChanges {
  readonly nickname?: string;
  readonly name?: string;
  readonly surname?: string;
  readonly about?: string;
  readonly cpf?: string;
  /** YYYY-MM-DD. */
  readonly birthDate?: string;
  readonly address?: Address;
  readonly avatar?: File | '';
  readonly cover?: File | '';
}

/** The private users of the identity service: each sees itself, and a guardian the guided. */
export interface IdentityUsers {
  find(uuid: string): Promise<Result<IdentityUser, Failure>>;
  update(uuid: string, changes: UserChanges): Promise<Result<IdentityUser, Failure>>;
  /** However the number is written: the service gets it with its country code (readings.md, 20). */
  changePhone(uuid: string, phoneNumber: string): Promise<Result<IdentityUser, Failure>>;
}
