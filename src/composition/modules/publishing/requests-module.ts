import { AnswerPublicationRequest } from '../../../application/requests/answer-publication-request.ts';
import { FindPublicationRequest } from '../../../application/requests/find-publication-request.ts';
import { ListPublicationRequests } from '../../../application/requests/list-publication-requests.ts';
import { HttpPublicationRequests } from '../../../infrastructure/comics/publishing/http-publication-requests.ts';
import { tokens } from '../../tokens.ts';
import { bindRestricted } from '../bind-restricted.ts';
import { lateModule } from '../late-module.ts';

/** Requests for approval. */
export const requestsModule = lateModule((bind) => {
  bind(tokens.publicationRequests).toResolvedValue(
    (comics) => new HttpPublicationRequests(comics),
    [tokens.comicsClient],
  );
  const bindForRequests = bindRestricted(bind, tokens.publicationRequests);
  bindForRequests(tokens.listPublicationRequests, ListPublicationRequests);
  bindForRequests(tokens.findPublicationRequest, FindPublicationRequest);
  bindForRequests(tokens.answerPublicationRequest, AnswerPublicationRequest);
});
