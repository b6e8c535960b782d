/**
 * Measures the size and shape of the source: `npm run figures`, or with `--json` for machines. With `--click` what the page
 * runs for single inputs (tools/measure/clicks.ts).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { posix } from 'node:path';
import ts from 'typescript';

/** Types of the members that a game provides, by the file that declares them. */
const GAME_TYPES = {
  'src/table/define-game.ts': 'GameSpec',
  'src/table/game/start-screen.ts': 'StartScreenSpec',
};
const SMALL = 20;

if (process.argv.includes('--click')) {
  const { status } = spawnSync(process.execPath, ['tools/measure/run.mjs', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

const tracked = ['src', 'tests', 'scripts', 'tools', 'server/src', '.'].flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => posix.join(parentPath.replaceAll('\\', '/'), name)),
);
const read = (path: string): string => readFileSync(path, 'utf8');
const linesOf = (text: string): number => text.split('\n').length - 1;

// Declarations of messages are generated, so they are left out.
const sources = tracked.filter((path) => /^src\/.*\.tsx?$/.test(path) && !/\.d\.(ftl\.)?ts$/.test(path));
const texts = new Map(sources.map((path) => [path, read(path)]));
const total = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + linesOf(read(path)), 0);

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, texts.get(path)!, ts.ScriptTarget.Latest, true);

function countNodes(paths: readonly string[], counts: (node: ts.Node) => boolean): number {
  let found = 0;
  const visit = (node: ts.Node): void => {
    if (counts(node)) found++;
    ts.forEachChild(node, visit);
  };
  for (const path of paths) visit(parse(path));
  return found;
}

const inFolders = (...folders: readonly string[]): string[] =>
  sources.filter((path) => folders.some((folder) => path.startsWith(folder)));

const isCast = (node: ts.Node): boolean =>
  ts.isAsExpression(node) && !(ts.isTypeReferenceNode(node.type) && node.type.getText() === 'const');

const isModuleLet = (node: ts.Node): boolean =>
  ts.isVariableStatement(node) &&
  ts.isSourceFile(node.parent) &&
  Boolean(node.declarationList.flags & ts.NodeFlags.Let);

const isClimbing = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) && /^'(\.\.\/){4,}/.test(node.moduleSpecifier.getText());

const isStore = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^(create|createStore)$/.test(node.expression.getText());

/** Counts the members that a game must provide: in `GameSpec`, `StartScreenSpec` and their required parts. */
function countRequired(): number {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => read(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram(Object.keys(GAME_TYPES), options);
  const checker = program.getTypeChecker();
  const isOptional = ({ flags }: ts.Symbol): boolean => Boolean(flags & ts.SymbolFlags.Optional);
  const isPart = (type: ts.Type): boolean =>
    Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) &&
    !type.getCallSignatures().length &&
    !checker.isArrayType(type) &&
    !checker.isTupleType(type) &&
    type.getProperties().some((member) => checker.getTypeOfSymbol(member).getCallSignatures().length);
  const required = (type: ts.Type): number =>
    type
      .getProperties()
      .filter((member) => !isOptional(member))
      .map((member) => checker.getTypeOfSymbol(member))
      .reduce((sum, member) => sum + (isPart(member) ? required(member) : 1), 0);
  return Object.entries(GAME_TYPES).reduce((sum, [path, name]) => {
    const file = program.getSourceFile(path)!;
    const declaration = file.statements.find(
      (one): one is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(one) && one.name.text === name,
    );
    return sum + required(checker.getTypeAtLocation(declaration!));
  }, 0);
}

const games = [...new Set(sources.flatMap((path) => /^src\/games\/([^/]+)\//.exec(path)?.[1] ?? []))];
const mentionsGame = new RegExp(`\\b(${games.join('|')})\\b`);
const shared = tracked.filter(
  (path) =>
    /^(src\/(app|table|kit|games\/[^/]+$)|scripts\/|[^/]+\.(ts|cjs|json)$)/.test(path) &&
    /\.(tsx?|mjs|cjs|json)$/.test(path) &&
    !/^package(-lock)?\.json$/.test(path),
);

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

const figures = {
  lines: total(sources),
  files: sources.length,
  medianLines: median(sources.map((path) => linesOf(texts.get(path)!))),
  smallFiles: sources.filter((path) => linesOf(texts.get(path)!) <= SMALL).length,
  climbingImports: countNodes(sources, isClimbing),
  contractRequired: countRequired(),
  stores: countNodes(inFolders('src/table/', 'src/games/', 'src/app/', 'src/kit/'), isStore),
  moduleLets: countNodes(inFolders('src/table/', 'src/kit/'), isModuleLet),
  casts: countNodes(inFolders('src/games/'), isCast),
  gameNames: shared.filter((path) => mentionsGame.test(read(path))).length,
  cssLines: total(tracked.filter((path) => /^src\/.*\.css$/.test(path))),
  testLines: total(tracked.filter((path) => /^tests\/.*\.tsx?$/.test(path))),
  toolLines: total(tracked.filter((path) => /^(tools|scripts)\/.*\.(ts|mjs)$/.test(path))),
};
type Figure = keyof typeof figures;

/** Maximum of each figure (docs/architecture.md, "Figures"); may be lowered, raised only by an ADR. */
const CEILINGS = JSON.parse(read('tools/ceilings.json')) as Readonly<Partial<Record<Figure, number>>>;

if (process.argv.includes('--check')) {
  const over = (Object.keys(CEILINGS) as Figure[]).filter((name) => figures[name] > CEILINGS[name]!);
  for (const name of over) console.log(`${name}: ${figures[name]}, ${CEILINGS[name]} at most`);
  process.exit(over.length ? 1 : 0);
}

if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
else for (const [name, value] of Object.entries(figures)) console.log(name.padEnd(18), value);
