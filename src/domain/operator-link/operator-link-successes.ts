import type { Success } from '../success.ts';

export const operatorUnlinked: Success = {
  code: 'OPERATOR_UNLINKED',
  name: 'OPERATOR_UNLINKED',
  message: 'Your account is no longer linked to the operator.',
};

export const operatorLinked = (name: string): Success => ({
  code: 'OPERATOR_LINKED',
  name: 'OPERATOR_LINKED',
  message: `Account linked to ${name}.`,
  values: { name },
});
