/** A problem that the person who runs a command can solve. Its message is printed without a stack trace. */
export class ExplainedFailure extends Error {}
