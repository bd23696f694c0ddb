import type { OperatorLink, Reader, Subscription } from '../account/reader.ts';

/** The operator's name in its usual spelling. The service may return 'claro' for 'Claro'. */
export function operatorName({ metadata, operatorId }: OperatorLink): string {
  const { providerName: name } = metadata;
  return capitalizeName(typeof name === 'string' && name !== '' ? name : operatorId);
}

/** Capitalises a name: 'Claro' for 'claro'. */
export const capitalizeName = (name: string): string =>
  name.charAt(0).toLocaleUpperCase('pt-BR') + name.slice(1);

/** The operator link of a reader. Null if there is none or it was removed. */
export const activeOperatorLink = (reader: Pick<Reader, 'operatorLink'> | null): OperatorLink | null =>
  reader?.operatorLink?.isActive ? reader.operatorLink : null;

/** True if the subscription came from the operator that the reader is linked to. */
export function isOperatorPlan(
  reader: Pick<Reader, 'operatorLink'>,
  subscription: Subscription | null,
): boolean {
  const operatorLink = activeOperatorLink(reader);
  return operatorLink !== null && subscription?.plan.provider === operatorLink.operatorId;
}
