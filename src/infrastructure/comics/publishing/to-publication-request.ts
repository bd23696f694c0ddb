import type { WireLastRequest, WireRequestSummary } from '@banca/contract/schemas';
import type {
  PublicationRequest,
  PublicationRequestStatus,
} from '../../../domain/publishing/publication-request.ts';

export const toPublicationRequestStatus = ({
  externalId,
  ...request
}: WireLastRequest): PublicationRequestStatus => ({ ...request, id: externalId });

export const toPublicationRequest = ({
  externalId,
  kind,
  subjectId,
  name,
  publisher,
  state,
  reason,
  submittedAt,
  answeredAt,
}: WireRequestSummary): PublicationRequest => ({
  id: externalId,
  kind,
  subjectId,
  name,
  state,
  reason,
  submittedAt,
  answeredAt,
  publisher: toRequestPublisher(publisher),
});

export const toRequestPublisher = (
  publisher: WireRequestSummary['publisher'],
): PublicationRequest['publisher'] =>
  publisher && { id: publisher.dragonId, name: publisher.name, username: publisher.username };
