import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { filesUnder } from '../support/files-under.ts';

export interface FoundRegularExpression {
  /** From the root of the repository. */
  file: string;
  source: string;
  flags: string;
}

export interface FoundRegularExpressions {
  /** Literals, and patterns of JSON schemas. */
  expressions: FoundRegularExpression[];
  /** Files that build expressions at run time. */
  filesThatBuild: string[];
}

/** Finds all regular expressions in the code of a folder: literals and patterns of JSON schemas. */
export async function findRegularExpressions(root: string, folder: string): Promise<FoundRegularExpressions> {
  const expressions: FoundRegularExpression[] = [];
  const filesThatBuild = new Set<string>();
  const files = (await filesUnder(join(root, folder))).filter((file) => /\.tsx?$/.test(file));
  for (const name of files) {
    const file = `${folder}/${name}`;
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        expressions.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
      } else if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
        filesThatBuild.add(file);
      } else if (ts.isPropertyAssignment(node) && node.name.getText() === 'pattern') {
        // Ajv uses the flag u for patterns.
        if (ts.isStringLiteralLike(node.initializer)) {
          expressions.push({ file, source: node.initializer.text, flags: 'u' });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, await readFile(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true));
  }
  return { expressions, filesThatBuild: [...filesThatBuild] };
}
