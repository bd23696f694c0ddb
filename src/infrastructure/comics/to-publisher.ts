import type { WirePublisher, WirePublisherSummary } from '@banca/contract/schemas';
import type { Publisher, PublisherSummary } from '../../domain/catalogue/publisher.ts';

export const toPublisherSummary = ({ dragonId, ...publisher }: WirePublisherSummary): PublisherSummary => ({
  ...publisher,
  id: dragonId,
});

export const toPublisher = ({ dragonId, ...publisher }: WirePublisher): Publisher => ({
  ...publisher,
  id: dragonId,
});
