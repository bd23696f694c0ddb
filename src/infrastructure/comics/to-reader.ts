import type { WireGuardianRights, WireReader, WireUserSubscription } from '@banca/contract/schemas';
import type { GuardianRights, OperatorLink, Reader, Subscription } from '../../domain/account/reader.ts';
import { toPlan } from './to-plan.ts';

export const toReader = ({
  dragonId,
  parentDragonId,
  svaBond,
  guardianRights,
  subscription,
  scheduledSubscription,
  expiredSubscription,
  payablePixOrders,
  createdAt,
  updatedAt,
  ...reader
}: WireReader): Reader => ({
  ...reader,
  // Only a change of the preferences updates a profile.
  hasSavedPreferences: updatedAt !== createdAt,
  id: dragonId,
  guardianId: parentDragonId,
  guardianRights: guardianRights && toGuardianRights(guardianRights),
  operatorLink: svaBond && toOperatorLink(svaBond),
  subscription: subscription && toSubscription(subscription),
  scheduledSubscription: scheduledSubscription && toSubscription(scheduledSubscription),
  expiredSubscription: expiredSubscription && toSubscription(expiredSubscription),
  payablePixOrders: payablePixOrders.map(({ externalId: id, ...order }) => ({ ...order, id })),
});

const toGuardianRights = ({
  subscription,
  acquisitions,
  allowedIssueIds,
}: WireGuardianRights): GuardianRights => ({
  subscription: subscription && { id: subscription.externalId, expiresAt: subscription.expiresAt },
  acquisitions: acquisitions.map(({ externalId: id, slug, expiresAt }) => ({
    issue: { id, slug },
    expiresAt,
  })),
  allowedIssueIds,
});

const toOperatorLink = ({ svaName, ...link }: NonNullable<WireReader['svaBond']>): OperatorLink => ({
  ...link,
  operatorId: svaName,
});

const toSubscription = ({ externalId, plan, ...subscription }: WireUserSubscription): Subscription => ({
  ...subscription,
  id: externalId,
  plan: toPlan(plan),
});
