import type { Static } from 'typebox';
import type { Caller } from '../../http/rights.ts';
import type { IdentityService } from '../service.ts';
import type { SecondFactorState } from './schemas.ts';

export async function secondFactorState(
  { database, adminsNeedSecondFactor }: Pick<IdentityService, 'database' | 'adminsNeedSecondFactor'>,
  { uuid, role, withheld }: Caller,
): Promise<Static<typeof SecondFactorState>> {
  const factor = await database
    .selectFrom('identity.second_factor')
    .leftJoin(
      'identity.recovery_code',
      'identity.recovery_code.account_uuid',
      'identity.second_factor.account_uuid',
    )
    .select(({ fn }) => fn.count<string>('identity.recovery_code.code_hash').as('codes'))
    .where('identity.second_factor.account_uuid', '=', uuid)
    .where('confirmed_at', 'is not', null)
    .groupBy('identity.second_factor.account_uuid')
    .executeTakeFirst();
  return {
    isOn: factor !== undefined,
    isRequired: adminsNeedSecondFactor && (withheld?.role ?? role) === 'ADMIN',
    recoveryCodesLeft: Number(factor?.codes ?? 0),
  };
}
