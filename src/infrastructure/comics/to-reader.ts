import type { WireReader, WireUserSubscription } from '@banca/contract/schemas';
import type { Reader, Subscription } from '../../domain/account/reader.ts';
import { toPlan } from './to-plan.ts';

export const toReader = ({
  dragonId,
  parentDragonId,
  subscription,
  scheduledSubscription,
  expiredSubscription,
  ...reader
}: WireReader): Reader => ({
  ...reader,
  id: dragonId,
  guardianId: parentDragonId,
  subscription: subscription && toSubscription(subscription),
  scheduledSubscription: scheduledSubscription && toSubscription(scheduledSubscription),
  expiredSubscription: expiredSubscription && toSubscription(expiredSubscription),
});

const toSubscription = ({ externalId, plan, ...subscription }: WireUserSubscription): Subscription => ({
  ...subscription,
  id: externalId,
  plan: toPlan(plan),
});
