import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Our own rules, which no published plugin has. Each has a fixture in tools/lint/fixtures. */

const posix = (context) => (context.filename ?? context.getFilename()).replaceAll('\\', '/');

/** Production code of the server and the demo. */
const SERVICES = /services\/(?:demo\/)?src\//;

const isTest = (file) => /\.test\.tsx?$|\/test\//.test(file);

const writesInUnitOfWork = {
  meta: {
    docs: {
      description:
        'save() and transaction() of TypeORM belong to the platform: UnitOfWork.run() is the way to write',
    },
  },
  create(context) {
    const file = posix(context);
    if (!SERVICES.test(file) || file.includes('services/src/platform/persistence/') || isTest(file))
      return {};
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        if (!['save', 'transaction'].includes(callee.property.name)) return;
        context.report({
          node,
          message: `${callee.property.name}() writes past the unit of work. Use UnitOfWork.run() with insert, update or a conditional statement.`,
        });
      },
    };
  },
};

const readsInjected = {
  meta: { docs: { description: 'Services have injected what they read; Database.reader is for commands' } },
  create(context) {
    const file = posix(context);
    if (!SERVICES.test(file) || isTest(file)) return {};
    return {
      MemberExpression(node) {
        const { object, property } = node;
        if (property.name !== 'reader' || object.type !== 'MemberExpression') return;
        if (object.object.type !== 'ThisExpression' || object.property.name !== 'database') return;
        context.report({
          node,
          message: 'Have the repository or the data source injected: @InjectRepository, @InjectDataSource.',
        });
      },
    };
  },
};

let ownerByTable;

function tableOwners(modules) {
  ownerByTable ??= new Map(
    readdirSync(modules, { recursive: true })
      .filter((file) => /\.entit(?:y|ies)\.ts$/.test(file))
      .flatMap((file) =>
        Array.from(
          readFileSync(join(modules, file), 'utf8').matchAll(/@Entity\(\{ name: '(\w+)'/g),
          ([, table]) => [table, file.split(/[\\/]/, 1)[0]],
        ),
      ),
  );
  return ownerByTable;
}

const ownTables = {
  meta: {
    docs: {
      description:
        'A module reads and writes its own tables alone. Others ask its reports.ts; the tables of the game belong to services/src/game',
    },
  },
  create(context) {
    const file = posix(context);
    const [, modules, own] = /^(.*\/services\/src\/modules)\/([^/]+)\//.exec(file) ?? [];
    if (own === undefined || isTest(file) || file.endsWith('/migrations.ts')) return {};
    const owners = tableOwners(modules);
    function check(node, text) {
      for (const [table] of text.matchAll(/\bportal_\w+/g)) {
        const owner = owners.get(table);
        if (owner !== undefined && owner !== own)
          context.report({ node, message: `${table} belongs to modules/${owner}: ask its reports.ts.` });
      }
    }
    return {
      ImportDeclaration(node) {
        const [, owner] = /^(?:\.\.\/)+([^/.]+)\/index\.js$/.exec(node.source.value) ?? [];
        if (owner === undefined || ![...owners.values()].includes(owner)) return;
        for (const specifier of node.specifiers) {
          const { name } = specifier.imported ?? {};
          if (name?.endsWith('Entity') === true)
            context.report({
              node: specifier,
              message: `${name} belongs to modules/${owner}: ask its reports.ts.`,
            });
        }
      },
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

const apiClientInQueries = {
  meta: { docs: { description: 'In a remote only *.queries.ts calls the API' } },
  create(context) {
    const file = posix(context);
    if (!/\/mfe-[a-z]+\/src\//.test(file) || /\.queries\.tsx?$/.test(file) || isTest(file)) return {};
    return {
      ImportDeclaration(node) {
        if (node.importKind === 'type') return;
        const values = node.specifiers.filter((specifier) => specifier.importKind !== 'type');
        const callsApi =
          node.source.value.startsWith('@portico/api-client') && values.length > 0
            ? values[0]
            : values.find((specifier) => specifier.imported?.name === 'apiQuery');
        if (callsApi) context.report({ node, message: 'Only *.queries.ts of a feature calls the API.' });
      },
    };
  },
};

const noDoubleAssertion = {
  meta: { docs: { description: '`as unknown as` switches the types off' } },
  create(context) {
    return {
      TSAsExpression(node) {
        if (node.expression.type === 'TSAsExpression') {
          context.report({
            node,
            message: 'Two assertions in a row switch the types off. Narrow the value instead.',
          });
        }
      },
    };
  },
};

const tellingFileNames = {
  meta: { docs: { description: 'A file is named after what it holds' } },
  create(context) {
    return {
      Program(node) {
        const name = basename(posix(context));
        if (/^(?:utils?|helpers?|common|misc|stuff)\b|-(?:utils?|helpers?)\.|x2\b|^new-/.test(name)) {
          context.report({ node, message: `"${name}" says nothing about what is in it.` });
        }
      },
    };
  },
};

const featuresByFolder = new Map();

/** Features of a remote by their group of texts, such as `changeSets` for `change-sets`. */
function featuresIn(folder) {
  let features = featuresByFolder.get(folder);
  if (features === undefined) {
    const names = readdirSync(folder);
    features = new Map(
      names.map((name) => [name.replace(/-./g, ([, letter]) => letter.toUpperCase()), name]),
    );
    featuresByFolder.set(folder, features);
  }
  return features;
}

function keyStart(node) {
  if (node?.type === 'TemplateLiteral') return node.quasis[0].value.raw;
  return typeof node?.value === 'string' ? node.value : '';
}

const ownTexts = {
  meta: {
    docs: {
      description:
        'A remote shows texts of its own: those of others are not loaded with it. A feature shows its own and those of no feature',
    },
  },
  create(context) {
    const file = posix(context);
    const [source, own] = /^.*\/(shell|mfe-[a-z]+)\/src\//.exec(file) ?? [];
    if (own === undefined) return {};
    const features = own === 'shell' ? new Map() : featuresIn(`${source}features`);
    const [, place] = /\/src\/features\/([^/]+)\//.exec(file) ?? [];
    return {
      CallExpression({ callee, arguments: [argument] }) {
        if (callee.name === 'useTexts' && argument?.value !== own)
          context.report({ node: argument, message: `Texts here are those of ${own}.` });
        if (callee.name !== 't') return;
        const key = keyStart(argument);
        const feature = features.get(key.split('.', 1)[0]);
        // Links anywhere may use the title of the page that they lead to.
        if (feature === undefined || feature === place || /^[^.]+\.title$|\.meta\.title$/.test(key)) return;
        context.report({
          node: argument,
          message: `"${key}" is a text of features/${feature}. Give what several show a group of its own.`,
        });
      },
    };
  },
};

const suppressionHasReason = {
  meta: { docs: { description: 'A lint suppression carries its reason' } },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (
            /^\s*(?:oxlint|eslint|stylelint)-disable/.test(comment.value) &&
            !/--\s*\S{3}/.test(comment.value)
          ) {
            context.report({
              node: comment,
              message: 'Say why, after two dashes: oxlint-disable-line rule -- reason',
            });
          }
        }
      },
    };
  },
};

export default {
  meta: { name: 'portico' },
  rules: {
    'writes-in-unit-of-work': writesInUnitOfWork,
    'reads-injected': readsInjected,
    'own-tables': ownTables,
    'api-client-in-queries': apiClientInQueries,
    'no-double-assertion': noDoubleAssertion,
    'telling-file-names': tellingFileNames,
    'own-texts': ownTexts,
    'suppression-has-reason': suppressionHasReason,
  },
};
