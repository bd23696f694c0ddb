import type { Language } from '../http/language.ts';

/** The first screen at an address, rendered on the platform before the app has loaded. */
export interface RenderedView {
  /** The content of the page's #app. */
  html: string;
  /** HTML for the head: preloads of the most important pictures. */
  preloads: string;
  /** The API answers that the view shows, so that the app does not request them again. */
  answers: object;
}

/** Calls the comics service without a session. Rejects if the call fails. */
export type ServiceCall = (address: string, headers: Record<string, string>) => Promise<unknown>;

export interface RenderRequest {
  address: string;
  language: Language;
  /** The links of the footer, as the page has them. */
  links: string;
  /** The maximum time for the API answers. */
  timeoutMs: number;
}

/** A message to the thread that renders. */
export type RenderCommand =
  | { kind: 'render'; id: number; request: RenderRequest }
  | { kind: 'answer'; call: number; body: unknown }
  | { kind: 'failure'; call: number };

/** A message from the thread that renders. */
export type RenderEvent =
  | { kind: 'call'; call: number; address: string; headers: Record<string, string> }
  | { kind: 'rendered'; id: number; view: RenderedView | null }
  | { kind: 'failed'; id: number; message: string };
