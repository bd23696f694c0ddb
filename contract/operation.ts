/** What an operation takes, what it answers, and the error codes that it can fail with. */
export interface OperationTypes {
  /** The parameters of the path. */
  readonly path?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly body?: object;
  /** Null if the answer has no body. */
  readonly answer: unknown;
  readonly code: string;
}

/** An operation of a service. `Types` is for the compiler only. */
export interface Operation<Types extends OperationTypes> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the address of the service. `{name}` stands for a parameter. */
  readonly path: string;
  /** No operation has it. It connects the type to the value. */
  readonly types?: Types;
}
