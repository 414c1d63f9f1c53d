// Writes the public surface of the built package as text, so that each change of it shows in a diff.
// Without `--update` it only compares, and fails when the report in git is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

const reportPath = 'test/golden/api.md';

/** @type {{ name: string, exports: Record<string, { import?: { types: string } }> }} */
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

const entries = Object.entries(manifest.exports).flatMap(([subpath, conditions]) =>
  conditions.import?.types === undefined
    ? []
    : [{ name: manifest.name + subpath.slice(1), path: resolve(conditions.import.types) }],
);

const program = ts.createProgram({
  rootNames: entries.map(({ path }) => path),
  options: {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    removeComments: true,
  },
});
const checker = program.getTypeChecker();
const printer = ts.createPrinter({ removeComments: true });

/** @type {(symbol: ts.Symbol) => ts.Symbol} */
const settled = (symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** @type {(symbol: ts.Symbol) => readonly ts.Declaration[]} */
const ownDeclarations = (symbol) =>
  (settled(symbol).declarations ?? []).filter((declaration) =>
    declaration.getSourceFile().fileName.startsWith(resolve('dist')),
  );

/** @type {(declaration: ts.Declaration) => ts.Node} */
const statementOf = (declaration) =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;

/** @type {(declaration: ts.Declaration) => string} */
const textOf = (declaration) =>
  printer
    .printNode(ts.EmitHint.Unspecified, statementOf(declaration), declaration.getSourceFile())
    .replace(/^(export )?(declare )?/, '');

/** @type {(symbol: ts.Symbol) => string} */
const linesOf = (symbol) => ownDeclarations(symbol).map(textOf).join('\n');

/** @type {(path: string) => ts.Symbol[]} */
const exportsOf = (path) => {
  const file = program.getSourceFile(path);
  const symbol = file && checker.getSymbolAtLocation(file);
  if (symbol === undefined) throw new Error(`${path} is missing or exports nothing: build first`);
  return checker.getExportsOfModule(symbol).sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** @type {(node: ts.Node) => ts.Symbol[]} */
const mentionsIn = (node) => {
  const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
  /** @type {ts.Node[]} */
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return [...(symbol ? [settled(symbol)] : []), ...children.flatMap(mentionsIn)];
};

/** @type {(symbol: ts.Symbol) => boolean} */
const isTopLevel = (symbol) =>
  ownDeclarations(symbol).some((declaration) => ts.isSourceFile(statementOf(declaration).parent));

/**
 * What exports mention and no entry exports: users meet it all the same.
 * @type {(exported: ReadonlySet<ts.Symbol>) => ts.Symbol[]}
 */
const mentionedBy = (exported) => {
  const found = new Set(exported);
  for (const symbol of found) {
    const mentions = ownDeclarations(symbol).flatMap(mentionsIn);
    for (const mention of mentions.filter(isTopLevel)) found.add(mention);
  }
  return [...found].filter((symbol) => !exported.has(symbol));
};

/** @type {(title: string, body: readonly string[]) => string} */
const section = (title, body) => `## ${title}\n\n\`\`\`ts\n${body.join('\n')}\n\`\`\`\n`;

/**
 * The entry that shows a symbol in full: the first subpath that exports it, or else the root.
 * @type {() => Map<ts.Symbol, string>}
 */
const homesOf = () => {
  const homes = new Map();
  for (const { name, path } of [...entries.slice(1), ...entries.slice(0, 1)])
    for (const symbol of exportsOf(path).map(settled))
      if (!homes.has(symbol)) homes.set(symbol, name);
  return homes;
};

/** @type {(symbol: ts.Symbol, entry: string, homes: ReadonlyMap<ts.Symbol, string>) => string} */
const entryLine = (symbol, entry, homes) => {
  const { name } = settled(symbol);
  const home = homes.get(settled(symbol));
  const alias = name === symbol.name ? '' : `// ${symbol.name} is ${name}\n`;
  return alias + (home === entry ? linesOf(symbol) : `// ${name}: see ${home}`);
};

const report = () => {
  const homes = homesOf();
  const sections = entries.map(({ name, path }) =>
    section(
      name,
      exportsOf(path).map((symbol) => entryLine(symbol, name, homes)),
    ),
  );
  const hidden = mentionedBy(new Set(homes.keys())).map(linesOf).sort();
  return ['# Public surface\n', ...sections, section('Mentioned, not exported', hidden)].join('\n');
};

const current = report();
if (process.argv.includes('--update')) writeFileSync(reportPath, current);
else if (!existsSync(reportPath) || readFileSync(reportPath, 'utf8') !== current) {
  console.error(`${reportPath} is stale: run \`npm run api:update\` and look at the diff`);
  process.exitCode = 1;
}
