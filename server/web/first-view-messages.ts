import type { Language } from '../http/language.ts';

/** The first screen of an address, drawn before the app has come. */
export interface FirstView {
  /** What stands in the page's #app. */
  html: string;
  /** HTML for the head: pictures that go before all others. */
  preloads: string;
  /** What the view was drawn from, so that the app need not ask for it again. */
  answers: object;
}

/** Asks the comics service as nobody in particular. Throws where it refuses. */
export type AskService = (address: string, headers: Record<string, string>) => Promise<unknown>;

export interface FirstViewQuestion {
  address: string;
  language: Language;
  /** Milliseconds for the answers that it is drawn from. */
  timeoutMs: number;
}

/** To the thread that draws. */
export type ToDrawer =
  | { kind: 'draw'; drawing: number; question: FirstViewQuestion }
  | { kind: 'answer'; call: number; body: unknown }
  | { kind: 'refusal'; call: number };

/** From the thread that draws. */
export type FromDrawer =
  | { kind: 'call'; call: number; address: string; headers: Record<string, string> }
  | { kind: 'drawn'; drawing: number; view: FirstView | null }
  | { kind: 'failed'; drawing: number; message: string };
