import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Plan } from '../../domain/plans/plan.ts';

/**
 * Returns the path of the screen that sells a plan for a period. After the purchase that screen continues to `returnTo` of
 * this one. The served page does not depend on `returnTo`, so hydration first renders links without it.
 */
export function useSubscriptionPath(): (plan: Plan, days: number) => string {
  const [parameters] = useSearchParams();
  const path = parameters.get('returnTo');
  const returnTo = useSyncExternalStore(
    neverChanges,
    () => path,
    () => null,
  );
  return ({ slug }, days) =>
    `/subscription?${new URLSearchParams({ plan: slug, period: String(days), ...(returnTo && { returnTo }) })}`;
}

const neverChanges = () => () => {};
