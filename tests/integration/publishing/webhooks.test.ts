import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { webhookDeliveries } from './suites/webhook-deliveries.ts';
import { webhookEvents } from './suites/webhook-events.ts';
import { webhookSettings } from './suites/webhook-settings.ts';

describeOnPlatform({
  'webhooks of publishers': webhookSettings,
  'events for webhooks': webhookEvents,
  'deliveries to webhooks': webhookDeliveries,
});
