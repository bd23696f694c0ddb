import type { Static } from 'typebox';
import type { Caller } from '../../http/access.ts';
import type { IdentityService } from '../service.ts';
import type { SecondFactorState } from './schemas.ts';

export async function findSecondFactorState(
  { database, adminsNeedSecondFactor }: Pick<IdentityService, 'database' | 'adminsNeedSecondFactor'>,
  { uuid, role, withheld }: Caller,
): Promise<Static<typeof SecondFactorState>> {
  const factor = await database
    .selectFrom('identity.second_factor')
    .leftJoin(
      'identity.recovery_code',
      'identity.recovery_code.accountId',
      'identity.second_factor.accountId',
    )
    .select(({ fn }) => fn.count<string>('identity.recovery_code.codeHash').as('codes'))
    .where('identity.second_factor.accountId', '=', uuid)
    .where('confirmedAt', 'is not', null)
    .groupBy('identity.second_factor.accountId')
    .executeTakeFirst();
  return {
    isOn: factor !== undefined,
    isRequired: adminsNeedSecondFactor && (withheld?.role ?? role) === 'ADMIN',
    recoveryCodesLeft: Number(factor?.codes ?? 0),
  };
}
