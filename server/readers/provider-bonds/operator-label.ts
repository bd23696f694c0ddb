/** As readers know the operator with this name: 'claro' is Claro. */
export const operatorLabel = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
