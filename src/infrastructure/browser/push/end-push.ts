/** The worker's own scope, so that it controls no page and does not delay any. */
export const pushScope = '/push/';

/** Ends the push subscription of this device, also without a network. Never fails. */
export async function endPush(workers: ServiceWorkerContainer | undefined): Promise<void> {
  try {
    const registration = await workers?.getRegistration(pushScope);
    const subscription = await registration?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
    await registration?.unregister();
  } catch {
    // The session has ended on the service, which then sends nothing to this device.
  }
}
