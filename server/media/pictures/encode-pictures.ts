import { answerRequests } from '../../helper-process/answer-requests.ts';
import { type EncodeRequest, encodePicture } from './encode-picture.ts';

/** The helper process that encodes: a stored image comes in, the picture goes out. */
answerRequests<EncodeRequest, Uint8Array>(encodePicture);
