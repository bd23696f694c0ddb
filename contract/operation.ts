/** The types of an operation: its parameters, its answer and its error codes. */
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
  /** Relative to the address of the service. `{name}` is a parameter. */
  readonly path: string;
  /** Never set. It only connects the types to the value. */
  readonly types?: Types;
}
