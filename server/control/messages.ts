/** What the one who listens says first. */
export interface Greeting {
  holder: string;
  process: number;
}

export interface Question {
  command: string;
  argument: unknown;
}

/** Any number of reports, then a result or an error, which is a sentence. */
export type Answer = { report: unknown } | { result: unknown } | { error: string };

/** Does what a command line asks for. The signal comes when the one who asked has gone. */
export type Command = (
  argument: unknown,
  report: (report: unknown) => void,
  signal: AbortSignal,
) => Promise<unknown>;

export type Commands = Record<string, Command>;
