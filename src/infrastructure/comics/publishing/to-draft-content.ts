import type { WireDraftContent } from '@banca/contract/schemas';
import type { DraftContent } from '../../../domain/publishing/draft-content.ts';

export const toDraftContent = ({ externalId, ...content }: WireDraftContent): DraftContent => ({
  ...content,
  id: externalId,
});
