import type { ImageRow } from '../../database/image-row.ts';
import type { DraftPictures } from '../draft-pictures.ts';
import { issueDetailsOf } from '../drafts/issue-details.ts';
import type { SubmittedIssue } from '../drafts/submit-issue.ts';
import { type RequestImage, toRequestPicture } from '../requests/request-images.ts';
import type { IssueVersionAnswer, PublisherProposalAnswer } from './request-detail-schemas.ts';

interface ProposedImages {
  images: readonly RequestImage[];
  draftPictures: DraftPictures;
}

/** Returns an issue as it was submitted. */
export function toIssueProposal(
  { contributors, contents, ...details }: SubmittedIssue,
  proposedImages: ProposedImages,
): IssueVersionAnswer {
  const pictureOf = createPictureLookup(proposedImages);
  return {
    ...issueDetailsOf(details),
    genre: details.genre as IssueVersionAnswer['genre'],
    contributors,
    contents: contents.map(({ id, language, title, description, cover, pages }) => ({
      externalId: id,
      language,
      title,
      description,
      cover: pictureOf(cover ?? pages[0]?.image),
      pages: pages.map(({ image, panels }, index) => ({
        number: index + 1,
        picture: pictureOf(image),
        panels,
      })),
    })),
  };
}

type SubmittedPublisher = Omit<PublisherProposalAnswer, 'picture'> & { picture?: string | null };

/** Returns an application, or what a publisher wants to change. Only staff see tax numbers. */
export function toPublisherProposal(
  { picture, taxNumber, ...proposal }: SubmittedPublisher,
  { isStaff, ...proposedImages }: ProposedImages & { isStaff: boolean },
): PublisherProposalAnswer {
  return {
    ...proposal,
    ...(picture !== undefined && { picture: createPictureLookup(proposedImages)(picture) }),
    ...(isStaff && taxNumber !== undefined && { taxNumber }),
  };
}

/** Returns a function that finds a proposed image. It returns null if the image was removed. */
function createPictureLookup({ images, draftPictures }: ProposedImages) {
  const imagesByHash = new Map(images.map((image) => [image.hash, image]));
  return (hash: ImageRow['hash'] | null | undefined) => {
    const image = imagesByHash.get(hash ?? '');
    return image ? toRequestPicture(image, draftPictures) : null;
  };
}
