/** A page to fetch and decode, scaled to device pixels. */
export interface BitmapRequest {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly isUrgent: boolean;
}

/** 'refused': the address has expired or is not for this reader. 'broken': the response is not an image. */
export type PageImageProblem = 'network' | 'refused' | 'server' | 'broken';

/** To the worker. `request`: null cancels the one with this id. */
export type MessageToWorker = { readonly id: number; readonly request: BitmapRequest | null };

/** From the worker: it accepts requests from now on, or the outcome of a request. */
export type MessageFromWorker =
  | { readonly kind: 'started' }
  | { readonly kind: 'done'; readonly id: number; readonly outcome: ImageBitmap | PageImageProblem };
