import { parseAst } from 'rolldown/parseAst';

/** Used for a package that is passed on as a whole, so that its needed exports are unknown. */
const ALL = '*';

const METHODS = new Set(['post', 'put', 'delete']);

/**
 * Requirements of a remote's server build: the names that it uses of each shared package, and its API operations.
 * `packages` are the shared names, `operations` those in `openapi.json`, such as `get /api/rankings`.
 */
export function usesOf(sources, { packages, operations }) {
  const exports = {};
  const called = new Set();
  const methods = methodsByPath(operations);
  for (const source of sources) {
    const tree = parseAst(source);
    readExports(tree, packages, (name, used) => (exports[name] ??= new Set()).add(used));
    readCalls(tree, methods, (method, path) => called.add(`${method} ${path}`));
  }
  return {
    exports: Object.fromEntries(
      Object.keys(exports)
        .sort()
        .map((name) => [name, exports[name].has(ALL) ? [ALL] : [...exports[name]].sort()]),
    ),
    operations: [...called].sort(),
  };
}

function methodsByPath(operations) {
  const paths = new Map();
  for (const operation of operations) {
    const [method, path] = operation.split(' ');
    paths.set(path, [...(paths.get(path) ?? []), method]);
  }
  return paths;
}

function forEachChild(node, visit) {
  for (const key in node) {
    const value = node[key];
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      for (const child of value) if (typeof child?.type === 'string') visit(child, key);
    } else if (typeof value.type === 'string') visit(value, key);
  }
}

function isFunction({ type }) {
  return (
    type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration'
  );
}

/** Calls `found` with package and name for each read of an export. */
function readExports(tree, packages, found) {
  const modules = modulesOfPackages(tree, packages);
  const packageOf = (node) => {
    if (node?.type !== 'CallExpression') return undefined;
    const asked = node.arguments[0]?.value;
    if (node.callee.name === 'require') return packages.includes(asked) ? asked : undefined;
    return node.callee.name === '__webpack_require__' ? modules.get(asked) : undefined;
  };
  const visit = (node, outer) => {
    const scope = isFunction(node) || node === tree ? scopeOf(node, outer, packageOf) : outer;
    forEachChild(node, (child, key) => {
      const used = packageOf(child) ?? (child.type === 'Identifier' ? scope.get(child.name) : undefined);
      if (used === undefined) return visit(child, scope);
      for (const name of namesRead(node, key, child)) found(used, name);
    });
  };
  visit(tree, new Map());
}

/** Names read from a package whose value is at `key` of `parent`. */
function namesRead(parent, key, node) {
  const isValue = node.type === 'CallExpression';
  switch (parent.type) {
    case 'MemberExpression':
      if (key === 'property') return parent.computed ? [ALL] : [];
      return [parent.computed ? (parent.property.value ?? ALL) : parent.property.name];
    case 'Property':
      return key === 'key' && !parent.computed ? [] : [ALL];
    case 'VariableDeclarator':
      if (key === 'id' || (isValue && parent.id.type === 'Identifier')) return [];
      return namesInPattern(parent.id) ?? [ALL];
    case 'AssignmentExpression':
      return isValue && isModuleExports(parent.left) ? [] : [ALL];
    case 'ExpressionStatement':
      return [];
    default:
      return [ALL];
  }
}

/** Keys of `{ a, b: c }`; undefined for any other pattern. */
function namesInPattern({ type, properties }) {
  if (type !== 'ObjectPattern') return undefined;
  const names = properties.map(({ key, computed }) => (computed ? undefined : (key?.name ?? key?.value)));
  return names.includes(undefined) ? undefined : names;
}

function isModuleExports({ type, property }) {
  return type === 'MemberExpression' && property.name === 'exports';
}

/** Ids of modules in the bundle that only export a package: `react(module) { module.exports = require('react') }`. */
function modulesOfPackages(tree, packages) {
  const modules = new Map();
  const visit = (node) => {
    if (node.type === 'Property' && isFunction(node.value)) {
      const { body: statements } = node.value.body;
      // A directive may come first. The arrow function may also return a class, whose body is no list of statements.
      const { left, right } = (Array.isArray(statements) && statements.at(-1)?.expression) || {};
      const asked = right?.callee?.name === 'require' ? right.arguments[0]?.value : undefined;
      if (packages.includes(asked) && isModuleExports(left))
        modules.set(node.key.value ?? node.key.name, asked);
    }
    forEachChild(node, visit);
  };
  visit(tree);
  return modules;
}

/** Variables of a function that contain a package. Its own variables hide those around it. */
function scopeOf(node, outer, packageOf) {
  const scope = new Map(outer);
  for (const { name } of node.params ?? []) scope.delete(name);
  const visit = (inner) => {
    if (isFunction(inner)) return;
    if (inner.type === 'VariableDeclarator' && inner.id.type === 'Identifier') {
      const held = packageOf(inner.init);
      if (held === undefined) scope.delete(inner.id.name);
      else scope.set(inner.id.name, held);
    }
    forEachChild(inner, visit);
  };
  forEachChild(node, visit);
  return scope;
}

/**
 * Calls `found` with method and path for each operation that the code calls. The method is the argument before the
 * path, or GET. A path outside a call, such as in a list, counts for every method.
 */
function readCalls(tree, methods, found) {
  const constants = new Map();
  const called = new Set();
  const elsewhere = new Set();
  const calls = [];
  const visit = (node) => {
    if (node.type === 'CallExpression') calls.push(node.arguments);
    if (node.type === 'VariableDeclarator' && methods.has(node.init?.value)) {
      constants.set(node.id.name, node.init.value);
    }
    forEachChild(node, (child, key) => {
      const isArgument = node.type === 'CallExpression' && key === 'arguments';
      if (child.type === 'Literal' && !isArgument && methods.has(child.value)) elsewhere.add(child.value);
      visit(child);
    });
  };
  visit(tree);
  const pathOf = (node) => (node?.type === 'Identifier' ? constants.get(node.name) : node?.value);
  for (const [first, second] of calls) {
    const [method, path] = METHODS.has(first?.value) ? [first.value, pathOf(second)] : ['get', pathOf(first)];
    if (!methods.get(path)?.includes(method)) continue;
    called.add(path);
    found(method, path);
  }
  for (const path of elsewhere) {
    if (!called.has(path)) methods.get(path).forEach((method) => found(method, path));
  }
}
