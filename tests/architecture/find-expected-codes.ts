import ts from 'typescript';
import { paymentFailures } from '../../src/domain/checkout/payment-failures.ts';
import { failures } from '../../src/domain/failure.ts';
import { externalFailures } from '../../src/domain/session/external-failures.ts';

/**
 * Returns the words of all texts that a test expects, and the codes of the app's failures: in a chain that starts with
 * `expect(…)`, in the arguments of a helper named `expect…`, and in the rows of `it.each`. Variables of a test that hold
 * literals count as these literals.
 */
export function findExpectedWords(path: string, code: string): string[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const variables = findVariables(file);
  const words: string[] = [];
  const visitExpected = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) words.push(...node.text.split(' '));
    if (ts.isPropertyAccessExpression(node)) words.push(...codeOfFailure(node));
    if (ts.isIdentifier(node)) {
      const values = variables.get(node.text) ?? [];
      // Removed, because each value needs to be visited only once.
      variables.delete(node.text);
      values.forEach(visitExpected);
    }
    ts.forEachChild(node, visitExpected);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isExpectation(node)) visitExpected(node);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return words;
}

/** `expect(…).toBe(…)`, `expectFailure(…)` and `it.each([…])`. */
function isExpectation({ expression }: ts.CallExpression): boolean {
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'each') return true;
  return firstNameOf(expression).startsWith('expect');
}

function firstNameOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return firstNameOf(expression.expression);
  return '';
}

/** The literals that variables of a file hold, by name. Variables of loops hold the elements of a list. */
function findVariables(file: ts.SourceFile): Map<string, ts.Node[]> {
  const variables = new Map<string, ts.Node[]>();
  const addNames = (name: ts.BindingName, value: ts.Node): void => {
    if (ts.isIdentifier(name)) variables.set(name.text, [...(variables.get(name.text) ?? []), value]);
    else for (const element of name.elements) if (ts.isBindingElement(element)) addNames(element.name, value);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) {
      const loop = node.parent.parent;
      const value = ts.isForOfStatement(loop) ? loop.expression : node.initializer;
      if (value && isLiteral(value)) addNames(node.name, value);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return variables;
}

function isLiteral(node: ts.Expression): boolean {
  if (ts.isAsExpression(node)) return isLiteral(node.expression);
  return (
    ts.isStringLiteralLike(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isIdentifier(node) ||
    ts.isPropertyAccessExpression(node)
  );
}

const catalogues: Readonly<Record<string, Readonly<Record<string, { code: string }>>>> = {
  failures,
  externalFailures,
  paymentFailures,
};

/** `failures.timeout` stands for the code of that failure. */
function codeOfFailure({ expression, name }: ts.PropertyAccessExpression): string[] {
  const failure = ts.isIdentifier(expression) && catalogues[expression.text]?.[name.text];
  return failure ? [failure.code] : [];
}
