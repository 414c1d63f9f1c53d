/** What the entries of the package export, as the TypeScript compiler sees it, and what of it has no docstring. */
import { posix } from 'node:path';
import ts from 'typescript';

/** An exported name, and the declarations behind it: several where a function is overloaded. */
interface Export {
  readonly name: string;
  readonly declarations: readonly ts.Declaration[];
}

const textOf = (comment: ts.JSDoc['comment']): string =>
  (ts.getTextOfJSDocComment(comment) ?? '').trim();

const hasDocstring = (node: ts.Node): boolean =>
  ts
    .getJSDocCommentsAndTags(node)
    .some((found) => ts.isJSDoc(found) && textOf(found.comment) !== '');

/** The tags of a function type stand at its alias, where the compiler does not look for them. */
function tagsOf(parameter: ts.ParameterDeclaration): readonly ts.JSDocParameterTag[] {
  const alias = parameter.parent.parent;
  if (!ts.isTypeAliasDeclaration(alias)) return ts.getJSDocParameterTags(parameter);
  const name = parameter.name.getText();
  return ts
    .getJSDocTags(alias)
    .filter(ts.isJSDocParameterTag)
    .filter((tag) => tag.name.getText() === name);
}

const hasTag = (parameter: ts.ParameterDeclaration): boolean =>
  tagsOf(parameter).some(({ comment }) => textOf(comment) !== '');

const untagged = (parameters: readonly ts.ParameterDeclaration[], path: string): string[] =>
  parameters.filter((one) => !hasTag(one)).map(({ name }) => `${path}(${name.getText()})`);

const isMember = (node: ts.Node): node is ts.TypeElement | ts.ClassElement =>
  (ts.isTypeElement(node) || ts.isClassElement(node)) && node.name !== undefined;

/** Members at any depth without a docstring, and parameters of methods and constructors without a tag. */
function undocumentedBelow(node: ts.Node, path: string): string[] {
  if (ts.isBlock(node)) return [];
  const isNamed = isMember(node);
  const own = isNamed ? `${path}.${node.name?.getText()}` : path;
  const isCalled =
    ts.isMethodSignature(node) || ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node);
  const missing = [
    ...(isNamed && !hasDocstring(node) ? [own] : []),
    ...(isCalled ? untagged(node.parameters, own) : []),
  ];
  ts.forEachChild(node, (child) => void missing.push(...undocumentedBelow(child, own)));
  return missing;
}

/** The parameters an export is called with; those of a constant with a type stand at the type. */
function parametersOf(node: ts.Declaration): readonly ts.ParameterDeclaration[] {
  if (ts.isFunctionDeclaration(node)) return node.parameters;
  if (ts.isTypeAliasDeclaration(node) && ts.isFunctionTypeNode(node.type)) {
    return node.type.parameters;
  }
  if (!ts.isVariableDeclaration(node) || node.type !== undefined) return [];
  const { initializer } = node;
  return initializer && ts.isArrowFunction(initializer) ? initializer.parameters : [];
}

function undocumentedIn({ name, declarations }: Export): string[] {
  const documented = declarations.find(hasDocstring);
  if (documented === undefined) return [name];
  const members = declarations.filter(
    (one) =>
      ts.isInterfaceDeclaration(one) ||
      ts.isTypeAliasDeclaration(one) ||
      ts.isClassDeclaration(one),
  );
  return [
    ...untagged(parametersOf(documented), name),
    ...members.flatMap((one) => undocumentedBelow(one, name)),
  ];
}

function exportsOf(program: ts.Program, entry: string): Export[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${entry} exports nothing`);
  return checker.getExportsOfModule(module).map((symbol) => {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
    return { name: symbol.name, declarations: target.declarations ?? [] };
  });
}

/** The undocumented exports, properties, methods and parameters of these entries, each once, by name. */
export function undocumented(entries: readonly string[]): readonly string[] {
  const paths = entries.map((entry) => posix.resolve(entry));
  const program = ts.createProgram(paths, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const found = paths.flatMap((path) => exportsOf(program, path)).flatMap(undocumentedIn);
  return [...new Set(found)].sort();
}
