import { answerRequests } from '../../helper-process/answer-requests.ts';
import { type EncodeRequest, encodePicture } from './encode-picture.ts';

/** Entry point of the helper process that encodes pictures. */
answerRequests<EncodeRequest, Uint8Array>(encodePicture);
