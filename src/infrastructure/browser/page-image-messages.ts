/** A page to fetch and decode, scaled to device pixels. */
export interface PageImageOrder {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly isUrgent: boolean;
}

/** 'refused': the address is old or not this reader's. 'broken': what came is no image. */
export type PageImageProblem = 'network' | 'refused' | 'server' | 'broken';

/** To the worker: an order, or that nobody waits for it any more. */
export type MessageToWorker = { readonly id: number; readonly order: PageImageOrder | null };

/** From the worker: that it takes orders from now on, or what has become of one. */
export type MessageFromWorker =
  | { readonly kind: 'started' }
  | { readonly kind: 'done'; readonly id: number; readonly outcome: ImageBitmap | PageImageProblem };
