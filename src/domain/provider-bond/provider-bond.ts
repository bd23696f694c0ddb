import type { ProviderBond, Reader } from '../account/reader.ts';

/** The operator's name in its usual spelling. The service may return 'claro' for 'Claro'. */
export function operatorName({ metadata, svaName }: ProviderBond): string {
  const { providerName: name } = metadata;
  return providerName(typeof name === 'string' && name !== '' ? name : svaName);
}

/** Capitalises a name: 'Claro' for 'claro'. */
export const providerName = (name: string): string =>
  name.charAt(0).toLocaleUpperCase('pt-BR') + name.slice(1);

/** The operator link of a reader. Null if there is none or it was removed. */
export const activeBond = (reader: Pick<Reader, 'svaBond'> | null): ProviderBond | null =>
  reader?.svaBond?.isActive ? reader.svaBond : null;
